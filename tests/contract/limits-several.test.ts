import { beforeAll, expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import {
  addBudget,
  ADMIN,
  budget,
  BUYER,
  CENTRE,
  decide,
  give,
  KOSTAS,
  readyCart,
  WARD_APPROVER,
  wardOfBuyers,
  withoutLimits,
} from "../support/limits";
import { sequence } from "../support/sequence";
import { emptyCarts, place } from "../support/shopping";

const api = await apiOfFile();
const BUDGET_CENTS = 500_000;
const ROUNDS = 24;

beforeAll(async () => {
  await api.db.update(stockLevels).set({ onHand: 100_000 });
  await wardOfBuyers(api);
  await emptyCarts(api);
  await withoutLimits(api);
  await api.db.update(users).set({ active: true }).where(eq(users.uid, WARD_APPROVER));
});

/** What the test knows of an order, from the answers to those who placed it and decided about it. */
interface Known {
  owner: string;
  pieces: number;
  cents: number;
  state: "spent" | "held" | "waits" | "gone";
  /** It did not fit the budget when it was placed, and somebody who may exceed it approved it. */
  exceeded: boolean;
}

const centsOf = (value: number) => Math.round(value * 100);
const amend = (code: string, as: string, approvedQuantity: number) =>
  api.call("POST", `/orders/${code}/amend`, {
    as,
    body: { entries: [{ entryNumber: 0, approvedQuantity }] },
    query: { fields: "FULL" },
  });
const cancel = (code: string, as: string, quantity: number) =>
  api.call("POST", `/users/current/orders/${code}/cancellation`, {
    as,
    body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity }] },
  });

/** What an order charges now, and whether it keeps its part of the budget while it waits: the rows themselves. */
async function rowOf(code: string) {
  const [row] = await rowsOf<{ cents: number; status: string; holds: boolean | null }>(
    api.db,
    sql`select (o.total_cents - o.own_share_cents)::int as cents, o.status,
        (select r.holds from approval_routes r where r.order_code = o.code) as holds
      from orders o where o.code = ${code}`,
  );
  return row!;
}

test("[AP-03] [B-08] several people place, decide, amend and cancel at once: nothing is overspent, lost or decided twice", async () => {
  await addBudget(api, BUDGET_CENTS / 100);
  await give(api, BUYER, "S-1", "One", 600);
  const random = sequence(3);
  const known = new Map<string, Known>();
  const sum = (...states: Known["state"][]) =>
    [...known.values()].reduce((all, it) => all + (states.includes(it.state) ? it.cents : 0), 0);
  let decided = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const buyers = [BUYER, WARD_APPROVER].filter(() => random(3) > 0);
    const wanted = [];
    for (const owner of buyers) {
      const pieces = 1 + random(30);
      wanted.push({ owner, pieces, cart: await readyCart(api, owner, pieces) });
    }
    const open = [...known].filter(([, { state }]) => state === "held" || state === "waits").slice(0, 3);
    const [placed, decisions] = await Promise.all([
      Promise.all(wanted.map(({ owner, cart }) => place(api, owner, cart))),
      // Two people decide about each, one of them perhaps about fewer pieces, while its owner cancels some of them.
      Promise.all(
        open.map(async ([code, { owner, pieces }]) => {
          const fewer = 1 + random(pieces);
          const second = random(2) === 0 ? "APPROVE" : "DECLINE";
          const cancels = random(3) === 0;
          const answers = await Promise.all([
            random(2) === 0 ? amend(code, ADMIN, fewer) : decide(api, code, ADMIN, "APPROVE"),
            decide(api, code, KOSTAS, second),
            ...(cancels ? [cancel(code, owner, pieces)] : []),
          ]);
          return { code, answers };
        }),
      ),
    ]);
    for (const [at, { status, body }] of placed.entries()) {
      expect([status, body.errors]).toEqual([201, undefined]);
      const { owner, pieces } = wanted[at]!;
      const { holds } = await rowOf(body.code);
      const state = body.status === "CREATED" ? "spent" : holds ? "held" : "waits";
      const cents = centsOf(body.totalPriceWithTax.value);
      known.set(body.code, { owner, pieces, cents, state, exceeded: false });
    }
    for (const { code, answers } of decisions) {
      const words = JSON.stringify(answers.map(({ status, body }) => [status, body.errors]));
      const ok = answers.map(({ status }) => status < 300);
      // One of them decides. Its owner may cancel what was approved, before it is packed.
      expect([words, Number(ok[0]) + Number(ok[1])]).toEqual([words, ok[0] || ok[1] ? 1 : 0]);
      expect([words, ok.some(Boolean)]).toEqual([words, true]);
      for (const { status } of answers) expect([200, 201, 400, 403, 409]).toContain(status);
      const row = await rowOf(code);
      const it = known.get(code)!;
      it.exceeded = it.state === "waits" && row.status !== "CANCELLED" && row.status !== "REJECTED";
      it.state = ["CANCELLED", "REJECTED"].includes(row.status) ? "gone" : "spent";
      // Never more than was asked for.
      expect(row.cents).toBeLessThanOrEqual(it.cents);
      it.cents = row.cents;
      decided += 1;
    }
    const now = await budget(api);
    expect([round, now.spent, now.held]).toEqual([round, sum("spent"), sum("held")]);
    // The same where it is chosen.
    const { body } = await api.call("GET", "/costcenters", { as: BUYER });
    const chosen = body.costCenters.find(({ code }: { code: string }) => code === CENTRE).budget;
    const meter = ["spent", "held", "left"].map((name) => centsOf(chosen[name].value));
    expect(meter).toEqual([now.spent, now.held, now.left]);
    expect(chosen.heldOrders).toBe([...known.values()].filter(({ state }) => state === "held").length);
    const allowed = [...known.values()].reduce(
      (all, it) => all + (it.exceeded && it.state === "spent" ? it.cents : 0),
      0,
    );
    expect(now.spent + now.held - allowed).toBeLessThanOrEqual(BUDGET_CENTS);
  }
  // Who comes first differs from run to run; that there was something to decide does not.
  expect(decided).toBeGreaterThan(5);
});
