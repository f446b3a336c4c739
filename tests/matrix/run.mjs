/** `npm run matrix` asks both matrices; `npm run matrix -- --write` writes their tables anew. */
import { spawnSync } from "node:child_process";

const write = process.argv.includes("--write");
const env = { ...process.env, ...(write ? { MATRIX: "write" } : {}) };
process.exitCode = spawnSync("npx", ["vitest", "run", "tests/matrix"], { stdio: "inherit", env }).status ?? 1;
