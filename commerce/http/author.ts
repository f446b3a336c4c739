import type { Call } from "./call";
import type { EventPerson } from "./event-person";
import { personName } from "./person-name";
import { callerMay } from "./policy";
import type { User } from "./principal";
import { visitOf } from "./punchout-sid";

const personOf = (user: Pick<User, "customerId" | "firstName" | "lastName">): EventPerson => ({
  customerId: user.customerId,
  name: personName(user),
});

export type AuthorCall = Pick<Call, "principal" | "about" | "header">;

/** Who makes a call: themselves or in somebody's name, and through what. */
export interface Author {
  by: EventPerson;
  onBehalfOf: EventPerson | undefined;
  /** punch-out, assisted, proxy, or the client that called. */
  channel: string;
}

/** The author of what a call changes. Who is not the person that the call is about acts on their behalf. */
export function authorOf(call: AuthorCall): Author {
  const { principal, about } = call;
  const caller = principal.kind === "person" ? principal.user : about.user;
  const forAnother = caller.customerId !== about.user.customerId;
  const client = principal.kind === "anonymous" ? "api" : principal.clientId;
  return {
    by: personOf(caller),
    onBehalfOf: forAnother ? personOf(about.user) : undefined,
    channel: visitOf(call) ? "punch-out" : forAnother ? channelFor(call) : client,
  };
}

const channelFor = ({ principal }: Pick<AuthorCall, "principal">) =>
  callerMay(principal, "act-for-customers") ? "assisted" : "proxy";
