import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../database/connection";
import { personName } from "../../http/person-name";
import { changeEvents } from "../changes/tables";
import { lockPeople, nextEmployeeCode, usualOf } from "../organisation";
import { units } from "../organisation/tables";
import { users } from "../users/tables";
import { domainOf, type Provider } from "./providers";
import { SignOnRefused } from "./refusals";
import type { Identity } from "./relying-party";

type User = typeof users.$inferSelect;

/** What a new account needs besides what the provider says. */
export interface Newcomer {
  now: Date;
  /** Of a password that nobody knows. */
  passwordHash: () => Promise<string>;
}

const WEARER = ["customergroup", "b2bcustomergroup"];
const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/;
const address = z.email().max(200);

/**
 * The account of somebody whom a provider confirms and whom nobody here knows: a wearer in the unit that the provider's
 * row names, without packs, as the provider's line of the change log. Who was added while this waited is found.
 * @throws SignOnRefused where the row names no unit, or the unit, the address or the employee code does not fit.
 */
export async function newPerson(
  db: Database,
  provider: Provider,
  identity: Identity,
  newcomer: Newcomer,
): Promise<User> {
  const { newPeopleUnit, organisationUid } = provider;
  const { email } = identity;
  const mayCome = newPeopleUnit !== null && provider.domains.includes(domainOf(email));
  if (!mayCome || !address.safeParse(email).success) throw new SignOnRefused("unknown-person");
  if (!identity.emailConfirmed) throw new SignOnRefused("no-email");
  // Before the lock, because it takes some tenths of a second.
  const passwordHash = await newcomer.passwordHash();
  await lockPeople(db);
  const [known] = await db.select().from(users).where(eq(users.uid, email));
  if (known) return known;
  const [unit] = await db
    .select()
    .from(units)
    .where(and(eq(units.uid, newPeopleUnit), eq(units.organisationUid, organisationUid), units.active));
  if (!unit) throw new SignOnRefused("closed-unit");
  const usual = await usualOf(db, organisationUid, unit.uid);
  const { now } = newcomer;
  const [made] = await db
    .insert(users)
    .values({
      customerId: `S-${randomUUID()}`,
      uid: email,
      passwordHash,
      ...namesOf(identity),
      wearerId: await employeeCodeOf(db, provider, identity),
      organisationUid,
      unitUid: unit.uid,
      groups: WEARER,
      defaultCostCentre: usual.centre,
      priceEnabled: usual.prices,
      isFirstLogin: true,
      hiredAt: now,
      addedAt: now,
      updatedAt: now,
    })
    // A registration, which takes no turn with this, has made it.
    .onConflictDoNothing()
    .returning();
  if (!made) return (await db.select().from(users).where(eq(users.uid, email)))[0]!;
  await noteNew(db, provider, made);
  return made;
}

/** The code that the provider gives. One that somebody has could be the same person with a new address. */
async function employeeCodeOf(db: Database, provider: Provider, { said }: Identity): Promise<string> {
  const { organisationUid, employeeCodeClaim } = provider;
  const claim = employeeCodeClaim === null ? undefined : said[employeeCodeClaim];
  const code = typeof claim === "string" || typeof claim === "number" ? String(claim).trim() : "";
  if (!CODE.test(code)) return nextEmployeeCode(db, organisationUid);
  const has = sql`upper(${users.wearerId}) = upper(${code})`;
  const taken = await db.$count(users, and(eq(users.organisationUid, organisationUid), has));
  if (taken > 0) throw new SignOnRefused("employee-code");
  return code;
}

/** The names that the provider tells, or what the address makes of them. */
function namesOf({ said, email }: Identity): { firstName: string; lastName: string } {
  const text = (claim: string) => {
    const value = said[claim];
    const plain = typeof value === "string" ? value.replace(/[\p{Cc}\s]+/gu, " ").trim() : "";
    return plain.includes("@") ? "" : plain;
  };
  const ofAddress = () =>
    email
      .split("@")[0]!
      .split(/[._+-]+/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" ");
  const words = text("name") || ofAddress();
  const [first = "", ...rest] = words.trim().split(" ");
  return {
    firstName: (text("given_name") || first).slice(0, 60),
    lastName: (text("family_name") || rest.join(" ")).slice(0, 60),
  };
}

const noteNew = (db: Database, { id, name }: Provider, person: User) =>
  db.insert(changeEvents).values({
    at: person.addedAt,
    organisationUid: person.organisationUid,
    unitUid: person.unitUid,
    kind: "person",
    subjectCode: person.customerId,
    subjectName: personName(person),
    changes: [{ what: "Added", from: null, to: "Wearer" }],
    by: { customerId: `sso-${id}`, name },
    channel: "sign-on",
    note: `First sign-in as ${person.uid}`,
  });
