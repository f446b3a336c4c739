import { sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { openDatabase } from "../../commerce/database/open";
import { addClient } from "../../commerce/modules/oauth";
import { freePort } from "../support/postgres-server.mjs";
import { startServer } from "./processes";
import { percentile } from "./speed";
import { renderTable } from "./table";

const CLIENT = "load-stock";
const SCOPES = ["feeds", "stock:write", "basic"];
/** Page views that are timed without anything beside them. */
const VIEWS = 60;

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

/** Milliseconds of views of a page, one after the other, for as long as it goes on. */
async function views(url: string, goesOn: (views: number) => boolean): Promise<number[]> {
  const took: number[] = [];
  while (goesOn(took.length)) {
    const started = performance.now();
    const response = await fetch(url);
    await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    took.push(performance.now() - started);
  }
  return took;
}

/**
 * How long pages of a running shop take while something is brought into its database: a feed of the stock of all SKUs, and
 * an import of files.
 * @param database its URL; it has the SKUs.
 * @param bring runs an import beside the shop.
 */
export async function printBeside(database: string, bring: () => Promise<void>): Promise<void> {
  const connection = await openDatabase({ url: database });
  const secret = await addClient(
    connection.db,
    CLIENT,
    "confidential",
    { grants: ["client_credentials"], scopes: SCOPES },
    new Date(),
  );
  const rows = await rowsOf<{ sku: string }>(connection.db, sql`select sku from variants order by sku`);
  await connection.close();
  const shop = await startServer(["--enable-source-maps", "build/host.js"], {
    ...{ DATABASE_URL: database, DEMO: "off", PORT: String(await freePort()), SIGN_IN_LIMIT: "0" },
    SESSION_SECRET: "a-secret-of-the-bench-0123456789-abcdef",
  });
  try {
    const token = await tokenOf(shop.url, secret!);
    const feed = async (onHand: number) => {
      const body = rows.map(({ sku }) => `${sku},${onHand}\n`).join("");
      const response = await fetch(`${shop.url}/occ/v2/uniforms/feeds/stock`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "text/csv" },
        body: `sku,on_hand\n${body}`,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`The feed answered ${response.status}: ${text}`);
      return text;
    };
    const page = `${shop.url}/login`;
    await views(page, (count) => count < VIEWS);
    const alone = await views(page, (count) => count < VIEWS);
    const beside = async (work: () => Promise<unknown>) => {
      let isOver = false;
      const started = performance.now();
      let seconds = 0;
      const done = work().finally(() => {
        isOver = true;
        seconds = (performance.now() - started) / 1000;
      });
      const took = await views(page, () => !isOver);
      await done;
      return { seconds, took };
    };
    const all = [
      ["nothing", { seconds: 0, took: alone }],
      [`a feed of ${rows.length} rows that all change`, await beside(() => feed(777))],
      ["the same feed again", await beside(() => feed(777))],
      ["an import of the files", await beside(bring)],
    ] as const;
    console.log("\nThe sign-in page, one view after the other, in ms");
    renderTable(
      ["beside", "seconds", "views", "median", "p95", "most"],
      all.map(([what, { seconds, took }]) => [
        what,
        seconds.toFixed(1),
        String(took.length),
        ...[percentile(took, 0.5), percentile(took, 0.95), Math.max(...took)].map((ms) => ms.toFixed(1)),
      ]),
    );
  } finally {
    await shop.stop();
  }
}
