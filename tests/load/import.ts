import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { printBeside } from "./feed";
import { writeProgram, type ProgramSize } from "./program-folder";
import { renderTable } from "./table";

const DATABASE = "kitroom_import";
const LARGE: ProgramSize = { skus: 100_000, people: 50_000 };
/** What a shop on the embedded database is brought. */
const SMALL: ProgramSize = { skus: 10_000, people: 5_000 };
const LOOK_MS = 100;

interface Took {
  seconds: number;
  /** The most memory that the process had, in MB. */
  mostMb: number;
}

/** Runs the built command, and looks at the memory of its process (Linux). */
async function runImport(folder: string, env: Record<string, string>): Promise<Took> {
  if (!existsSync("build/import.js")) throw new Error("There is no build. Run npm run build first.");
  const started = performance.now();
  const child = spawn(process.execPath, ["--enable-source-maps", "build/import.js", folder], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = "";
  child.stdout.on("data", (chunk: Buffer) => (told += chunk.toString()));
  let mostMb = 0;
  const look = setInterval(() => {
    const status = existsSync(`/proc/${child.pid}/status`)
      ? readFileSync(`/proc/${child.pid}/status`, "utf8")
      : "";
    const [, kb] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
    if (kb) mostMb = Number(kb) / 1024;
  }, LOOK_MS);
  const code = await new Promise((done) => child.once("exit", done));
  clearInterval(look);
  if (code !== 0) throw new Error(`The import ended with ${String(code)}:\n${told}`);
  if (process.env["BENCH_TELLS"]) console.log(told);
  return { seconds: (performance.now() - started) / 1000, mostMb };
}

/** Times imports into an empty shop and of the same files again. */
async function timed(size: ProgramSize, folder: string, env: Record<string, string>): Promise<void> {
  const files = join(folder, "program");
  writeProgram(files, size);
  const rows: string[][] = [];
  for (const what of ["into an empty shop", "the same again"]) {
    const { seconds, mostMb } = await runImport(files, env);
    rows.push([what, seconds.toFixed(1), mostMb.toFixed(0)]);
  }
  console.log(
    `\n${size.skus} SKUs with stock and ${size.skus * 3} prices, ${size.people} people, on ${env["DATABASE_URL"] ? "PostgreSQL" : "the embedded database"}`,
  );
  renderTable(["import", "seconds", "MB at most"], rows);
}

/** `npm run bench -- --import`: how long `npm run import` takes, and how much memory. */
export async function printImport(server: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kitroom-import-"));
  try {
    if (server === undefined) {
      await timed(SMALL, folder, { DATABASE_URL: "", DATA_DIR: join(folder, "data") });
      return;
    }
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create database ${DATABASE}`);
    const url = new URL(server);
    url.pathname = `/${DATABASE}`;
    try {
      await timed(LARGE, folder, { DATABASE_URL: url.href });
      await admin.query(`drop database ${DATABASE} with (force)`);
      await admin.query(`create database ${DATABASE}`);
      // The demo has the site.
      rmSync(join(folder, "program/sites.csv"));
      await printBeside(url.href, () => runImport(join(folder, "program"), { DATABASE_URL: url.href }));
    } finally {
      await admin.query(`drop database if exists ${DATABASE} with (force)`);
      await admin.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
