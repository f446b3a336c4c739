import { and, eq, ne } from "drizzle-orm";
import type { Call } from "../../http/call";
import { forbidden } from "../../http/errors";
import { noteChange, type NotingCall } from "../changes";
import { organisations } from "./tables";

type RuleCall = Pick<Call, "about">;

/** Whether the caller decides about the rules of an organisation: as administrator of the unit that all others are below. */
export const decidesRules = ({ about }: RuleCall): boolean => about.unit.parentUid === null;

/** @throws OccError 403 for an administrator of a part of it. */
export function mustDecideRules(call: RuleCall): void {
  if (!decidesRules(call)) throw forbidden("Administrators of the whole organisation decide this.");
}

/**
 * Sets a rule that is on or off, from the next call on, and writes a change of it into the change log.
 * @param words what the log calls the rule, and how it says that it is off and on.
 * @throws OccError 403 for an administrator of a part of the organisation.
 */
export async function switchRule(
  call: RuleCall & Pick<Call, "db"> & NotingCall,
  rule: "assisted" | "sizesHidden",
  on: boolean,
  { what, words: [off, is] }: { what: string; words: readonly [string, string] },
): Promise<void> {
  mustDecideRules(call);
  const { unit, organisation } = call.about;
  const changed = await call.db
    .update(organisations)
    .set({ [rule]: on })
    .where(and(eq(organisations.uid, organisation.uid), ne(organisations[rule], on)))
    .returning({ uid: organisations.uid });
  if (changed.length === 0) return;
  await noteChange(call, {
    kind: "unit",
    subject: { code: unit.uid, name: unit.name },
    unitUid: unit.uid,
    changes: [{ what, from: on ? off : is, to: on ? is : off }],
  });
}
