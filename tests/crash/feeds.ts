import type { ShopProcess } from "../e2e/host";
import type { Place } from "../support/place";
import type { Dice } from "../support/shoppers/dice";
import { erpAt, type Killed, killWhile, sendAgain } from "./erp";

/** Orders of which a file sends parts. */
const MOST_ORDERS = 60;

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
): Promise<Killed> {
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
  const {
    shop: next,
    erp,
    end,
  } = await killWhile(place, shop, secret, dice, (cut) => cut.send("shipments", rows));
  const between = await erp.orders(begun.cursor);
  const again = await sendAgain(erp, "shipments", rows);
  problems.push(...again.problems);
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
  return { shop: next, problems, said: `shipments ${end}, then ${again.said}` };
}
