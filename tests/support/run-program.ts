import { spawn } from "node:child_process";
import { SETTINGS } from "../e2e/host";

/** How a program ended. */
export interface Ended {
  status: number | null;
  /** All that it wrote, on both streams. */
  said: string;
}

/**
 * Runs a program of the build, or another one, to its end.
 * @param command the program with its arguments; one of the build by its file, such as `build/check.js`.
 * @param env beside the settings of every shop of the tests.
 * @param patience milliseconds after which it is killed, as one that should have ended by itself.
 */
export function runProgram(
  command: string[],
  env: Record<string, string> = {},
  patience = 900_000,
): Promise<Ended> {
  const [program = "", ...args] = command[0]?.startsWith("build/") ? [process.execPath, ...command] : command;
  const child = spawn(program, args, {
    env: { ...process.env, ...SETTINGS, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const late = setTimeout(() => child.kill("SIGKILL"), patience);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => (said += bytes.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => {
      clearTimeout(late);
      resolve({ status, said });
    });
  });
}
