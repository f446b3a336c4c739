/**
 * `npm run reach -- NAME`. The name is a browser that the browser tests do not use (lynx, w3m, firefox, webkit,
 * chromium109): it goes through the main journey, without scripts and in Chromium 109 with them as well. Or it is
 * something between today's Chromium, with scripts, and the shop, such as `translated`: an order, an approval and a new
 * person's first sign-in come to their end. `surroundings` stands for all of those. Each has a shop of its own. Installs
 * what it needs where it may. Ends with an exit code.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "../e2e/host";
import { findProgram, installPackage } from "../support/system.mjs";
import { approval } from "./approval";
import { openChromium109 } from "./chromium-109";
import type { Engine } from "./engine";
import { openFirefox } from "./firefox";
import { type Journey, order, type Step } from "./journey";
import { openLynx } from "./lynx";
import { newUser } from "./new-user";
import { punchOut } from "./punch-out";
import { surroundings } from "./surroundings";
import { openW3m } from "./w3m";
import { openWebKit } from "./webkit";

/** One shop that somebody visits, with a browser of their own for each journey. */
interface Visit {
  open: () => Promise<Engine>;
  journeys: Journey[];
  env?: Record<string, string>;
}

interface Kind {
  /** Program to Debian package. */
  needs: Record<string, string>;
  visits: Visit[];
}

const orderIn = (open: () => Promise<Engine>): Visit => ({ open, journeys: [order] });

const kinds: Record<string, Kind> = {
  lynx: { needs: { lynx: "lynx" }, visits: [orderIn(openLynx)] },
  w3m: { needs: { w3m: "w3m" }, visits: [orderIn(openW3m)] },
  firefox: { needs: { "firefox-esr": "firefox-esr" }, visits: [orderIn(openFirefox)] },
  webkit: {
    needs: { WebKitWebDriver: "webkit2gtk-driver", "xvfb-run": "xvfb" },
    visits: [orderIn(openWebKit)],
  },
  chromium109: {
    // Brings the libraries that the old one needs.
    needs: { chromium: "chromium" },
    visits: [orderIn(() => openChromium109(false)), orderIn(() => openChromium109(true))],
  },
};

for (const [name, ways] of Object.entries(surroundings)) {
  const visits = ways.map((way) => ({ ...way, journeys: [order, approval, newUser] }));
  kinds[name] = { needs: { chromium: "chromium" }, visits };
}

async function reach(name: string): Promise<void> {
  if (name === "surroundings") {
    for (const one of Object.keys(surroundings)) await reach(one);
    return;
  }
  const kind = kinds[name];
  if (!kind) throw new Error(`Say in what: ${Object.keys(kinds).join(", ")}, surroundings`);
  for (const [program, debian] of Object.entries(kind.needs)) {
    if (!findProgram([program]) && !installPackage(debian))
      throw new Error(`${program} is missing; install ${debian}`);
  }
  for (const visit of kind.visits) await go(name, visit);
}

async function go(name: string, { open, journeys, env }: Visit): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "kitroom-reach-"));
  const shop = await startShop(dir, env);
  try {
    for (const journey of journeys) await take(journey, name, await open(), shop);
  } finally {
    await shop.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function take(journey: Journey, name: string, engine: Engine, shop: { url: string; output(): string }) {
  const did = async (step: Step) => {
    console.log(`  ${name}: ${step}`);
    await engine.look?.(step, shop.url);
  };
  try {
    const end = await journey(engine, shop.url, did);
    const { enter } = engine;
    if (enter) await punchOut({ ...engine, enter }, shop.url, did);
    console.log(`${name} came to the end: ${end}`);
  } catch (error) {
    console.error(
      `${name} stopped at:\n${await engine.words()}\n${shop.output()}${engine.errors?.join("\n") ?? ""}`,
    );
    throw error;
  } finally {
    await engine.close();
  }
}

reach(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
