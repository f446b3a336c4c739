import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { INTEREST, InterestQuery, InterestsSchema } from "./contract";
import { follow, listInterests, stopFollowing } from "./follow";

const own = { tag: "Notices", who: "person", path: "/users/{userId}/productinterests" } as const;

/** What a person wants to hear of when it is back in stock (contract §12). */
export function interestRoutes(api: Registrar): void {
  api.call(
    {
      ...own,
      method: "get",
      summary: "The sizes that the person follows, with how they are in stock",
      query: pageQuery.extend({
        productCode: z.string().max(80).optional(),
        notificationType: z.literal(INTEREST).optional(),
      }),
      answer: InterestsSchema,
    },
    ({ query, ...call }) => listInterests(call, query),
  );
  api.call(
    {
      ...own,
      method: "post",
      summary: "Follows a size that is out of stock, to be told once when it is back",
      query: InterestQuery,
    },
    ({ query, ...call }) => follow(call, query.productCode),
  );
  api.call(
    { ...own, method: "delete", summary: "Stops following a size", query: InterestQuery },
    ({ query, ...call }) => stopFollowing(call, query.productCode),
  );
}
