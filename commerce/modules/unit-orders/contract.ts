import { z } from "@hono/zod-openapi";
import { pageQuery, PaginationSchema, SortSchema } from "../../http/paging";
import { OrderListSchema } from "../orders";

const Named = z.object({ uid: z.string(), name: z.string() });

/** Orders of a unit and those below it, each with its person and its unit (contract §10). */
export const UnitOrderListSchema = z
  .object({
    orders: z.array(OrderListSchema.shape.orders.element.extend({ orgCustomer: Named, orgUnit: Named })),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("UnitOrderList");

export const UnitOrdersQuery = pageQuery.extend({
  filters: z.string().max(500).optional(),
});

/** Sorts by their codes. */
export const SORTS = {
  byDate: "Date placed",
  byOrderNumber: "Order number",
  byOrgCustomer: "Person",
  byOrgUnit: "Unit",
} as const;
export type Sort = keyof typeof SORTS;
