import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { changeClient } from "../../commerce/modules/oauth";
import { notices } from "../../commerce/modules/notices/tables";
import { apiOfFile } from "../support/api";
import { grantsAs, register } from "../support/clients";
import { expectRefusal } from "../support/expect";
import { CLIENT, PASSWORD, TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const wearer = "wearer@kestrel.example";
const callback = "https://app.example/signed-in?from=shop";
const native = "com.app.example:/signed-in";
const app = await register(api, "phone-app", {
  kind: "public",
  name: "Rosters & <b>Rides</b>",
  redirectUris: [callback, native],
});
const other = await register(api, "other-app", { kind: "public", redirectUris: [callback] });
await register(api, "erp");
const { refresh } = grantsAs(api);

const address = "http://commerce.test/authorizationserver/oauth/authorize";
const newVerifier = () => randomBytes(32).toString("base64url");
const s256 = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

const asked = (verifier: string, more: Record<string, string | undefined> = {}) => {
  const parameters: Record<string, string | undefined> = {
    response_type: "code",
    client_id: "phone-app",
    redirect_uri: callback,
    state: "a b&c=<d>",
    code_challenge: s256(verifier),
    code_challenge_method: "S256",
    ...more,
  };
  return new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
};
const open = (parameters: URLSearchParams) => api.fetch(new Request(`${address}?${parameters.toString()}`));

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The form of a page as a browser would send it, with its cookie. */
async function formOf(page: Response) {
  const html = await page.text();
  const fields = new URLSearchParams();
  for (const [, name, value] of html.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g)) {
    fields.set(name!, unescaped(value!));
  }
  return { html, fields, cookie: (page.headers.get("set-cookie") ?? "").split(";")[0]! };
}

const post = (body: URLSearchParams, headers: Record<string, string>) =>
  api.fetch(new Request(address, { method: "POST", body, headers }));

/** Opens the page and signs in; gives the answer to the post. */
async function signIn(parameters: URLSearchParams, { username = wearer, password = PASSWORD } = {}) {
  const { fields, cookie } = await formOf(await open(parameters));
  fields.set("username", username);
  fields.set("password", password);
  return post(fields, { Cookie: cookie });
}

async function codeFor(verifier: string, more: Record<string, string | undefined> = {}) {
  const answer = await signIn(asked(verifier, more));
  return new URL(answer.headers.get("location")!).searchParams.get("code")!;
}

const redeem = (code: string, verifier: string, more: Record<string, string> = {}) =>
  api.oauth("token", {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: callback,
    ...app,
    ...more,
  });
const profile = (token: string) => api.call("GET", "/orgUsers/current", { token });
const told = (answer: Response) => new URL(answer.headers.get("location")!).searchParams;

