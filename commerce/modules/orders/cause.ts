import type { Call } from "../../http/call";
import { callerMay } from "../../http/policy";
import type { User } from "../../http/principal";
import { visitOf } from "../../http/punchout-sid";
import type { EventData, EventPerson } from "./tables";
import type { Actor } from "./transitions";

/** Who causes an event, when, and through what. */
export interface Cause {
  actor: Actor;
  at: Date;
  channel: string;
  by?: EventPerson;
  onBehalfOf?: EventPerson;
  note?: string;
  data?: EventData;
}

const personOf = (user: User): EventPerson => ({
  customerId: user.customerId,
  name: `${user.firstName} ${user.lastName}`,
});

type CauseCall = Pick<Call, "principal" | "about" | "now" | "header">;

const channelFor = ({ principal }: Pick<CauseCall, "principal">) =>
  callerMay(principal, "act-for-customers") ? "assisted" : "proxy";

/** The cause of an event that a call brings about, in a role. Who is not the call's person acts on their behalf. */
export function causeOf(call: CauseCall, actor: Actor, data?: EventData): Cause {
  const { principal, about } = call;
  const caller = principal.kind === "person" ? principal.user : about.user;
  const forAnother = caller.customerId !== about.user.customerId;
  const client = principal.kind === "anonymous" ? "api" : principal.clientId;
  return {
    actor,
    at: call.now(),
    by: personOf(caller),
    onBehalfOf: forAnother ? personOf(about.user) : undefined,
    channel: visitOf(call) ? "punch-out" : forAnother ? channelFor(call) : client,
    data,
  };
}
