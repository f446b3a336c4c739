import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../database/connection";
import { plainEmail } from "../../http/contact";
import { changeIdentity, firstLink, type IdentityCall } from "../access";
import { isEmail } from "../manage-users";
import { hashPassword } from "../oauth";
import { lockPeople } from "../organisation";
import { organisations, units } from "../organisation/tables";
import { baseSites } from "../sites/tables";
import { users } from "../users/tables";

/** What a command must be told otherwise. */
export class StaffMistake extends Error {}

/** The organisation of the supplier's own people, and its only unit. */
const SUPPLIER = "supplier";
const AGENT = "asagentgroup";

export interface StaffDetails {
  firstName?: string;
  lastName?: string;
}

interface AddedStaff {
  customerId: string;
  site: string;
  /** Of a link that sets the password, once, within seven days. */
  token: string;
}

/**
 * Adds somebody of the supplier, who may act for customers and look after connections and content. In an empty shop it
 * adds the shop front and the supplier too. Of somebody who was added before it makes the link anew.
 * @throws StaffMistake for an address that is none, or a customer's.
 */
export async function addStaff(
  db: Database,
  email: string,
  details: StaffDetails,
  now: Date,
): Promise<AddedStaff> {
  const uid = plainEmail(email);
  if (!isEmail(uid)) throw new StaffMistake(`${email} is not an email address`);
  await lockPeople(db);
  const [known] = await db.select().from(users).where(eq(users.uid, uid));
  if (known && !known.groups.includes(AGENT)) {
    throw new StaffMistake(`${uid} is a customer's address: staff need one of their own`);
  }
  if (known && !known.active) throw new StaffMistake(`${uid} was closed: use another address`);
  const site = await siteOf(db, known?.organisationUid);
  const customerId = known?.customerId ?? (await insertStaff(db, uid, details, now));
  return { customerId, site, token: await firstLink({ db, now: () => now }, customerId, site) };
}

async function insertStaff(db: Database, uid: string, details: StaffDetails, now: Date): Promise<string> {
  await openSupplier(db, uid);
  const [number] = await rowsOf<{ next: number }>(
    db,
    sql`select coalesce(max(substring(customer_id from 7)::int), 0) + 1 as next from users
      where customer_id ~ '^STAFF-[0-9]{1,6}$'`,
  );
  const customerId = `STAFF-${String(number!.next).padStart(4, "0")}`;
  const [before = uid] = uid.split("@");
  await db.insert(users).values({
    customerId,
    uid,
    passwordHash: await hashPassword(randomBytes(24).toString("base64url")),
    firstName: details.firstName ?? before,
    lastName: details.lastName ?? "",
    wearerId: "",
    organisationUid: SUPPLIER,
    unitUid: SUPPLIER,
    groups: [AGENT],
    priceEnabled: true,
    hiredAt: now,
    addedAt: now,
    updatedAt: now,
  });
  return customerId;
}

/** The supplier as an organisation of the shop, which its people belong to. */
async function openSupplier(db: Database, email: string): Promise<void> {
  if ((await db.$count(organisations, eq(organisations.uid, SUPPLIER))) > 0) return;
  const site = await siteOf(db, undefined);
  await db.insert(organisations).values({
    uid: SUPPLIER,
    site,
    name: "Uniform supplier",
    timeZone: "Australia/Sydney",
    region: "AU",
    support: { name: "Uniform desk", phone: "", email },
  });
  await db.insert(units).values({
    uid: SUPPLIER,
    organisationUid: SUPPLIER,
    name: "Uniform supplier",
    kind: "sold-to",
    billToUid: SUPPLIER,
    country: "AU",
    currency: "AUD",
    gstRate: 1000,
  });
}

/** The site of an organisation, else the one of uniforms, which an empty shop is given. */
async function siteOf(db: Database, organisationUid: string | undefined): Promise<string> {
  if (organisationUid !== undefined) {
    const [found] = await db
      .select({ site: organisations.site })
      .from(organisations)
      .where(eq(organisations.uid, organisationUid));
    if (found) return found.site;
  }
  await db
    .insert(baseSites)
    .values({ uid: "uniforms", name: "Uniforms", theme: "default", languages: ["en"], currencies: ["AUD"] })
    .onConflictDoNothing();
  return "uniforms";
}

export interface Staff {
  customerId: string;
  email: string;
  name: string;
  active: boolean;
}

/** Everybody of the supplier. */
export async function listStaff(db: Database): Promise<Staff[]> {
  return rowsOf<Staff>(
    db,
    sql`select customer_id as "customerId", uid as email, trim(first_name || ' ' || last_name) as name, active
      from users where ${AGENT} = any(groups) and deleted_at is null order by customer_id`,
  );
}

/**
 * Closes the account of somebody of the supplier: their sign-ins and links end at once, and they get a mail.
 * @throws StaffMistake for an address that is nobody's of the supplier.
 */
export async function closeStaff(
  call: Pick<IdentityCall, "db" | "now" | "storefrontUrl">,
  email: string,
): Promise<void> {
  const { db } = call;
  await lockPeople(db);
  const [found] = await db
    .select({ user: users, organisation: organisations })
    .from(users)
    .innerJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(eq(users.uid, plainEmail(email)));
  if (!found?.user.groups.includes(AGENT)) throw new StaffMistake(`${email} is nobody of the supplier`);
  const { user, organisation } = found;
  await changeIdentity(
    { ...call, baseSite: { uid: organisation.site } },
    { before: user, set: { active: false }, organisation, by: organisation.support.name, changes: [] },
  );
}
