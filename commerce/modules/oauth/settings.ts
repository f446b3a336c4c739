import type { Logger } from "pino";
import type { Database } from "../../database/connection";
import type { Clients } from "./clients";
import type { CountSignIn } from "./count-sign-in";
import type { Secrets } from "../../http/signature";

/** Signing in at an organisation's provider. Its module needs this one, so whoever assembles the API hands it in. */
export interface SignOn {
  /** The provider that people with an email address sign in at; undefined for others. */
  providerFor: (db: Database, userid: string) => Promise<unknown>;
  /**
   * Uses up the token of a landing.
   * @param family the family of the tokens that are issued for it.
   * @returns the customer id; undefined for a token that does not work.
   */
  redeemLanding: (
    db: Database,
    landing: { token: string; verifier: string; family: string },
    now: Date,
  ) => Promise<string | undefined>;
}

export interface OauthSettings {
  db: Database;
  now: () => Date;
  /** The storefront's own client. */
  clientId: string;
  clientSecret: string;
  /** The first signs, and what any of them signed is accepted. */
  secrets: Secrets;
  clients: Clients;
  /** The public URL of the API; without it the URL of the request. */
  publicUrl?: string;
  /** N of scrypt for passwords; weaker hashes are renewed at sign-in. PASSWORD_COST by default. */
  passwordCost?: number;
  signOn: SignOn;
  logger: Logger;
  /** The base URL of a site of the shop, for links in mails. */
  storefrontUrl: (site: string) => string;
  /** Called for every sign-in that was tried. */
  onSignIn?: CountSignIn;
  /** Called when tokens were revoked. */
  onEnded?: () => void;
}
