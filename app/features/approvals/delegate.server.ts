import type { SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { typedDay } from "~/forms/day-schema.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { dayRange } from "~/ui/dates";
import { dashboardPath, delegatePath } from "./addresses";

type ApiDelegation = components["schemas"]["ApprovalDelegation"];

const view = ({ id, person, startDate, endDate, active }: ApiDelegation) => ({
  id,
  name: person.name,
  days: dayRange(startDate, endDate),
  active,
});

const readDelegations = (visit: Visit, fields?: string) =>
  answer(visit.commerce.GET("/manageapprovals/delegations", { params: { query: { fields } } }));

/** To whom the person gave their approvals, and whose they decide about. */
export async function loadDelegations(visit: Visit) {
  const { given, received } = await readDelegations(visit, "given,received");
  return { given: given.map(view), received: received.map(view) };
}

/** The same, with the form by which they are given and those who may get them. */
export async function loadDelegateForm(visit: Visit) {
  const { given, received, candidates } = await readDelegations(visit);
  return {
    given: given.map(view),
    received: received.map(view),
    options: candidates.map(({ customerId, name, unit }) => ({
      value: customerId,
      label: `${name}, ${unit}`,
    })),
    key: newIdempotencyKey(),
  };
}

export type DelegationData = SerializeFrom<typeof loadDelegations>;
export type DelegateFormData = SerializeFrom<typeof loadDelegateForm>;

const day = typedDay("Choose a day.");
const schema = z.object({
  customerId: requiredText(60, "Choose somebody."),
  startDate: day,
  endDate: day,
});

/** Gives the person's approvals to somebody. A refusal leads back to the form with all that was chosen. */
export async function delegateApprovals(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await answer(
      visit.commerce.POST("/manageapprovals/delegations", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: submission.value,
      }),
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error));
  }
  visit.flash({
    kind: "ok",
    text: "Your approvals are given for these days. Both names are written down with each decision.",
  });
  return seeOther(visit, dashboardPath);
}

/** Ends a delegation that the person gave or got. */
export async function endDelegation(visit: Visit, form: FormData) {
  const delegationId = String(form.get("id") ?? "").slice(0, 20) || "0";
  await answer(
    visit.commerce.DELETE("/manageapprovals/delegations/{delegationId}", {
      params: { path: { delegationId } },
    }),
  );
  visit.flash({ kind: "ok", text: "This delegation has ended." });
  return seeOther(visit, delegatePath);
}
