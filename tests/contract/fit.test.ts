import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { timeBefore } from "../../commerce/calendar";
import { rowsOf } from "../../commerce/database/connection";
import { learnFits } from "../../commerce/modules/catalogue";
import { orderEntries } from "../../commerce/modules/orders/tables";
import { returnEntries, returnRequests } from "../../commerce/modules/returns/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { apiOfFile } from "../support/api";
import { ordering } from "../support/ordering";
import { skuOf } from "../support/shopping";

const api = await apiOfFile();
const WEARER = "approver@lanternbridge.example";
const STYLE = "LB-2202";
const ORDERED = "LB-2102";

const productOf = async (code: string, as = WEARER) =>
  (await api.call("GET", `/products/${code}`, { as, query: { fields: "fit,usualSize" } })).body;

test("[B-07] what a piece was exchanged for is the usual size from then on, unless the exchange is cancelled", async () => {
  const code = await ordering(api).order(WEARER, { [await skuOf(api, ORDERED)]: 1 });
  const parcel = await packParcel(
    api.db,
    { orderCode: code, lines: [{ entryNumber: 0, quantity: 1 }] },
    api.now(),
  );
  for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
    await reportParcel(api.db, { orderCode: code, code: parcel }, to, api.now());
  }
  api.advance(60);
  const ordered = (await productOf(ORDERED)).usualSize;
  expect(ordered).toMatchObject({ source: "ordered" });
  const path = `/orders/${code}/returnExchange`;
  const [piece] = (await api.call("GET", path, { as: WEARER })).body.entries;
  const size = piece.sizes.find(({ available }: { available: boolean }) => available);
  const swap = { orderEntryNumber: 0, quantity: 1, type: "EXCHANGE", reason: "TOO_SMALL" };
  const booked = await api.call("POST", path, {
    as: WEARER,
    body: { entries: [{ ...swap, replacementCode: size.code }] },
  });
  expect(booked.status, JSON.stringify(booked.body)).toBe(201);
  expect((await productOf(ORDERED)).usualSize).toMatchObject({ size: size.size, source: "exchanged" });
  await api.call("PATCH", `/users/current/orderReturns/${booked.body.returnRequests[0].code}`, {
    as: WEARER,
    body: { status: "CANCELLING" },
  });
  expect((await productOf(ORDERED)).usualSize).toEqual(ordered);
});

describe("how a style fits", () => {
  let numbers = 0;
  /** People who exchanged the style, each by a request of their own. */
  async function exchanged(
    people: string[],
    reason: "TOO_SMALL" | "TOO_LARGE",
    { status = "COMPLETED", daysAgo = 10 }: { status?: "COMPLETED" | "CANCELED"; daysAgo?: number } = {},
  ) {
    const [line] = await api.db.select().from(orderEntries).limit(1);
    const product = { ...line!.product, styleCode: STYLE };
    for (const customerId of people) {
      const code = `RF-${(numbers += 1)}`;
      await api.db.insert(returnRequests).values({
        code,
        orderCode: line!.orderCode,
        customerId,
        organisationUid: "kestrel",
        status,
        askedAt: timeBefore(api.now(), { days: daysAgo }),
        postBy: "2026-03-20",
        currency: "AUD",
      });
      await api.db.insert(returnEntries).values({
        returnCode: code,
        position: 0,
        orderCode: line!.orderCode,
        orderEntryNumber: line!.entryNumber,
        sku: "ONE",
        product,
        quantity: 1,
        type: "EXCHANGE",
        reason,
        newSku: "OTHER",
        newProduct: product,
      });
    }
  }
  const learn = () => learnFits(api.db, api.now());
  /** What the style says. A process hears of what was learned a moment later, through the database. */
  const shown = async () => (await productOf(STYLE)).fit;

  test("[B-07] is said when five people exchanged it for a larger size, and twice as many as for a smaller one", async () => {
    await api.db.delete(returnEntries).where(eq(sql`product ->> 'styleCode'`, STYLE));
    await exchanged(["a", "b", "c", "d", "d"], "TOO_SMALL");
    await exchanged(["e"], "TOO_SMALL", { status: "CANCELED" });
    await exchanged(["f"], "TOO_SMALL", { daysAgo: 731 });
    await learn();
    await expect.poll(shown).toBeUndefined();
    await exchanged(["g"], "TOO_SMALL");
    await learn();
    await expect.poll(shown).toEqual({ runs: "small", people: 5 });
    await exchanged(["h", "i", "j"], "TOO_LARGE");
    await learn();
    await expect.poll(shown).toBeUndefined();
    await exchanged(["k", "l", "m", "n", "o", "p", "q"], "TOO_LARGE");
    await learn();
    await expect.poll(shown).toEqual({ runs: "large", people: 10 });
  });

  test("[B-07] a style of which nothing new is known is not written again", async () => {
    const versions = () =>
      rowsOf<{ code: string; version: string }>(api.db, sql`select code, xmin::text as version from styles`);
    await learn();
    const before = await versions();
    await learn();
    expect(await versions()).toEqual(before);
  });

  test("[B-07] the demo has a shoe that runs small", async () => {
    const { body } = await api.call("GET", "/products/EB-4011", {
      as: "approver@emberbun.example",
      query: { fields: "fit" },
    });
    expect(body.fit).toMatchObject({ runs: "small" });
  });
});
