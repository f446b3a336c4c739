import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { unitPath } from "~/features/manage-organisation/addresses";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/http/redirects.server";
import { titleOfOne } from "~/http/title-of-one.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import { loadApproverRemoval, loadApprovers } from "./approvers.server";
import { loadBelongings } from "./belongings.server";
import { loadAdding, loadPeople, loadRemoval } from "./people.server";

const readUnit = (visit: Visit, b2bUnitId: string) =>
  answer(visit.commerce.GET("/business-units/{b2bUnitId}", { params: { path: { b2bUnitId } } }));

/** What the page that asks before a unit is disabled shows. @throws CommerceError 404 for a unit that is not managed. */
export async function loadUnit(visit: Visit, uid: string) {
  const [unit, timeZone] = await Promise.all([readUnit(visit, uid), visit.timeZone()]);
  return {
    uid: unit.uid,
    name: unit.name,
    /** The name with the uid in brackets (spec 001 §3). */
    title: `${unit.name} (${unit.uid})`,
    parent: unit.parentUid ? { uid: unit.parentUid, name: unit.parentName ?? unit.parentUid } : undefined,
    active: unit.status === "active",
    obstacle: unit.obstacle,
    below: unit.below,
    added: readableDate(unit.addedDate, timeZone),
    updated: readableDate(unit.updatedDate, timeZone),
    soldToId: unit.soldToId,
    version: unit.version,
    key: newIdempotencyKey(),
  };
}

/**
 * What the page of one unit shows: its addresses, its approvers, its people, and the people found to be added.
 * `?do=remove` asks before one is taken out, `?do=approver` before one no longer approves.
 * @throws CommerceError as loadUnit.
 */
export async function loadUnitPage(visit: Visit, request: Request, uid: string) {
  const unit = await loadUnit(visit, uid);
  const [{ addresses, deliveryModes }, people, adding, removal, approvers, approverRemoval, belongs] =
    await Promise.all([
      answer(
        visit.commerce.GET("/business-units/details/deliveryAndShipping", {
          params: { query: { b2bUnit: uid } },
        }),
      ),
      loadPeople(visit, request, uid),
      loadAdding(visit, request, unit),
      loadRemoval(visit, request, uid),
      loadApprovers(visit, request, unit),
      loadApproverRemoval(visit, request, uid),
      loadBelongings(visit, uid),
    ]);
  return {
    ...unit,
    pageTitle: titleOfOne("Business unit", unit.title),
    addresses: addresses.map(
      ({ id, companyName, firstName, lastName, formattedAddress, defaultAddress }) => ({
        id: id ?? formattedAddress ?? "",
        companyName: companyName || [firstName, lastName].filter(Boolean).join(" "),
        text: formattedAddress ?? "",
        usual: defaultAddress ?? false,
      }),
    ),
    deliveryModes: deliveryModes.map(({ name }) => name),
    people,
    adding,
    removal,
    approvers,
    approverRemoval,
    belongs,
  };
}

/** Disables or enables a unit and leads to its page, which says why not. */
export async function switchUnit(visit: Visit, uid: string, form: FormData, to: "disable" | "enable") {
  const params = { path: { b2bUnitId: uid } };
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  try {
    const { message } = await answer(
      to === "disable"
        ? visit.commerce.POST("/business-units/{b2bUnitId}/disable", { params, headers })
        : visit.commerce.POST("/business-units/{b2bUnitId}/enable", { params, headers }),
    );
    visit.flash({ kind: "ok", text: message });
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]!.message });
  }
  return seeOther(visit, unitPath(uid));
}
