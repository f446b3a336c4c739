import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { PASSWORD } from "../support/settings";
import { testStorefront, type Storefront } from "../support/storefront";

const AGENT = "agent@kitroom.example";
const WEARER = "wearer@saltbush.example";
const DESK = "/assisted-service";

let shop: Storefront;
let customer: string;
let name: string;
beforeAll(async () => {
  shop = await testStorefront();
  const { body } = await shop.api.call("GET", "/orgUsers/current", { as: WEARER });
  ({ customerId: customer, name } = body);
});
afterEach(() => vi.useRealTimers());
afterAll(() => shop.api.close());

/** The visit's cookie; an answer that changes nothing of the visit sets others alone. */
const cookieOf = (answer: Response, before: string): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("kitroom="))
    ?.split(";")[0] ?? before;
const whereTo = (answer: Response): string => answer.headers.get("Location") ?? "";
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** A browser that keeps its cookie. */
async function browser(email: string) {
  let cookie = await shop.signIn(email);
  const ask = async (path: string, fields?: Record<string, string>, fetch?: Storefront["api"]["fetch"]) => {
    const answer = await shop.request(path, { cookie, fetch, ...(fields ? { body: form(fields) } : {}) });
    cookie = cookieOf(answer, cookie);
    return answer;
  };
  const text = async (path: string) => (await (await ask(path)).text()).replaceAll("<!-- -->", "");
  return { ask, text };
}

/** An agent who acts for the customer. */
async function assisting() {
  const agent = await browser(AGENT);
  await agent.ask(DESK);
  const started = await agent.ask(DESK, { do: "start", customer });
  expect(whereTo(started)).toBe("/orderUniform");
  return agent;
}

/** Moves the clock of the storefront; that of the API is the test's own. */
function later(seconds: number): void {
  const at = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(at + seconds * 1000);
}

describe("the first page of an agent", () => {
  test("[AS-01] is that of assisted service; a customer is told why it is not theirs", async () => {
    const agent = await browser(AGENT);
    expect(whereTo(await agent.ask("/"))).toBe(DESK);
    expect((await agent.ask(DESK)).status).toBe(200);
    const wearer = await browser(WEARER);
    const refused = await wearer.ask(DESK);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("You are signed in as a customer.");
    for (const path of [`${DESK}/create`, `${DESK}/assign`]) {
      expect(whereTo(await wearer.ask(path))).toBe(DESK);
      expect(whereTo(await wearer.ask(path, { cartId: "1", customerId: customer }))).toBe(DESK);
    }
    expect(whereTo(await wearer.ask(DESK, { do: "start", customer }))).toBe(DESK);
    expect(await wearer.text("/my-account/profile")).toContain(WEARER);
  });

  test("[AS-01] nobody signs in as a customer beside an agent", async () => {
    const agent = await assisting();
    expect(whereTo(await agent.ask("/login"))).toBe(DESK);
    const post = await agent.ask("/login", { email: WEARER, password: PASSWORD });
    expect(whereTo(post)).toBe(DESK);
    const said = await agent.text(DESK);
    expect(said).toContain("You cannot sign in as a customer while an agent is signed in.");
  });

  test.each(["search=%00", "list=nosuch", "sort=x", "currentPage=99", "search=%25", "list='"])(
    "[AS-01] lists with the query %s",
    async (query) => {
      const agent = await browser(AGENT);
      expect((await agent.ask(`${DESK}?${query}`)).status).toBe(200);
    },
  );
});

test("[AS-01] lists that cannot be had are told, and the customers are there without them", async () => {
  const agent = await browser(AGENT);
  await agent.ask(DESK);
  const fetch: Storefront["api"]["fetch"] = (request) =>
    request.url.includes("/customerlists")
      ? Promise.resolve(new Response("", { status: 500 }))
      : shop.api.fetch(request);
  const page = await (await agent.ask(DESK, undefined, fetch)).text();
  expect(page).toContain("The customer lists could not be retrieved.");
  expect(page).toContain("Start emulation");
});

