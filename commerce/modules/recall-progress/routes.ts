import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { RecallsSchema, RecallUnitsSchema } from "./contract";
import { listRecalls, recallByUnit } from "./read";

const manages = { tag: "Manage organisation", who: "person", needs: "manage-organisation" } as const;

/** How far recalls are among the people of an administrator (docs/decisions/0147). */
export function recallProgressRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: "/manage-organisation/recalls",
      summary:
        "Styles that end and that people of the caller's units were issued, with how many are exchanged",
      answer: RecallsSchema,
    },
    (call) => listRecalls(call),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/manage-organisation/recalls/{styleCode}",
      summary: "The same of one style by unit",
      params: z.object({ styleCode: z.string().max(60) }),
      answer: RecallUnitsSchema,
    },
    ({ params, ...call }) => recallByUnit(call, params.styleCode),
  );
}
