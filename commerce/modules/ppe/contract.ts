import { z } from "@hono/zod-openapi";
import { PaginationSchema, pageQuery, SortSchema } from "../../http/paging";

/** Never issued; issued, and to be replaced; issued, and its certificate has expired. */
export const UNMET_STATES = ["never", "due", "expired"] as const;

export const UNMET_SORTS = { name: "Name", unit: "Unit", state: "State" } as const;

export const UnmetQuery = pageQuery.extend({
  /** Part of a name, or an employee id. */
  search: z.string().max(200).optional(),
  /** The home unit of the people. */
  unit: z.string().max(60).optional(),
  state: z.enum(UNMET_STATES).optional(),
});

const Unit = z.object({ uid: z.string(), name: z.string() });

/** What somebody's role requires, and they do not have. Days are local days of the organisation, YYYY-MM-DD. */
export const UnmetSchema = z
  .object({
    unmet: z.array(
      z
        .object({
          customerPK: z.string(),
          name: z.string(),
          employeeCode: z.string(),
          unit: Unit,
          job: z.string(),
          garmentClass: z.string(),
          standard: z.string(),
          class: z.string(),
          when: z.enum(["day", "night", "always"]),
          state: z.enum(UNMET_STATES),
          /** When the last piece that meets it was issued. */
          issuedOn: z.string().optional(),
          /** When it was to be replaced, or when its certificate expired. */
          since: z.string().optional(),
        })
        .openapi("UnmetRequirement"),
    ),
    sorts: z.array(SortSchema),
    pagination: PaginationSchema,
  })
  .openapi("UnmetRequirements");

/** The same for each unit together: people whose role requires something, and those who do not have all of it. */
export const UnmetUnitsSchema = z
  .object({
    units: z.array(
      z
        .object({
          unit: Unit,
          people: z.number(),
          unmet: z.number(),
          never: z.number(),
          due: z.number(),
          expired: z.number(),
        })
        .openapi("UnmetUnit"),
    ),
  })
  .openapi("UnmetUnits");
