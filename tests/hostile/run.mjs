/** `npm run hostile -- --runs 300 --seed 7`: the hostile harness for longer, or as it failed once. */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "200" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
console.log(`Hostile: ${values.runs} runs of each property, seed ${values.seed}`);
const env = { ...process.env, HOSTILE_RUNS: values.runs, HOSTILE_SEED: values.seed };
const args = ["vitest", "run", "tests/hostile", "--testTimeout", "3600000"];
process.exitCode = spawnSync("npx", args, { stdio: "inherit", env }).status ?? 1;
