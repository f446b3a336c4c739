/**
 * `npm run reach -- lynx|w3m|firefox|webkit|chromium109`: drives the main journey in a browser that the browser tests
 * do not use, without scripts and in Chromium 109 with them as well, on a shop of its own each time. Installs what it
 * needs where it may. Ends with an exit code.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "../e2e/host";
import { findProgram, installPackage } from "../support/system.mjs";
import { openChromium109 } from "./chromium-109";
import type { Engine } from "./engine";
import { openFirefox } from "./firefox";
import { journey, type Step } from "./journey";
import { openLynx } from "./lynx";
import { punchOut } from "./punch-out";
import { openW3m } from "./w3m";
import { openWebKit } from "./webkit";

interface Kind {
  /** Program to Debian package. */
  needs: Record<string, string>;
  /** Each is one journey. */
  open: (() => Promise<Engine>)[];
}

const kinds: Record<string, Kind> = {
  lynx: { needs: { lynx: "lynx" }, open: [openLynx] },
  w3m: { needs: { w3m: "w3m" }, open: [openW3m] },
  firefox: { needs: { "firefox-esr": "firefox-esr" }, open: [openFirefox] },
  webkit: { needs: { WebKitWebDriver: "webkit2gtk-driver", "xvfb-run": "xvfb" }, open: [openWebKit] },
  chromium109: {
    // Brings the libraries that the old one needs.
    needs: { chromium: "chromium" },
    open: [() => openChromium109(false), () => openChromium109(true)],
  },
};

async function reach(name: string): Promise<void> {
  const kind = kinds[name];
  if (!kind) throw new Error(`Say which browser: ${Object.keys(kinds).join(", ")}`);
  for (const [program, debian] of Object.entries(kind.needs)) {
    if (!findProgram([program]) && !installPackage(debian))
      throw new Error(`${program} is missing; install ${debian}`);
  }
  for (const open of kind.open) await visit(name, open);
}

async function visit(name: string, open: () => Promise<Engine>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "kitroom-reach-"));
  const shop = await startShop(dir);
  const engine = await open();
  try {
    const did = async (step: Step) => {
      console.log(`  ${name}: ${step}`);
      await engine.look?.(step, shop.url);
    };
    const code = await journey(engine, shop.url, did);
    const { enter } = engine;
    if (enter) await punchOut({ ...engine, enter }, shop.url, did);
    console.log(`${name} came to the end: ${code}`);
  } catch (error) {
    console.error(`${name} stopped at:\n${await engine.words()}\n${shop.output()}`);
    throw error;
  } finally {
    await engine.close();
    await shop.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

reach(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
