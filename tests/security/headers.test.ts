import { readdirSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop, type RunningShop } from "../e2e/host";
import { seal } from "../../app/session/seal.server";
import { spellingsOf } from "../hostile/spellings";
import { head, say } from "../hostile/wire";
import { memoryFolder } from "../support/memory-folder.mjs";
import { PASSWORD } from "../support/settings";

const SECRET = "a-secret-for-tests-alone-0123456789-abcdef";
const CLIENT = { client_id: "kitroom_storefront", client_secret: `embedded-${SECRET}` };

let dir = "";
let shop: RunningShop;
let cookie = "";
let token = "";
let keyed = "";

const ask = (path: string, init: RequestInit = {}) => fetch(shop.url + path, { redirect: "manual", ...init });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: shop.url, ...headers } });

beforeAll(async () => {
  dir = memoryFolder("kitroom-security-");
  const publicUrl = "https://shop.example";
  shop = await startShop(dir, { SESSION_SECRET: SECRET, SIGN_IN_LIMIT: "20", PUBLIC_URL: publicUrl });
  const signedIn = await post("/login", { email: "wearer@korraline.example", password: PASSWORD });
  cookie = signedIn.headers.getSetCookie().find((text) => text.includes("kitroom=")) ?? "";
  const grant = { grant_type: "password", username: "wearer@korraline.example", password: PASSWORD };
  const tokens = await post("/authorizationserver/oauth/token", { ...CLIENT, ...grant });
  token = ((await tokens.json()) as { access_token: string }).access_token;
  const visit = await ask("/occ/v2/uniforms/orgUsers/current/punchout/sessions", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ browserFormPostUrl: "https://buyer.example/return", buyerCookie: "b" }),
  });
  const { sid } = (await visit.json()) as { sid: string };
  const entry = await ask(`/punchout/cxml/session?sid=${sid}`);
  keyed = /^\/s\/[^/]+/.exec(entry.headers.get("Location") ?? "")?.[0] ?? "";
}, 120_000);
afterAll(async () => {
  await shop.stop();
  rmSync(dir, { recursive: true, force: true });
});

const asset = () => `/build/${readdirSync("build/client/build").find((name) => name.endsWith(".js"))}`;
const mine = () => ({ headers: { Cookie: cookie.split(";")[0]! } });
const bearer = () => ({ headers: { Authorization: `Bearer ${token}` } });
const OPENAPI = "/occ/v2/openapi.json";

/** A visit whose time ran out a second ago. */
const ended = () => {
  const sealed = { sid: "s".repeat(32), until: Date.now() - 1000, frameOrigins: ["https://buyer.example"] };
  return `/s/${seal(sealed, [SECRET], "punch-out key")}`;
};

