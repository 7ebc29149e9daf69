import { defineConfig } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";

// One page with everything in it: it is opened from file:// and may ask for nothing.
export default defineConfig({
  plugins: [viteSingleFile({ removeViteModuleLoader: true })],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { target: "es2022", cssMinify: true, reportCompressedSize: false },
  // Styles are read by the test of contrast.
  test: { include: ["tests/**/*.test.ts"], css: true },
} as Parameters<typeof defineConfig>[0]);
