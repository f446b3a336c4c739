import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { addressName } from "~/features/addresses/address-name";
import { countryOf } from "~/features/addresses/address-country.server";
import { placeSchema } from "~/features/addresses/address-schema.server";
import { unitPath } from "~/paths";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { readUnit } from "./detail.server";

/** The address that the page's own address names; undefined for a new one. */
export const addressIdIn = (url: URL): string | undefined =>
  url.searchParams.get("address")?.slice(0, 60) || undefined;

const pathOf = (b2bUnitId: string, unitAddressId: string) => ({ path: { b2bUnitId, unitAddressId } });

/** The addresses of a unit. */
export const readAddresses = async (visit: Visit, b2bUnitId: string) =>
  (
    await answer(
      visit.commerce.GET("/users/current/orgUnits/{b2bUnitId}/addresses", {
        params: { path: { b2bUnitId } },
      }),
    )
  ).addresses;

/** The form of one address of a unit, or of a new one. @throws CommerceError 404 for an address that is not there. */
export function unitAddressView(
  unit: Awaited<ReturnType<typeof readUnit>>,
  list: Awaited<ReturnType<typeof readAddresses>>,
  id: string | undefined,
  home: Partial<Parameters<typeof countryOf>[0]>,
) {
  const found = list.find((one) => one.id === id);
  if (id && !found) throw new CommerceError(404, [], "GET /users/{userId}/orgUnits/{b2bUnitId}/addresses");
  return {
    kind: "address" as const,
    unit,
    isNew: !id,
    isDefault: found?.defaultAddress ?? false,
    title: id ? `Change an address of ${unit.name}` : `Add an address of ${unit.name}`,
    values: {
      // An address that another client added may be a person's.
      companyName: found ? addressName(found) : "",
      line1: found?.line1 ?? "",
      line2: found?.line2 ?? "",
      town: found?.town ?? "",
      region: found?.region?.isocode ?? "",
      postalCode: found?.postalCode ?? "",
      country: found?.country.isocode ?? countryOf(home),
      phone: found?.phone ?? "",
    },
    constraint: constraintOf(placeSchema),
    key: newIdempotencyKey(),
  };
}

/** Saves an address. @param id of the one that is changed; undefined adds one. */
export async function saveUnitAddress(visit: Visit, uid: string, id: string | undefined, form: FormData) {
  const submission = parseForm(form, placeSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { country, region, line2, phone, ...rest } = submission.value;
  const body = {
    ...rest,
    ...{ region: region ?? "", line2: line2 ?? "", phone: phone ?? "" },
    country: { isocode: country },
    ...(form.get("defaultAddress") === "on" ? { defaultAddress: true } : {}),
  };
  try {
    if (id) {
      await visit.commerce.PATCH("/users/current/orgUnits/{b2bUnitId}/addresses/{unitAddressId}", {
        params: pathOf(uid, id),
        body,
      });
    } else {
      await visit.commerce.POST("/users/current/orgUnits/{b2bUnitId}/addresses", {
        params: { path: { b2bUnitId: uid } },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body,
      });
    }
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { "country.isocode": "country" }));
  }
  visit.flash({ kind: "ok", text: id ? "Address updated." : "Address added." });
  return seeOther(visit, unitPath(uid));
}

export async function makeDefault(visit: Visit, uid: string, id: string) {
  await visit.commerce.PATCH("/users/current/orgUnits/{b2bUnitId}/addresses/{unitAddressId}", {
    params: pathOf(uid, id),
    body: { defaultAddress: true },
  });
  visit.flash({ kind: "ok", text: "The default address is changed." });
  return seeOther(visit, unitPath(uid));
}

export async function removeAddress(visit: Visit, uid: string, id: string) {
  try {
    await visit.commerce.DELETE("/users/current/orgUnits/{b2bUnitId}/addresses/{unitAddressId}", {
      params: pathOf(uid, id),
    });
    visit.flash({ kind: "ok", text: "Address removed." });
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 404].includes(error.status)) throw error;
    // A second press finds nothing to remove.
    if (error.status === 404) await readUnit(visit, uid);
    visit.flash(
      error.status === 404
        ? { kind: "ok", text: "Address removed." }
        : { kind: "warn", text: error.errors[0]!.message },
    );
  }
  return seeOther(visit, unitPath(uid));
}