/** Every kind of answer: what it is, how it is asked for, its status, and who may keep it. */
const kinds: [string, () => Promise<Response>, number, "nobody" | "person" | "all"][] = [
  ["the sign-in page", () => ask("/login"), 200, "person"],
  ["a page of a signed-in person", () => ask("/my-account/profile", mine()), 200, "person"],
  ["a redirect to the sign-in", () => ask("/my-account/profile"), 303, "nobody"],
  ["a form that is refused", () => post("/login", { email: "", password: "" }), 400, "person"],
  ["a form with a forged name", () => post("/login", { "email[99999999]": "x" }), 400, "person"],
  ["a form of another site", () => post("/login", {}, { Origin: "https://evil.example" }), 403, "nobody"],
  ["a page that is not there", () => ask("/not-a-page"), 404, "person"],
  ["a post to a page that takes none", () => post("/help/returns", {}), 405, "person"],
  ["an address that is none", () => ask("/s/%E0%A4%A/cart"), 400, "nobody"],
  ["a data request", () => ask("/login?_data=root"), 200, "nobody"],
  ["a data request that is refused", () => ask("/login?_data=routes%2Fnone"), 403, "nobody"],
  ["a public file", () => ask("/robots.txt"), 200, "all"],
  ["the icon that browsers ask for unbidden", () => ask("/favicon.ico"), 200, "all"],
  ["a build asset that is not there", () => ask("/build/none.js"), 404, "nobody"],
  ["a picture that is not there", () => ask("/medias/none.svg"), 404, "nobody"],
  ["a call", () => ask("/occ/v2/uniforms/orgUsers/current", bearer()), 200, "nobody"],
  ["a call that is refused", () => ask("/occ/v2/uniforms/orgUsers/current"), 401, "nobody"],
  ["a call that is not there", () => ask("/occ/v2/uniforms/none"), 404, "nobody"],
  ["the OpenAPI document", () => ask(OPENAPI), 200, "nobody"],
  ["the reference page", () => ask("/occ/v2/reference"), 200, "nobody"],
  ["tokens", () => post("/authorizationserver/oauth/token", { ...CLIENT, grant_type: "client_credentials" }), 200, "nobody"], // prettier-ignore
  ["tokens that are refused", () => post("/authorizationserver/oauth/token", {}), 401, "nobody"],
  ["liveness", () => ask("/healthz"), 200, "nobody"],
  ["readiness", () => ask("/readyz"), 200, "nobody"],
  ["a page of a punch-out visit", () => ask(`${keyed}/orderUniform`), 200, "person"],
  ["a punch-out visit that nobody has", () => ask("/s/forged/cart"), 303, "nobody"],
  ["a page of a punch-out visit that ended", () => ask(`${ended()}/cart`), 303, "nobody"],
  ["the end of a punch-out visit", () => ask(`${ended()}/punchout-session-end`), 200, "person"],
  [
    "the start of a visit that nobody knows",
    () => ask(`/punchout/cxml/session?sid=${"u".repeat(32)}`),
    302,
    "nobody",
  ],
  ["the end of a visit that nobody knows", () => ask("/punchout-session-end"), 200, "person"],
];

/** Who may frame a page; of every other answer, nobody. */
const framers: Record<string, string> = {
  "a page of a punch-out visit": "'self' https://buyer.example",
  "the end of a punch-out visit": "'self' https://buyer.example",
  "the end of a visit that nobody knows": "https: http:",
};

const caching = {
  nobody: /^(private, )?no-store$/,
  person: /^private, no-(cache|store)$/,
  all: /^public, /,
};

describe("a script of the build", () => {
  it("says how it may be kept and read, and nothing of pages, which it is none", async () => {
    const { status, headers } = await ask(asset());
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toMatch(/^public, ?max-age=31536000, ?immutable$/);
    expect(headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
    for (const page of ["Content-Security-Policy", "Permissions-Policy", "Referrer-Policy", "Set-Cookie"])
      expect(headers.has(page)).toBe(false);
  });
});

describe("every kind of answer", () => {
  for (const [what, asked, status, keeper] of kinds) {
    it(`${what} carries the headers`, async () => {
      const { status: got, headers } = await asked();
      expect(got).toBe(status);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toMatch(/^default-src '(none|self)'(;|$)/);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|[*]/);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toMatch(/^(same-origin|no-referrer)$/);
      expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Cross-Origin-Resource-Policy")).toMatch(/^(same|cross)-origin$/);
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
      expect(headers.get("Cache-Control")).toMatch(caching[keeper]);
      expect(headers.has("X-Powered-By")).toBe(false);
      expect(headers.has("Server")).toBe(false);
      // A browser judges a redirect inside a frame as well, so it leaves that to the page that it leads to.
      if (status >= 300 && status < 400) return;
      const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1];
      expect(ancestors).toBeDefined();
      expect(ancestors).toBe(framers[what] ?? "'none'");
    });
  }
});

