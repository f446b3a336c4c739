import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { unitPath } from "~/paths";
import { inPlainWords } from "~/features/manage-organisation/already-taken.server";
import { save } from "~/features/manage-organisation/save.server";
import type { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";
import { readUnit } from "./detail.server";
import type { unitAddressView } from "./unit-address.server";

/** The form of a new unit. @param parentUid the unit that it will be below. */
export const addUnitView = (
  units: Awaited<ReturnType<typeof unitChoice>>,
  parentUid: string,
  site: string,
) => ({
  kind: "add" as const,
  title: site === "wholesale" ? "Add store" : "Add business unit",
  units,
  values: { uid: "", name: "", parentUid },
  key: newIdempotencyKey(),
});

/** The form of a unit's name and place. The top of what the administrator manages has no other place. */
export const editUnitView = (
  unit: Awaited<ReturnType<typeof readUnit>>,
  units: Awaited<ReturnType<typeof unitChoice>>,
) => {
  const inside = new Set([unit.uid, ...unit.below.units.map(({ uid }) => uid)]);
  return {
    kind: "edit" as const,
    ...{ uid: unit.uid, name: unit.name, version: unit.version, key: unit.key },
    title: `Edit ${unit.name}`,
    parentUid: unit.parent?.uid,
    units: units?.filter(({ value }) => !inside.has(value)),
  };
};

/** The forms of the list. */
export type UnitFormView =
  ReturnType<typeof addUnitView> | ReturnType<typeof editUnitView> | ReturnType<typeof unitAddressView>;

const addSchema = z.object({
  uid: requiredText(30),
  name: requiredText(LIMITS["POST /users/current/orgUnits"].name),
  parentUid: requiredText(LIMITS["POST /users/current/orgUnits"]["parentOrgUnit.uid"]),
});

/** Adds the unit and leads to its page. A refusal leads back to the form with all that was typed. */
export async function addUnit(visit: Visit, form: FormData) {
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
      ).catch((error: unknown) => {
        throw inPlainWords(error, `${rest.uid} is already taken. Enter another code.`);
      }),
  });
}

const editSchema = z.object({
  name: requiredText(LIMITS["PATCH /users/current/orgUnits/{b2bUnitId}"].name),
  parentUid: optionalText(LIMITS["PATCH /users/current/orgUnits/{b2bUnitId}"]["parentOrgUnit.uid"]),
  version: z.coerce.number().int().optional(),
});

/** Saves name and place, or shows both sides if somebody else saved first. */
export async function editUnit(visit: Visit, uid: string, form: FormData) {
  const submission = parseForm(form, editSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { parentUid, ...rest } = submission.value;
  return save(visit, {
    submission,
    to: unitPath,
    subjects: { "parentOrgUnit.uid": "parentUid" },
    now: async () => {
      const { name, parent, version } = await readUnit(visit, uid);
      return { values: { name, parentUid: parent?.uid ?? "" }, version };
    },
    send: () =>
      answer(
        visit.commerce.PATCH("/users/current/orgUnits/{b2bUnitId}", {
          params: { path: { b2bUnitId: uid } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { ...rest, ...(parentUid ? { parentOrgUnit: { uid: parentUid } } : {}) },
        }),
      ),
  });
}
