import { expect, test } from "vitest";
import { samplesBehind, shareWithin } from "../src/logic/precision";

const plain = (text: string) => text.replace(/\s/g, " ");

test("a share has the error that the report's shares have", () => {
  const samples = samplesBehind([
    { share: 0.65, error: 0.03 },
    { share: 0, error: null },
  ]);
  expect(samples).toBeCloseTo((0.65 * 0.35) / 0.0009);
  expect(plain(shareWithin(0.65, samples))).toBe("65 % ± 6 %");
  expect(plain(shareWithin(0.02, samples))).toBe("2.0 % ± 1.8 %");
});

test("where no error is known none is shown", () => {
  expect(samplesBehind([{ share: 0.5, error: null }])).toBe(0);
  expect(plain(shareWithin(0.5, 0))).toBe("50.0 %");
});
