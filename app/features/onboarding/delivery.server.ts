import { answer } from "~/commerce/client.server";
import type { ResponseOf } from "~/commerce/response";
import { bookView, keepOwn, newAddressView } from "~/features/account/addresses.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { whenEmpty } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";
import { z } from "zod";

const CHOOSE = "Choose where parcels go.";
const choiceSchema = z.object({ to: z.string(whenEmpty(CHOOSE)).max(60) });

/** The choice of the unit's address, and of an address that is typed here. */
const UNIT = "unit";
const NEW = "new";

/** The address of the person's unit, their own ones, and an empty form. What checkout begins with now is chosen. */
export function deliveryView(
  book: ResponseOf<"get", "/orgUsers/current/addresses">,
  user: ResponseOf<"get", "/orgUsers/current">,
) {
  const { own, ofUnit } = bookView(book);
  const { values, constraint, key } = newAddressView(user);
  const places = [
    ...ofUnit.slice(0, 1).map(({ name, text }) => ({ value: UNIT, name, text })),
    ...own.map(({ id, name, text }) => ({ value: id, name, text })),
  ];
  const usual = own.find(({ isDefault }) => isDefault)?.id;
  return { places, values: { ...values, to: usual ?? places[0]?.value ?? NEW }, constraint, key };
}

/** Sets the usual address by the calls of the address book. @returns the refusal */
export async function saveDelivery(visit: Visit, form: FormData) {
  const submission = parseForm(form, choiceSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { to } = submission.value;
  if (to === NEW) return keepOwn(visit, form, { asDefault: true });
  const { own } = bookView(await answer(visit.commerce.GET("/orgUsers/current/addresses")));
  const usual = own.find(({ isDefault }) => isDefault);
  if (to === UNIT) {
    // Where none of one's own is the default, the unit's is.
    if (usual) await setDefault(visit, usual.id, false);
  } else if (!own.some(({ id }) => id === to)) {
    return replyInvalid(submission, { fieldErrors: { to: [CHOOSE] } });
  } else if (usual?.id !== to) {
    await setDefault(visit, to, true);
  }
  return undefined;
}

const setDefault = (visit: Visit, id: string, defaultAddress: boolean) =>
  visit.commerce.PATCH("/orgUsers/current/addresses/{id}", {
    params: { path: { id } },
    body: { defaultAddress },
  });
