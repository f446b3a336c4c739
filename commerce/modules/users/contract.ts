import { z } from "@hono/zod-openapi";
import { atDefault, atFull } from "../../http/fields";
import { leftOut } from "../../http/left-out";
import { AddressSchema } from "../carts";

const OrgUnitSchema = z
  .object({
    uid: z.string(),
    name: z.string(),
    active: atDefault(z.boolean()),
    billToName: atDefault(z.string()),
    country: atDefault(z.object({ isocode: z.string() })),
    currency: atDefault(z.object({ isocode: z.string() })),
    customerSpecificCurrencySymbol: atDefault(z.string()),
    bulkUploadEnabled: atDefault(z.boolean()),
    enableNaizFit: atDefault(z.boolean()),
    enableChatbot: atDefault(z.boolean()),
  })
  .openapi("OrgUnit");

/** The profile (contract §6 and §21.1). */
export const UserSchema = z
  .object({
    uid: z.string(),
    name: z.string(),
    displayUid: atDefault(z.string()),
    customerId: atDefault(z.string()),
    title: atDefault(z.string().optional()),
    titleCode: atDefault(z.string().optional()),
    currency: atDefault(z.object({ isocode: z.string() })),
    language: atDefault(z.object({ isocode: z.string() })),
    defaultAddress: atFull(AddressSchema.optional()),
    lastCartId: leftOut(z.string()),
    hasOrder: leftOut(z.boolean()),
    firstName: atDefault(z.string()),
    lastName: atDefault(z.string()),
    preferredName: atDefault(z.string().optional()),
    wearerId: atDefault(z.string()),
    active: atDefault(z.boolean()),
    roles: atDefault(z.array(z.string())),
    /** What the person may do beyond ordering for themselves, by the names of the policy table. */
    capabilities: atDefault(z.array(z.string())),
    groups: atDefault(z.array(z.object({ uid: z.string() }))),
    customerAdmin: atDefault(z.boolean()),
    enableTaken: atDefault(z.boolean()),
    priceEnabled: atDefault(z.boolean()),
    showLoginPreferencePage: atDefault(z.boolean()),
    isFirstLogin: atDefault(z.boolean()),
    showCDCRegistrationPage: atDefault(z.boolean()),
    indentMode: atDefault(z.boolean()),
    indentStartDate: atDefault(z.string().optional()),
    indentEndDate: atDefault(z.string().optional()),
    indentExpectedDeliveryDate: atDefault(z.string().optional()),
    orgUnit: atDefault(OrgUnitSchema),
    organisation: atDefault(
      z.object({
        uid: z.string(),
        name: z.string(),
        region: z.string(),
        /** The IANA name of the zone in which its dates are read. */
        timeZone: z.string(),
        support: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
      }),
    ),
    /** Orders and returns with a notice that was not read. */
    unreadNotices: atFull(z.number().optional()),
    /** Who orders for the person now, and since when. */
    orderedBy: atFull(z.object({ name: z.string(), startedAt: z.string() }).optional()),
    mobile: atFull(z.string().optional()),
    defaultCostCentre: atFull(z.string().optional()),
  })
  .openapi("User");
