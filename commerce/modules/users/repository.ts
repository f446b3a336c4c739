import { dayOf } from "../../calendar";
import { unreadNotices } from "../notices";
import { and, eq, gt, gte, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { shownMobile } from "../../http/contact";
import { occDate } from "../../http/dates";
import { selects } from "../../http/fields";
import type { Call } from "../../http/call";
import { personName } from "../../http/person-name";
import { capabilitiesOf } from "../../http/policy";
import type { Person } from "../../http/principal";
import { changeMobile, type MobileCall } from "../access";
import { addressView } from "../carts";
import { differences, noteOwn, type NotingCall, orNone } from "../changes";
import { addressesFor } from "../checkout";
import { units } from "../organisation/tables";
import { allocations } from "../entitlement/tables";
import { bundles } from "../packs/tables";
import { orderedBy } from "../proxy";
import { users } from "./tables";
import { titleCodeOf, titleFrom } from "../sites";

/** The indent window of one of the person's packs that is open for them, if there is one. */
async function openIndent(db: Database, { user, organisation }: Person, now: Date) {
  const today = dayOf(now, organisation.timeZone);
  const [indent] = await db
    .select({
      starts: bundles.indentStartsAt,
      ends: bundles.indentEndsAt,
      delivery: bundles.indentDeliveryAt,
    })
    .from(bundles)
    .innerJoin(allocations, eq(allocations.packId, bundles.packId))
    .where(
      and(
        eq(allocations.customerId, user.customerId),
        eq(bundles.isIndentOrder, true),
        lte(bundles.indentStartsAt, now),
        or(gt(bundles.indentEndsAt, now), gte(allocations.extendedUntil, today)),
      ),
    )
    .limit(1);
  return indent;
}

async function billToName(db: Database, unit: Person["unit"]): Promise<string> {
  if (!unit.billToUid || unit.billToUid === unit.uid) return unit.name;
  const [billTo] = await db.select({ name: units.name }).from(units).where(eq(units.uid, unit.billToUid));
  return billTo?.name ?? unit.name;
}

/** The person's default delivery address: the first of their addresses. */
async function defaultAddress(call: Pick<Call, "db" | "about">) {
  const [first] = await addressesFor(call);
  return first && addressView(first.address, { defaultAddress: true });
}

/**
 * The profile of a person; the indent window, the bill-to's name, the address and who orders for them are read only
 * where they are asked for.
 * @param language ISO code of the language of the answer.
 */
export async function profileOf(call: Pick<Call, "db" | "about" | "now">, language: string, fields?: string) {
  const { db } = call;
  const { user, unit, organisation } = call.about;
  const now = call.now();
  const address = selects(fields, "defaultAddress", "FULL") ? await defaultAddress(call) : undefined;
  const billTo = selects(fields, "billToName") ? await billToName(db, unit) : unit.name;
  const unread = selects(fields, "unreadNotices", "FULL") ? await unreadNotices(call) : undefined;
  const proxy = selects(fields, "orderedBy", "FULL") ? await orderedBy(call) : undefined;
  const indent = selects(fields, "indent") ? await openIndent(db, call.about, now) : undefined;
  const date = (instant: Date | null | undefined) => (instant ? occDate(instant) : undefined);
  return {
    uid: user.uid,
    name: personName(user),
    displayUid: user.uid,
    customerId: user.customerId,
    title: user.title ?? undefined,
    titleCode: user.title ? titleCodeOf(user.title) : undefined,
    currency: { isocode: unit.currency },
    language: { isocode: language },
    defaultAddress: address,
    firstName: user.firstName,
    lastName: user.lastName,
    preferredName: user.preferredName ?? undefined,
    wearerId: user.wearerId,
    active: user.active,
    roles: user.groups.filter((group) => group.startsWith("b2b")),
    capabilities: capabilitiesOf({ user }),
    groups: user.groups.map((uid) => ({ uid })),
    customerAdmin: user.groups.includes("CustomerAdmin"),
    enableTaken: user.enableTaken,
    priceEnabled: user.priceEnabled,
    showLoginPreferencePage: user.showLoginPreferencePage,
    isFirstLogin: user.isFirstLogin,
    showCDCRegistrationPage: false,
    unreadNotices: unread,
    orderedBy: proxy,
    indentMode: indent !== undefined,
    indentStartDate: date(indent?.starts),
    indentEndDate: date(indent?.ends),
    indentExpectedDeliveryDate: date(indent?.delivery),
    orgUnit: {
      uid: unit.uid,
      name: unit.name,
      active: unit.active,
      billToName: billTo,
      country: { isocode: unit.country },
      currency: { isocode: unit.currency },
      customerSpecificCurrencySymbol: unit.currencySymbol,
      bulkUploadEnabled: unit.bulkUploadEnabled,
      enableNaizFit: unit.enableNaizFit,
      enableChatbot: unit.enableChatbot,
    },
    organisation: {
      uid: organisation.uid,
      name: organisation.name,
      region: organisation.region,
      timeZone: organisation.timeZone,
      support: organisation.support,
    },
    mobile: shownMobile(user.mobile),
    defaultCostCentre: user.defaultCostCentre ?? undefined,
  };
}

/** What a person says at the first sign-in; what was left empty stays as it is. */
export async function finishOnboarding(
  call: MobileCall,
  { preferredName, mobile }: { preferredName?: string; mobile?: string },
): Promise<void> {
  const { db, about } = call;
  if (mobile) await changeMobile(call, mobile);
  await db
    .update(users)
    .set({ isFirstLogin: false, ...(preferredName ? { preferredName } : {}) })
    .where(eq(users.customerId, about.user.customerId));
}

/** What people change of their own profile. What is not named stays; an empty preferred name goes back to the first name. */
export interface ProfileChange {
  firstName?: string;
  lastName?: string;
  /** Empty for none. */
  titleCode?: string;
  preferredName?: string;
}

/** Saves it, with its row in the change log. @throws OccError 400 for a title that is not offered. */
export async function saveProfile(call: NotingCall, sent: ProfileChange): Promise<void> {
  const { user } = call.about;
  const { firstName, lastName, titleCode, preferredName } = sent;
  const change = {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(titleCode === undefined ? {} : { title: titleFrom(titleCode, user.title) }),
    ...(preferredName === undefined ? {} : { preferredName: preferredName || null }),
  };
  const changes = differences(user, change, {
    title: ["Title", orNone],
    firstName: ["First name", orNone],
    lastName: ["Last name", orNone],
    preferredName: ["Preferred name", orNone],
  }).filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  // An administrator who has the person open meanwhile is told.
  const stamp = { updatedAt: call.now(), updatedBy: user.customerId, version: sql`${users.version} + 1` };
  await call.db
    .update(users)
    .set({ ...change, ...stamp })
    .where(eq(users.customerId, user.customerId));
  await noteOwn({ ...call, about: { ...call.about, user: { ...user, ...change } } }, changes);
}
