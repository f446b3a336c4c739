import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { CommerceError } from "~/commerce/errors.server";
import { limitPath } from "~/features/manage-organisation/addresses";
import { save } from "~/features/manage-organisation/save.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import { titleOfOne } from "~/http/title-of-one.server";
import type { Visit } from "~/session/visit.server";
import { amountField, periodField, subjects } from "./list.server";
import { limitView, valuesOf } from "./view.server";

const PEOPLE = 10;

const readLimit = (visit: Visit, orderApprovalPermissionCode: string) =>
  answer(
    visit.commerce.GET("/users/current/orderApprovalPermissions/{orderApprovalPermissionCode}", {
      params: { path: { orderApprovalPermissionCode } },
    }),
  );

/** What the page of one purchase limit shows, with people found to give it to. @throws CommerceError 404. */
export async function loadLimit(visit: Visit, request: Request, code: string) {
  const query = new URL(request.url).searchParams;
  const find = (query.get("find") ?? "").trim().slice(0, 200);
  const [limit, found] = await Promise.all([readLimit(visit, code), find ? findPeople(visit, find) : []]);
  const holders = limit.customers.map(({ customerId }) => customerId);
  const title = `${limit.name} (${limit.code})`;
  const doing = query.get("do") === "update" ? ("update" as const) : undefined;
  return {
    ...limitView(limit),
    title,
    pageTitle: titleOfOne("Purchase limit", title, doing),
    doing,
    customers: limit.customers,
    userGroups: limit.userGroups,
    find,
    found: found.filter(({ id }) => !holders.includes(id)),
    values: valuesOf(limit),
    key: newIdempotencyKey(),
  };
}

async function findPeople(visit: Visit, search: string) {
  const { users } = await answer(
    visit.commerce.POST("/manage-users/list", {
      body: { search, pageSize: PEOPLE, filters: { status: "active" } },
    }),
  );
  // One who only is a member of a unit here is given limits at home.
  return users.flatMap(({ customerPK, name, unit, managed }) =>
    managed ? [{ id: customerPK, name, unit: unit.name }] : [],
  );
}

const schema = z.object({
  section: z.literal("update"),
  version: z.coerce.number().int().optional(),
  name: requiredText(
    LIMITS["PATCH /users/current/orderApprovalPermissions/{orderApprovalPermissionCode}"].name,
  ),
  threshold: amountField,
  period: periodField,
  active: z.enum(["yes", "no"]).default("yes"),
});

/** Saves a form of the page: `section` says which. */
export async function changeLimit(visit: Visit, code: string, form: FormData) {
  if (form.get("section") !== "update") return givenOrTaken(visit, code, form);
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { name, threshold, period, active, version } = submission.value;
  return save(visit, {
    submission,
    subjects,
    to: (saved) => limitPath(saved),
    now: async () => {
      const now = await readLimit(visit, code);
      return { values: { ...valuesOf(now), threshold: String(now.threshold ?? "") }, version: now.version };
    },
    send: () =>
      answer(
        visit.commerce.PATCH("/users/current/orderApprovalPermissions/{orderApprovalPermissionCode}", {
          params: { path: { orderApprovalPermissionCode: code } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: {
            name,
            threshold: threshold ?? null,
            periodRange: period,
            active: active === "yes",
            version,
          },
        }),
      ),
  });
}

async function givenOrTaken(visit: Visit, code: string, form: FormData) {
  const orgCustomerId = String(form.get("customerId") ?? "").slice(0, 60) || "none";
  const sent = {
    params: { path: { orgCustomerId, orderApprovalPermissionCode: code } },
    headers: { "Idempotency-Key": idempotencyKeyOf(form) },
  };
  const path = "/users/current/orgCustomers/{orgCustomerId}/permissions/{orderApprovalPermissionCode}";
  try {
    const { message } = await answer(
      form.get("section") === "take" ? visit.commerce.DELETE(path, sent) : visit.commerce.POST(path, sent),
    );
    visit.flash({ kind: "ok", text: message });
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]!.message });
  }
  return seeOther(visit, limitPath(code));
}
