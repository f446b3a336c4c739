import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPeers, rowsFor, shopSettings, SHOP } from "./measure";
import { preparePages, wholesaleVisitor } from "./pages";
import { startServer, type Server } from "./processes";
import { percentile } from "./speed";
import { renderTable } from "./table";
import { Visitor } from "./visitor";

/** Rounds over all pages; in each a page and its peers take turns, so that other work on the machine slows both. */
const ROUNDS = 3;
const TURNS = 4;
const SHOP_MS = 500;
const PEER_MS = 200;
const AT_ONCE = 4;
/** Requests of each page before it is measured, of shop and peers alike: a compiler goes on improving for thousands. */
const WARM_UP = 2000;
/** The page that the budget names, as a list of products. */
const CARDS = "/cards?count=24";

interface Spent {
  cpuMs: number;
  pages: number;
}

/** Asks for a page over and over. */
async function spend(server: Server, visitor: Visitor, path: string, ms: number): Promise<Spent> {
  const before = server.cpuMs();
  const until = performance.now() + ms;
  let pages = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const { status } = await visitor.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return { cpuMs: server.cpuMs() - before, pages };
}

const each = (spent: Spent[]) =>
  spent.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / spent.reduce((sum, { pages }) => sum + pages, 0);

const warm = async (visitor: Visitor, path: string, times: number) => {
  for (let n = 0; n < times; n++) await visitor.get(path);
};

/**
 * The CPU of the core pages beside bare Remix pages alone: one of the same size, and one of 24 products. Each
 * ratio is the median of three rounds, with the lowest and the highest.
 */
export async function printCpu(only: string[] | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kitroom-cpu-"));
  try {
    const shop = await startServer(SHOP, shopSettings(join(folder, "data")));
    const bare = await startServer([await buildPeers(), "bare"], {});
    const peer = new Visitor(bare.url);
    const [nobody, wearer, admin] = [new Visitor(shop.url), new Visitor(shop.url), new Visitor(shop.url)];
    const buyer = wholesaleVisitor(shop.url);
    const all = await preparePages({ nobody, wearer, admin, buyer });
    const pages = all.filter(({ name }) => !only || only.includes(name));
    for (const { visitor, path } of pages) await warm(visitor, path, WARM_UP);
    await warm(peer, CARDS, WARM_UP);
    const rows = [];
    for (const { name, visitor, path } of pages) {
      const same = `/?rows=${await rowsFor(peer, Buffer.byteLength((await visitor.get(path)).text))}`;
      const rounds: Record<"ours" | "same" | "cards", number>[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const spent: Record<"ours" | "same" | "cards", Spent[]> = { ours: [], same: [], cards: [] };
        await Promise.all([warm(visitor, path, 20), warm(peer, same, round === 0 ? WARM_UP : 20)]);
        for (let turn = 0; turn < TURNS; turn++) {
          spent.ours.push(await spend(shop, visitor, path, SHOP_MS));
          spent.same.push(await spend(bare, peer, same, PEER_MS));
          spent.cards.push(await spend(bare, peer, CARDS, PEER_MS));
        }
        rounds.push({ ours: each(spent.ours), same: each(spent.same), cards: each(spent.cards) });
      }
      const middle = (of: (round: (typeof rounds)[number]) => number) => percentile(rounds.map(of), 0.5);
      const times = (of: (round: (typeof rounds)[number]) => number) => {
        const [low, mid, high] = rounds.map(of).toSorted((a, b) => a - b);
        return `${mid!.toFixed(1)} (${low!.toFixed(1)} to ${high!.toFixed(1)})`;
      };
      rows.push([
        name,
        ...[middle(({ ours }) => ours), middle(({ same }) => same), middle(({ cards }) => cards)].map((ms) =>
          ms.toFixed(2),
        ),
        times(({ ours, same }) => ours / same),
        times(({ ours, cards }) => ours / cards),
      ]);
    }
    for (const visitor of [nobody, wearer, admin, buyer, peer]) visitor.close();
    await Promise.all([shop.stop(), bare.stop()]);
    console.log("\nCPU in ms a page, and how many times that of a bare Remix page");
    renderTable(["page", "cpu", "same size", "24 cards", "x same size", "x 24 cards"], rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
