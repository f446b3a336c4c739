import { beforeEach, expect } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { passkeyChallenges, passkeys } from "../../commerce/modules/passkeys/tables";
import type { TestApi } from "./api";
import { type Lie, makePasskey, type Passkey, signWith } from "./authenticator";
import { CLIENT, PASSWORD, TEST_NOW } from "./settings";

export const ORIGIN = "https://uniforms.shop.example";
const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };

/** What tests of passkeys ask of the API. Each test begins without any. */
export function passkeyCalls(api: TestApi) {
  beforeEach(async () => {
    api.setNow(TEST_NOW);
    api.forgetTokens();
    for (const table of [passkeys, passkeyChallenges, mailOutbox, signInAttempts]) await api.db.delete(table);
  });

  const begin = (as: string, password = PASSWORD, site = "uniforms") =>
    api.call("POST", "/users/current/passkeys/begin", { as, body: { password }, site });
  const finish = (as: string, challengeId: string, credential: unknown, name = "My phone") =>
    api.call("POST", "/users/current/passkeys", { as, body: { challengeId, credential, name } });
  const list = async (as: string) =>
    (await api.call("GET", "/users/current/passkeys", { as })).body.passkeys as {
      id: string;
      name: string;
    }[];
  const mails = async () =>
    (await api.db.select().from(mailOutbox)).map(({ toAddress, subject }) => `${toAddress}: ${subject}`);

  /** A passkey that somebody has added. */
  async function passkeyOf(as: string, lie: Lie = {}): Promise<Passkey> {
    const { body } = await begin(as);
    const { passkey, credential } = makePasskey(body.publicKey, ORIGIN, lie);
    expect((await finish(as, body.id, credential)).status).toBe(201);
    return passkey;
  }

  const ask = async (site = "uniforms") =>
    (await api.call("POST", "/users/anonymous/passkeySignIn", { site })).body as {
      id: string;
      publicKey: { challenge: string; rpId: string };
    };
  const grant = (id: string, answer: string, from?: string) =>
    api.oauth(
      "token",
      { grant_type: "password", username: id, password: answer, ...client },
      from ? { "X-Sign-In-From": from } : {},
    );
  async function enter(passkey: Passkey, lie: Lie = {}) {
    const asked = await ask();
    return grant(asked.id, signWith(passkey, asked.publicKey, ORIGIN, lie));
  }
  return { begin, finish, list, mails, passkeyOf, ask, grant, enter };
}
