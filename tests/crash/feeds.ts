import { setTimeout as wait } from "node:timers/promises";
import { addClient } from "../../commerce/modules/oauth";
import type { ShopProcess } from "../e2e/host";
import { withDatabaseOf, type Place } from "../support/place";
import type { Dice } from "../support/shoppers/dice";

/** Milliseconds after which the shop is killed, once a file was sent. */
const LEAST_MS = 60;
const MOST_MS = 400;
/** Orders of which a file sends parts. */
const MOST_ORDERS = 60;

const CLIENT = "erp-of-the-harness";

interface Fed {
  code: string;
  version: number;
  status: string;
  lines: { entryNumber: number; quantity: number; taken: boolean }[];
  shipments: { shipment?: string; status: string; lines: { entry: number; quantity: number }[] }[];
}

interface Taken {
  rowCount: number;
  applied: number;
  same: number;
  refused: number;
  rows: { line: number; state: string; message?: string }[];
}

/** The system of the harness: registered before the shop starts, because the embedded database has one process. */
export const registerErp = (place: Place): Promise<string> =>
  withDatabaseOf(place, async (db) => {
    const scopes = ["feeds", "orders:read", "orders:write"];
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
async function erpAt(url: string, secret: string) {
  const headers = { Authorization: `Bearer ${await tokenOf(url, secret)}` };
  const feeds = `${url}/occ/v2/uniforms/feeds`;
  return {
    /** Every order behind a cursor. */
    async orders(since?: string): Promise<{ orders: Fed[]; cursor: string }> {
      const found: Fed[] = [];
      for (let cursor = since; ;) {
        const query = cursor === undefined ? "" : `&since=${cursor}`;
        const answer = await fetch(`${feeds}/orders?limit=50${query}`, { headers });
        const page = (await answer.json()) as { orders: Fed[]; cursor: string; more: boolean };
        found.push(...page.orders);
        cursor = page.cursor;
        if (!page.more) return { orders: found, cursor };
      }
    },
    async shipments(rows: readonly object[]): Promise<Taken> {
      const answer = await fetch(`${feeds}/shipments`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/x-ndjson" },
        body: rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
      });
      if (answer.status !== 200) throw new Error(`feeds/shipments answered ${answer.status}`);
      return (await answer.json()) as Taken;
    },
  };
}

/**
 * Kills the shop in the middle of a file of shipments, and sends the file again: each row must be applied once, and the
 * feed of orders must tell of each change, whenever it was asked.
 * @returns the shop that runs then, and what does not agree.
 */
export async function killInShipments(
  place: Place,
  shop: ShopProcess,
  secret: string,
  dice: Dice,
): Promise<{ shop: ShopProcess; problems: string[]; said: string }> {
  const { url } = place.entrance;
  const problems: string[] = [];
  const begun = await (await erpAt(url, secret)).orders();
  const open = begun.orders.filter(({ status, shipments }) => status === "CREATED" && shipments.length === 0);
  const chosen = open.slice(0, MOST_ORDERS);
  const rows = chosen.flatMap(({ code, lines }) => {
    const first = lines.find(({ quantity, taken }) => quantity > 0 && !taken);
    if (!first) return [];
    const part = { order: code, shipment: `${code}/1`, lines: [{ entry: first.entryNumber, quantity: 1 }] };
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return pieces > 1 ? [part, { order: code, shipment: `${code}/2` }] : [part];
  });
  if (rows.length === 0) return { shop, problems: ["there were no orders to send"], said: "" };
  const cut = await erpAt(url, secret);
  const sending = cut.shipments(rows).then(
    () => "answered",
    () => "cut",
  );
  await wait(dice.int(LEAST_MS, MOST_MS));
  await shop.kill();
  const end = await sending;
  const next = await place.start();
  const erp = await erpAt(url, secret);
  const between = await erp.orders(begun.cursor);
  const again = await erp.shipments(rows);
  const third = await erp.shipments(rows);
  if (again.applied + again.same !== rows.length)
    problems.push(
      `${again.refused} rows were refused: ${again.rows.find(({ message }) => message)?.message}`,
    );
  if (third.same !== rows.length)
    problems.push(`the third time ${third.same} of ${rows.length} rows were the same`);
  const after = await erp.orders(between.cursor);
  const last = new Map([...between.orders, ...after.orders].map((order) => [order.code, order]));
  for (const code of new Set(rows.map(({ order }) => order))) {
    const expected = rows.filter(({ order }) => order === code).map(({ shipment }) => shipment);
    const told = last.get(code);
    const found = told?.shipments.map(({ shipment }) => shipment) ?? [];
    if (found.join() !== expected.join()) problems.push(`${code} has the shipments ${found.join()}`);
    if (told?.shipments.some(({ status }) => status !== "SHIPPED"))
      problems.push(`${code} has a parcel that was not sent`);
  }
  const states = [...between.orders, ...after.orders].map(({ code, version }) => `${code} ${version}`);
  if (new Set(states).size !== states.length) problems.push("the feed of orders told of a state twice");
  const said = `shipments: ${rows.length} rows, ${end} after some of them, then ${again.applied} applied and ${again.same} the same`;
  return { shop: next, problems, said };
}
