import { and, eq, sql } from "drizzle-orm";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { cardsOf } from "../cards";
import { savedCards } from "../cards/tables";
import { paymentDetailsView } from "../checkout";

type CardsCall = Pick<Call, "db" | "about" | "now">;

/** The person's saved cards, the default one first. */
export const showCards = async (call: CardsCall) => ({
  payments: (await cardsOf(call)).map((card) => paymentDetailsView(call, card)),
});

const unknown = () => notFound("This card is not one of your saved cards.");

/**
 * Makes a card the default one, or not any more.
 * @throws OccError 404 for a card that is not the person's.
 */
export async function setDefault(call: CardsCall, id: string, defaultPayment?: boolean): Promise<void> {
  const mine = eq(savedCards.customerId, call.about.user.customerId);
  const known = await call.db.$count(savedCards, and(mine, eq(savedCards.id, id)));
  if (known === 0) throw unknown();
  if (defaultPayment === undefined) return;
  await call.db
    .update(savedCards)
    .set({
      isDefault: sql`case when ${savedCards.id} = ${id} then ${defaultPayment} else ${savedCards.isDefault} and not ${defaultPayment} end`,
    })
    .where(mine);
}

/**
 * Forgets a card. Carts that it was to pay ask for another one; orders and payments keep its name. The first of the
 * others becomes the default one if it was.
 * @throws OccError 404 for a card that is not the person's.
 */
export async function deleteCard(call: CardsCall, id: string): Promise<void> {
  const mine = eq(savedCards.customerId, call.about.user.customerId);
  const [gone] = await call.db
    .delete(savedCards)
    .where(and(mine, eq(savedCards.id, id)))
    .returning({ isDefault: savedCards.isDefault });
  if (!gone) throw unknown();
  if (!gone.isDefault) return;
  const next = sql`(select c.id from saved_cards c where c.customer_id = ${call.about.user.customerId}
    order by c.expires desc, c.id limit 1)`;
  await call.db.update(savedCards).set({ isDefault: true }).where(eq(savedCards.id, next));
}
