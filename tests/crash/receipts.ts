import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../commerce/database/connection";
import type { ShopProcess } from "../e2e/host";
import type { Place } from "../support/place";
import { Caller } from "../support/shoppers/caller";
import type { Crowd } from "../support/shoppers/crowd";
import type { Dice } from "../support/shoppers/dice";
import { exchange } from "../support/shoppers/exchange";
import { type Erp, erpAt, type Killed, killWhile, sendAgain } from "./erp";

/** Reports that what people ordered has arrived, and lets each exchange a piece of it. */
async function exchangeAll(place: Place, erp: Erp, { trips, tally }: Crowd, dice: Dice): Promise<void> {
  const ordered = new Map(trips.flatMap((trip) => (trip.order ? [[trip.order, trip] as const] : [])));
  const { orders } = await erp.orders();
  const at = new Date().toISOString();
  const arrived = orders
    .filter(({ code }) => ordered.has(code))
    .flatMap(({ code, shipments }) =>
      shipments.map(({ shipment }) => ({ order: code, shipment, status: "DELIVERY_COMPLETED", at })),
    );
  await erp.send("orderStatuses", arrived);
  const theirs = new Map([...ordered.values()].map(({ shopper }) => [shopper.email, shopper]));
  for (const shopper of theirs.values()) {
    const caller = new Caller(place.entrance, shopper.site, dice, tally);
    await caller.signIn(shopper.email);
    const trip = await exchange(caller, shopper, dice);
    if (trip) trips.push(trip);
  }
}

/**
 * Kills the shop while its warehouse reports what came back and settles it, and sends both files again: each return must be
 * received and settled once, and the feed of returns must tell of it.
 */
export async function killInReceipts(
  place: Place,
  shop: ShopProcess,
  secret: string,
  dice: Dice,
  crowd: Crowd,
): Promise<Killed> {
  const before = await erpAt(place.entrance.url, secret);
  await exchangeAll(place, before, crowd, dice);
  const begun = await before.returns();
  const codes = begun.returns.filter(({ status }) => status === "WAIT").map(({ code }) => code);
  if (codes.length === 0) return { shop, problems: ["there were no returns to receive"], said: "" };
  const at = new Date().toISOString();
  const receipts = codes.map((code) => ({ return: code, received_at: at }));
  const settled = codes.map((code) => ({ return: code, status: "COMPLETED", at }));
  const {
    shop: next,
    erp,
    end,
  } = await killWhile(place, shop, secret, dice, async (cut) => {
    await cut.send("returnReceipts", receipts);
    await cut.send("returnStatuses", settled);
  });
  const between = await erp.returns(begun.cursor);
  const first = await sendAgain(erp, "returnReceipts", receipts);
  const second = await sendAgain(erp, "returnStatuses", settled);
  const problems = [...first.problems, ...second.problems];
  const after = await erp.returns(between.cursor);
  const told = [...between.returns, ...after.returns];
  const last = new Map(told.map(({ code, status }) => [code, status]));
  for (const code of codes) {
    const status = last.get(code);
    if (status !== "COMPLETED" && status !== "REVERSING_PAYMENT")
      problems.push(`${code} is told as ${status}`);
  }
  const states = told.map(({ code, version }) => `${code} ${version}`);
  if (new Set(states).size !== states.length) problems.push("the feed of returns told of a state twice");
  return { shop: next, problems, said: `receipts ${end}, then ${first.said}, ${second.said}` };
}

/** No return came to a state twice that it comes to once. */
export async function receiptProblems(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ code: string; state: string }>(
    db,
    sql`select return_code as code, to_state as state from return_events
      where to_state in ('RECEIVING', 'RECEIVED', 'COMPLETED') group by 1, 2 having count(*) > 1`,
  );
  return rows.map(({ code, state }) => `${code} came to ${state} twice`);
}