describe("signing in for an application", () => {
  test("[SI-01] a browser that is new to the person is told, as it is at the shop", async () => {
    const told = () => api.db.select().from(notices).where(eq(notices.kind, "sign-in"));
    const enter = async (agent: string) => {
      const { fields, cookie } = await formOf(await open(asked(newVerifier())));
      fields.set("username", wearer);
      fields.set("password", PASSWORD);
      expect((await post(fields, { Cookie: cookie, "User-Agent": agent })).status).toBe(303);
    };
    await enter("Mozilla/5.0 (X11; Linux x86_64) Firefox/115.0");
    expect(await told()).toEqual([]);
    await enter("Mozilla/5.0 (iPhone) Version/17.4 Mobile/15E Safari/604");
    expect((await told()).map(({ details }) => details)).toEqual([
      { browser: "Safari on iPhone", by: "password" },
    ]);
  });

  test("[API-1] tokens have the scopes that the application asked for, after each refresh too", async () => {
    await changeClient(api.db, "phone-app", { scopes: ["basic", "orders:read"] });
    const verifier = newVerifier();
    const { body } = await redeem(await codeFor(verifier, { scope: "orders:read" }), verifier);
    expect(body.scope).toBe("orders:read");
    expectRefusal(await profile(body.access_token), 403, "InsufficientScopeError");
    const again = (await refresh(app, body.refresh_token)).body;
    expect(again.scope).toBe("orders:read");
    expect((await api.call("GET", "/users/current/orders", { token: again.access_token })).status).toBe(200);
    await changeClient(api.db, "phone-app", { scopes: ["basic"] });
  });

  test("[API-1] a form without scripts leads to a code, and the code to tokens that are refreshed", async () => {
    const verifier = newVerifier();
    const page = await open(asked(verifier));
    expect(page.status).toBe(200);
    const { html } = await formOf(page);
    expect(html).not.toMatch(/<script|\son\w+=/i);
    expect(html).toContain("Rosters &amp; &lt;b&gt;Rides&lt;/b&gt;");
    const answer = await signIn(asked(verifier));
    expect(answer.status).toBe(303);
    const location = answer.headers.get("location")!;
    expect(location.startsWith(`${callback}&code=`)).toBe(true);
    expect(told(answer).get("state")).toBe("a b&c=<d>");
    expect(told(answer).get("iss")).toBe("http://commerce.test");
    const tokens = await redeem(told(answer).get("code")!, verifier);
    expect([tokens.status, tokens.body.scope, tokens.headers.get("cache-control")]).toEqual([
      200,
      "basic",
      "no-store",
    ]);
    expect((await profile(tokens.body.access_token)).body.uid).toBe(wearer);
    expect((await refresh(app, tokens.body.refresh_token)).status).toBe(200);
    expect((await refresh(other, tokens.body.refresh_token)).body.error).toBe("invalid_grant");
  });

  test("[API-1] an app's own scheme is answered too, and the policy lets the form lead there", async () => {
    const page = await open(asked(newVerifier(), { redirect_uri: native }));
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' com.app.example:;");
    const answer = await signIn(asked(newVerifier(), { redirect_uri: native }));
    expect(answer.headers.get("location")).toMatch(/^com\.app\.example:\/signed-in\?code=/);
  });

  test("[API-1] the page is nobody's to frame, to keep, or to tell of", async () => {
    const { headers } = await open(asked(newVerifier()));
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://app.example;");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("set-cookie")).toMatch(/HttpOnly/);
    expect(headers.get("set-cookie")).toMatch(/SameSite=Strict/);
  });

  test("[API-1] a wrong password is told in words and keeps the address; tries are counted", async () => {
    const answer = await signIn(asked(newVerifier()), {
      username: 'x"><i>@a.example',
      password: "mistyped-1",
    });
    expect(answer.status).toBe(400);
    const { html } = await formOf(answer);
    expect(html).toContain("That email address and password do not match. Try again.");
    expect(html).toContain('value="x&quot;&gt;&lt;i&gt;@a.example"');
    expect(html).not.toContain("mistyped-1");
    const name = "finance@kestrel.example";
    for (let n = 0; n < 10; n += 1) await signIn(asked(newVerifier()), { username: name, password: "wrong" });
    const waiting = await signIn(asked(newVerifier()), { username: name });
    expect([waiting.status, waiting.headers.get("retry-after")]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
  });
});

describe("guessing at the page", () => {
  const name = "approver@kestrel.example";
  const here = "203.0.113.9";
  const tryFrom = async (from: string, password: string, { as = name, device = "" } = {}) => {
    const { fields, cookie } = await formOf(await open(asked(newVerifier())));
    fields.set("username", as);
    fields.set("password", password);
    const headers = { Cookie: [cookie, device].filter(Boolean).join("; "), "X-Client-Address": from };
    return post(fields, headers);
  };
  const markFrom = async (from: string, as = name) => {
    const answer = await tryFrom(from, PASSWORD, { as });
    expect(answer.status).toBe(303);
    const set = answer.headers.getSetCookie().find((one) => one.startsWith("kitroom_authorize_device="));
    return set!.split(";")[0]!;
  };

  test("[API-1] holds back its address alone, and no browser in which the account signed in before", async () => {
    const device = await markFrom("198.51.100.1");
    const others = await markFrom("198.51.100.2", "admin@kestrel.example");
    for (let n = 0; n < 10; n += 1) expect((await tryFrom(here, "wrong")).status).toBe(400);
    expect((await tryFrom(here, PASSWORD)).status).toBe(429);
    expect((await tryFrom("198.51.100.7", PASSWORD)).status).toBe(303);
    const forged = device.replace(/\.[^.]*$/, `.${"A".repeat(43)}`);
    const unmarked = device.replace(/\..*$/, "");
    for (const shown of [others, forged, unmarked]) {
      expect((await tryFrom(here, PASSWORD, { device: shown })).status).toBe(429);
    }
    expect((await tryFrom(here, PASSWORD, { device })).status).toBe(303);
  });
});

describe("nobody is sent to an address that is not the application's", () => {
  test.each([
    ["an unknown client", { client_id: "nobody" }],
    ["no client", { client_id: undefined }],
    ["no address", { redirect_uri: undefined }],
    ["another address", { redirect_uri: "https://evil.example/" }],
    ["a longer address", { redirect_uri: `${callback}&more=1` }],
    ["the address in other letters", { redirect_uri: callback.replace("app", "APP") }],
    ["a client without addresses", { client_id: CLIENT.clientId }],
  ])("[API-1] %s is told to the person", async (_, more) => {
    const parameters = asked(newVerifier(), more);
    for (const answer of [await open(parameters), await post(parameters, {})]) {
      expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
      expect(await answer.text()).toContain("You cannot sign in");
    }
  });

  test.each([
    ["no challenge", { code_challenge: undefined }, "invalid_request"],
    ["a plain challenge", { code_challenge_method: "plain" }, "invalid_request"],
    ["a short challenge", { code_challenge: "abc" }, "invalid_request"],
    ["a token at once", { response_type: "token" }, "unsupported_response_type"],
    ["an unknown scope", { scope: "orders:read" }, "invalid_scope"],
  ])("[API-1] %s is told to the application", async (_, more, error) => {
    const answer = await open(asked(newVerifier(), more));
    expect([answer.status, told(answer).get("error"), told(answer).get("state")]).toEqual([
      303,
      error,
      "a b&c=<d>",
    ]);
    expect(answer.headers.get("location")).toMatch(/^https:\/\/app\.example\/signed-in\?from=shop&/);
  });

  test("[API-1] a parameter that is sent twice counts for nothing", async () => {
    const parameters = asked(newVerifier());
    parameters.append("state", "another");
    expect(told(await open(parameters)).get("error")).toBe("invalid_request");
  });
});

describe("a form of somebody else", () => {
  const ready = async () => {
    const { fields, cookie } = await formOf(await open(asked(newVerifier())));
    fields.set("username", wearer);
    fields.set("password", PASSWORD);
    return { fields, cookie };
  };

  test("[API-1] signs nobody in: without the cookie, with another's, from another site, for another client", async () => {
    const { fields, cookie } = await ready();
    const stranger = (await ready()).cookie;
    const swapped = new URLSearchParams(fields);
    swapped.set("client_id", "other-app");
    const keyless = new URLSearchParams(fields);
    keyless.delete("form_key");
    const tries: [URLSearchParams, Record<string, string>][] = [
      [fields, {}],
      [fields, { Cookie: stranger }],
      [fields, { Cookie: cookie, "Sec-Fetch-Site": "cross-site" }],
      [fields, { Cookie: cookie, "Sec-Fetch-Site": "same-site" }],
      [swapped, { Cookie: cookie }],
      [keyless, { Cookie: cookie }],
    ];
    for (const [body, headers] of tries) {
      const answer = await post(body, headers);
      expect([answer.status, answer.headers.get("location")]).toEqual([403, null]);
    }
    expect((await post(fields, { Cookie: cookie, "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  });
});

describe("a code", () => {
  test("[API-1] is good once; shown again it ends what it gave", async () => {
    const verifier = newVerifier();
    const code = await codeFor(verifier);
    const { body } = await redeem(code, verifier);
    expect((await profile(body.access_token)).status).toBe(200);
    expect((await redeem(code, verifier)).body.error).toBe("invalid_grant");
    expectRefusal(await profile(body.access_token), 401, "InvalidTokenError");
    expect((await refresh(app, body.refresh_token)).body.error).toBe("invalid_grant");
  });

  test("[API-1] shown twice at once gives one sign-in at most", async () => {
    const verifier = newVerifier();
    const code = await codeFor(verifier);
    const answers = await Promise.all([redeem(code, verifier), redeem(code, verifier)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("[API-1] is good for a minute", async () => {
    const verifier = newVerifier();
    const code = await codeFor(verifier);
    api.advance(60);
    expect((await redeem(code, verifier)).body.error).toBe("invalid_grant");
    api.setNow(TEST_NOW);
  });

  test.each([
    ["without its verifier", { code_verifier: "" }],
    ["with another verifier", { code_verifier: newVerifier() }],
    ["for another client", { client_id: "other-app" }],
    ["at another address", { redirect_uri: native }],
  ])("[API-1] %s is refused, and stays good for whom it was given to", async (_, more) => {
    const verifier = newVerifier();
    const code = await codeFor(verifier);
    const refused = await redeem(code, verifier, more);
    expect([refused.status, refused.body.error]).toEqual([400, "invalid_grant"]);
    expect((await redeem(code, verifier)).status).toBe(200);
  });

  test("[API-1] a public client sends no secret and has no other grant", async () => {
    const verifier = newVerifier();
    const code = await codeFor(verifier);
    expect((await redeem(code, verifier, { client_secret: "guess" })).body.error).toBe("invalid_client");
    const password = await api.oauth("token", {
      grant_type: "password",
      username: wearer,
      password: PASSWORD,
      ...app,
    });
    expect(password.body.error).toBe("unauthorized_client");
  });
});

test("[API-1] the server's metadata names its endpoints", async () => {
  const answer = await api.fetch(new Request("http://commerce.test/.well-known/oauth-authorization-server"));
  expect(await answer.json()).toMatchObject({
    issuer: "http://commerce.test",
    authorization_endpoint: address,
    token_endpoint: "http://commerce.test/authorizationserver/oauth/token",
    code_challenge_methods_supported: ["S256"],
    response_types_supported: ["code"],
  });
});
