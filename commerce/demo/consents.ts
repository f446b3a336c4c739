import type { ConsentId } from "../modules/consents";
import type { consents, consentTemplates } from "../modules/consents/tables";
import type { Person } from "./people";

const SIZES = { site: "uniforms", id: "SIZES_FROM_ORDERS" satisfies ConsentId, version: 1 };

/** What the uniform shop asks its people to allow. Buyers of the wholesale shop are asked nothing. */
export const consentTemplateRows = (): (typeof consentTemplates.$inferInsert)[] => [
  {
    ...SIZES,
    name: "Sizes from my orders",
    description:
      "Your administrators, and whoever orders for you, see the size that you ordered last. If you do not allow " +
      "this, they see only the sizes that you choose in a pack or save in My sizes. To you we suggest it either way.",
  },
];

/** Everybody who was here before allowed it when they joined; new starters have not decided. */
export const consentRows = (people: readonly Person[]): (typeof consents.$inferInsert)[] =>
  people
    .filter(({ program, plan }) => program.site !== "wholesale" && plan.role !== "newstarter")
    .map(({ row }) => ({
      code: `CONSENT-${row.customerId}`,
      customerId: row.customerId,
      site: SIZES.site,
      templateId: SIZES.id,
      templateVersion: SIZES.version,
      givenAt: row.addedAt!,
    }));
