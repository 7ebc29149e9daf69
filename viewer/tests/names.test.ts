import { expect, test } from "vitest";
import { shortName } from "../src/logic/names";

test.each([
  ["main", 10, "main"],
  ["solve(double const*, int)", 12, "solve"],
  ["std::vector<int, std::allocator<int>>::push_back(int&&)", 30, "std::vector<…>::push_back"],
  ["namespace_a::namespace_b::Class::method(int)", 20, "…Class::method"],
  ["a_rather_long_function_name", 11, "a_rat…_name"],
  ["(anonymous namespace)::kernel(int)", 40, "(anonymous namespace)::kernel(int)"],
  ["App::operator()(int)", 18, "…operator()(int)"],
  ["operator<<(std::ostream&, A)", 12, "operator<<"],
  ["abc", 2, "ab"],
  ["abc", 0, ""],
])("%s in %i", (name, most, short) => {
  expect(shortName(name, most)).toBe(short);
  expect(shortName(name, most).length).toBeLessThanOrEqual(Math.max(most, 0));
});

test("a name of 10 kB", () => {
  expect(shortName("<".repeat(10_000), 20).length).toBe(20);
});
