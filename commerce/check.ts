import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clock } from "./calendar";
import { checkShop, checkWords } from "./checks/run";
import { runCommand, withDatabase } from "./database/command-line";

/** The session secrets as the shop would have them, from the environment or its folder; undefined if neither has one. */
function secretsOfEnvironment(env: NodeJS.ProcessEnv = process.env): string[] | undefined {
  if (env["SESSION_SECRET"]) return env["SESSION_SECRET"].split(",").map((secret) => secret.trim());
  const file = join(env["DATA_DIR"] || "data", "session-secret");
  return existsSync(file) ? [readFileSync(file, "utf8").trim()] : undefined;
}

/** `npm run check`: whether the data of a shop agrees with itself. It writes nothing; the exit code is 0 if all holds. */
await runCommand(async () => {
  const checked = await withDatabase((db) => checkShop(db, clock(), secretsOfEnvironment()));
  console.log(checkWords(checked));
  if (checked.some(({ exceptions }) => exceptions.length > 0)) process.exitCode = 1;
});
