import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** A server in a process of its own, measured from outside through /proc (Linux). */
export interface Server {
  url: string;
  /** From the start of the process to its first line with an address. */
  startSeconds: number;
  /** CPU time used so far, all threads, user and system. */
  cpuMs(): number;
  rssMb(): number;
  stop(): Promise<void>;
}

const running = new Set<() => void>();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopAll(130));

function stopAll(code: number): never {
  for (const kill of running) kill();
  process.exit(code);
}

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Starts a Node program that prints its address, and waits for it. */
export async function startServer(args: string[], env: Record<string, string | undefined>): Promise<Server> {
  if (!existsSync("/proc/self/stat")) throw new Error("The bench reads /proc, so it runs on Linux only.");
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", DRAIN_DELAY_MS: "0", DEMO_WAREHOUSE_SECONDS: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => void child.kill("SIGKILL");
  running.add(kill);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  void ended.then(() => running.delete(kill));
  const url = await new Promise<string>((done, fail) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/\S+:\d+/.exec(output)?.[0];
      if (address) done(address.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => fail(new Error(`${args.join(" ")} did not start:\n${output}`)));
  });
  const proc = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, "utf8");
  return {
    url,
    startSeconds: (performance.now() - started) / 1000,
    cpuMs() {
      // Fields 14 and 15 of stat, counted after the name, which may hold spaces.
      const fields = proc("stat").split(") ")[1]!.split(" ");
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    },
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(proc("status"))![1]) / 1024,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
