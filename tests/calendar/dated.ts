import { eq } from "drizzle-orm";
import { daysAfter } from "../../commerce/calendar";
import { priceRows, variants } from "../../commerce/modules/catalogue/tables";
import { makeReady, place } from "../support/shopping";
import { type Deed, wrong } from "./deeds";
import type { World } from "./world";

const ADMIN = "admin@korraline.example";
const CENTRE = "KC-CALENDAR";
const CENTRES = "/orgUsers/current/wwg-cost-centers";

/** What a price costs more on each further day on which it is another one, in cents. */
const STEP = 7;

/**
 * Goods that have another price on the day that begins, and only on it; a purchase order and a cost centre that end with
 * the day before, and a purchase order that begins with the day. Somebody orders with them on either side of midnight.
 */
export async function datedGoods({ api, today }: World, sku: string): Promise<Deed> {
  const [variant] = await api.db.select().from(variants).where(eq(variants.sku, sku));
  const styleCode = variant!.styleCode;
  const rows = await api.db.select().from(priceRows).where(eq(priceRows.styleCode, styleCode));
  const { id: _id, ...usual } = rows.find(
    ({ organisationUid, kind, minQuantity }) =>
      organisationUid === "korraline" && kind === "std" && minQuantity === 1,
  )!;
  await api.call("POST", CENTRES, {
    as: ADMIN,
    body: { code: CENTRE, name: "Calendar", unitUid: "korraline" },
  });
  /** In cents, by the day on which it holds. */
  const prices = new Map<string, number>();
  const priceToday = () => prices.get(today()) ?? usual.cents;
  let cart = "";

  const shown = async () => {
    const query = { fields: "FULL" };
    const { body: variantNow } = await api.call("GET", `/products/${sku}`, { as: ADMIN, query });
    const { body: found } = await api.call("GET", "/products/search", {
      as: ADMIN,
      query: { query: ":price-asc", filters: `code:${styleCode}`, fields: "FULL" },
    });
    return [variantNow.price.value, found.products[0].minSTDPriceData.value].map((price) =>
      Math.round(price * 100),
    );
  };
  const open = async () => {
    const { body } = await api.call("POST", "/users/current/carts", { as: ADMIN });
    const query = { code: sku, quantity: 1 };
    await api.call("POST", `/orgUsers/current/carts/${body.code}/entries`, { as: ADMIN, query });
    return String(body.code);
  };
  const priceIn = async () => {
    const { body } = await api.call("GET", `/users/current/carts/${cart}`, {
      as: ADMIN,
      query: { fields: "FULL" },
    });
    return Math.round(body.entries[0].basePrice.value * 100);
  };
  const quote = (purchaseOrderNumber: string) =>
    api.call("PUT", `/orgUsers/current/carts/${cart}/paymenttype`, {
      as: ADMIN,
      query: { paymentType: "ACCOUNT", purchaseOrderNumber },
    });
  const charge = () =>
    api.call("PUT", `/orgUsers/current/carts/${cart}/costcenter`, {
      as: ADMIN,
      query: { costCenterId: CENTRE },
    });
  /** Orders the cart. @returns what was wrong with what its goods cost. */
  const order = async (poNumber: string, costCentre?: string) => {
    await makeReady(api, ADMIN, cart, { poNumber, costCentre });
    const { body } = await place(api, ADMIN, cart);
    const cents = body.entries && Math.round(body.entries[0].basePrice.value * 100);
    return wrong(
      `what was charged with ${poNumber}${body.code ? "" : ` (${JSON.stringify(body)})`}`,
      cents,
      priceToday(),
    );
  };
  const register = (purchaseOrderNumber: string, days: object) =>
    api.call("POST", "/wwgPurchaseOrders/addPurchaseOrder", {
      as: ADMIN,
      body: { purchaseOrderNumber, description: "Calendar", units: ["korraline"], ...days },
    });
  const numbersOf = (day: string) => {
    const digits = day.replaceAll("-", "");
    return { ending: `E${digits}`, beginning: `B${digits}` };
  };

  return {
    async before(day) {
      const eve = daysAfter(day, -1);
      const { ending, beginning } = numbersOf(day);
      prices.set(day, usual.cents + STEP * (prices.size + 1));
      await api.db
        .insert(priceRows)
        .values({ ...usual, cents: prices.get(day)!, validFrom: day, validUntil: day });
      const made = [
        await register(ending, { activeUntil: eve }),
        await register(beginning, { activeFrom: day }),
        await api.call("PATCH", `${CENTRES}/${CENTRE}`, {
          as: ADMIN,
          body: { name: "Calendar", activeUntil: eve },
        }),
      ].map(({ status }) => status);
      cart = await open();
      const faults = [
        ...wrong("the answers to two purchase orders and a cost centre", made.join(), "201,201,200"),
        ...wrong("a purchase order the day before it begins", (await quote(beginning)).status, 400),
        ...wrong("a purchase order on its last day", (await quote(ending)).status, 200),
        ...wrong("a cost centre on its last day", (await charge()).status, 200),
        ...(await order(ending, CENTRE)),
      ];
      cart = await open();
      await makeReady(api, ADMIN, cart, { poNumber: ending });
      return faults;
    },
    async after(day) {
      const { ending, beginning } = numbersOf(day);
      return [
        ...wrong("the price in a cart of the day before", await priceIn(), priceToday()),
        ...wrong(
          "an order with a purchase order that has ended",
          (await place(api, ADMIN, cart)).status,
          400,
        ),
        ...wrong("a purchase order the day after it ended", (await quote(ending)).status, 400),
        ...wrong("a cost centre the day after it ended", (await charge()).status, 400),
        ...wrong("a purchase order on its first day", (await quote(beginning)).status, 200),
        ...(await order(beginning)),
      ];
    },
    async always() {
      return wrong(
        "the price of the item and in the list",
        (await shown()).join(),
        [priceToday(), priceToday()].join(),
      );
    },
  };
}
