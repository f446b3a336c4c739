import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredText } from "~/forms/text-schema.server";
import { titleOfOne } from "~/http/title-of-one.server";
import type { Visit } from "~/session/visit.server";
import { amountField, periodField } from "./list.server";
import { limitView, valuesOf } from "./view.server";

/** A purchase limit. @throws CommerceError 404 */
export const readLimit = (visit: Visit, orderApprovalPermissionCode: string) =>
  answer(
    visit.commerce.GET("/users/current/orderApprovalPermissions/{orderApprovalPermissionCode}", {
      params: { path: { orderApprovalPermissionCode } },
    }),
  );

type People = Pick<ResponseOf<"post", "/manage-users/list">, "users">;

/** What the page of one purchase limit shows, with people found to give it to. */
export function limitPageView(
  limit: Awaited<ReturnType<typeof readLimit>>,
  find: string,
  found: People | undefined,
  doing: "update" | undefined,
) {
  const holders = limit.customers.map(({ customerId }) => customerId);
  const title = `${limit.name} (${limit.code})`;
  return {
    ...limitView(limit),
    title,
    pageTitle: titleOfOne("Purchase limit", title, doing),
    doing,
    customers: limit.customers,
    userGroups: limit.userGroups,
    find,
    found: givable(found).filter(({ id }) => !holders.includes(id)),
    values: valuesOf(limit),
    key: newIdempotencyKey(),
  };
}

/** One who only is a member of a unit here is given limits at home. */
const givable = (found?: People) =>
  (found?.users ?? []).flatMap(({ customerPK, name, unit, managed }) =>
    managed ? [{ id: customerPK, name, unit: unit.name }] : [],
  );

export const updateSchema = z.object({
  section: z.literal("update"),
  version: z.coerce.number().int().optional(),
  name: requiredText(
    LIMITS["PATCH /users/current/orderApprovalPermissions/{orderApprovalPermissionCode}"].name,
  ),
  threshold: amountField,
  period: periodField,
  active: z.enum(["yes", "no"]).default("yes"),
});
