import { z } from "@hono/zod-openapi";
import { requiredText } from "../../http/text-schema";
import { AddressSchema } from "../carts";
import { AddressBody } from "../checkout";

const id = z.string().min(1).max(60);
export const UNIT_CODE_TEXT = "Enter 3 to 30 letters, digits and hyphens.";

/** A new unit below one that the caller manages (contract §10). */
export const UnitBody = z.object({
  uid: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/, UNIT_CODE_TEXT),
  name: requiredText(80),
  parentOrgUnit: z.object({ uid: id }),
});

/** A new name; the version that was read says whether somebody else changed it meanwhile. */
export const UnitChangeBody = z.object({ name: requiredText(80), version: z.number().int().optional() });

export const UnitSavedSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string(), code: z.string() })
  .openapi("OrgUnitSaved");

/** An address of a unit is a place, not a person's. */
export const UnitAddressBody = AddressBody.omit({ firstName: true, lastName: true }).extend({
  companyName: requiredText(80),
  defaultAddress: z.boolean().optional(),
});
export const UnitAddressesSchema = z
  .object({ addresses: z.array(AddressSchema) })
  .openapi("OrgUnitAddressList");
