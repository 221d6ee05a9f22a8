import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { printedMatter } from "./printed-matter";

export default defineConfig({
  plugins: [printedMatter(), svelte(), svelteTesting()],
  test: { environment: "jsdom", include: ["src/**/*.test.ts", "tests/**/*.unit.ts"] },
});
