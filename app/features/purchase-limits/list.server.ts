import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { limitPath, limitsPath } from "~/features/manage-organisation/addresses";
import { save } from "~/features/manage-organisation/save.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { type ListQuery, listQuery, pageOrLast } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";
import { limitView } from "./view.server";

const SORTS = ["code", "-code", "name", "-name"];
const PAGE_SIZE = 20;

const readPage = (visit: Visit, { search, sort }: ListQuery, currentPage: number) =>
  answer(
    visit.commerce.GET("/users/current/orderApprovalPermissions", {
      params: { query: { search, sort, currentPage, pageSize: PAGE_SIZE } },
    }),
  );

/** Everything that the page shows: the form of a new purchase limit, or the list. */
export async function loadLimits(visit: Visit, request: Request) {
  const adds = new URL(request.url).searchParams.get("do") === "add";
  return {
    form: adds ? await loadForm(visit) : undefined,
    list: adds ? undefined : await loadList(visit, request),
  };
}

/** Everything that the list of purchase limits shows. There is no file of this short list. */
export async function loadList(visit: Visit, request: Request) {
  const query = listQuery(request.url, { path: limitsPath, sorts: SORTS, names: [] });
  const page = await pageOrLast(query.currentPage, (currentPage) => readPage(visit, query, currentPage));
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

/** What the form of a new purchase limit shows. */
export async function loadForm(visit: Visit) {
  const [units, { orderApprovalPermissionTypes: types }, user] = await Promise.all([
    unitChoice(visit),
    answer(visit.commerce.GET("/orderApprovalPermissionTypes")),
    visit.person(),
  ]);
  return {
    units,
    types: types.map(({ code, name }) => ({ value: code, label: name })),
    values: { unitUid: user.orgUnit.uid, type: "B2BOrderThresholdPermission", period: "MONTH" },
    key: newIdempotencyKey(),
  };
}

const AMOUNT = "Enter an amount such as 250 or 250.50.";
/** An empty amount is none. */
export const amountField = z.coerce.number(AMOUNT).min(0, "Amount must be zero or more.").optional();
export const periodField = z
  .enum(["DAY", "WEEK", "MONTH", "QUARTER", "YEAR"], { error: "Choose a period." })
  .optional();

const schema = z.object({
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

/** Adds the purchase limit and leads to its page. A refusal leads back to the form with all that was typed. */
export async function addLimit(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { code, name, type, threshold, period, unitUid } = submission.value;
  return save(visit, {
    submission,
    subjects,
    to: (made) => limitPath(made),
    send: () =>
      answer(
        visit.commerce.POST("/users/current/orderApprovalPermissions", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: {
            code,
            name,
            threshold,
            periodRange: period,
            orderApprovalPermissionType: { code: type },
            orgUnit: { uid: unitUid },
          },
        }),
      ),
  });
}
