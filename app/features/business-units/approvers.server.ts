import { answer } from "~/commerce/client.server";
import { rowOfCodes } from "~/features/manage-users/view.server";
import { typedText } from "~/forms/typed-text";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";
import { dayRange } from "~/ui/day-range.server";
import { chosenOf } from "./people.server";

const ROLE = "b2bapprovergroup" as const;
const MOST = 50;

type Query = NonNullable<Parameters<typeof ask>[2]>;
const ask = (
  visit: Visit,
  b2bUnitId: string,
  query: { search?: string; selected?: "true" | "false"; orgCustomerId?: string },
) =>
  answer(
    visit.commerce.GET("/users/current/orgUnits/{b2bUnitId}/availableUsers/{roleId}", {
      params: { path: { b2bUnitId, roleId: ROLE }, query: { ...query, pageSize: MOST } },
    }),
  );

type ApiApprover = Awaited<ReturnType<typeof ask>>["users"][number];

const viewOf = (one: ApiApprover, visit: Visit) => ({
  ...rowOfCodes(one, visit),
  limit: one.orderLimit ? `Up to ${one.orderLimit.formattedValue} an order` : "Any amount",
  limitCode: one.orderLimitCode,
  decidesFor: one.decidesFor
    ? `Decides for ${one.decidesFor.name} until ${readableDay(one.decidesFor.endDate)}`
    : undefined,
  away: one.awayUntil
    ? `Away ${dayRange(one.awayUntil.startDate, one.awayUntil.endDate)}. ${one.awayUntil.name} decides.`
    : undefined,
  orders: one.waitingOrders,
});

/** Who approves for a unit, who is asked above it, and those whom `?approver=` finds. */
export async function readApprovers(visit: Visit, request: Request, unit: { uid: string; active: boolean }) {
  const query = new URL(request.url).searchParams;
  const typed = query.get("approver");
  const find = typed === null ? undefined : typedText(typed).trim().slice(0, 200);
  const search = (more: Query) => ask(visit, unit.uid, more);
  const [{ users, pagination, above }, found] = await Promise.all([
    search({ selected: "true" }),
    find !== undefined && unit.active ? search({ selected: "false", search: find }) : undefined,
  ]);
  return {
    rows: users.map((one) => viewOf(one, visit)),
    total: pagination.totalResults,
    above,
    /** The highest of the limits; nothing if an approver may allow any amount. */
    most: users.some(({ orderLimit }) => !orderLimit)
      ? undefined
      : users.map(({ orderLimit }) => orderLimit!).sort((a, b) => b.value - a.value)[0]?.formattedValue,
    find,
    found: found?.users
      .filter(({ status }) => status === "active")
      .map((one) => rowOfCodes(one, visit))
      .map(({ id, title, roles }) => ({ code: id, title, detail: roles.join(", ") || "No role" })),
  };
}

/** One approver, and what keeps them in the role, if the page asks before they are taken away. */
export async function readApproverRemoval(visit: Visit, request: Request, uid: string) {
  const query = new URL(request.url).searchParams;
  const [person] = chosenOf(query);
  if (query.get("do") !== "approver" || !person) return undefined;
  const { users, above } = await ask(visit, uid, { orgCustomerId: person });
  const [one] = users;
  if (!one) throw new Response(null, { status: 404 });
  const alone = (await ask(visit, uid, { selected: "true" })).pagination.totalResults === 1;
  return { ...viewOf(one, visit), approves: one.selected, alone, above };
}

/** Adds approvers, or takes one away. */
export function sendApprovers(
  visit: Visit,
  b2bUnitId: string,
  people: readonly string[],
  section: "approver-add" | "approver-remove",
  headers: { "Idempotency-Key": string },
) {
  return section === "approver-add"
    ? visit.commerce.POST("/users/current/orgUnits/{b2bUnitId}/orgCustomers/{orgCustomerId}/roles", {
        // A call without anybody is refused in words.
        params: { path: { b2bUnitId, orgCustomerId: people.join(",") || "," }, query: { roleId: ROLE } },
        headers,
      })
    : visit.commerce.DELETE(
        "/users/current/orgUnits/{b2bUnitId}/orgCustomers/{orgCustomerId}/roles/{roleId}",
        { params: { path: { b2bUnitId, orgCustomerId: people[0] ?? ",", roleId: ROLE } }, headers },
      );
}
