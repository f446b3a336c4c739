import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { unitPath } from "~/paths";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { seeOther } from "~/session/see-other.server";
import { typedText } from "~/forms/typed-text";
import type { Visit } from "~/session/visit.server";
import { sendApprovers } from "./approvers.server";
import { addingPath, chosenOf, MOST } from "./people.server";

/** Why people were not added or removed, with those who were ticked. */
export interface PeopleReply {
  section: "add" | "remove" | "approver-add" | "approver-remove";
  faults: string[];
  ticked: string[];
}

/** The search of the form that adds people: who is ticked stays ticked. */
export function searchOn(visit: Visit, uid: string, form: FormData) {
  const find = typedText(String(form.get("find") ?? ""))
    .trim()
    .slice(0, 200);
  const chosen = chosenOf(form).filter((person) => person !== form.get("drop"));
  return seeOther(visit, `${addingPath(uid, find, chosen.slice(0, MOST))}#add-people`);
}

/** Adds people or approvers, or takes them away. A refusal shows the page again with those who were ticked. */
export async function changePeople(
  visit: Visit,
  unitUid: string,
  form: FormData,
  section: PeopleReply["section"],
) {
  const ticked = chosenOf(form);
  const people = ticked.slice(0, MOST);
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const sent = { body: { customerPKs: people, unitUid }, headers };
  try {
    const { message } = await answer(
      section === "add"
        ? visit.commerce.POST("/addUserToSelectedBusinessUnit", sent)
        : section === "remove"
          ? visit.commerce.POST("/manage-users/removeUserFromUnit", sent)
          : sendApprovers(visit, unitUid, people, section, headers),
    );
    visit.flash({ kind: "ok", text: message });
    return await seeOther(visit, unitPath(unitUid));
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    const faults = error.errors.map(({ message }) => message);
    return json<PeopleReply>({ section, faults, ticked }, { status: 400 });
  }
}
