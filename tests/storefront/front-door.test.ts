import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { organisations } from "../../commerce/modules/organisation/tables";
import { fillCart, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront } from "../support/storefront";

const WHOLESALE = "wholesale.localhost";
const WEARER = "wearer@korraline.example";
const BUYER = "buyer@harrowstreet.example";
let shop: Storefront;
let cookie: string;
let buyer: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(WEARER);
  buyer = await shop.signIn(BUYER, WHOLESALE);
});
afterAll(() => shop.api.close());

const htmlOf = async (path: string, options: Parameters<Storefront["request"]>[1] = { cookie }) =>
  (await (await shop.request(path, options)).text()).replaceAll("<!-- -->", "");

/** The routes of the specification (000 §2) on which the whole header is hidden and a stranger finds a page. */
const WITHOUT_HEADER = [
  ...["/login", "/login/verify-token", "/register", "/register/KM-JOIN", "/register/specific"],
  ...["/forgot-password", "/expired?token=x&type=EMAIL", "/punchout-loading"],
];

test.each(WITHOUT_HEADER)("[SH-03] %s has no header", async (path) => {
  const answer = await shop.request(path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain("<header");
  expect(html).not.toContain('class="foot"');
});

test("[FW-03] a preview that is over says so on the sign-in page, too", async () => {
  const issued = await shop.api.call("POST", "/cms/previewTickets", {
    as: "agent@kitroom.example",
    body: {},
  });
  const ticket = issued.body.cmsTicketId as string;
  expect(await htmlOf("/login", { preview: ticket })).toContain("content that is not published yet");
  const over = await htmlOf("/login", { preview: "nope" });
  expect(over).toContain("This preview is over.");
  expect(over).not.toContain("not published yet");
});

test("[SR-05] a list that is asked for as there is none is the ordinary one", async () => {
  const count = (html: string) => Number(/Showing [\d-]+ of (\d+) results/.exec(html)?.[1]);
  const path = "/search/polo";
  const ordinary = count(await htmlOf(path));
  expect(ordinary).toBeGreaterThan(0);
  for (const query of [
    "pageSize=-4",
    "pageSize=0",
    "pageSize=x",
    "currentPage=-1",
    "sortCode=none",
    "pageSize=1e9",
  ])
    expect([query, count(await htmlOf(`${path}?${query}`))]).toEqual([query, ordinary]);
});

test("[SH-03] a checkout page has the logo alone; every other page has all of the header", async () => {
  const whole = await htmlOf("/terms-and-conditions");
  for (const part of ['aria-label="Site"', 'id="site-search"', "Notices", 'aria-label="Menu"']) {
    expect(whole).toContain(part);
  }
  await fillCart(shop.api, WEARER, { [await skuOf(shop.api, "KC-5002")]: 1 });
  const checkout = await htmlOf("/checkout/review-order");
  expect(checkout).toContain('<header class="top">');
  expect(checkout).toContain('<a class="logo"');
  for (const part of ['aria-label="Site"', 'id="site-search"', 'aria-label="Menu"', "/my-account/notices"]) {
    expect(checkout).not.toContain(part);
  }
});

test("[SH-02] greets by the preferred name, the wholesale site by the first name", async () => {
  const put = (as: string, preferredName: string) =>
    shop.api.call("PUT", "/orgUsers/current/preferred-name", { as, body: { preferredName } });
  await put(WEARER, "Rūbī <b>");
  await put(BUYER, "Maggie");
  expect(await htmlOf("/")).toMatch(/<h1>Hello, <span translate="no">Rūbī &lt;b&gt;/);
  const wholesale = await htmlOf("/", { cookie: buyer, host: WHOLESALE });
  expect(wholesale).toContain('<h1>Hello, <span translate="no">Marguerite</span></h1>');
  expect(wholesale).not.toContain("Maggie");
  await put(WEARER, "");
  const { body } = await shop.api.call("GET", "/orgUsers/current", { as: WEARER });
  const plain = await htmlOf("/");
  expect(plain).toContain(`<h1>Hello, <span translate="no">${body.firstName}`);
  expect(plain).toContain(`Hi, ${body.firstName} ${body.lastName}`);
});

test("[SH-01] only the wholesale site has its search bar, and exchanges have none", async () => {
  const bar = 'class="wbar"';
  expect(await htmlOf("/", { cookie: buyer, host: WHOLESALE })).toContain(bar);
  expect(await htmlOf("/exchange-return", { cookie: buyer, host: WHOLESALE })).not.toContain(bar);
  expect(await htmlOf("/exchange-return;returns=true", { cookie: buyer, host: WHOLESALE })).not.toContain(
    bar,
  );
  expect(await htmlOf("/")).not.toContain(bar);
});

test("[SR-05] a brand's page is its products, under the address of the specification", async () => {
  const answer = await shop.request("/Brands/Korraline%20Site/c/brand_korraline-site", { cookie });
  expect(answer.status).toBe(200);
  const html = await main(answer);
  expect(html).toContain("<h1>Korraline Site</h1>");
  expect(html).toMatch(/Showing 1-\d+ of \d+ results/);
  expect(html).toContain('action="/Brands/Korraline%20Site/c/brand_korraline-site"');
  for (const path of [
    "/Brands/Meridian/c/brand_meridian-line",
    "/Brands/x/c/%3Cb%3E",
    "/Brands/x/c/nothing",
  ]) {
    expect((await shop.request(path, { cookie })).status).toBe(404);
  }
  const stranger = await shop.request("/Brands/Korraline%20Site/c/brand_korraline-site");
  expect(stranger.headers.get("Location")).toContain("/login?redirectTo=%2FBrands%2F");
});

const textsOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test.each([
  ["wearer@kestrel.example", "Exchange or return"],
  ["approver@kestrel.example", "Exchanges and returns"],
])(
  "[SH-07] %s has four numbered quick links, the one for exchanges with its parameter",
  async (who, words) => {
    const html = await main(await shop.request("/", { cookie: await shop.signIn(who) }));
    const links = /aria-label="Quick links">(.*?)<\/nav>/s.exec(html)![1]!;
    expect([...links.matchAll(/class="[nd]"[^>]*>(\d)</g)].map(([, number]) => number)).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
    const exchange = /href="\/exchange-return;returns=true">(.*?)<\/a>/s.exec(links)![1]!;
    expect(textsOf(exchange)).toContain(words);
    const led = await shop.request("/exchange-return;returns=true", { cookie: await shop.signIn(who) });
    expect(led.headers.get("Location") ?? "/exchange-return?returns=true").toBe(
      "/exchange-return?returns=true",
    );
  },
);

test("[SH-07] the hero stands only on the page whose CMS id is homepage", async () => {
  const fetch = async (call: Request) => {
    const answer = await shop.api.fetch(call);
    if (!new URL(call.url).pathname.endsWith("/cms/pages")) return answer;
    return Response.json({ ...((await answer.json()) as object), uid: "another" });
  };
  expect(await htmlOf("/")).toContain('<section class="hero">');
  const other = await htmlOf("/", { cookie, fetch });
  expect(other).not.toContain('class="hero"');
  expect(other).toMatch(/<h1>Hello, /);
});

test.each(["/", "/home"])("[SH-08] %s has the contact banners, another page none", async (path) => {
  const html = await htmlOf(path);
  for (const part of ["Call us", "Weekdays from 8 am to 6 pm", 'href="tel:1800160401"', "Write to us"]) {
    expect(html).toContain(part);
  }
  expect(await htmlOf("/my-account/profile")).not.toContain("Call us");
});

test("[SH-09] banners of the CMS stand on every page, the gravest first, and their HTML is made safe", async () => {
  const banner = (uid: string, errorSeverity: string, content: string) => ({
    ...{ uid, typeCode: "CMSParagraphComponent", errorSeverity, content },
  });
  const component = [
    banner("a", "general", "General <b>word</b>"),
    banner("b", "warning", "Down<script>alert(1)</script>"),
  ];
  const slot = { position: "GlobalError", components: { component } };
  const fetch = async (call: Request) => {
    const answer = await shop.api.fetch(call);
    if (!new URL(call.url).pathname.endsWith("/cms/pages")) return answer;
    const page = (await answer.json()) as { contentSlots: { contentSlot: object[] } };
    page.contentSlots.contentSlot.push(slot);
    return Response.json(page);
  };
  const html = await htmlOf("/my-account/profile", { cookie, fetch });
  const [warning, general] = [
    html.indexOf('class="ban warning" role="alert"'),
    html.indexOf('class="ban general"'),
  ];
  expect(warning).toBeGreaterThan(-1);
  expect(general).toBeGreaterThan(warning);
  expect(html).toContain("General <b>word</b>");
  expect(html).not.toContain("alert(1)");
});

test("[SH-09] the demo's page about delivery has banners of all three severities, the gravest first", async () => {
  for (const [path, options] of [
    ["/help/delivery", { cookie }],
    ["/help/delivery", {}],
  ] as const) {
    const html = await htmlOf(path, options);
    const places = ["warning", "general", "system"].map((severity) =>
      html.indexOf(`class="ban ${severity}"`),
    );
    expect(Math.min(...places)).toBeGreaterThan(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
  expect(await htmlOf("/help/returns")).not.toContain('class="ban');
});

test("[SH-10] the loading screen has the words of the region", async () => {
  const screen = async (options: Parameters<typeof htmlOf>[1]) => htmlOf("/punchout-loading", options);
  const saltbush = eq(organisations.uid, "saltbush");
  await shop.api.db.update(organisations).set({ region: "NZ" }).where(saltbush);
  const abroad = await shop.signIn("wearer@saltbush.example");
  expect(await screen({})).toContain("Loading your uniform shop");
  expect(await screen({ headers: { "Accept-Language": "en-NZ,en;q=0.9" } })).toContain(
    "Loading your uniform store",
  );
  expect(await screen({ cookie })).toContain("Loading your uniform shop");
  expect(await screen({ cookie: abroad })).toContain("Loading your uniform store");
  expect(await screen({ cookie, headers: { "Accept-Language": "en-NZ" } })).toContain(
    "Loading your uniform shop",
  );
});

test("[SI-01] an API elsewhere that has no place for a sign-in is said so in words, and the email stays", async () => {
  const error = {
    error: "temporarily_unavailable",
    error_description: "Many people. Try again in 5 seconds",
  };
  const fetch = (call: Request) =>
    call.url.endsWith("/oauth/token")
      ? Promise.resolve(Response.json(error, { status: 503, headers: { "Retry-After": "5" } }))
      : shop.api.fetch(call);
  const body = new URLSearchParams({ email: WEARER, password: "Kitroom-2026!" });
  const answer = await shop.request("/login", { body, fetch });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  const html = await main(answer);
  expect(html).toContain("Many people. Try again in 5 seconds.");
  expect(html).toContain(`value="${WEARER}"`);
});
