import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { hostname, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { privateFolder } from "./private-folder";

/**
 * Exactly one process opens a folder. Each one that wants it listens on a socket of its own beside the folder and asks
 * all others there. A socket ends with its process, so nothing is left that could block after a crash: one that nobody
 * listens on is removed, and since no name is used twice, that never removes somebody else's.
 *
 * A process owns the folder from the moment at which it finds no other that owns it or comes before it. Of two that
 * come at once, the first in the order of names goes on, and the other gives up.
 */

type Claim = { owns: boolean; pid: number; host: string; since: string };

/** Milliseconds for an answer. Whoever is connected and says nothing is busy, and so it is alive. */
const ANSWER_MS = 700;
/** The longest path of a socket that every system takes. */
const LONGEST_PATH = 100;

/** The folder belongs to another process. */
class FolderInUse extends Error {
  constructor(folder: string, { pid, host, since }: Claim) {
    const from = host === "" || host === hostname() ? "" : ` on ${host}`;
    const time = since && ` since ${since.slice(0, 16).replace("T", " ")} UTC`;
    super(
      `The embedded database in ${folder} is in use by process ${pid}${from}${time}. Only one process may open it: ` +
        "stop that one first, or set DATABASE_URL to a PostgreSQL server, which any number of processes may share.",
    );
  }
}

/**
 * Runs something with a short path to a folder, because a system takes no long ones for sockets.
 * @param longest the length of the longest name in it.
 */
async function withShortPath<T>(
  folder: string,
  longest: number,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (Buffer.byteLength(folder) + 1 + longest <= LONGEST_PATH) return work(folder);
  const short = mkdtempSync(join(tmpdir(), "kr-"));
  try {
    symlinkSync(folder, join(short, "d"));
    return await work(join(short, "d"));
  } finally {
    rmSync(short, { recursive: true, force: true });
  }
}

const listen = (server: Server, path: string) =>
  new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(path, () => {
      server.off("error", fail);
      done();
    });
  });

/** What the process of a socket says of itself; undefined if there is none. */
const ask = (path: string, pid: number) =>
  new Promise<Claim | undefined>((done) => {
    let said = "";
    const silent: Claim = { owns: true, pid, host: "", since: "" };
    const socket = connect(path);
    socket.setTimeout(ANSWER_MS, () => finish(silent));
    socket.on("data", (chunk) => (said += chunk.toString()));
    socket.on("end", () => finish(said === "" ? silent : (JSON.parse(said) as Claim)));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      finish(["ECONNREFUSED", "ENOENT", "ECONNRESET"].includes(error.code ?? "") ? undefined : silent),
    );
    function finish(claim: Claim | undefined): void {
      socket.destroy();
      done(claim);
    }
  });

/**
 * Makes this process the only one that may open a folder of the embedded database, which is made if it is not there.
 * @returns a function that gives it up. A process that ends in any way has given it up.
 * @throws FolderInUse if another process, or this one, has it.
 */
export async function ownFolder(folder: string): Promise<() => void> {
  privateFolder(folder);
  const real = realpathSync(folder);
  const beside = dirname(real);
  const prefix = `${basename(real)}.owner.`;
  const name = `${prefix}${process.pid}-${randomBytes(6).toString("hex")}`;
  const claim: Claim = {
    owns: false,
    pid: process.pid,
    host: hostname(),
    since: new Date(performance.timeOrigin).toISOString(),
  };
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.end(JSON.stringify(claim));
  });
  server.unref();
  const giveUp = () => {
    server.close();
    rmSync(join(beside, name), { force: true });
  };
  try {
    await withShortPath(beside, name.length + 1, async (path) => {
      // Nobody may find it before it listens, and take it for one of a process that has ended.
      await listen(server, join(path, `.${name}`));
      renameSync(join(path, `.${name}`), join(path, name));
      const before = new Set([name]);
      for (;;) {
        const other = readdirSync(path).find((one) => one.startsWith(prefix) && !before.has(one));
        if (other === undefined) break;
        const pid = Number.parseInt(other.slice(prefix.length), 10);
        const found = await ask(join(path, other), pid);
        if (!found) rmSync(join(path, other), { force: true });
        else if (found.owns || other < name) throw new FolderInUse(folder, found);
        // It comes after this one, and will find that when it looks again.
        else before.add(other);
      }
      // In the same turn as the look that found nobody: whoever asks later is told so.
      claim.owns = true;
    });
  } catch (error) {
    giveUp();
    throw error;
  }
  return giveUp;
}
