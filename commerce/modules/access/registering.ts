import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Call } from "../../http/call";
import { invalid } from "../../http/errors";
import { hashOf } from "../oauth";
import { givePacks } from "../entitlement";
import { users } from "../users/tables";
import { signsInBy } from "./identity";
import { requirePassword } from "./password-rules";
import { openCode, requireEmployee } from "./registration";
import { accessRequests, registrationCodes } from "./tables";

type FinishCall = Pick<Call, "db" | "now">;

const badLink = () =>
  invalid("token", "This link does not work. It was used or has expired. Register again.");

async function openRegistration({ db, now }: FinishCall, token: string) {
  const [row] = await db
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.secretHash, hashOf(token)), eq(accessRequests.purpose, "REGISTER")));
  if (!row?.details || row.usedAt || row.expiresAt <= now()) throw badLink();
  return { id: row.id, details: row.details };
}

/** What the final step shows. @throws OccError 400 for a link that does not work. */
export async function describeRegistration(call: FinishCall, token: string) {
  const { details } = await openRegistration(call, token);
  const { unit, organisation } = await openCode(call, details.registrationCode);
  const { firstName, lastName, email } = details;
  return { firstName, lastName, email, organisation: organisation.name, unit: unit.name };
}

/**
 * Makes the account by the link of the mail, with its packs.
 * @throws OccError 400 for a link, a code or an employee code that no longer works, and for a password against the
 * rules.
 */
export async function finishRegistration(
  call: FinishCall & Pick<Call, "hashPassword">,
  body: { token: string; newPassword: string; confirmPassword: string },
): Promise<{ uid: string; customerId: string }> {
  const { db } = call;
  const { id, details } = await openRegistration(call, body.token);
  const open = await openCode(call, details.registrationCode);
  requirePassword(body);
  const passwordHash = await call.hashPassword(body.newPassword);
  const at = call.now();
  // Registrations with one code take turns, so that an employee code makes one account.
  const mine = eq(registrationCodes.code, open.code.code);
  await db.select({ code: registrationCodes.code }).from(registrationCodes).where(mine).for("update");
  await requireEmployee(call, open, details.employeeCode);
  const taken = await db
    .update(accessRequests)
    .set({ usedAt: at, details: null })
    .where(and(eq(accessRequests.id, id), isNull(accessRequests.usedAt)))
    .returning({ id: accessRequests.id });
  if (taken.length === 0) throw badLink();
  const customerId = `R-${randomBytes(5).toString("hex").toUpperCase()}`;
  const mobile = details.mobile || null;
  const made = await db
    .insert(users)
    .values({
      customerId,
      uid: details.email,
      passwordHash,
      firstName: details.firstName,
      lastName: details.lastName,
      mobile,
      mobileSignsIn: await signsInBy(db, mobile, customerId),
      wearerId: details.employeeCode,
      organisationUid: open.code.organisationUid,
      unitUid: open.code.unitUid,
      groups: ["customergroup", "b2bcustomergroup"],
      jobGroup: open.code.jobGroup,
      priceEnabled: open.code.priceEnabled,
      showLoginPreferencePage: true,
      isFirstLogin: true,
      hiredAt: at,
      addedAt: at,
    })
    .onConflictDoNothing()
    .returning({ uid: users.uid });
  // Two links for one address were both open; the other made the account.
  if (made.length === 0) throw badLink();
  await givePacks(db, customerId, open.code.packIds, at);
  return { uid: details.email, customerId };
}
