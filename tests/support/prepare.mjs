/** Makes sure that there is a Chromium for the browser tests, says which one, and that there is xmllint for cXML. */
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findProgram, installPackage, isExecutable, run } from "./system.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Debian's Chromium without windows: half of the CPU, but it refuses nothing to a frame of another site. */
const SHELL = "chromium-headless-shell";

/** $CHROMIUM_PATH, then the system's, then Playwright's own; undefined when there is none. */
export function findChromium() {
  const named = process.env["CHROMIUM_PATH"];
  if (named && isExecutable(named)) return named;
  const found = findProgram(NAMES, ["/usr/bin"]);
  if (found) return found;
  const own = chromium.executablePath();
  return isExecutable(own) ? own : undefined;
}

/** $CHROMIUM_PATH, then a Chromium without windows, then any. */
export const findHeadless = () =>
  process.env["CHROMIUM_PATH"] ? findChromium() : (findProgram([SHELL], ["/usr/bin"]) ?? findChromium());

function prepare() {
  if (!findProgram([SHELL], ["/usr/bin"])) installPackage(SHELL);
  const present = findChromium();
  if (present) return present;
  if (installPackage("chromium")) {
    const installed = findChromium();
    if (installed) return installed;
  }
  run("npx", ["playwright", "install", "chromium"]);
  return findChromium();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findProgram(["xmllint"], ["/usr/bin"])) installPackage("libxml2-utils");
  const browser = prepare();
  if (browser) {
    console.log(`Browser tests use ${[...new Set([findHeadless(), browser])].join(" and ")}`);
  } else {
    console.error("No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.");
    process.exitCode = 1;
  }
}
