import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { unitPath } from "~/features/manage-organisation/addresses";
import { save } from "~/features/manage-organisation/save.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";
import { loadUnit } from "./detail.server";
import { loadUnitAddress, postUnitAddress } from "./unit-address.server";

/** The form that `?do=` asks for; undefined for the list itself. @throws CommerceError 404 for a unit that is not managed. */
export async function loadUnitForm(visit: Visit, url: URL) {
  const unit = url.searchParams.get("unit")?.slice(0, 60) ?? "";
  switch (url.searchParams.get("do")) {
    case "add":
      return { kind: "add" as const, ...(await loadAdd(visit, unit)) };
    case "rename":
      return { kind: "rename" as const, ...(await loadRename(visit, unit)) };
    case "address":
      return { kind: "address" as const, ...(await loadUnitAddress(visit, unit, url)) };
    default:
      return undefined;
  }
}

async function loadRename(visit: Visit, uid: string) {
  const unit = await loadUnit(visit, uid);
  return { ...unit, title: `Change the name of ${unit.name}` };
}

async function loadAdd(visit: Visit, above: string) {
  const [units, user] = await Promise.all([unitChoice(visit), visit.person()]);
  return {
    title: visit.site === "wholesale" ? "Add store" : "Add business unit",
    units,
    values: { uid: "", name: "", parentUid: above || user.orgUnit.uid },
    key: newIdempotencyKey(),
  };
}

/** Saves one of these forms: the address says which. */
export async function postUnitForm(visit: Visit, url: URL, form: FormData) {
  const unit = url.searchParams.get("unit")?.slice(0, 60) ?? "";
  const doing = url.searchParams.get("do");
  if (doing === "address") return postUnitAddress(visit, unit, url, form);
  if (doing === "rename") return renameUnit(visit, unit, form);
  return addUnit(visit, form);
}

const addSchema = z.object({
  uid: requiredText(30),
  name: requiredText(LIMITS["POST /users/current/orgUnits"].name),
  parentUid: requiredText(LIMITS["POST /users/current/orgUnits"]["parentOrgUnit.uid"]),
});

/** Adds the unit and leads to its page. A refusal leads back to the form with all that was typed. */
async function addUnit(visit: Visit, form: FormData) {
  const submission = parseForm(form, addSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { parentUid, ...rest } = submission.value;
  return save(visit, {
    submission,
    to: unitPath,
    subjects: { "parentOrgUnit.uid": "parentUid" },
    send: () =>
      answer(
        visit.commerce.POST("/users/current/orgUnits", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { ...rest, parentOrgUnit: { uid: parentUid } },
        }),
      ),
  });
}

const renameSchema = z.object({
  name: requiredText(LIMITS["PATCH /users/current/orgUnits/{b2bUnitId}"].name),
  version: z.coerce.number().int().optional(),
});

/** Saves the name, or shows both sides if somebody else saved first. */
async function renameUnit(visit: Visit, uid: string, form: FormData) {
  const submission = parseForm(form, renameSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  return save(visit, {
    submission,
    to: unitPath,
    now: async () => {
      const { name, version } = await loadUnit(visit, uid);
      return { values: { name }, version };
    },
    send: () =>
      answer(
        visit.commerce.PATCH("/users/current/orgUnits/{b2bUnitId}", {
          params: { path: { b2bUnitId: uid } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: submission.value,
        }),
      ),
  });
}
