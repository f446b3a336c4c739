import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { NewStartersSchema } from "./contract";
import { listStarters } from "./read";

/** Who starts soon, and whether their uniform will be there (docs/decisions/0135). */
export function newStarterRoutes(api: Registrar): void {
  api.call(
    {
      tag: "Manage users",
      who: "person",
      needs: "manage-organisation",
      method: "get",
      path: "/manage-users/new-starters",
      summary:
        "The people of the caller's units who start within 120 days or did in the last 28, with the last day to order for them",
      query: pageQuery,
      answer: NewStartersSchema,
    },
    ({ query, ...call }) => listStarters(call, query),
  );
}
