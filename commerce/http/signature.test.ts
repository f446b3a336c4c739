import { Hono } from "hono";
import { expect, test } from "vitest";
import { clock } from "../calendar";
import { isTicket, makeTicket } from "../modules/cms/ticket";
import { formKeyFits, giveFormKey } from "../modules/oauth/form-key";
import { isSignature, signatureOf } from "../modules/payment-details/signature";
import { openState, sealState } from "../modules/sso/state";
import type { Secrets } from "./signature";

const OLD: Secrets = ["the-old-secret"];
const BOTH: Secrets = ["the-new-secret", "the-old-secret"];
const NEW: Secrets = ["the-new-secret"];

/** What is made with the old secret alone, and whether some secrets accept it. */
const kinds: Record<string, (accepting: Secrets) => Promise<boolean>> = {
  "a preview ticket": (secrets) => {
    const { ticket } = makeTicket("uniforms", OLD, clock());
    return Promise.resolve(isTicket(ticket, "uniforms", secrets, clock()));
  },
  "the registration of a card": (secrets) => {
    const signed = { sid: "s", customerId: "c", cartCode: null };
    return Promise.resolve(isSignature(signatureOf(signed, OLD), signed, secrets));
  },
  "a sign-in at a provider that is under way": async (secrets) => {
    const signOn = { provider: "p", site: "uniforms", nonce: "n", verifier: "v", challenge: "c" };
    return (await openState(await sealState(signOn, OLD, clock()), secrets, clock())) !== undefined;
  },
  "the sign-in form for applications": async (secrets) => {
    const app = new Hono()
      .get("/", (c) => c.text(giveFormKey(c, OLD, "app")))
      .post("/", async (c) => c.json(formKeyFits(c, secrets, "app", await c.req.text())));
    const given = await app.request("/");
    const headers = { Cookie: given.headers.getSetCookie()[0]!.split(";")[0]! };
    return (await app.request("/", { method: "POST", headers, body: await given.text() })).json();
  },
};

test.each(Object.entries(kinds))(
  "[API-2] %s outlives a change of the secret as long as the old one is accepted",
  async (_, accepted) => {
    expect([await accepted(OLD), await accepted(BOTH), await accepted(NEW)]).toEqual([true, true, false]);
  },
);
