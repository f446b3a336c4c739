import type { Scope } from "./scopes";
import type { users } from "../modules/users/tables";
import type { organisations, units } from "../modules/organisation/tables";

export type User = typeof users.$inferSelect;
export type Unit = typeof units.$inferSelect;
export type Organisation = typeof organisations.$inferSelect;

/** A signed-in person with the unit and organisation they act for; read in one statement a call. */
export interface Person {
  user: User;
  unit: Unit;
  organisation: Organisation;
  /** The person's first name, where somebody reads who orders for them: what the person pays is told by it. */
  payer?: string;
  /** The client that looks after an organisation's people, where no person makes the call. */
  client?: string;
}

/** The caller: nobody, an application with its own token, or a person. */
export type Principal =
  | { kind: "anonymous" }
  | {
      kind: "client";
      clientId: string;
      scopes: readonly Scope[];
      /** The one organisation whose people it looks after. Such a client can do nothing else. */
      organisationUid?: string;
    }
  | ({ kind: "person"; clientId: string; scopes: readonly Scope[] } & Person);

/** Catalogue orders of buyers are charged to account; wearers pay for theirs themselves. */
export const buysOnAccount = ({ user }: { user: Pick<User, "groups"> }): boolean =>
  !user.groups.includes("customergroup") ||
  user.groups.some((group) => ["b2bapprovergroup", "b2badmingroup", "financegroup"].includes(group));

/**
 * The codes of the styles that an approver must agree to each time that somebody orders them (program rule "restricted
 * style"). Who buys on account is not asked, as with the organisation's other rules.
 */
export const restrictedFor = (about: Person): readonly string[] =>
  buysOnAccount(about) ? [] : about.organisation.restrictedStyles;
