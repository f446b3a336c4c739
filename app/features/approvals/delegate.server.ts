import type { SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { typedDay } from "~/forms/day-schema.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredText } from "~/forms/text-schema.server";
import { dayRange } from "~/ui/day-range.server";

type Delegations = ResponseOf<"get", "/manageapprovals/delegations">;
type ApiDelegation = components["schemas"]["ApprovalDelegation"];

const view = ({ id, person, startDate, endDate, active }: ApiDelegation) => ({
  id,
  name: person.name,
  days: dayRange(startDate, endDate),
  active,
});

/** To whom the person gave their approvals, and whose they decide about. */
export const delegationsView = ({ given, received }: Pick<Delegations, "given" | "received">) => ({
  given: given.map(view),
  received: received.map(view),
});

/** The same, with the form by which they are given and those who may get them. */
export const delegateFormView = ({ candidates, ...delegations }: Delegations) => ({
  ...delegationsView(delegations),
  options: candidates.map(({ customerId, name, unit }) => ({
    value: customerId,
    label: `${name}, ${unit}`,
  })),
  key: newIdempotencyKey(),
});

export type DelegationData = SerializeFrom<typeof delegationsView>;
export type DelegateFormData = SerializeFrom<typeof delegateFormView>;

const day = typedDay("Choose a day.");
export const delegateSchema = z.object({
  customerId: requiredText(60, "Choose somebody."),
  startDate: day,
  endDate: day,
});
