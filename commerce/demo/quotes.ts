import { eq, sql } from "drizzle-orm";
import { dayOf, timeAfter, timeBefore } from "../calendar";
import type { Database } from "../database/connection";
import { personName } from "../http/person-name";
import { carts } from "../modules/carts/tables";
import { quoteComments, quoteEvents, quotes } from "../modules/quotes/tables";
import { users } from "../modules/users/tables";

const BUYER = "buyer@harrowstreet.example";
const AGENT = "agent@kitroom.example";
const ZONE = "Australia/Melbourne";
/** The saved cart whose goods are asked for. */
const CART = "9000002";

type QuoteState = (typeof quotes.$inferSelect)["state"];

/** An offer of the desk to the wholesale buyer, and a quote that waits for the desk. Numbers are below those that quotes get. */
export async function seedQuotes(db: Database, today: Date): Promise<void> {
  const [buyer] = await db.select().from(users).where(eq(users.uid, BUYER));
  const [agent] = await db.select().from(users).where(eq(users.uid, AGENT));
  const [cart] = await db.select().from(carts).where(eq(carts.code, CART));
  if (!buyer || !agent || !cart) return;
  const by = { customerId: buyer.customerId, name: personName(buyer) };
  const desk = { customerId: agent.customerId, name: personName(agent) };
  const day = (days: number) => dayOf(timeAfter(today, { days }), ZONE);
  const write = async (
    code: string,
    {
      state,
      began,
      ...more
    }: Pick<typeof quotes.$inferInsert, "name" | "description" | "wantedBy" | "validUntil" | "terms"> & {
      state: "BUYER_SUBMITTED" | "BUYER_OFFER";
      began: Date;
    },
  ) => {
    const life: [QuoteState, number][] = [
      ["BUYER_DRAFT", 0],
      ["BUYER_SUBMITTED", 1],
      ...(state === "BUYER_OFFER"
        ? ([
            ["SELLER_DRAFT", 1],
            ["BUYER_OFFER", 2],
          ] as [QuoteState, number][])
        : []),
    ];
    const { site, customerId, organisationUid, currency } = cart;
    const at = (index: number) => timeAfter(began, { hours: index * 5 });
    await db.insert(quotes).values({
      ...{ code, site, customerId, organisationUid, currency, state, ...more },
      ...{ version: life.at(-1)![1], lastEvent: life.length },
      ...{ createdAt: began, updatedAt: at(life.length - 1) },
    });
    await db.insert(quoteEvents).values(
      life.map(([to, version], index) => {
        const side = index < 2 ? ("customer" as const) : ("desk" as const);
        return {
          ...{ quoteCode: code, sequence: index + 1, at: at(index), side, version, to },
          ...{ from: life[index - 1]?.[0], by: side === "desk" ? desk : by, channel: "kitroom_storefront" },
        };
      }),
    );
    // A tenth less than the list price, rounded to the cent.
    const offer = state === "BUYER_OFFER" ? sql`round(unit_cents * 0.9)::int` : sql`null::int`;
    await db.execute(sql`
      insert into quote_entries (quote_code, entry_number, sku, quantity, list_cents, offer_cents, value_adds)
      select ${code}, entry_number, sku, quantity * 10, unit_cents, ${offer}, value_adds
      from cart_entries where cart_code = ${CART}`);
    return at;
  };
  const at = await write("Q-1001", {
    ...{ state: "BUYER_OFFER", name: "Winter window", wantedBy: day(50), validUntil: day(21) },
    began: timeBefore(today, { days: 4 }),
    description: "For all stores, one delivery each. Logo left.",
    terms: "Delivered within six weeks of the order, to each store.",
  });
  const said = { quoteCode: "Q-1001", entryNumber: null };
  await db.insert(quoteComments).values([
    { ...said, at: at(1), by, fromCustomer: true, text: "Can the vests come with the old logo too?" },
    { ...said, at: at(2), by: desk, fromCustomer: false, text: "Yes, at the same price." },
  ]);
  await write("Q-1002", {
    ...{ state: "BUYER_SUBMITTED", name: "A new store in Geelong", wantedBy: day(70) },
    began: timeBefore(today, { days: 1 }),
    description: "Twenty people, from their first day.",
  });
}
