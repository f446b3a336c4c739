import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A shop that a test speaks to, wherever it runs. */
export interface RunningShop {
  url: string;
  /** The folder of its API. */
  dataDir: string;
  /** Where its API is, if that is a process of its own. */
  remote?: { url: string; clientSecret: string; storefrontDir: string };
  /** Stops it as an operator would, and waits until its files are written. */
  stop(): Promise<void>;
}

/** What a shop's storefront seals its cookies with. */
export const secretOf = ({ dataDir, remote }: RunningShop): string =>
  readFileSync(join(remote?.storefrontDir ?? dataDir, "session-secret"), "utf8").trim();

/** Where a shop's API listens, and what its storefront proves itself with there. */
export const apiOf = (shop: RunningShop): { url: string; clientSecret: string } =>
  shop.remote ?? { url: shop.url, clientSecret: `embedded-${secretOf(shop)}` };

/** A shop in a process of its own. */
export interface ShopProcess extends RunningShop {
  /** Stops it as a power cut would. */
  kill(): Promise<void>;
  /** Sends a signal and does not wait. */
  signal(signal: "SIGTERM" | "SIGHUP" | "SIGINT"): void;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** What it wrote, for tests that read the log. */
  output(): string;
}

/** The settings of every shop of the browser tests. */
export const SETTINGS = {
  NODE_ENV: "production" as const,
  PORT: "0",
  LOG_LEVEL: "error",
  SIGN_IN_LIMIT: "0",
  DRAIN_DELAY_MS: "0",
  DEMO_WAREHOUSE_SECONDS: "0",
};

/**
 * Starts the built host on a free port with its own data folder.
 * @param root the repository, or an earlier state of it, that was built.
 * @param openFiles the most files that its process may have open; as many as this one by default.
 */
export async function startShop(
  dataDir: string,
  env: Record<string, string> = {},
  root = ".",
  openFiles?: number,
): Promise<ShopProcess> {
  if (!existsSync(join(root, "build/host.js")))
    throw new Error("There is no build. Run `npm run build` first.");
  const node = [process.execPath, "--enable-source-maps", "build/host.js"];
  const [program = "", ...args] = openFiles
    ? ["bash", "-c", `ulimit -n ${openFiles} && exec "$@"`, "bash", ...node]
    : node;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...SETTINGS, DATA_DIR: resolve(dataDir), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((open, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Kitroom is open: (\S+)/.exec(output)?.[1];
      if (address) open(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The shop did not start:\n${output}`)));
  });
  const ended = new Promise<number | null>((over) => child.once("exit", (code) => over(code)));
  return {
    url,
    dataDir,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    ended,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