describe("a punch-out visit that ended", () => {
  it("[PO-02] is told so in the buyer's frame, and gets no other page", async () => {
    const base = ended();
    for (const path of [
      "/",
      "/cart",
      "/login",
      "/help/returns",
      "/no/such/page",
      "/cart?_data=routes%2Fcart",
    ]) {
      const { status, headers } = await ask(base + path);
      const to = headers.get("Location") ?? headers.get("X-Remix-Redirect");
      // A data request is told the path as the router knows it.
      const end = path.includes("_data") ? "204 " : `303 ${base}`;
      expect(`${status} ${to}`, path).toBe(`${end}/punchout-session-end`);
    }
    const posted = await post(`${base}/login`, { email: "wearer@korraline.example", password: PASSWORD });
    expect(posted.headers.get("Location")).toBe(`${base}/punchout-session-end`);
    const page = await (await ask(`${base}/punchout-session-end`)).text();
    expect(page).toContain("Your session has ended");
  });
});

describe("nonces", () => {
  it("are fresh for every answer, whatever kind of page it is", async () => {
    const nonces = new Set<string>();
    const paths = ["/login", "/login", "/not-a-page", "/search", `${keyed}/orderUniform`];
    for (const path of paths) {
      const answer = await ask(path, mine());
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(
        answer.headers.get("Content-Security-Policy") ?? "",
      )?.[1];
      if (answer.status === 303) continue;
      expect(nonce, path).toMatch(/^[\w+/=]{22,}$/);
      const inPage = [...(await answer.text()).matchAll(/ nonce="([^"]*)"/g)].map(([, text]) => text);
      expect(new Set(inPage), path).toEqual(new Set([nonce]));
      expect(nonces.has(nonce!)).toBe(false);
      nonces.add(nonce!);
    }
    expect(nonces.size).toBeGreaterThan(2);
  });
});

