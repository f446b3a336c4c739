import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { invalid, notFound } from "../../http/errors";
import { personName } from "../../http/person-name";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { addressView } from "../carts";
import { addressColumns, addressSnapshot } from "../checkout";
import { noteChange, type NotingCall, type ValueChange } from "../changes";
import { lockPeople } from "../manage-users";
import { isDisabled } from "../organisation";
import { addresses } from "../organisation/tables";
import type { UnitAddressBody } from "./edit-contract";
import { deliveryAndShipping, showUnit, type UnitCall } from "./read";

type ChangeCall = UnitCall & NotingCall;
type Address = typeof addresses.$inferSelect;
type Body = z.infer<typeof UnitAddressBody>;

/** The most addresses of one unit, because lists of them are not paged. */
const MOST_ADDRESSES = 100;

/** The addresses of a unit, the default one first. @throws OccError 404 for a unit that the caller does not manage. */
export async function unitAddresses(call: UnitCall, uid: string) {
  const { addresses: list } = await deliveryAndShipping(call, uid);
  return { addresses: list };
}

/** The unit, to be changed by one at a time. @throws OccError 404; 400 for a disabled unit. */
async function openUnit(call: ChangeCall, uid: string) {
  await lockPeople(call);
  const unit = await showUnit(call, uid);
  if (unit.status === "disabled") throw isDisabled("uid", unit.name);
  return unit;
}

async function addressOf({ db }: ChangeCall, uid: string, id: string): Promise<Address> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.unitUid, uid)));
  if (!row) throw notFound("This unit has no such address.", { subject: id, subjectType: "address" });
  return row;
}

const textOf = (row: Address): string => {
  const { formattedAddress } = addressView(addressSnapshot(row));
  return [row.companyName, personName(row), formattedAddress].filter(Boolean).join(", ");
};

/** Whoever delivers must find the place, or a person there. @throws OccError 400 for an address without either. */
function mustHaveName(to: Pick<Body, "companyName" | "firstName" | "lastName">): void {
  if (to.companyName || (to.firstName && to.lastName)) return;
  const missing = to.firstName ? "lastName" : to.lastName ? "firstName" : "companyName";
  throw invalid(missing, REQUIRED_TEXT, "missing");
}

const note = (call: ChangeCall, unit: { uid: string; name: string }, changes: ValueChange[]) =>
  noteChange(call, {
    kind: "unit",
    subject: { code: unit.uid, name: unit.name },
    unitUid: unit.uid,
    changes,
  });

const noDefault = ({ db }: ChangeCall, uid: string) =>
  db.update(addresses).set({ isDefault: false }).where(eq(addresses.unitUid, uid));

/** Adds an address of a unit; the first one is its default. @throws OccError as openUnit; 400 when it has very many, or no name. */
export async function addUnitAddress(call: ChangeCall, uid: string, body: Body) {
  const unit = await openUnit(call, uid);
  mustHaveName(body);
  const count = await call.db.$count(addresses, eq(addresses.unitUid, uid));
  if (count >= MOST_ADDRESSES) {
    throw invalid("line1", `${unit.name} has ${MOST_ADDRESSES} addresses, which is the most it can have.`);
  }
  const isDefault = count === 0 || body.defaultAddress === true;
  if (isDefault) await noDefault(call, uid);
  const [row] = await call.db
    .insert(addresses)
    .values({
      ...addressColumns(body),
      line1: body.line1,
      town: body.town,
      postalCode: body.postalCode,
      country: body.country.isocode,
      id: randomUUID(),
      unitUid: uid,
      isDefault,
    })
    .returning();
  await note(call, unit, [{ what: "Address", from: null, to: textOf(row!) }]);
  return addressView(addressSnapshot(row!), { defaultAddress: isDefault });
}

/**
 * Changes what the body has. Orders and carts keep the address that they have. The default one stays the default until
 * another one is.
 * @throws OccError 404 also for an address of another unit; 400 as openUnit.
 */
export async function changeUnitAddress(call: ChangeCall, uid: string, id: string, body: Partial<Body>) {
  const unit = await openUnit(call, uid);
  const before = await addressOf(call, uid, id);
  const { companyName = before.companyName ?? undefined, firstName, lastName } = body;
  if ([body.companyName, firstName, lastName].some((name) => name !== undefined)) {
    mustHaveName({
      companyName,
      firstName: firstName ?? before.firstName,
      lastName: lastName ?? before.lastName,
    });
  }
  const isDefault = before.isDefault || body.defaultAddress === true;
  if (isDefault && !before.isDefault) await noDefault(call, uid);
  const [row] = await call.db
    .update(addresses)
    .set({ ...addressColumns(body), isDefault })
    .where(eq(addresses.id, id))
    .returning();
  const changes = [{ what: "Address", from: textOf(before), to: textOf(row!) }];
  if (isDefault && !before.isDefault) changes.push({ what: "Default address", from: "", to: textOf(row!) });
  await note(call, unit, changes);
}

/** Removes an address that is not the default one. @throws OccError as changeUnitAddress; 400 for the default one. */
export async function removeUnitAddress(call: ChangeCall, uid: string, id: string) {
  const unit = await openUnit(call, uid);
  const row = await addressOf(call, uid, id);
  if (row.isDefault) {
    throw invalid("addressId", "This is the default address. Make another one the default first.");
  }
  await call.db.delete(addresses).where(eq(addresses.id, id));
  await note(call, unit, [{ what: "Address", from: textOf(row), to: null }]);
}
