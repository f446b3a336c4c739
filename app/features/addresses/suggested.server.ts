import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { type AnySubmission, replyInvalid } from "~/forms/submission.server";
import type { z } from "zod";
import type { Visit } from "~/session/visit.server";
import type { addressSchema } from "./address-schema.server";
import type { AddressReply } from "./suggested";

/** The name of the choice, and what keeps an address as it was typed. */
const AS = "as";
const AS_TYPED = "typed";

/** An address as the calls take it. */
export interface SentAddress {
  firstName: string;
  lastName: string;
  line1: string;
  line2: string;
  town: string;
  region: string;
  postalCode: string;
  phone: string;
  country: { isocode: "AU" | "NZ" };
}

/** What a form has of an address, with nothing missing. */
export const sentAddress = ({
  country,
  region = "",
  line2 = "",
  phone = "",
  ...rest
}: z.infer<typeof addressSchema>): SentAddress => ({
  ...rest,
  region,
  line2,
  phone,
  country: { isocode: country },
});

type Address = components["schemas"]["Address"];

const placeOf = ({ town, postalCode, region }: Address) => ({
  town,
  postalCode,
  region: region?.isocode ?? "",
});

/** Whether another town or postcode is meant; capitals count for nothing. */
const isApart = (found: Address, typed: SentAddress) =>
  found.postalCode !== typed.postalCode || found.town.toLowerCase() !== typed.town.toLowerCase();

const isElsewhere = (found: Address, typed: SentAddress) =>
  isApart(found, typed) || placeOf(found).region !== typed.region;

/**
 * The address to keep: as it was typed, or as somebody chose it of what the API suggests. Where nothing is chosen yet, or
 * what was typed has changed since, the form is shown again with the choice.
 * @param places asks only where town, postcode or state would differ, so that nobody is stopped for a `St`.
 */
export async function suggestedAddress(
  visit: Visit,
  form: FormData,
  submission: AnySubmission,
  typed: SentAddress,
  { places = false }: { places?: boolean } = {},
) {
  const as = form.get(AS);
  if (as === AS_TYPED) return { address: typed };
  const path = "/orgUsers/current/addresses/verification";
  const { suggestedAddresses } = await answer(visit.commerce.POST(path, { body: typed }));
  const found = suggestedAddresses.filter((one) => !places || isElsewhere(one, typed));
  if (found.length === 0) return { address: typed };
  const chosen = found.find(({ formattedAddress }) => formattedAddress === as);
  if (chosen) return { address: { ...typed, line1: chosen.line1, ...placeOf(chosen) } };
  const { line1, line2, town, region, postalCode } = typed;
  const asTyped = [line1, line2, [town, region, postalCode].filter(Boolean).join(" ")].filter(Boolean);
  const suggested: AddressReply["suggested"] = {
    field: {
      ...{ id: AS, name: AS, errorId: `${AS}-error`, descriptionId: `${AS}-hint` },
      initialValue: found[0]!.formattedAddress,
    },
    options: [
      ...found.map(({ formattedAddress: text }) => ({ value: text, label: text })),
      { value: AS_TYPED, label: asTyped.join(", "), detail: "As you typed it" },
    ],
    label: "Which address is right?",
    look: "card",
    hint: found.some((one) => isApart(one, typed))
      ? "The town and the postcode do not belong together, as far as we know."
      : "We would write it a little differently.",
  };
  const reply = await replyInvalid(submission).json();
  return { refused: json({ ...reply, suggested }, { status: 400 }) };
}
