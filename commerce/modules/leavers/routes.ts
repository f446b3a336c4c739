import type { Registrar } from "../../http/registrar";
import { IssuedSchema, LeaversQuery, LeaversSchema, LeaverUnitsSchema, RecordBody } from "./contract";
import { leaversByUnit, listLeavers } from "./list";
import { showIssued } from "./read";
import { recordIssued } from "./record";

const manages = { tag: "Manage users", who: "person", needs: "manage-organisation" } as const;
const issued = { tag: "Manage users", who: "person", others: "manage-organisation" } as const;

/** People who leave, and what they hold (docs/decisions/0137). */
export function leaverRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: "/manage-users/leavers",
      summary:
        "The people of the caller's units with a last day of work, and how much of what was issued to them is out",
      query: LeaversQuery,
      answer: LeaversSchema,
    },
    ({ query, ...call }) => listLeavers(call, query),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/manage-users/leavers/units",
      summary: "The same for each unit together",
      answer: LeaverUnitsSchema,
    },
    (call) => leaversByUnit(call),
  );
  api.call(
    {
      ...issued,
      method: "get",
      path: "/orgUsers/{userId}/issued",
      summary:
        "What packs gave a person, by date, what became of it, and what may be asked for what is missing",
      answer: IssuedSchema,
    },
    (call) => showIssued(call),
  );
  api.call(
    {
      ...issued,
      needs: "manage-organisation",
      scope: "people:write",
      method: "put",
      path: "/orgUsers/{userId}/issued",
      summary: "Records how many pieces somebody returned, wore out or misses",
      body: RecordBody,
      answer: IssuedSchema,
    },
    (call) => recordIssued(call, call.body),
  );
}
