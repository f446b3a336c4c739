import { transform } from "esbuild";
import { parse } from "acorn";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { withAssign } from "../../build-steps/spread-objects.mjs";

const lowered = async (code: string): Promise<string> => {
  const { code: written } = await transform(code, { supported: { "object-rest-spread": false } });
  return withAssign(written, "a test");
};
const valueOf = (code: string): unknown => runInNewContext(`(() => { ${code}; return made; })()`);

test.each([
  "const made = { ...{ a: 1, b: 2 }, b: 3, c: 4 };",
  "const made = { a: 0, ...{ a: 1 }, ...null, ...undefined, ...(false && { d: 1 }) };",
  "const made = { ...{ a: 1 }, nested: { b: 2, ...{ c: 3 } }, ...[7] };",
  "const { a, ...made } = { a: 1, b: 2 };",
])("[SH-12] an object is the same without its spread: %s", async (code) => {
  const plain = await lowered(code);
  expect(plain).not.toContain("{ ...");
  expect(valueOf(plain)).toEqual(valueOf(code));
});

test("[SH-12] lines keep their numbers", async () => {
  const code = "const made = { ...{ a: 1 }, b: 2 };";
  const { code: written } = await transform(code, { supported: { "object-rest-spread": false } });
  const lines = (text: string) => text.split("\n").findIndex((line) => line.includes("made"));
  expect(lines(await lowered(code))).toBe(lines(written));
});

test.runIf(process.versions.node.startsWith("20."))("[SH-12] the server's files have no spread", () => {
  for (const file of ["build/host.js", "build/index.js"]) {
    const spreads: string[] = [];
    JSON.stringify(
      parse(readFileSync(file, "utf8"), { ecmaVersion: 2023, sourceType: "module" }),
      (key, value) => {
        const node = value as { type?: string; properties?: { type: string }[] } | null;
        if (
          node?.type === "ObjectExpression" &&
          node.properties?.some(({ type }) => type === "SpreadElement")
        ) {
          spreads.push(file);
        }
        return typeof value === "bigint" ? String(value) : (value as unknown);
      },
    );
    expect(spreads).toEqual([]);
  }
});
