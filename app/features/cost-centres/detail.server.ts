import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { titleOfOne } from "~/http/title-of-one.server";
import { budgetView, readBudgets, saveBudget, valuesOf } from "./budget.server";
import { CommerceError } from "~/commerce/errors.server";
import { costCentrePath } from "~/features/manage-organisation/addresses";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { save } from "~/features/manage-organisation/save.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";

/** Reads one whom the caller manages. @throws CommerceError 404 for every other. */
export const readCostCentre = (visit: Visit, costCenterCode: string) =>
  answer(
    visit.commerce.GET("/orgUsers/current/wwg-cost-centers/{costCenterCode}", {
      params: { path: { costCenterCode } },
    }),
  );

/** What the pages of one cost centre show. @throws CommerceError 404 for one that is not managed. */
export async function loadCostCentre(visit: Visit, code: string) {
  const [centre, timeZone] = await Promise.all([readCostCentre(visit, code), visit.timeZone()]);
  return {
    code: centre.code,
    name: centre.name,
    title: `${centre.name} (${centre.code})`,
    active: centre.active,
    obstacle: centre.obstacle,
    currency: centre.currency.isocode,
    unit: centre.unit,
    units: centre.units,
    otherUnits: centre.otherUnits,
    orderCount: centre.orderCount,
    added: readableDate(centre.addedDate, timeZone),
    updated: readableDate(centre.updatedDate, timeZone),
    updatedBy: centre.updatedBy,
    version: String(centre.version),
    key: newIdempotencyKey(),
  };
}

/** What the page of one cost centre shows: with the units that it can be linked to, and what is asked about it. */
export async function loadCostCentrePage(visit: Visit, request: Request, code: string) {
  const query = new URL(request.url).searchParams;
  const asked = query.get("do");
  const [centre, units, budgets] = await Promise.all([
    loadCostCentre(visit, code),
    unitChoice(visit),
    readBudgets(visit, code),
  ]);
  const linked = [centre.unit.uid, ...centre.units.map(({ uid }) => uid)];
  const doing = (["update", "disable", "budget"] as const).find((one) => one === asked);
  const budget = budgets.find((one) => one.code === query.get("budget"));
  return {
    ...centre,
    pageTitle: titleOfOne("Cost centre", centre.title, doing),
    doing,
    budgets: budgets.map(budgetView),
    budget: budget && { ...budgetView(budget), values: valuesOf(budget) },
    choice: units?.filter(({ value }) => !linked.includes(value)),
  };
}

const updateSchema = z.object({
  section: z.literal("update"),
  version: z.coerce.number().int().optional(),
  name: requiredText(LIMITS["PATCH /orgUsers/current/wwg-cost-centers/{costCenterCode}"].name),
});

/** Saves the name, or shows both sides if somebody else saved first. */
async function updateCostCentre(visit: Visit, code: string, form: FormData) {
  const submission = parseForm(form, updateSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  return save(visit, {
    submission,
    to: costCentrePath,
    now: async () => {
      const { name, version } = await readCostCentre(visit, code);
      return { values: { name }, version };
    },
    send: () =>
      answer(
        visit.commerce.PATCH("/orgUsers/current/wwg-cost-centers/{costCenterCode}", {
          params: { path: { costCenterCode: code } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { name: submission.value.name, version: submission.value.version },
        }),
      ),
  });
}

/** Saves a form of the page of one cost centre: `section` says which. The page says why not. */
export async function changeCostCentre(visit: Visit, code: string, form: FormData) {
  const section = form.get("section");
  if (section === "update") return updateCostCentre(visit, code, form);
  if (section === "budget") return saveBudget(visit, code, form);
  const unit = String(form.get("unitUid") ?? "")
    .trim()
    .slice(0, 60);
  const params = { path: { costCenterCode: code } };
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const { commerce } = visit;
  const saved = () => {
    switch (section) {
      case "unlink":
        return answer(
          commerce.DELETE("/wwg-cost-centers/removeCostCenter", {
            headers,
            body: { costCenterId: code, businessUnitId: unit },
          }),
        );
      case "link":
        return answer(
          commerce.POST("/orgUsers/current/wwg-cost-centers/{costCenterCode}/units", {
            params,
            headers,
            body: { businessUnitId: unit },
          }),
        );
      case "disable":
        return answer(
          commerce.POST("/orgUsers/current/wwg-cost-centers/{costCenterCode}/disable", { params, headers }),
        );
      default:
        return answer(
          commerce.POST("/orgUsers/current/wwg-cost-centers/{costCenterCode}/enable", { params, headers }),
        );
    }
  };
  return turned(visit, code, saved);
}

async function turned(visit: Visit, code: string, saved: () => Promise<{ message: string }>) {
  try {
    visit.flash({ kind: "ok", text: (await saved()).message });
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]!.message });
  }
  return seeOther(visit, costCentrePath(code));
}
