import { z } from "@hono/zod-openapi";
import type { Person } from "../../http/principal";

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

/** The audience of a component's fields; undefined for one that cannot be read. */
export const audienceIn = ({ shownTo }: Record<string, unknown>): Audience | undefined =>
  AudienceSchema.safeParse(shownTo).data;

const isAmong = (list: readonly string[] | undefined, own: readonly string[]): boolean =>
  list === undefined || list.some((one) => own.includes(one));

/** Somebody who signed in, as audiences ask for them. */
export type Reader = Pick<Person, "user" | "unit" | "organisation">;

/** Whether a reader sees what is shown to an audience. @param below the units of the audience and all below them. */
export function isShownTo(
  { organisations, units, roles, notRoles }: Audience,
  below: ReadonlySet<string>,
  { user, unit, organisation }: Reader,
): boolean {
  return (
    isAmong(organisations, [organisation.uid]) &&
    (units === undefined || below.has(unit.uid)) &&
    isAmong(roles, user.groups) &&
    !(notRoles && isAmong(notRoles, user.groups))
  );
}
