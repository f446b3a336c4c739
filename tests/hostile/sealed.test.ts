import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openKey } from "../../app/session/keyed.server";
import { PASSWORD } from "../support/settings";
import { testStorefront, type Storefront } from "../support/storefront";

const shop: Storefront = await testStorefront();
const OWNER = "wearer@korraline.example";
const OTHER = "approver@korraline.example";
const typed = {
  ...{ titleCode: "mx", firstName: "Sam", lastName: "Ngāti" },
  preferredName: "Chosen by Mallory",
};

const ledTo = (answer: Response) =>
  answer.headers.get("Location") ?? answer.headers.get("X-Remix-Redirect") ?? "";
const resumeOf = (answer: Response) =>
  new URL(ledTo(answer), "http://localhost").searchParams.get("resume") ?? undefined;
const post = (cookie: string | undefined, fields: Record<string, string> = typed, query = "") =>
  shop.request(`/my-account/profile${query}`, { cookie, body: new URLSearchParams(fields) });
const open = (cookie: string, resume: string) =>
  shop.request(`/login/resume?resume=${encodeURIComponent(resume)}`, { cookie });

/** A cookie of somebody whose tokens have ended at the API without a sign-out here. */
async function expired(email: string): Promise<string> {
  const cookie = await shop.signIn(email);
  await shop.request("/logout", { cookie, body: new URLSearchParams() });
  return cookie;
}

/** Another letter in the middle: the last one may hold bits that stand for nothing. */
const changedInside = (text: string) => {
  const at = Math.floor(text.length / 2);
  return `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
};

describe("a sealed form", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  test("[SI-08] of a stranger opens at their own browser alone, and right after a sign-out none is made", async () => {
    const answer = await post(undefined);
    expect(ledTo(answer)).toMatch(/^\/login\?/);
    const elsewhere = await open(await shop.signIn(OWNER), resumeOf(answer)!);
    expect(ledTo(elsewhere)).toBe("/");
    expect(await elsewhere.text()).not.toContain("Mallory");
    const signedOut = await shop.request("/logout", {
      cookie: await shop.signIn(OTHER),
      body: new URLSearchParams(),
    });
    expect(resumeOf(await post(signedOut.headers.getSetCookie()[0]!.split(";")[0]))).toBeUndefined();
  });

  test("[SI-08] of one person is refused for another, before and after signing in", async () => {
    const resume = resumeOf(await post(await expired(OTHER)))!;
    expect(resume).toBeDefined();
    const answer = await open(await shop.signIn(OWNER), resume);
    expect(ledTo(answer)).toBe("/");
    expect(await answer.text()).not.toContain("Mallory");
    const body = new URLSearchParams({ email: OWNER, password: PASSWORD });
    const login = await shop.request(`/login?resume=${resume}`, { body });
    const cookie = login.headers.getSetCookie()[0]!.split(";")[0]!;
    const after = await shop.request(ledTo(login), { cookie });
    expect(ledTo(after)).toBe("/");
    const home = after.headers.getSetCookie()[0]!.split(";")[0]!;
    expect(await (await shop.request("/", { cookie: home })).text()).toContain("Your form was not sent");
  });

  test("[SI-08] shows its own person what was typed, whatever case the name was typed in", async () => {
    const answer = await post(
      await expired(OWNER),
      { ...typed, lastName: "<b>bold</b>" },
      "?_data=routes%2Fmy-account.profile&x=1",
    );
    const cookie = await shop.signIn(` ${OWNER.toUpperCase()}`);
    const html = await (await open(cookie, resumeOf(answer)!)).text();
    expect(html).toMatch(/<dt>Preferred name<\/dt><dd>Chosen by Mallory<\/dd>/);
    expect(html).toMatch(/<dd>&lt;b&gt;bold/);
    expect(html).toContain('action="/my-account/profile?x=1"');
  });

  test("[SI-08] is of no use after 15 minutes, on the other site, or changed by a letter", async () => {
    const resume = resumeOf(await post(await expired(OWNER)))!;
    const cookie = await shop.signIn(OWNER);
    expect((await open(cookie, resume)).status).toBe(200);
    expect(ledTo(await open(cookie, changedInside(resume)))).toBe("/");
    const host = "wholesale.localhost";
    const there = await shop.signIn(OWNER, host);
    expect(ledTo(await shop.request(`/login/resume?resume=${resume}`, { cookie: there, host }))).toBe("/");
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
    expect(ledTo(await open(cookie, resume))).toBe("/");
  });
});

describe("other sealed values", () => {
  test("[SI-08] the cookie of one site is nobody's on the other", async () => {
    const cookie = await shop.signIn(OWNER);
    expect((await shop.request("/my-account/profile", { cookie })).status).toBe(200);
    const there = await shop.request("/my-account/profile", { cookie, host: "wholesale.localhost" });
    expect(ledTo(there)).toMatch(/^\/login\?/);
  });

  test("[SI-08] none opens in the place of another", async () => {
    const cookie = await shop.signIn(OWNER);
    const body = new URLSearchParams({ email: OWNER, password: PASSWORD });
    const login = await shop.request("/login", { body });
    const device = login.headers
      .getSetCookie()
      .find((text) => text.startsWith("kitroom-device="))!
      .split(";")[0]!
      .split("=")[1]!;
    const resume = resumeOf(await post(await expired(OWNER)))!;
    const visit = JSON.parse(
      Buffer.from(decodeURIComponent(cookie.split("=")[1]!).split(".")[0]!, "base64").toString(),
    ) as string;
    const { body: start } = await shop.api.call("POST", "/orgUsers/current/punchout/sessions", {
      as: "punchout@korraline.example",
      body: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "b" },
    });
    const entry = await shop.request(`/punchout/cxml/session?sid=${start.sid as string}`);
    const key = /^\/s\/([^/]+)\//.exec(ledTo(entry))![1]!;
    const plainDevice = JSON.parse(Buffer.from(decodeURIComponent(device), "base64").toString()) as string;
    const values = { visit, device: plainDevice, resume, key };
    for (const [name, value] of Object.entries(values)) {
      if (name !== "key") expect(openKey(value), name).toBeUndefined();
      if (name !== "resume") expect(ledTo(await open(cookie, value)), name).toBe("/");
      // A visit's notes are the storefront's own; whoever holds the sid may write others, and they open nothing.
      await shop.api.call("PUT", `/punchout/sessions/${openKey(key)!.sid}/state`, {
        body: { state: { sealed: value } },
      });
      const page = await shop.request("/orderUniform", { keyed: openKey(key)! });
      expect([name, page.status]).toEqual([name, 200]);
      expect(await page.text(), name).not.toContain(OWNER);
    }
  });
});
