import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build } from "vite";
import { refuseServerCode } from "../../build-steps/server-code";

const root = mkdtempSync(join(tmpdir(), "kitroom-server-code-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Builds a page that uses another file, as the storefront is built for browsers. */
function pageThatUses(file: string) {
  const used = join(root, file);
  mkdirSync(dirname(used), { recursive: true });
  writeFileSync(used, "export const used = globalThis.anything;");
  writeFileSync(join(root, "page.js"), `import { used } from "./${file}"; console.log(used);`);
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [refuseServerCode(root)],
    build: { write: false, rollupOptions: { input: join(root, "page.js") } },
  });
}

test.each(["commerce/index.js", "node_modules/zod/index.js", "node_modules/@conform-to/zod/index.js"])(
  "[API-1] a build whose browser files would hold %s fails",
  async (file) => {
    await expect(pageThatUses(file)).rejects.toThrow(
      `Code of the server would reach browsers: ${root}/${file} in`,
    );
  },
);

test("[API-1] what pages may use is no reason", async () => {
  await expect(pageThatUses("app/ui/button.js")).resolves.toBeDefined();
});