describe("acting for a customer", () => {
  test("[AS-01] pages are the customer's, with both names, until it is ended", async () => {
    const agent = await assisting();
    const page = await agent.text("/my-account/profile");
    expect(page).toContain(WEARER);
    expect(page).toMatch(new RegExp(`Vesna Tamariki</b> helps <b translate="no">${name}</b>`));
    // A second start is of somebody else.
    const { body } = await shop.api.call("GET", "/orgUsers/current", { as: "approver@saltbush.example" });
    await agent.ask(DESK, { do: "start", customer: body.customerId });
    expect(await agent.text("/my-account/profile")).toContain("approver@saltbush.example");
    await agent.ask(DESK, { do: "end" });
    await agent.ask(DESK, { do: "end" });
    expect(await agent.text("/my-account/profile")).toContain(AGENT);
  });

  test("[AS-01] a customer who cannot be had is told, and nobody is acted for", async () => {
    const agent = await browser(AGENT);
    await agent.ask(DESK);
    for (const id of ["none", "<b>&"]) {
      expect(whereTo(await agent.ask(DESK, { do: "start", customer: id, back: `${DESK}?search=x` }))).toBe(
        `${DESK}?search=x`,
      );
      expect(await agent.text(DESK)).toContain("This customer cannot be found.");
    }
    await agent.ask(DESK, { do: "start" });
    expect(await agent.text(DESK)).toContain("You cannot act for the selected user, who has no customer id.");
    const away = await agent.ask(DESK, { do: "start", customer: "none", back: "//evil.example" });
    expect(whereTo(away)).toBe(DESK);
    expect(await agent.text("/my-account/profile")).toContain(AGENT);
  });

  test("[AS-01] it ends with the reason as soon as the organisation forbids it", async () => {
    const agent = await assisting();
    const decide = (allowed: boolean) =>
      shop.api.call("PUT", "/manage-organisation/assists", {
        as: "admin@saltbush.example",
        body: { allowed },
      });
    await decide(false);
    const answer = await agent.ask("/my-account/orders");
    await decide(true);
    expect(whereTo(answer)).toBe(DESK);
    expect(await agent.text(DESK)).toContain("does not allow agents to act for its people.");
  });

  test.each([
    "/my-account/login-security",
    "/my-account/update-email",
    "/my-account/sessions",
    "/my-account/saved-cards",
    "/my-account/close-account",
    "/my-account/consents",
  ])("[AS-01] %s stays closed to an agent", async (path) => {
    const agent = await assisting();
    const answer = await agent.ask(path);
    expect([path, answer.status]).toEqual([path, 403]);
  });
});

test("[AS-01] a newcomer's onboarding is left to them, and their pages open to the agent", async () => {
  const newcomer = "newstarter@kestrel.example";
  await shop.api.db.update(users).set({ isFirstLogin: true }).where(eq(users.uid, newcomer));
  const { body } = await shop.api.call("GET", "/orgUsers/current", { as: newcomer });
  const agent = await browser(AGENT);
  await agent.ask(DESK);
  await agent.ask(DESK, { do: "start", customer: body.customerId });
  expect((await agent.ask("/")).status).toBe(200);
  expect((await agent.ask("/customer-onboarding")).status).toBe(403);
  const done = await agent.ask("/customer-onboarding", { do: "save", mobile: "0491 570 159" });
  expect([done.status, whereTo(done)]).toEqual([403, ""]);
  const { body: after } = await shop.api.call("GET", "/orgUsers/current", {
    as: newcomer,
  });
  expect(after.isFirstLogin).toBe(true);
});

describe("the time of an agent", () => {
  test("[AS-01] runs in a frame of its own, and is begun anew", async () => {
    const agent = await assisting();
    const frame = await agent.ask(`${DESK}/time`);
    expect(frame.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    expect(frame.headers.get("Refresh")).toBe("60");
    expect(await frame.text()).toContain("30 min left");
    later(1560);
    const nearly = await agent.ask(`${DESK}/time`);
    expect(nearly.headers.get("Refresh")).toBe("10");
    expect(await nearly.text()).toMatch(/[34]:\d\d left/);
    expect(whereTo(await agent.ask(`${DESK}/time`, {}))).toBe(`${DESK}/time`);
    expect(await agent.text(`${DESK}/time`)).toContain("30 min left");
  });

  test("[AS-01] when it is over, what was typed waits for the same agent and the same customer", async () => {
    const agent = await assisting();
    later(1801);
    expect(await agent.text(`${DESK}/time`)).toContain("Time is up.");
    const late = await agent.ask("/contact-us", { topic: "OTHER", message: "Typed too late" });
    const login = whereTo(late);
    expect(login).toMatch(/^\/login\?.*resume=/);
    expect(whereTo(await agent.ask("/my-account/orders"))).toMatch(/^\/login\?/);
    const back = await agent.ask(login, { email: AGENT, password: PASSWORD });
    expect(whereTo(back)).toMatch(/^\/login\/resume\?/);
    const resumed = await agent.text(whereTo(back));
    expect(resumed).toContain("Typed too late");
    expect(resumed).toContain(name);
    expect(await agent.text("/my-account/profile")).toContain(WEARER);
  });

  test("[AS-01] is over for everybody else who signs in then", async () => {
    const agent = await assisting();
    later(1801);
    const page = await agent.ask("/my-account/orders");
    expect(whereTo(page)).toMatch(/^\/login\?/);
    expect(await agent.text(whereTo(page))).toContain("Your session as an agent has expired.");
    await agent.ask("/login", { email: "finance@saltbush.example", password: PASSWORD });
    const profile = await agent.text("/my-account/profile");
    expect(profile).toContain("finance@saltbush.example");
    expect(profile).not.toContain("Vesna Tamariki");
  });
});
