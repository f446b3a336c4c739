import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { timeAfter } from "../../calendar";
import type { Call } from "../../http/call";
import { invalid, tooOften } from "../../http/errors";
import { plainCode } from "../../http/plain-text";
import { countSend } from "../oauth";
import { organisations, units } from "../organisation/tables";
import { users } from "../users/tables";
import { accessRequests, registrationCodes, type RegistrationDetails } from "./tables";

/** Minutes that the link of a registration works. */
const REGISTER_MINUTES = 1440;

type RegisterCall = Pick<Call, "db" | "now" | "baseSite">;

/**
 * The unit that a registration code is of.
 * @throws OccError 400 for one that is unknown or expired, and where the program has switched
 * registration off.
 */
export async function openCode({ db, now }: Pick<Call, "db" | "now">, code: string) {
  const [row] = await db
    .select({ code: registrationCodes, organisation: organisations, unit: units })
    .from(registrationCodes)
    .innerJoin(organisations, eq(organisations.uid, registrationCodes.organisationUid))
    .innerJoin(units, eq(units.uid, registrationCodes.unitUid))
    .where(
      and(
        eq(registrationCodes.code, code.trim().toUpperCase()),
        eq(registrationCodes.active, true),
        eq(organisations.registrationOpen, true),
        eq(units.active, true),
      ),
    );
  if (!row || (row.code.expiresAt && row.code.expiresAt <= now())) {
    throw invalid("registrationCode", "This code is not known, or it has expired.");
  }
  return row;
}

type OpenCode = Awaited<ReturnType<typeof openCode>>;

/** What the registration page shows of a code. */
export const codeView = ({ code, organisation, unit }: OpenCode) => ({
  code: code.code,
  organisation: { uid: organisation.uid, name: organisation.name },
  unit: { uid: unit.uid, name: unit.name },
});

/** @throws OccError 400 for an employee code that is not on the list of the code, or that somebody has. */
export async function requireEmployee(
  call: Pick<Call, "db">,
  { code, unit }: OpenCode,
  employeeCode: string,
) {
  const refusal = invalid("employeeCode", `${employeeCode} is not on the list of ${unit.name}.`);
  if (!code.employeeCodes.includes(employeeCode)) throw refusal;
  const taken = await call.db.$count(
    users,
    and(eq(users.organisationUid, code.organisationUid), eq(users.wearerId, employeeCode)),
  );
  if (taken > 0) throw refusal;
}

/**
 * Writes down that somebody wants to register. The link of the next step goes to the address, so that it is theirs;
 * whether the address has an account is told in that mail alone.
 * @throws OccError 400 for a code, a mobile or an employee code against the rules, 429 with the seconds to wait.
 */
export async function requestRegistration(call: RegisterCall, body: RegistrationDetails): Promise<void> {
  const { db, baseSite } = call;
  const at = call.now();
  // As `emailText` makes it.
  const { email } = body;
  const open = await openCode(call, body.registrationCode);
  const employeeCode = plainCode(body.employeeCode).toUpperCase();
  await requireEmployee(call, open, employeeCode);
  const wait = await countSend(db, "registration", email, at);
  if (wait > 0) throw tooOften(`You have just registered. Wait ${wait} seconds.`, wait);
  await db.insert(accessRequests).values({
    id: randomUUID(),
    purpose: "REGISTER",
    channel: "EMAIL",
    asked: email,
    site: baseSite.uid,
    details: { ...body, employeeCode, registrationCode: open.code.code },
    createdAt: at,
    expiresAt: timeAfter(at, { minutes: REGISTER_MINUTES }),
  });
}
