import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { envOnlyMacros } from "vite-env-only";
import { scriptFile } from "./build-steps/script-files";
import { refuseServerCode } from "./build-steps/server-code";
import remixConfig from "./remix.config.js";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");

/** Builds the storefront: `build/client` for browsers, `build/server` for the host (docs/decisions/0121). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [envOnlyMacros(), remix(remixConfig), refuseServerCode(root)],
  resolve: { alias: { "~": `${root}/app` } },
  build: {
    // The host serves `public` as it is.
    copyPublicDir: false,
    // Files of the build have the address /build/….
    assetsDir: "build",
    assetsInlineLimit: 0,
    // postcss.config.js has done it, for the browsers of package.json.
    cssMinify: false,
    modulePreload: false,
    reportCompressedSize: false,
    ...(isSsrBuild ? FOR_THE_HOST : FOR_BROWSERS),
  },
  // Where a page's script cannot be had, Remix reloads the page that one is on; app/browser/go-on.ts goes on instead.
  define: command === "build" && !isSsrBuild ? { "window.location.reload": "window.goOn" } : {},
}));

const FOR_THE_HOST = {
  target: "node20",
  minify: false,
  // One file, so that a test can load a copy of the storefront with its own settings.
  rollupOptions: { output: { inlineDynamicImports: true } },
} as const;

const FOR_BROWSERS = {
  target: "es2018",
  minify: "terser",
  terserOptions: { ecma: 2018, module: true, compress: { passes: 4, hoist_vars: true } },
  rollupOptions: { output: { manualChunks: scriptFile } },
} as const;
