import { eq } from "drizzle-orm";
import { daysAfter } from "../../commerce/calendar";
import { orderEntries } from "../../commerce/modules/orders/tables";
import { orderDocument, orderItem, sendCxml, shipToOf } from "../support/cxml";
import { visitByCxml } from "../support/cxml-visit";
import { makeReady, place } from "../support/shopping";
import { type Deed, wrong } from "./deeds";
import type { World } from "./world";

const CUSTOMER = "admin@harrowstreet.example";
const DESK = "agent@kitroom.example";
const PIECES = 100;
/** What the desk offers for one piece. */
const OFFER = 21.37;

/**
 * Offers that hold until the day before: one is ordered in its last minutes, one is too late after midnight, and one whose
 * goods went into the cart in time is not ordered after it either.
 */
export function endingQuotes({ api }: World, sku: string): Deed {
  let late = "";
  let taken: string | undefined;
  const act = (code: string, action: string, as = CUSTOMER) =>
    api.call("POST", `${as === DESK ? "" : "/users/current"}/quotes/${code}/action`, {
      ...{ as, site: "wholesale", body: { action } },
    });
  const stateOf = async (code: string) =>
    (await api.call("GET", `/users/current/quotes/${code}`, { as: CUSTOMER, site: "wholesale" })).body
      .state as string;

  async function offered(expirationTime: string): Promise<string> {
    const { body: cart } = await api.call("POST", "/users/current/carts", { as: CUSTOMER });
    await api.call("POST", `/orgUsers/current/carts/${cart.code}/entries`, {
      as: CUSTOMER,
      query: { code: sku, quantity: PIECES },
    });
    const { body } = await api.call("POST", "/users/current/quotes", {
      ...{ as: CUSTOMER, site: "wholesale", body: { cartId: cart.code } },
    });
    const code = body.code as string;
    await act(code, "SUBMIT");
    const priced = await api.call("PATCH", `/quotes/${code}`, {
      ...{ as: DESK, site: "wholesale" },
      body: { entries: [{ entryNumber: 0, price: OFFER }], expirationTime },
    });
    const sent = await act(code, "SUBMIT", DESK);
    if (sent.status !== 200) throw new Error(JSON.stringify([body, priced.body, sent.body]));
    return code;
  }
  /** Puts the goods of an offer into the cart, ready to be ordered. */
  const accept = async (code: string) => {
    const { body } = await act(code, "CHECKOUT");
    await makeReady(api, CUSTOMER, body.cartId);
    return body.cartId as string;
  };

  return {
    async before(day) {
      const eve = daysAfter(day, -1);
      const { body } = await place(api, CUSTOMER, await accept(await offered(eve)));
      const faults = wrong("what a quote is ordered for", body.entries?.[0].basePrice.value, OFFER);
      late = await offered(eve);
      taken = await accept(await offered(eve));
      return faults;
    },
    async after() {
      const refused = await place(api, CUSTOMER, taken!);
      await api.call("DELETE", `/users/current/carts/${taken}`, { as: CUSTOMER });
      return [
        ...wrong("the state of an offer after its last day", await stateOf(late), "EXPIRED"),
        ...wrong("the answer to taking it", (await act(late, "CHECKOUT")).status >= 400, true),
        ...wrong("an order of an offer that was taken in time", refused.status >= 400, true),
      ];
    },
  };
}

const DEPOT = shipToOf("9 Depot Road", "2830");

/**
 * Visits of a buyer's system: one that is returned before midnight and one that is still open then. Both are ordered after
 * it, at the prices that went back with them.
 */
export function visits({ api }: World, sku: string): Deed {
  let returned: { price: string; fresh: string } | undefined;
  let open: Awaited<ReturnType<typeof visitByCxml>> | undefined;
  let number = 0;
  const filled = async () => {
    const visit = await visitByCxml(api);
    await visit.add(sku, 2);
    return visit;
  };
  const back = async (visit: NonNullable<typeof open>) => {
    const { body } = await visit.end();
    return { price: String(body.lines[0].unitPrice), fresh: String(visit.session.cartId) };
  };
  const ordered = async ({ price }: NonNullable<typeof returned>) => {
    number += 1;
    const document = orderDocument({
      orderId: `CAL${number}`,
      items: orderItem(sku, 2, price),
      shipTo: DEPOT,
    });
    const { text } = await sendCxml(api, document, { path: "order" });
    const code = /KR-\d+/.exec(text)?.[0];
    const [entry] = code
      ? await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code))
      : [];
    return wrong(
      `what a returned cart is ordered for${code ? "" : ` (${text})`}`,
      entry?.unitCents,
      Math.round(Number(price) * 100),
    );
  };
  return {
    async before() {
      returned = await back(await filled());
      open = await filled();
      return [];
    },
    async after() {
      const faults = await ordered(returned!);
      return [...faults, ...(await ordered(await back(open!)))];
    },
  };
}
