import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { ResponseOf } from "~/commerce/response";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { organisationPath } from "~/paths";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";

type Permission = ResponseOf<"get", "/manage-organisation/mailDecisions">;

/** The highest amount that the API takes. */
const MOST = 1_000_000;

/** An empty amount is off. */
const amount = z.coerce
  .number("Enter an amount such as 250 or 250.50, or leave it empty.")
  .min(0.01, "Enter an amount above zero, or leave it empty.")
  .max(MOST, "Enter at most 1000000.")
  .optional();

/** What the form of the highest amounts shows; undefined for administrators of a part of the organisation. */
export const mailDecisionsView = ({ highest, decides }: Permission) =>
  decides
    ? highest.map(({ currency, amount: most }) => ({
        currency,
        label: `Highest total in ${currency}`,
        value: most === undefined ? "" : String(most),
      }))
    : undefined;

/** Up to how much orders may be decided from the mail. */
export const readMailDecisions = (visit: Visit) =>
  answer(visit.commerce.GET("/manage-organisation/mailDecisions"));

/** Saves the highest amounts, each in its currency. */
export async function saveMailDecisions(visit: Visit, form: FormData) {
  const { highest } = await readMailDecisions(visit);
  const currencies = highest.map(({ currency }) => currency);
  const submission = parseForm(form, z.object(Object.fromEntries(currencies.map((name) => [name, amount]))));
  if (submission.status !== "success") return replyInvalid(submission);
  const { value } = submission;
  const sent = currencies.map((currency) => ({ currency, amount: value[currency] ?? null }));
  try {
    await answer(visit.commerce.PUT("/manage-organisation/mailDecisions", { body: { highest: sent } }));
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error));
  }
  const on = sent.filter((one) => one.amount !== null).map(({ currency }) => currency);
  visit.flash({
    kind: "ok",
    text:
      on.length > 0
        ? `Approvers may decide from the mail about orders in ${on.join(" and ")} up to what you set.`
        : "Approvers sign in to decide.",
  });
  return seeOther(visit, organisationPath);
}
