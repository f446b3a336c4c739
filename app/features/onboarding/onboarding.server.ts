import type { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import type { readSizes } from "~/features/sizes/my-sizes.server";
import type { deliveryView } from "./delivery.server";
import type { messagesView, nameView } from "./name.server";
import type { stepAt } from "./steps";
import type { Newcomer } from "./newcomer";

export const NEWCOMER_FIELDS =
  "name,uid,firstName,preferredName,mobile,priceEnabled,isFirstLogin,organisation(name,support(name)),orgUnit(name,billToName)";

/** What a step asks for. */
export type Ask =
  | ({ kind: "name" } & ReturnType<typeof nameView>)
  | ({ kind: "messages" } & ReturnType<typeof messagesView>)
  | { kind: "delivery"; delivery?: ReturnType<typeof deliveryView> }
  | { kind: "sizes"; sizes?: Awaited<ReturnType<typeof readSizes>> };

/** One step of the first sign-in. */
export function onboardingView(
  { step, number, button, quiet, steps }: ReturnType<typeof stepAt>,
  person: Newcomer,
  { rail, shop }: Awaited<ReturnType<typeof loadSignInFrame>>,
  ask: Ask,
) {
  const { name, firstName, priceEnabled, organisation, orgUnit } = person;
  return {
    title: step.title,
    lead: step.lead,
    number,
    button,
    quiet,
    steps,
    ask,
    rail,
    shop,
    who: {
      name,
      firstName,
      greeted: person.preferredName || firstName,
      organisation: organisation.name,
      support: organisation.support.name,
      billTo: orgUnit.billToName,
      seesPrices: priceEnabled,
    },
  };
}
