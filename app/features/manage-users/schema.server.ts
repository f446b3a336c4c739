import { z } from "zod";
import type { components } from "~/commerce/occ";
import { optionalText, requiredText } from "~/forms/text-schema.server";

/** The API says which roles there are, and refuses others. */
export type RoleCode = components["schemas"]["ManagedUser"]["roles"][number]["code"];

const PER_CENT = "Enter 1 to 100.";

export const personalFields = {
  firstName: requiredText(60),
  lastName: requiredText(60),
  preferredName: optionalText(60),
  title: optionalText(20),
};

export const contactFields = { email: requiredText(200), mobile: optionalText(30) };

export const employeeFields = {
  employeeCode: optionalText(20),
  unitUid: requiredText(60),
  jobGroup: optionalText(60),
  workingTime: z.coerce.number(PER_CENT).int(PER_CENT).min(1, PER_CENT).max(100, PER_CENT),
};

export const rolesField = { roles: z.array(z.string().max(60)).max(20).default([]) };
