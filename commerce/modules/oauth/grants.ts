import type { Logger } from "pino";
import type { Database } from "../../database/connection";
import { plainEmail } from "../../http/contact";
import { shortDigest } from "../../http/short-digest";
import type { Place } from "./attempts";
import type { Client, Grant } from "./clients";
import { isCodeId, signInByCode } from "./code-sign-in";
import { redeemCode } from "./codes";
import { ownerOf } from "./owner";
import type { NewSignIn } from "../notices/tables";
import { noteSignIn } from "./note-sign-in";
import { isPasskeyId } from "./passkey-challenges";
import { signInByPasskey } from "./passkey-sign-in";
import { BUSY_SECONDS } from "./password-queue";
import type { Scope } from "../../http/scopes";
import { scopesFor, scopesNow } from "./scopes";
import type { SignOn } from "./settings";
import { BUSY_TEXT, isActive, signIn, waitText } from "./sign-in";
import { issueTokens, newToken, rotate, type IssuedTokens } from "./tokens";

export interface Asked {
  db: Database;
  now: Date;
  client: Client;
  form: URLSearchParams;
  /** The secret that derives the next refresh tokens. */
  serverSecret: string;
  /** The origin of a sign-in. */
  place: Place;
  /** N of scrypt. */
  passwordCost: number;
  signOn: SignOn;
  logger: Logger;
  /** The User-Agent of who signs in. */
  agent: string | undefined;
  /** The scopes that were asked for; null: all that the token may have. */
  scopes: Scope[] | null;
  storefrontUrl: (site: string) => string;
}

/** Tokens, or an error. */
export type Outcome =
  | { tokens: IssuedTokens }
  | { error: string; description: string; /** Seconds. */ wait?: number; /** 503. */ busy?: true };

const invalidGrant = (description: string): Outcome => ({ error: "invalid_grant", description });

/** A password, a code that was sent, or what a passkey signed: the user name says which. */
export const wayOf = (username: string): NewSignIn["by"] =>
  isCodeId(username) ? "code" : isPasskeyId(username) ? "passkey" : "password";

function signInBy(by: NewSignIn["by"], { db, now, form, place, passwordCost, signOn, logger }: Asked) {
  const shown = { username: form.get("username") ?? "", password: form.get("password") ?? "" };
  const { username: id, password } = shown;
  if (by === "code") return signInByCode(db, { id, code: password, place }, now);
  if (by === "passkey") return signInByPasskey({ db, now, signOn, logger }, { id, answer: password, place });
  return signIn({ db, now, place, passwordCost }, shown);
}

/** Tokens of a new sign-in; the person is told of it if the browser is new. */
async function enter(
  { db, now, client, agent, scopes, storefrontUrl }: Asked,
  { customerId, family, by }: { customerId: string; family: string; by: NewSignIn["by"] },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const tokens = await issueTokens(tx, { customerId, clientId: client.clientId, family, scopes }, now);
    await noteSignIn(tx, { now, storefrontUrl }, { customerId, family, by, agent });
    return { tokens };
  });
}

/**
 * An operator sees who guesses: the same name has the same mark, which does not tell it, because people type passwords
 * into the wrong field.
 */
function noteRefusal(
  { form, place, client, logger }: Asked,
  by: NewSignIn["by"],
  outcome: { refused: string } | { wait: number },
): void {
  logger.warn({
    event: "sign-in.refused",
    by,
    why: "refused" in outcome ? outcome.refused : "Too many attempts",
    account: shortDigest(plainEmail(form.get("username") ?? "")),
    [place.kind]: place.id,
    client: client.clientId,
  });
}

async function byPassword(asked: Asked): Promise<Outcome> {
  const by = wayOf(asked.form.get("username") ?? "");
  const outcome = await signInBy(by, asked);
  if (!("customerId" in outcome) && !("busy" in outcome)) noteRefusal(asked, by, outcome);
  if ("wait" in outcome) {
    return { error: "too_many_attempts", description: waitText(outcome.wait), wait: outcome.wait };
  }
  if ("busy" in outcome) {
    return { error: "temporarily_unavailable", description: BUSY_TEXT, wait: BUSY_SECONDS, busy: true };
  }
  if ("refused" in outcome) return invalidGrant(outcome.refused);
  return enter(asked, { customerId: outcome.customerId, family: newToken(), by });
}

/** A refresh token is valid only for its own client (RFC 6749 §6). */
async function byRefresh({ db, now, client, form, serverSecret }: Asked): Promise<Outcome> {
  const shown = form.get("refresh_token") ?? "";
  const owner = await ownerOf(db, shown);
  if (owner?.clientId !== client.clientId) return invalidGrant("Invalid refresh token");
  const fewer = scopesFor(scopesNow(owner.scopes, client.scopes), form.get("scope"));
  if (fewer === undefined) {
    return { error: "invalid_scope", description: "The sign-in does not have that scope" };
  }
  const tokens = await rotate(db, shown, serverSecret, now, fewer);
  const active = tokens && (await isActive(db, tokens.customerId));
  return active ? { tokens } : invalidGrant("Invalid refresh token");
}

async function byCode({ db, now, client, form }: Asked): Promise<Outcome> {
  const shown = {
    clientId: client.clientId,
    code: form.get("code") ?? "",
    redirectUri: form.get("redirect_uri") ?? "",
    verifier: form.get("code_verifier") ?? "",
  };
  const tokens = await redeemCode(db, shown, now);
  return tokens ? { tokens } : invalidGrant("Invalid authorization code");
}

/** The token of a landing after a sign-in at an identity provider (contract §2: custom). */
async function bySignOn(asked: Asked): Promise<Outcome> {
  const { db, now, form, signOn } = asked;
  const family = newToken();
  const token = form.get("access_token") ?? "";
  const verifier = form.get("code_verifier") ?? "";
  return db.transaction(async (tx) => {
    const customerId = await signOn.redeemLanding(tx, { token, verifier, family }, now);
    if (!customerId) return invalidGrant("Invalid sign-on token");
    if (!(await isActive(tx, customerId))) return invalidGrant("User is disabled");
    return enter({ ...asked, db: tx }, { customerId, family, by: "sso" });
  });
}

const byClient = async ({ db, now, client, scopes }: Asked): Promise<Outcome> => ({
  tokens: await issueTokens(db, { customerId: null, clientId: client.clientId, scopes }, now),
});

/** The implementation of each grant. */
export const grants: Record<Grant, (asked: Asked) => Promise<Outcome>> = {
  password: byPassword,
  refresh_token: byRefresh,
  client_credentials: byClient,
  authorization_code: byCode,
  custom: bySignOn,
};
