import type { Registrar } from "../../http/registrar";
import { ChangeLogFiltersSchema, ChangeLogSchema, ListBody } from "./contract";
import { filtersOf, listChanges } from "./list";

/**
 * Who changed what, for the administrators of an organisation: of their unit and every unit below it. There is no
 * call that changes or deletes a row.
 */
export function changeLogRoutes(api: Registrar): void {
  const manages = { tag: "Manage organisation", who: "person", needs: "manage-organisation" } as const;
  api.call(
    {
      ...manages,
      method: "post",
      path: "/manage-organisation/changes",
      reads: true,
      summary:
        "Every change of orders, people, limits and budgets of the caller's units, by page, search and filters",
      body: ListBody,
      answer: ChangeLogSchema,
    },
    ({ body, ...call }) => listChanges(call, body),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/manage-organisation/changes/filters",
      summary: "The filters of the change log, with how many rows each would find",
      answer: ChangeLogFiltersSchema,
    },
    filtersOf,
  );
}
