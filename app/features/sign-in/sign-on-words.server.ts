/** For a token that was used, is too old, or belongs to another browser. */
export const STALE = "This sign-in has expired, or it began in another browser. Sign in again.";

/** Why a sign-in at an identity provider did not lead into the shop, by the reasons that the API gives. */
const WORDS: Record<string, string> = {
  expired: STALE,
  unreachable: "Your organisation’s sign-in does not answer. Try again in a few minutes.",
  cancelled: "You did not sign in at your organisation. Try again when you are ready.",
  "other-provider":
    "The answer came from another organisation’s sign-in, so we did not accept it. Sign in again.",
  "used-code": "This sign-in was used already. Sign in again.",
  untrusted:
    "We could not verify your organisation’s answer, so you are not signed in. Try again, or ask your uniform desk.",
  "no-email": "Your organisation did not confirm an email address for you. Ask your uniform desk.",
  "unknown-person":
    "Your organisation knows you, but you have no account in this shop yet. Ask your uniform desk.",
  "other-organisation":
    "Your account in this shop belongs to another organisation. Sign in with your password or a code.",
  "other-account": "Another account of your organisation is linked to yours. Ask your uniform desk.",
  "closed-unit":
    "Your organisation knows you, but the part of it that new people come into is closed here. Ask your uniform desk.",
  "employee-code":
    "Somebody in this shop has your employee code already, perhaps you with another email. Ask your uniform desk.",
  closed: "This account, or your organisation’s sign-in, is closed. Ask your uniform desk.",
};

export const signOnWords = (reason: string): string =>
  Object.hasOwn(WORDS, reason) ? WORDS[reason]! : STALE;
