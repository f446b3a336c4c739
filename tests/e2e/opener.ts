import { fork } from "node:child_process";
import { SETTINGS, type RunningShop } from "./host";

/** A process that opens one shop after the other, each on its own data folder and port. */
export interface Opener {
  open: (dataDir: string) => Promise<RunningShop>;
  end: () => void;
}

/** What the process is told, and what it answers. */
export interface Told {
  verb: "open" | "stop";
  dataDir: string;
}
interface Answer {
  dataDir: string;
  url?: string;
  fault?: string;
}

/**
 * Most of a host's start is reading its code and compiling the database's, and its first pages are slow: a process
 * that has opened a shop before does neither again.
 * @param secret the session secret of the data folders, which are copies of one.
 */
export function startOpener(secret: string): Opener {
  const child = fork("tests/e2e/open-shops.mjs", {
    env: { ...process.env, ...SETTINGS, SESSION_SECRET: secret },
    execArgv: ["--enable-source-maps"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ask = (told: Told) =>
    new Promise<Answer>((resolve, reject) => {
      const ended = () =>
        reject(new Error(`The process of the shops ended before it could ${told.verb} one.`));
      const heard = (answer: Answer) => {
        if (answer.dataDir !== told.dataDir) return;
        child.off("message", heard);
        child.off("exit", ended);
        if (answer.fault) reject(new Error(answer.fault));
        else resolve(answer);
      };
      child.on("message", heard);
      child.once("exit", ended);
      child.send(told);
    });
  return {
    open: async (dataDir) => {
      const { url } = await ask({ verb: "open", dataDir });
      return { url: url!, dataDir, stop: async () => void (await ask({ verb: "stop", dataDir })) };
    },
    end: () => void child.kill(),
  };
}
