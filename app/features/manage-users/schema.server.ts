import { z } from "zod";
import type { components } from "~/commerce/occ";
import { LIMITS } from "~/commerce/limits.server";
import { typedDay } from "~/forms/day-schema.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";

const LIMIT = LIMITS["POST /manage-users/create-wwg-user"];

/** The API says which roles there are, and refuses others. */
export type RoleCode = components["schemas"]["ManagedUser"]["roles"][number]["code"];

/** Nobody who works today began before; the API has the same. */
const EARLIEST_YEAR = 1950;

const PER_CENT = "Enter 1 to 100.";

export const personalFields = {
  firstName: requiredText(LIMIT.firstName),
  /** Empty for somebody with one name. */
  lastName: optionalText(LIMIT.lastName).default(""),
  preferredName: optionalText(LIMIT.preferredName),
  title: optionalText(LIMIT.title),
};

export const contactFields = { email: requiredText(LIMIT.email), mobile: optionalText(LIMIT.mobile) };

/** Null for a day that is not known. */
const day = typedDay("Enter a date.", EARLIEST_YEAR)
  .optional()
  .transform((text) => text ?? null);

export const employeeFields = {
  employeeCode: optionalText(LIMIT.employeeCode),
  unitUid: requiredText(LIMIT.unitUid),
  jobGroup: optionalText(LIMIT.jobGroup),
  workingTime: z.coerce.number(PER_CENT).int(PER_CENT).min(1, PER_CENT).max(100, PER_CENT),
  startsOn: day,
  endsOn: day,
};

export const rolesField = { roles: z.array(z.string().max(60)).max(20).default([]) };
