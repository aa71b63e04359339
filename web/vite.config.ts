import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { icons } from "./scripts/icons.js";
import { texts } from "./scripts/texts.js";

const SERVER = "http://127.0.0.1:8790";

export default defineConfig({
  plugins: [icons(), texts(), svelte()],
  build: {
    outDir: "../src/grimoire/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts and pictures are files of ours: the policy allows no others
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // texts and rulebooks are the Python side's own files
    proxy: {
      "/api": { target: SERVER, ws: true },
      "^/t/[^/]+/qr\\.svg": SERVER,
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
