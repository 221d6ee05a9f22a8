import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { addresses } from "./addresses";
import { BUNDLES } from "./bundles";
import { compressed } from "./compress";
import { faces } from "./faces";
import { installable } from "./installable";
import { printedMatter } from "./printed-matter";
import { worker } from "./worker";

const SERVER = process.env.IMPERIOS_SERVER ?? "http://127.0.0.1:8006";

export default defineConfig({
  plugins: [faces(), printedMatter(), svelte(), addresses(), installable(), worker(), compressed()],
  build: {
    target: "es2022",
    // Styles may come from our own files only, so nothing is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: BUNDLES } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
