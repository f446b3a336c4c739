import { answer } from "~/commerce/client.server";
import type { ResponseOf } from "~/commerce/response";
import { addressName } from "~/features/addresses/address-name";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { titleOfOne } from "~/http/title-of-one.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";

/** A unit for its pages. @throws CommerceError 404 for one that is not managed. */
export async function readUnit(visit: Visit, b2bUnitId: string) {
  const [unit, timeZone] = await Promise.all([
    answer(visit.commerce.GET("/business-units/{b2bUnitId}", { params: { path: { b2bUnitId } } })),
    visit.timeZone(),
  ]);
  return {
    uid: unit.uid,
    name: unit.name,
    /** The name with the uid in brackets (spec 001 §3). */
    title: `${unit.name} (${unit.uid})`,
    parent: unit.parentUid ? { uid: unit.parentUid, name: unit.parentName ?? unit.parentUid } : undefined,
    active: unit.status === "active",
    approvalProcess: unit.approvalProcess.name,
    obstacle: unit.obstacle,
    below: unit.below,
    added: readableDate(unit.addedDate, timeZone),
    updated: readableDate(unit.updatedDate, timeZone),
    soldToId: unit.soldToId,
    version: unit.version,
    key: newIdempotencyKey(),
  };
}

/** What the page of one unit shows, without its people. */
export const unitView = (
  unit: Awaited<ReturnType<typeof readUnit>>,
  { addresses, deliveryModes }: ResponseOf<"get", "/business-units/details/deliveryAndShipping">,
) => ({
  ...unit,
  pageTitle: titleOfOne("Business unit", unit.title),
  addresses: addresses.map((address) => ({
    id: address.id ?? address.formattedAddress ?? "",
    companyName: addressName(address),
    text: address.formattedAddress ?? "",
    usual: address.defaultAddress ?? false,
  })),
  deliveryModes: deliveryModes.map(({ name }) => name),
});
