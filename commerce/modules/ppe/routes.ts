import type { Registrar } from "../../http/registrar";
import { UnmetQuery, UnmetSchema, UnmetUnitsSchema } from "./contract";
import { listUnmet, unmetByUnit } from "./list";

const manages = { tag: "Manage users", who: "person", needs: "manage-organisation" } as const;

/** Who does not have what their role requires (docs/decisions/0143). */
export function ppeRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: "/manage-users/ppe",
      summary: "What the roles of the caller's people require and they do not have",
      query: UnmetQuery,
      answer: UnmetSchema,
    },
    ({ query, ...call }) => listUnmet(call, query),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/manage-users/ppe/units",
      summary: "How many people of each unit do not have what their role requires",
      answer: UnmetUnitsSchema,
    },
    (call) => unmetByUnit(call),
  );
}
