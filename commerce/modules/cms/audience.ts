import { eq } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import type { Person } from "../../http/principal";
import { unitLines } from "../organisation/tables";

const codes = z.array(z.string().min(1).max(60)).min(1).max(100).optional();

/**
 * Whom a component is shown to, beside what it says: `shownTo` of its fields (spec 002 §1, personalisation). Of each list
 * that is there, one must hold for the reader. Without it everybody sees the component; one that cannot be read is shown
 * to nobody.
 */
export const AudienceSchema = z
  .strictObject({
    organisations: codes,
    /** These units and what lies below them. */
    units: codes,
    /** Groups of people, such as `b2bapprovergroup`. */
    roles: codes,
    /** Groups whose people do not see it. */
    notRoles: codes,
  })
  .refine((audience) => Object.values(audience).some((list) => list), "Name whom it is shown to.");

export type Audience = z.infer<typeof AudienceSchema>;

/** Who reads: somebody who signed in, or nobody. */
export type Reader = Pick<Call, "db"> & { about?: Person };

/** The unit of somebody and those above it. */
async function chainOf({ db }: Reader, unit: string): Promise<string[]> {
  const lines = await db.select({ uid: unitLines.aboveUid }).from(unitLines).where(eq(unitLines.uid, unit));
  return [unit, ...lines.map(({ uid }) => uid)];
}

const isAmong = (list: readonly string[] | undefined, own: readonly string[]): boolean =>
  list === undefined || list.some((one) => own.includes(one));

/**
 * The components that a reader does not see; one statement if one of them is for units. Who has not signed in sees none
 * that has an audience.
 */
export async function hiddenFrom(
  reader: Reader,
  audiences: ReadonlyMap<string, Audience | undefined>,
): Promise<string[]> {
  const { about } = reader;
  if (!about) return [...audiences.keys()];
  const { groups } = about.user;
  const asksUnits = [...audiences.values()].some((audience) => audience?.units);
  const chain = asksUnits ? await chainOf(reader, about.unit.uid) : [];
  const sees = ({ organisations, units, roles, notRoles }: Audience): boolean =>
    isAmong(organisations, [about.organisation.uid]) &&
    isAmong(units, chain) &&
    isAmong(roles, groups) &&
    !(notRoles && isAmong(notRoles, groups));
  return [...audiences].filter(([, audience]) => !audience || !sees(audience)).map(([uid]) => uid);
}
