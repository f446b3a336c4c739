import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runProgram } from "../support/run-program";
import { Missing, must } from "./step";

/** Earlier states of the shop, oldest first, each with how many migrations it had. There is no tagged release yet. */
export const EARLIER = [
  { commit: "3f87deda", migrations: 22 },
  { commit: "e52e83f7", migrations: 50 },
  { commit: "21104644", migrations: 60 },
] as const;

export type Earlier = (typeof EARLIER)[number];

/** They stay here, so that the next run need not build them again. */
const HOME = join(tmpdir(), "kitroom-earlier");

const built = new Map<string, Promise<string>>();

/**
 * The folder of an earlier state, built with the packages of today.
 * @throws Missing if the history does not have it, as in a shallow copy, or if it needs a package that cannot be had.
 */
export function builtEarlier({ commit }: Earlier): Promise<string> {
  const build = built.get(commit) ?? makeEarlier(commit);
  built.set(commit, build);
  return build;
}

async function makeEarlier(commit: string): Promise<string> {
  const folder = join(HOME, commit);
  if (existsSync(join(folder, "build/host.js"))) {
    // The copy of the shop that built it may be gone, and its packages with it.
    linkPackages(folder);
    return folder;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const unpack = `git archive ${commit} | tar --extract --directory "${folder}"`;
  const { status, stderr } = spawnSync("bash", ["-o", "pipefail", "-c", unpack], { encoding: "utf8" });
  if (status !== 0) throw new Missing(`the history of this copy does not have ${commit} (${stderr.trim()})`);
  linkPackages(folder);
  await installDropped(folder);
  const done = await runProgram(["bash", "-c", `cd "${folder}" && "${process.execPath}" build.mjs`]);
  must(done.status === 0, `${commit} cannot be built: ${done.said.slice(-1000)}`);
  return folder;
}

function linkPackages(folder: string): void {
  const link = join(folder, "node_modules");
  rmSync(link, { force: true });
  symlinkSync(resolve("node_modules"), link);
}

/** Installs what it needed and today's version no longer does, in the folder above, where Node looks next. */
async function installDropped(folder: string): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const dropped = Object.entries(dependencies).filter(([name]) => !existsSync(join("node_modules", name)));
  if (dropped.length === 0) return;
  const packages = dropped.map(([name, version]) => `${name}@${version}`);
  const { status, said } = await runProgram(["npm", "install", "--prefix", HOME, "--no-save", ...packages]);
  if (status !== 0) throw new Missing(`${packages.join(", ")} cannot be installed (${said.slice(-300)})`);
}
