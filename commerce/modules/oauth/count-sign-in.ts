/** How somebody or something signs in: `sso` at an organisation's provider, `token` an application with its secret. */
export type SignInWay = "password" | "code" | "passkey" | "sso" | "token";

/** What became of it: `limited` after too many attempts, `busy` because too many people sign in at once. */
type SignInOutcome = "accepted" | "refused" | "limited" | "busy";

/** Counts sign-ins for the metrics. */
export type CountSignIn = (way: SignInWay, outcome: SignInOutcome) => void;

/** @param refused why an attempt got neither tokens nor a code for them; undefined if it did. */
export function outcomeOf(refused: object | undefined): SignInOutcome {
  if (!refused) return "accepted";
  if ("busy" in refused) return "busy";
  return "wait" in refused ? "limited" : "refused";
}
