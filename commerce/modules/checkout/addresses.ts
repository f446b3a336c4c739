import { randomUUID } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { desc, eq, inArray, or } from "drizzle-orm";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { optionalText, REQUIRED_TEXT, requiredText } from "../../http/text-schema";
import { addressView } from "../carts";
import type { AddressSnapshot } from "../carts/tables";
import { addresses } from "../organisation/tables";

type AddressCall = Pick<Call, "db" | "about">;

/** A new address as a form sends it; Australia and New Zealand both have four-digit postcodes. */
export const AddressBody = z.object({
  firstName: requiredText(60),
  lastName: requiredText(60),
  companyName: optionalText(80),
  line1: requiredText(100),
  line2: optionalText(100),
  town: requiredText(60),
  region: z.union([z.string().max(20), z.object({ isocode: z.string().max(20) })]).optional(),
  postalCode: requiredText(10).regex(/^\d{4}$/, "Enter a postcode of four digits."),
  country: z.object({ isocode: z.enum(["AU", "NZ"], { error: REQUIRED_TEXT }) }),
  phone: optionalText(30),
});

/** An address of the book: it may be the default one. */
export const BookBody = AddressBody.extend({ defaultAddress: z.boolean().optional() });

export const snapshot = (row: typeof addresses.$inferSelect): AddressSnapshot => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  companyName: row.companyName,
  line1: row.line1,
  line2: row.line2,
  town: row.town,
  region: row.region,
  postalCode: row.postalCode,
  country: row.country,
  phone: row.phone,
});

/**
 * The addresses that a person may have goods sent to: the one that they chose as default, those of their unit, their
 * own, and those of the unit's bill-to.
 */
export async function addressesFor({ db, about }: AddressCall) {
  const unitUids = [about.unit.uid, ...(about.unit.billToUid ? [about.unit.billToUid] : [])];
  const rows = await db
    .select()
    .from(addresses)
    .where(or(inArray(addresses.unitUid, unitUids), eq(addresses.customerId, about.user.customerId)))
    .orderBy(desc(addresses.isDefault), addresses.id);
  type Row = (typeof rows)[number];
  const rank = (row: Row) => (row.unitUid === about.unit.uid ? 0 : row.customerId ? 1 : 2);
  const own = rows.find((row) => row.customerId !== null && row.isDefault);
  const isDefault = (row: Row) => (own ? row === own : row.isDefault && row.unitUid === about.unit.uid);
  return rows
    .sort((a, b) => Number(b === own) - Number(a === own) || rank(a) - rank(b))
    .map((row) => ({
      address: snapshot(row),
      unitUid: row.unitUid,
      isOwn: row.customerId !== null,
      isDefault: isDefault(row),
    }));
}

/** One of them as the API returns it. */
export const choiceView = ({ address, isDefault, isOwn }: Awaited<ReturnType<typeof addressesFor>>[number]) =>
  addressView(address, { defaultAddress: isDefault, visibleInAddressBook: isOwn });

/** @throws OccError 400 when the address is not one of the person's. */
export async function ownAddress(call: AddressCall, id: string): Promise<AddressSnapshot> {
  const found = (await addressesFor(call)).find(({ address }) => address.id === id);
  if (found) return found.address;
  throw new OccError(400, {
    type: "UnsupportedDeliveryAddressError",
    message: "Choose one of your own addresses.",
    reason: "notFound",
    subject: "addressId",
    subjectType: "parameter",
  });
}

/** The most addresses of one person, because lists of them are not paged. */
const MOST_ADDRESSES = 100;

/**
 * Saves a new address in the person's address book.
 * @throws OccError 400 when the book is full.
 */
export async function saveAddress(
  { db, about }: AddressCall,
  body: z.infer<typeof BookBody>,
): Promise<AddressSnapshot> {
  if ((await db.$count(addresses, eq(addresses.customerId, about.user.customerId))) >= MOST_ADDRESSES) {
    throw new OccError(400, {
      type: "UnsupportedDeliveryAddressError",
      message: `You have saved ${MOST_ADDRESSES} addresses, which is the most you can have. Choose one of them.`,
      reason: "full",
      subject: "line1",
      subjectType: "parameter",
    });
  }
  if (body.defaultAddress) await forgetDefault({ db, about });
  const [row] = await db
    .insert(addresses)
    .values({
      ...columnsOf(body),
      line1: body.line1,
      town: body.town,
      postalCode: body.postalCode,
      country: body.country.isocode,
      id: randomUUID(),
      customerId: about.user.customerId,
    })
    .returning();
  return snapshot(row!);
}

/** The columns that a body has values for. */
export function columnsOf({ country, region, defaultAddress, ...rest }: Partial<z.infer<typeof BookBody>>) {
  return {
    ...rest,
    ...(country ? { country: country.isocode } : {}),
    ...(region === undefined ? {} : { region: typeof region === "object" ? region.isocode : region || null }),
    ...(defaultAddress === undefined ? {} : { isDefault: defaultAddress }),
  };
}

/** No address of the person's own is the default any more. */
export async function forgetDefault({ db, about }: AddressCall): Promise<void> {
  await db.update(addresses).set({ isDefault: false }).where(eq(addresses.customerId, about.user.customerId));
}