describe("cookies", () => {
  it("are of this host alone, out of reach of scripts and of other sites' forms", async () => {
    const answer = await ask("/login");
    const style = answer.headers.getSetCookie().find((text) => text.startsWith("kitroom-style="));
    for (const text of [cookie, style ?? ""]) {
      expect(text).toMatch(/; HttpOnly/);
      expect(text).toMatch(/; Secure/);
      expect(text).toMatch(/; SameSite=Lax/);
      expect(text).toMatch(/; Path=\/(;|$)/);
      expect(text).not.toMatch(/; Domain/i);
    }
    expect(cookie).toMatch(/^__Host-kitroom=/);
  });

  it("the cookie of a first visit names the stylesheet and nobody", async () => {
    const [one, two] = await Promise.all([ask("/login"), ask("/search", mine())]);
    const valueOf = (answer: Response) =>
      answer.headers
        .getSetCookie()
        .find((text) => text.startsWith("kitroom-style="))
        ?.split(";")[0];
    expect(valueOf(one)).toBe(valueOf(two));
    const value = decodeURIComponent(valueOf(one)!.split("=").slice(1).join("="));
    expect(JSON.parse(Buffer.from(value, "base64").toString())).toMatch(/^\/build\/.*\.css$/);
  });

  it("[PO-03] a punch-out visit sets none", async () => {
    const answer = await ask(`${keyed}/orderUniform`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("framing", () => {
  it("[PO-03] a punch-out visit's home is its key alone, and leads to its packs", async () => {
    const home = await ask(keyed);
    expect(`${home.status} ${home.headers.get("Location")}`).toBe(`303 ${keyed}/orderUniform`);
    expect((await ask("/s/forged")).headers.get("Location")).toBe("/punchout-session-end");
  });

  it("[PO-03] a punch-out visit's pages and refusals can be framed by its buyer alone", async () => {
    const page = await ask(`${keyed}/orderUniform`);
    const refused = await post(`${keyed}/cart`, {}, { Origin: "https://evil.example" });
    for (const { headers } of [page, refused]) {
      const policy = headers.get("Content-Security-Policy") ?? "";
      const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
      expect(ancestors[0]).toBe("'self'");
      for (const origin of ancestors.slice(1)) expect(origin).toMatch(/^https?:\/\/[\w.:-]+$/);
      expect(headers.has("X-Frame-Options")).toBe(false);
    }
  });
});

describe("posts of a sandboxed frame, which has no origin", () => {
  const sandboxed = { Origin: "null", "Sec-Fetch-Site": "cross-site" };
  const status = async (path: string, headers: Record<string, string>) =>
    (await post(path, { intent: "none" }, headers)).status;

  it("[PO-03] are taken under the key of a visit, and nowhere else", async () => {
    const same = await status(`${keyed}/cart`, {});
    expect(same).not.toBe(403);
    expect(await status(`${keyed}/cart`, sandboxed)).toBe(same);
    expect(await status("/cart", { ...sandboxed, ...mine().headers })).toBe(403);
    expect(await status("/s/forged/cart", sandboxed)).toBe(303);
    const other = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect(await status(`${keyed}/cart`, other)).toBe(403);
    const unnamed = { Origin: "", "Sec-Fetch-Site": "cross-site" };
    expect(await status(`${keyed}/cart`, unnamed)).toBe(403);
  });
});

describe("the page that anybody may frame", () => {
  it("[PO-02] says that the session ended and holds nothing to press, not even for somebody who is signed in", async () => {
    for (const init of [{}, mine()]) {
      const answer = await ask("/punchout-session-end", init);
      expect(answer.headers.has("X-Frame-Options")).toBe(false);
      const page = await answer.text();
      expect(page).not.toContain("<script");
      const body = page.slice(page.indexOf("<body"));
      expect(body).toContain("Your session has ended");
      expect(body).not.toMatch(/<(button|form|input|select|summary|iframe|object)\b/);
      const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).toEqual(["#main"]);
    }
  });
});

describe("sign-ins of one address", () => {
  const wrong = (n: number) => ({ email: `nobody-${n}@kestrel.example`, password: "wrong" });

  it("after many refusals the next waits, with the address that was typed, and the call does too", async () => {
    let n = 0;
    let answer = await post("/login", wrong(n));
    // Other tests were refused as well, so the count does not begin here; other spellings count with it.
    while (answer.status !== 429 && n < 30)
      answer = await post(["/login", "/LOGIN/", "/%6Cogin"][n++ % 3]!, wrong(n));
    expect(answer.status).toBe(429);
    expect(n).toBeLessThanOrEqual(21);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const text = await answer.text();
    expect(text).toMatch(/Too many attempts\. Try again in \d+ seconds\./);
    expect(text).toContain(`nobody-${n}@kestrel.example`);
    const grant = { grant_type: "password", username: "wearer@korraline.example", password: PASSWORD };
    const call = await post("/authorizationserver/oauth/token", { ...CLIENT, ...grant });
    expect(call.status).toBe(429);
    expect(call.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await call.json()).toMatchObject({ error: "too_many_attempts" });
    expect((await ask("/search", mine())).status).toBe(200);
  });

  it("[SI-08] no spelling of the address gets a password looked at after that", async () => {
    const host = new URL(shop.url).host;
    for (const target of [...spellingsOf("/login"), ...spellingsOf("/authorizationserver/oauth/token")]) {
      const oauth = target.toLowerCase().includes("oauth");
      const form = oauth
        ? { ...CLIENT, grant_type: "password", username: "nobody-0@kestrel.example", password: "wrong" }
        : wrong(0);
      const body = new URLSearchParams(form).toString();
      const lines = [
        `Host: ${host}`,
        `Origin: ${shop.url}`,
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${body.length}`,
        "Connection: close",
      ];
      const heard = await say(shop.url, head("POST", target, ...lines) + body);
      expect([400, 404, 405, 429], target).toContain(heard.status);
      if (heard.status === 400) expect(heard.text, target).toContain("We cannot read this address.");
    }
  });
});
