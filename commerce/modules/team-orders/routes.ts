import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { PersonOrderBody, PersonOrderSchema, TeamSchema } from "./contract";
import { teamOf } from "./grid";
import { orderForPerson } from "./order";

const path = "/orgUsers/{userId}/proxy/team";
const own = { tag: "Proxy orders", who: "person", needs: "order-for-others" } as const;

/** Ordering from a pack for several people on one page (spec 001 §4, docs/decisions/0066). */
export function teamOrderRoutes(api: Registrar): void {
  api.call(
    {
      ...own,
      method: "get",
      path,
      summary: "The people of a unit who have a pack, with their usual sizes and what is left to them",
      query: pageQuery.extend({
        unit: z.string().max(60).optional(),
        packId: z.string().max(60).optional(),
        garments: z.string().max(600).optional(),
      }),
      answer: TeamSchema,
    },
    (call) => teamOf(call, call.query),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: `${path}/{orgCustomerId}`,
      scope: "orders:write",
      summary: "Orders garments of a pack for one of the people, all or nothing",
      params: z.object({ orgCustomerId: z.string().min(1).max(60) }),
      body: PersonOrderBody,
      answer: PersonOrderSchema,
      status: 201,
    },
    (call) => orderForPerson(call, call.params.orgCustomerId, call.body),
  );
}
