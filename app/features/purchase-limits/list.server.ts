import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { limitsPath } from "~/paths";
import type { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredText } from "~/forms/text-schema.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { limitView } from "./view.server";

const SORTS = ["code", "-code", "name", "-name"];

/** What the list is asked for in its address. */
export const limitsQuery = (request: Request): ListQuery =>
  listQuery(request.url, { path: limitsPath, sorts: SORTS, names: [] });

/** Everything that the list of purchase limits shows. There is no file of this short list. */
export function limitsView(
  query: ListQuery,
  page: ResponseOf<"get", "/users/current/orderApprovalPermissions">,
) {
  return {
    ...listView(query, page, page.orderApprovalPermissions.length, {}),
    csv: undefined,
    rows: page.orderApprovalPermissions.map(limitView),
    sort: query.sort,
    sortLinks: Object.fromEntries(
      ["code", "name"].map((code) => {
        const turned = query.sort === code ? `-${code}` : code;
        return [code, query.hrefWith({ sort: turned === SORTS[0] ? undefined : turned })];
      }),
    ),
  };
}

/** What the form of a new purchase limit shows. @param unitUid of the person's own unit. */
export const addLimitView = (
  units: Awaited<ReturnType<typeof unitChoice>>,
  { orderApprovalPermissionTypes: types }: ResponseOf<"get", "/orderApprovalPermissionTypes">,
  unitUid: string,
) => ({
  units,
  types: types.map(({ code, name }) => ({ value: code, label: name })),
  values: { unitUid, type: "B2BOrderThresholdPermission", period: "MONTH" },
  key: newIdempotencyKey(),
});

const AMOUNT = "Enter an amount such as 250 or 250.50.";
/** An empty amount is none. */
export const amountField = z.coerce.number(AMOUNT).min(0, "Amount must be zero or more.").optional();
export const periodField = z
  .enum(["DAY", "WEEK", "MONTH", "QUARTER", "YEAR"], { error: "Choose a period." })
  .optional();

export const limitSchema = z.object({
  code: requiredText(30),
  name: requiredText(LIMITS["POST /users/current/orderApprovalPermissions"].name),
  type: z.enum(
    ["B2BOrderThresholdPermission", "B2BOrderThresholdTimespanPermission", "B2BBudgetExceededPermission"],
    { error: "Choose what it limits." },
  ),
  threshold: amountField,
  period: periodField,
  unitUid: requiredText(LIMITS["POST /users/current/orderApprovalPermissions"]["orgUnit.uid"]),
});

/** Fields of the form whose subject in the API has another name. */
export const subjects = { periodRange: "period" };
