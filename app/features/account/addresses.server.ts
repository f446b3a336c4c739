import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { addressSchema } from "~/features/checkout/address-schema.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { addressesPath } from "./paths";

const readBook = async (visit: Visit) =>
  (await answer(visit.commerce.GET("/orgUsers/current/addresses"))).addresses;

type Shown = Awaited<ReturnType<typeof readBook>>[number];

const rowOf = (address: Shown) => ({
  id: address.id ?? "",
  name: address.companyName || `${address.firstName} ${address.lastName}`.trim(),
  text: address.formattedAddress,
  phone: address.phone ?? undefined,
  isDefault: address.defaultAddress ?? false,
  isOwn: address.visibleInAddressBook ?? false,
});

/** The list: the person's own addresses and those of their unit. */
export async function loadBook(visit: Visit) {
  const rows = (await readBook(visit)).map(rowOf);
  return { own: rows.filter(({ isOwn }) => isOwn), ofUnit: rows.filter(({ isOwn }) => !isOwn) };
}

/** One of the person's own addresses. @throws CommerceError 404 */
export async function loadOwn(visit: Visit, id: string) {
  const found = (await readBook(visit)).find((address) => address.id === id && address.visibleInAddressBook);
  if (!found) throw new CommerceError(404, [], "GET /orgUsers/{userId}/addresses");
  return { ...rowOf(found), values: valuesOf(found), constraint: constraintOf(addressSchema), key: "" };
}

function valuesOf(address: Shown) {
  const { firstName, lastName, line1, town, postalCode } = address;
  const [line2, phone] = [address.line2 ?? "", address.phone ?? ""];
  const [region, country] = [address.region?.isocode ?? "", address.country.isocode];
  return { firstName, lastName, line1, line2, town, postalCode, phone, region, country };
}

/** An empty form, with the person's name. */
export async function loadNew(visit: Visit) {
  const query = { fields: "firstName,lastName,mobile,orgUnit(country)" };
  const user = await answer(visit.commerce.GET("/orgUsers/current", { params: { query } }));
  const country = user.orgUnit?.country?.isocode === "NZ" ? "NZ" : "AU";
  const values = { firstName: user.firstName, lastName: user.lastName, phone: user.mobile ?? "", country };
  return { values, constraint: constraintOf(addressSchema), key: newIdempotencyKey() };
}

/**
 * Keeps an address of the person. If the API suggests another writing, the form is shown again with both, once.
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
  const { country, ...rest } = submission.value;
  const typed = { ...rest, region: rest.region ?? "", line2: rest.line2 ?? "", phone: rest.phone ?? "" };
  const isocode = { country: { isocode: country } };
  try {
    const path = "/orgUsers/current/addresses/verification";
    const body = { ...typed, ...isocode };
    const { suggestedAddresses: found } = await answer(visit.commerce.POST(path, { body }));
    const suggested = form.get("as") === "typed" ? undefined : found[0];
    if (suggested && form.get("as") !== "suggested") {
      const reply = await replyInvalid(submission).json();
      return json({ ...reply, suggested: suggested.formattedAddress }, { status: 400 });
    }
    const { line1, town } = suggested ?? typed;
    const region = suggested ? (suggested.region?.isocode ?? "") : typed.region;
    const saved = { ...body, line1, town, region, defaultAddress: asDefault || undefined };
    await (id === undefined ? add(visit, form, saved) : change(visit, id, saved));
    return undefined;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { "country.isocode": "country" }));
  }
}

/** Saves an address of the address book; see keepOwn. */
export async function saveOwn(visit: Visit, form: FormData, id?: string) {
  const refused = await keepOwn(visit, form, { id });
  if (refused) return refused;
  visit.flash({ kind: "ok", text: id === undefined ? "Address added." : "Address updated." });
  return seeOther(visit, addressesPath);
}

type Saved = Parameters<typeof change>[2];

const add = (visit: Visit, form: FormData, body: Saved) =>
  visit.commerce.POST("/orgUsers/current/addresses", {
    headers: { "Idempotency-Key": idempotencyKeyOf(form) },
    body,
  });

const change = (
  visit: Visit,
  id: string,
  body: {
    firstName: string;
    lastName: string;
    line1: string;
    line2: string;
    town: string;
    region: string;
    postalCode: string;
    phone: string;
    country: { isocode: "AU" | "NZ" };
    defaultAddress?: boolean;
  },
) => visit.commerce.PATCH("/orgUsers/current/addresses/{id}", { params: { path: { id } }, body });

/** Whether one of the person's own addresses is the default one. */
export const setDefault = (visit: Visit, id: string, defaultAddress: boolean) =>
  visit.commerce.PATCH("/orgUsers/current/addresses/{id}", {
    params: { path: { id } },
    body: { defaultAddress },
  });

/** Makes one of the person's own addresses the default one. */
export async function makeDefault(visit: Visit, form: FormData) {
  const id = String(form.get("addressId") ?? "").slice(0, 60);
  if (id === "") return seeOther(visit, addressesPath);
  await setDefault(visit, id, true);
  visit.flash({ kind: "ok", text: "Your default address is changed." });
  return seeOther(visit, addressesPath);
}

export async function deleteOwn(visit: Visit, id: string) {
  await visit.commerce
    .DELETE("/orgUsers/current/addresses/{id}", { params: { path: { id } } })
    .catch((error: unknown) => {
      // A second press finds nothing to delete.
      if (!(error instanceof CommerceError) || error.status !== 404) throw error;
    });
  visit.flash({ kind: "ok", text: "Address deleted." });
  return seeOther(visit, addressesPath);
}
