import { CommerceError, isRefused } from "~/commerce/errors.server";
import type { ResponseOf } from "~/commerce/response";
import { countryOf } from "~/features/addresses/address-country.server";
import { addressSchema } from "~/features/addresses/address-schema.server";
import { sentAddress, type SentAddress, suggestedAddress } from "~/features/addresses/suggested.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";
import { addressName } from "~/features/addresses/address-name";

type Book = ResponseOf<"get", "/orgUsers/current/addresses">;
type Shown = Book["addresses"][number];

const rowOf = (address: Shown) => ({
  id: address.id ?? "",
  name: addressName(address),
  text: address.formattedAddress,
  phone: address.phone ?? undefined,
  isDefault: address.defaultAddress ?? false,
  isOwn: address.visibleInAddressBook ?? false,
});

/** The list: the person's own addresses and those of their unit. */
export function bookView({ addresses }: Book) {
  const rows = addresses.map(rowOf);
  return { own: rows.filter(({ isOwn }) => isOwn), ofUnit: rows.filter(({ isOwn }) => !isOwn) };
}

/** One of the person's own addresses. @throws CommerceError 404 */
export function ownAddressView({ addresses }: Book, id: string) {
  const found = addresses.find((address) => address.id === id && address.visibleInAddressBook);
  if (!found) throw new CommerceError(404, [], "GET /orgUsers/{userId}/addresses");
  return { ...rowOf(found), values: valuesOf(found), constraint: constraintOf(addressSchema), key: "" };
}

function valuesOf(address: Shown) {
  const { firstName, lastName, line1, town, postalCode } = address;
  const [line2, phone] = [address.line2 ?? "", address.phone ?? ""];
  const [region, country] = [address.region?.isocode ?? "", address.country.isocode];
  return { firstName, lastName, line1, line2, town, postalCode, phone, region, country };
}

/** What an empty form is asked from. */
export const NEW_FIELDS = "firstName,lastName,mobile,orgUnit(country)";

/** An empty form, with the person's name. */
export const newAddressView = (user: ResponseOf<"get", "/orgUsers/current">) => ({
  values: {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.mobile ?? "",
    country: countryOf(user),
  },
  constraint: constraintOf(addressSchema),
  key: newIdempotencyKey(),
});

/**
 * Keeps an address of the person. If the API suggests another writing, the form is shown again with the choice.
 * @param id of the address that is changed; undefined adds one.
 * @param asDefault whether parcels go there from now on, whatever the form says.
 * @returns the refusal
 */
export async function keepOwn(
  visit: Visit,
  form: FormData,
  { id, asDefault = form.get("defaultAddress") === "on" }: { id?: string; asDefault?: boolean },
) {
  const submission = parseForm(form, addressSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    const { address, refused } = await suggestedAddress(
      visit,
      form,
      submission,
      sentAddress(submission.value),
    );
    if (refused) return refused;
    const saved = { ...address, defaultAddress: asDefault || undefined };
    await (id === undefined ? add(visit, form, saved) : change(visit, id, saved));
    return undefined;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { "country.isocode": "country" }));
  }
}

type Saved = SentAddress & { defaultAddress?: boolean };

const add = (visit: Visit, form: FormData, body: Saved) =>
  visit.commerce.POST("/orgUsers/current/addresses", {
    headers: { "Idempotency-Key": idempotencyKeyOf(form) },
    body,
  });

const change = (visit: Visit, id: string, body: Saved) =>
  visit.commerce.PATCH("/orgUsers/current/addresses/{id}", { params: { path: { id } }, body });
