import { sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { openDatabase } from "../../commerce/database/open";
import { addClient } from "../../commerce/modules/oauth";
import { freePort } from "../support/postgres-server.mjs";
import { signIn } from "./pages";
import { startServer } from "./processes";
import { percentile } from "./speed";
import { renderTable } from "./table";
import { Visitor } from "./visitor";

const CLIENT = "load-stock";
const SCOPES = ["feeds", "stock:write", "basic"];
/** Rounds of all pages that are timed without anything beside them. */
const ROUNDS = 40;

/** The application's own token, of a client that is made for it. */
async function tokenOf(url: string, secret: string): Promise<string> {
  const response = await fetch(`${url}/authorizationserver/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: CLIENT,
      client_secret: secret,
    }),
  });
  const body = (await response.json()) as { access_token: string };
  return body.access_token;
}

/** Pages that people wait for, in turns. */
const PAGES: { name: string; path: string; as: "nobody" | "admin" | "wearer" }[] = [
  { name: "sign-in", path: "/login", as: "nobody" },
  { name: "home", path: "/", as: "admin" },
  { name: "list of 18", path: "/search", as: "admin" },
  { name: "orders", path: "/my-account/orders", as: "wearer" },
  { name: "packs", path: "/orderUniform", as: "wearer" },
  { name: "cart", path: "/cart", as: "admin" },
];

type Took = Map<string, number[]>;

/** Milliseconds of views of the pages, one after the other, for as long as it goes on. */
async function views(
  visitors: Record<"nobody" | "admin" | "wearer", Visitor>,
  goesOn: (rounds: number) => boolean,
): Promise<Took> {
  const took: Took = new Map(PAGES.map(({ name }) => [name, []]));
  for (let rounds = 0; goesOn(rounds); rounds += 1) {
    for (const { name, path, as } of PAGES) {
      const started = performance.now();
      const { status } = await visitors[as].get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      took.get(name)!.push(performance.now() - started);
    }
  }
  return took;
}

/**
 * How long pages of a running shop with the demo take while something is brought into its database: an import of files, a
 * feed of the stock of all SKUs, and both again.
 * @param database its URL; it is empty.
 * @param bring runs an import beside the shop.
 */
export async function printBeside(database: string, bring: () => Promise<unknown>): Promise<void> {
  const shop = await startServer(["--enable-source-maps", "build/host.js"], {
    ...{ DATABASE_URL: database, PORT: String(await freePort()), SIGN_IN_LIMIT: "0" },
    SESSION_SECRET: "a-secret-of-the-bench-0123456789-abcdef",
  });
  const visitors = {
    nobody: new Visitor(shop.url),
    admin: new Visitor(shop.url),
    wearer: new Visitor(shop.url),
  };
  try {
    await signIn(visitors.admin, "admin@korraline.example");
    await signIn(visitors.wearer, "newstarter@kestrel.example");
    await views(visitors, (rounds) => rounds < ROUNDS);
    const all: { what: string; seconds: number; took: Took }[] = [];
    const beside = async (what: string, work: () => Promise<unknown>) => {
      let isOver = false;
      const started = performance.now();
      const done = work().then(() => (performance.now() - started) / 1000);
      const watched = done.finally(() => (isOver = true));
      all.push({ what, took: await views(visitors, () => !isOver), seconds: await watched });
    };
    const alone = async (what: string) =>
      all.push({ what, seconds: 0, took: await views(visitors, (rounds) => rounds < ROUNDS) });
    await alone("nothing");
    await beside("an import of new goods and people", bring);
    await alone("nothing, when they are there");
    const connection = await openDatabase({ url: database });
    const secret = await addClient(
      connection.db,
      CLIENT,
      "confidential",
      { grants: ["client_credentials"], scopes: SCOPES },
      new Date(),
    );
    const rows = await rowsOf<{ sku: string }>(
      connection.db,
      sql`select sku from variants where sku like 'LD-%' order by sku`,
    );
    await connection.close();
    const token = await tokenOf(shop.url, secret!);
    const feed = async () => {
      const body = rows.map(({ sku }) => `${sku},777\n`).join("");
      const response = await fetch(`${shop.url}/occ/v2/uniforms/feeds/stock`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "text/csv" },
        body: `sku,on_hand\n${body}`,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`The feed answered ${response.status}: ${text}`);
    };
    await beside(`a feed of ${rows.length} rows that all change`, feed);
    await beside("the same feed again", feed);
    await beside("an import of the files, which changes the stock back", bring);
    await beside("the same import again", bring);
    console.log("\nPages of a shop, one view after the other: median and p95 in ms");
    renderTable(
      ["beside", "seconds", "rounds", ...PAGES.map(({ name }) => name)],
      all.map(({ what, seconds, took }) => [
        what,
        seconds.toFixed(1),
        String(took.get(PAGES[0]!.name)!.length),
        ...[...took.values()].map(
          (ms) => `${percentile(ms, 0.5).toFixed(0)} / ${percentile(ms, 0.95).toFixed(0)}`,
        ),
      ]),
    );
  } finally {
    for (const visitor of Object.values(visitors)) visitor.close();
    await shop.stop();
  }
}
