import { eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import { plainEmail } from "../../http/contact";
import { invalid, OccError, type OccErrorBody } from "../../http/errors";
import { personName } from "../../http/person-name";
import { createUser, EMAIL_TEXT, isEmail } from "../manage-users";
import { organisations, units } from "../organisation/tables";
import { users } from "../users/tables";
import type { NewCustomerBody } from "./contract";

/**
 * Adds a customer to a unit, whom a mail asks to set a password (spec 002 §5 "Create customer"). The change log names
 * the agent.
 * @throws OccError 400 that names each field, AssistedServiceDuplicatedUidError for an email that somebody signs in with.
 */
export async function createCustomer(
  call: Pick<Call, "db" | "about" | "now" | "principal" | "header" | "storefrontUrl" | "baseSite">,
  sent: z.infer<typeof NewCustomerBody>,
) {
  const { firstName = "", lastName = "", orgUnit } = sent;
  const email = plainEmail(sent.emailAddress ?? "");
  refuseFaults([
    ...(firstName ? [] : invalid("firstName", "Enter a valid first name.").errors),
    ...(lastName ? [] : invalid("lastName", "Enter a valid last name.").errors),
    ...(isEmail(email) ? [] : invalid("emailAddress", EMAIL_TEXT).errors),
  ]);
  const [other] = await call.db.select({ id: users.customerId }).from(users).where(eq(users.uid, email));
  if (other) {
    throw new OccError(400, {
      type: "AssistedServiceDuplicatedUidError",
      message: "A customer with this email exists already.",
      subject: "emailAddress",
      subjectType: "parameter",
    });
  }
  const place = await placeOf(call, orgUnit);
  const about = { ...call.about, ...place };
  const made = await createUser(
    { ...call, about },
    { firstName, lastName, email, unitUid: place.unit.uid, roles: ["customergroup", "b2bcustomergroup"] },
  );
  return {
    uid: email,
    customerId: made.customerPK,
    name: personName({ firstName, lastName }),
    firstName,
    lastName,
  };
}

/** The unit that somebody is added to, with its organisation. @throws OccError 400 for one that is not of this site. */
async function placeOf(
  { db, about, baseSite }: Pick<Call, "db" | "about" | "baseSite">,
  uid: string | undefined,
) {
  if (!uid) return { unit: about.unit, organisation: about.organisation };
  const [found] = await db
    .select({ unit: units, organisation: organisations })
    .from(units)
    .innerJoin(organisations, eq(organisations.uid, units.organisationUid))
    .where(eq(units.uid, uid));
  if (found?.organisation.site !== baseSite.uid || !found.unit.active) {
    throw invalid("orgUnit", "There is no open unit with this id.");
  }
  if (!found.organisation.assisted) {
    throw invalid(
      "orgUnit",
      `${found.organisation.name} does not allow agents to act for its people.`,
      "forbidden",
    );
  }
  return found;
}

function refuseFaults([first, ...more]: OccErrorBody[]): void {
  if (first) throw new OccError(400, first, ...more);
}
