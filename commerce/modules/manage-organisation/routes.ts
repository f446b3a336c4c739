import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/call";
import { pageQuery, PaginationSchema } from "../../http/paging";
import { tilesFor } from "./tiles";

const TilesSchema = z
  .object({
    tiles: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** How many there are, what they are, and more about them. */
        count: z.number(),
        noun: z.string(),
        detail: z.string(),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("ManageOrganisation");

/** What an administrator looks after, with how much of it there is (spec 001 §7, contract §21.6). */
export function manageOrganisationRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/manage-organisation",
      tag: "Manage organisation",
      who: "person",
      needs: "manage-organisation",
      summary: "What the caller manages, as tiles, with how much there is of each",
      query: pageQuery.extend({ search: z.string().max(200).optional() }),
      answer: TilesSchema,
    },
    ({ query, ...call }) => tilesFor(call, query),
  );
}
