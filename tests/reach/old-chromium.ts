import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** The npm package that holds it. It is fetched when asked for and is no dependency. */
const PACKAGE = "@sparticuz/chromium@109.0.6";

/** The program of Chromium 109, fetched once into the folder for temporary files. @throws Error when npm cannot */
export function oldChromium(): string {
  const dir = join(tmpdir(), "kitroom-chromium-109");
  const program = join(dir, "chromium");
  if (existsSync(program)) return program;
  console.log(`Fetching ${PACKAGE}`);
  mkdirSync(dir, { recursive: true });
  const packed = JSON.parse(runIn(dir, "npm", ["pack", PACKAGE, "--json"])) as { filename: string }[];
  runIn(dir, "tar", ["-xzf", packed[0]!.filename]);
  const unpacked = brotliDecompressSync(readFileSync(join(dir, "package", "bin", "chromium.br")));
  writeFileSync(`${program}.part`, unpacked, { mode: 0o755 });
  renameSync(`${program}.part`, program);
  return program;
}

function runIn(cwd: string, program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
  return stdout;
}
