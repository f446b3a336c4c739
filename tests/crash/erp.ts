import { setTimeout as wait } from "node:timers/promises";
import { addClient } from "../../commerce/modules/oauth";
import type { ShopProcess } from "../e2e/host";
import { withDatabaseOf, type Place } from "../support/place";
import type { Dice } from "../support/shoppers/dice";

/** Milliseconds after which the shop is killed, once a file was sent. */
const LEAST_MS = 60;
const MOST_MS = 400;

const CLIENT = "erp-of-the-harness";

/** An order as the feed of orders tells of it. */
export interface FedOrder {
  code: string;
  version: number;
  status: string;
  lines: { entryNumber: number; quantity: number; taken: boolean }[];
  shipments: { shipment?: string; status: string; lines: { entry: number; quantity: number }[] }[];
}

interface FedReturn {
  code: string;
  version: number;
  status: string;
}

interface Taken {
  rowCount: number;
  applied: number;
  same: number;
  refused: number;
  rows: { line: number; state: string; message?: string }[];
}

export type Rows = readonly object[];

/** What a kill came to: the shop that runs then, what does not agree, and words for the last line. */
export interface Killed {
  shop: ShopProcess;
  problems: string[];
  said: string;
}

/** The system of the harness: registered before the shop starts, because the embedded database has one process. */
export const registerErp = (place: Place): Promise<string> =>
  withDatabaseOf(place, async (db) => {
    const scopes = ["feeds", "orders:read", "orders:write", "stock:write", "prices:write"];
    const secret = await addClient(db, CLIENT, "confidential", { scopes }, new Date());
    return secret!;
  });

async function tokenOf(url: string, secret: string): Promise<string> {
  const answer = await fetch(`${url}/authorizationserver/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "client_credentials", client_id: CLIENT, client_secret: secret }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The calls of an ERP in another process, by HTTP with a token of its own. */
export async function erpAt(url: string, secret: string) {
  const headers = { Authorization: `Bearer ${await tokenOf(url, secret)}` };
  const feeds = `${url}/occ/v2/uniforms/feeds`;
  async function everything<Told>(kind: "orders" | "returns", since?: string) {
    const found: Told[] = [];
    for (let cursor = since; ;) {
      const query = cursor === undefined ? "" : `&since=${cursor}`;
      const answer = await fetch(`${feeds}/${kind}?limit=50${query}`, { headers });
      const page = (await answer.json()) as { [part in typeof kind]: Told[] } & {
        cursor: string;
        more: boolean;
      };
      found.push(...page[kind]);
      cursor = page.cursor;
      if (!page.more)
        return { [kind]: found, cursor } as { [part in typeof kind]: Told[] } & { cursor: string };
    }
  }
  return {
    /** Every order behind a cursor. */
    orders: (since?: string) => everything<FedOrder>("orders", since),
    /** Every return behind a cursor. */
    returns: (since?: string) => everything<FedReturn>("returns", since),
    async send(feed: string, rows: Rows): Promise<Taken> {
      const answer = await fetch(`${feeds}/${feed}`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/x-ndjson" },
        body: rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
      });
      if (answer.status !== 200) throw new Error(`feeds/${feed} answered ${answer.status}`);
      return (await answer.json()) as Taken;
    },
  };
}

export type Erp = Awaited<ReturnType<typeof erpAt>>;

/**
 * Kills the shop while files are sent, and starts it again.
 * @param mostMs after which it is killed.
 * @returns the shop that runs then, an ERP beside it, and whether the files were answered before.
 */
export async function killWhile(
  place: Place,
  shop: ShopProcess,
  secret: string,
  dice: Dice,
  send: (erp: Erp) => Promise<unknown>,
  mostMs = MOST_MS,
): Promise<{ shop: ShopProcess; erp: Erp; end: "answered" | "cut" }> {
  const { url } = place.entrance;
  const sending = send(await erpAt(url, secret)).then(
    () => "answered" as const,
    () => "cut" as const,
  );
  await wait(dice.int(LEAST_MS, mostMs));
  await shop.kill();
  const end = await sending;
  const next = await place.start();
  return { shop: next, erp: await erpAt(url, secret), end };
}

/**
 * Sends a file again after a kill, twice: every row is then there, and the second time nothing is left to apply.
 * @returns what does not agree, and words.
 */
export async function sendAgain(
  erp: Erp,
  feed: string,
  rows: Rows,
): Promise<{ problems: string[]; said: string }> {
  const again = await erp.send(feed, rows);
  const third = await erp.send(feed, rows);
  const problems: string[] = [];
  if (again.applied + again.same !== rows.length)
    problems.push(
      `${again.refused} rows of ${feed} were refused: ${again.rows.find(({ message }) => message)?.message}`,
    );
  if (third.same !== rows.length)
    problems.push(`the third time ${third.same} of ${rows.length} rows of ${feed} were the same`);
  return { problems, said: `${again.applied} applied and ${again.same} the same of ${feed}` };
}
