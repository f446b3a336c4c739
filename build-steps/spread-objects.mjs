/**
 * Node 20 makes an object of `{ ...of, more }` several times slower than `Object.assign({}, of, { more })` does, and
 * what it makes outlives young collections; Node 22 and 24 are faster with the former (docs/decisions/0091). Files
 * that Node 20 builds for itself are written with the latter.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { transform } from "esbuild";

const FAST_SINCE = 22;
const isSlow = Number(process.versions.node.split(".")[0]) < FAST_SINCE;

/** For esbuild: writes the spread of objects with its two helpers, where it is slow. */
export const withoutSpread = isSlow ? { supported: { "object-rest-spread": false } } : {};

/** Their text as esbuild writes it. They go through each property, so `Object.assign` takes their place. */
const HELPERS = {
  __spreadValues: /var __spreadValues = \(a\w*, b\w*\) => \{.*?\n\};/s,
  __spreadProps: /var __spreadProps = [^;]*;/,
};

/** Puts `Object.assign` in the place of the helpers of a file. */
export function assignSpreads(file) {
  const code = readFileSync(file, "utf8");
  writeFileSync(file, withAssign(code, file));
}

/** The same for a file that another compiler wrote. */
export async function lowerSpreads(file) {
  if (!isSlow) return;
  const { code } = await transform(readFileSync(file, "utf8"), {
    ...withoutSpread,
    format: "esm",
    target: "node20",
  });
  writeFileSync(file, withAssign(code, file));
}

/** Code of esbuild, in which the helpers are `Object.assign`. Its lines keep their numbers, for the source map. */
export function withAssign(code, file) {
  for (const [name, helper] of Object.entries(HELPERS)) {
    if (code.includes(`${name}(`) && !helper.test(code)) {
      throw new Error(`${file}: esbuild writes ${name} in another way`);
    }
    code = code.replace(
      helper,
      (was) => `var ${name} = Object.assign;${"\n".repeat(was.split("\n").length - 1)}`,
    );
  }
  return code;
}
