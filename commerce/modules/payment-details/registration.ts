import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { timeAfter, timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import type { Call } from "../../http/call";
import { invalid, OccError } from "../../http/errors";
import { callerMay } from "../../http/policy";
import { parse } from "../../http/read-request";
import { savedCards } from "../cards/tables";
import { cartFor, cartToOrder, refuseSaved, type CartCall, lockPerson } from "../carts";
import type { AddressSnapshot } from "../carts/tables";
import { addressesFor, payByCard, paymentDetailsView, paysByCard } from "../checkout";
import { openCardForm, providedCard } from "../demo-card-provider";
import { KEPT_DAYS } from "../../database/kept";
import { BillingSchema, type RequestQuery, type ResponseQuery } from "./contract";
import { isSignature, signatureOf } from "./signature";
import { cardRegistrations } from "./tables";
import type { Secrets } from "../../http/signature";

/** Minutes that somebody has to enter a card at the provider and to come back. */
const MINUTES = 30;

/** The most cards of one person, because lists of them are not paged. */
const MOST_CARDS = 20;

/** What the module needs to know of this API. */
export interface RegistrationSettings {
  /** Signs the sessions. */
  secrets: Secrets;
  /** The public URL of the shop; without it the shop is opened wherever its machine is. */
  publicUrl?: string;
}

type RegistrationCall = CartCall & Pick<Call, "demo" | "principal" | "storefrontUrl">;

const refused = (reason: string, message: string) =>
  new OccError(400, { type: "DigitalPaymentError", message, reason });

/**
 * Starts the registration of a card at the provider (contract §8 "Digital payments").
 * @param cartId of the cart that the card is to pay; undefined for a card that is only saved.
 * @throws OccError 400 for somebody who pays nothing by card, if the shop has no card provider, for an address of another
 * shop, and with too many cards.
 */
export async function requestRegistration(
  call: RegistrationCall,
  settings: RegistrationSettings,
  cartId: string | undefined,
  { responseUrl }: z.infer<typeof RequestQuery>,
) {
  if (!paysByCard(call) && !(cartId === undefined && callerMay(call.principal, "manage-finances"))) {
    throw refused("not-taken", "You do not pay anything by card here.");
  }
  if (!call.demo) throw refused("unavailable", "Unable to initiate the card registration.");
  const returnTo = ownUrl(call, settings, responseUrl);
  const { customerId } = call.about.user;
  await requireRoom(call.db, customerId);
  const cart = cartId === undefined ? undefined : await cartFor(call, cartId);
  if (cart) refuseSaved(cart);
  const cartCode = cart?.code ?? null;
  const sid = randomBytes(24).toString("base64url");
  const startedAt = call.now();
  const expiresAt = timeAfter(startedAt, { minutes: MINUTES });
  const signature = signatureOf({ sid, customerId, cartCode }, settings.secrets);
  await call.db.insert(cardRegistrations).values({ sid, customerId, cartCode, startedAt, expiresAt });
  const postUrl = await openCardForm(call.db, { sid, signature, returnTo, expiresAt });
  return {
    postUrl,
    parameters: {
      entry: [
        { key: "session_id" as const, value: sid },
        { key: "signature" as const, value: signature },
      ],
    },
  };
}

/** @throws OccError 400 for somebody who has the most cards already. */
async function requireRoom(db: Database, customerId: string): Promise<void> {
  if ((await db.$count(savedCards, eq(savedCards.customerId, customerId))) < MOST_CARDS) return;
  const message = `You have saved ${MOST_CARDS} cards, which is the most you can have. Delete one first.`;
  throw refused("full", message);
}

/**
 * Where the provider leads back to: an address of this shop. With a public URL it must be that of a site; a shop without
 * one is opened by any name of its machine.
 * @throws OccError 400
 */
function ownUrl(
  { storefrontUrl, baseSite }: Pick<RegistrationCall, "storefrontUrl" | "baseSite">,
  { publicUrl }: RegistrationSettings,
  sent: string | undefined,
): string {
  const own = `${storefrontUrl(baseSite.uid)}/checkout/card-callback`;
  if (sent === undefined) return own;
  const url = URL.canParse(sent) ? new URL(sent) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!url || !isWeb || url.username || (publicUrl && url.origin !== new URL(own).origin)) {
    throw invalid("responseUrl", "The response URL must be one of this shop.");
  }
  return url.href;
}

/**
 * Saves the card that was entered at the provider, once, and has it pay the cart of the registration.
 * @throws OccError 400 DigitalPaymentError: `notFound` for a session or signature that is not of this person and cart,
 * `expired`, `used`, `unfetched` if the provider has no card for it; ValidationError for the billing address.
 */
export async function completeRegistration(
  call: RegistrationCall,
  settings: RegistrationSettings,
  cartId: string | undefined,
  sent: z.infer<typeof ResponseQuery>,
) {
  const { customerId } = call.about.user;
  const [row] = await call.db
    .select()
    .from(cardRegistrations)
    .where(and(eq(cardRegistrations.sid, sent.sid), eq(cardRegistrations.customerId, customerId)))
    .for("update");
  const cart = cartId === undefined ? undefined : await cartToOrder(call, cartId);
  if (!row || row.cartCode !== (cart?.code ?? null) || !isSignature(sent.sign, row, settings.secrets)) {
    throw refused("notFound", "There is no such card registration. Add the card again.");
  }
  if (row.usedAt) throw refused("used", "This card is saved already.");
  if (row.expiresAt <= call.now()) {
    throw refused("expired", "The card registration took too long. Add the card again.");
  }
  const billingAddress =
    sent.billingAddress === "true" ? typedAddress(sent) : await usualAddress(call, cart?.deliveryAddress);
  // Several registrations may have been begun while there was room; each is counted with the ones before it.
  await lockPerson(call.db, customerId);
  await requireRoom(call.db, customerId);
  const card = await providedCard(call.db, row.sid);
  if (!card) throw refused("unfetched", "Unable to fetch payment details. Add the card again.");
  const isFirst = sql<boolean>`not exists (select from saved_cards c where c.customer_id = ${customerId} and c.is_default)`;
  const [saved] = await call.db
    .insert(savedCards)
    .values({ id: `card-${randomUUID()}`, customerId, ...card, billingAddress, isDefault: isFirst })
    .returning();
  await call.db
    .update(cardRegistrations)
    .set({ usedAt: call.now() })
    .where(eq(cardRegistrations.sid, row.sid));
  if (cart) await payByCard(call, cart.code, saved!.id);
  return paymentDetailsView(call, saved!);
}

/** @throws OccError 400 for each field that is not valid. */
function typedAddress(sent: z.infer<typeof ResponseQuery>): AddressSnapshot {
  const typed = parse(BillingSchema, sent, "parameter") as z.infer<typeof BillingSchema>;
  return { ...typed, line2: typed.line2 || null, region: typed.region || null };
}

/** The delivery address of the cart, else where the person's parcels usually go. */
async function usualAddress(
  call: RegistrationCall,
  ofCart: AddressSnapshot | null | undefined,
): Promise<AddressSnapshot> {
  const address = ofCart ?? (await addressesFor(call))[0]?.address;
  if (!address) throw invalid("line1", "Address is not valid.");
  return address;
}

/** Deletes registrations that ended a day ago. */
export async function sweepRegistrations(db: Database, now: Date): Promise<void> {
  const since = timeBefore(now, { days: KEPT_DAYS["sweep-card-registrations"].expired });
  await db.delete(cardRegistrations).where(lt(cardRegistrations.expiresAt, since));
}
