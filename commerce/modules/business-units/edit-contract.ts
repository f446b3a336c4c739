import { z } from "@hono/zod-openapi";
import { optionalText, requiredText } from "../../http/text-schema";
import { AddressSchema } from "../carts";
import { AddressBody } from "../checkout";
import { UnitSchema } from "./reference-contract";

const id = z.string().min(1).max(60);
const UNIT_CODE_TEXT = "Enter 3 to 30 letters, digits and hyphens.";

/** Published clients send the one of the organisation, or an empty one. */
const approvalProcess = z.object({ code: z.string().max(60).nullish() }).nullish();

/** A new unit below one that the caller manages (contract §10). */
export const UnitBody = z.object({
  uid: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/, UNIT_CODE_TEXT),
  name: requiredText(80),
  parentOrgUnit: z.object({ uid: id }),
  approvalProcess,
});

/**
 * What is named changes. The version that was read says whether somebody else changed the name meanwhile; published
 * clients send what stays along with what changes.
 */
export const UnitChangeBody = z.object({
  uid: id.optional(),
  name: requiredText(80).optional(),
  active: z.boolean().optional(),
  parentOrgUnit: z.object({ uid: id.nullish() }).nullish(),
  approvalProcess,
  version: z.number().int().optional(),
});

/** The unit as published clients read it, beside what the shop's own pages show. */
export const UnitSavedSchema = UnitSchema.extend({
  status: z.literal("SUCCESS"),
  message: z.string(),
  code: z.string(),
}).openapi("OrgUnitSaved");

/** An address of a unit is a place; published clients send a person of it instead. */
export const UnitAddressBody = AddressBody.extend({
  firstName: optionalText(60),
  lastName: optionalText(60),
  companyName: optionalText(80),
  defaultAddress: z.boolean().optional(),
});
export const UnitAddressesSchema = z
  .object({ addresses: z.array(AddressSchema) })
  .openapi("OrgUnitAddressList");
