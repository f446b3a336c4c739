/**
 * `npm run operate -- [NAME…] [--database pglite|postgresql|both]`: tries what docs/operations promise on the built
 * shop, step by step. It prints one line for each, and ends with 0 if all passed.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { KINDS, type Kind } from "../support/place";
import { Missing, type Step } from "./step";
import { STEPS } from "./steps";

type Outcome = "passed" | "failed" | "skipped";

async function outcomeOf(step: Step, kind: Kind): Promise<[Outcome, string]> {
  try {
    return ["passed", await step.run(kind)];
  } catch (error) {
    const missing = error instanceof Missing && step.optional;
    return [missing ? "skipped" : "failed", error instanceof Error ? error.message : String(error)];
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { database: { type: "string", default: "both" } },
  });
  if (!existsSync("build/host.js")) throw new Error("There is no build. Run npm run build first.");
  const unknown = positionals.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(", ")}; there are ${STEPS.map(({ name }) => name).join(", ")}.`);
  const kinds = KINDS.filter((kind) => ["both", kind].includes(values.database));
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const step of STEPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    for (const kind of kinds.filter((one) => (step.on ?? KINDS).includes(one))) {
      const started = performance.now();
      const [outcome, counted] = await outcomeOf(step, kind);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${outcome.padEnd(7)} ${step.name} on ${kind} (${seconds} s): ${counted}`);
      sum[outcome] += 1;
    }
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

await main();
