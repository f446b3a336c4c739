import { type AuthorCall, authorOf } from "../../../http/author";
import { type EventPerson } from "../../../http/event-person";
import type { Call } from "../../../http/call";
import type { EventData } from "../tables";
import type { Actor } from "./transitions";

/** Who causes an event, when, and through what. */
export interface Cause {
  actor: Actor;
  at: Date;
  /** When the shop heard of it, if that is later: notices are new from then on. */
  heardAt?: Date;
  channel: string;
  by?: EventPerson;
  onBehalfOf?: EventPerson;
  note?: string;
  data?: EventData;
}

/** The cause of an event that a call brings about, in a role. */
export const causeOf = (call: AuthorCall & Pick<Call, "now">, actor: Actor, data?: EventData): Cause => ({
  ...authorOf(call),
  actor,
  at: call.now(),
  data,
});
