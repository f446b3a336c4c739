import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishDue } from "../../commerce/modules/cms";
import { main, testStorefront, type Storefront } from "../support/storefront";

const AGENT = "agent@kitroom.example";
const ADMIN = "admin@saltbush.example";
const WEARER = "wearer@kestrel.example";
const NAME = "O'Brien-Ngāti <b>&";
const ESCAPED = "O&#x27;Brien-Ngāti &lt;b&gt;&amp;";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [AGENT, ADMIN, WEARER]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

/** A message for the next page is in the cookie that a press gave. */
async function ask(path: string, body?: Record<string, string>, as = AGENT) {
  const answer = await shop.request(path, {
    cookie: cookies.get(as),
    ...(body && { body: new URLSearchParams(body) }),
  });
  const name = cookies.get(as)!.split("=")[0]!;
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  if (cookie) cookies.set(as, cookie.split(";")[0]!);
  return answer;
}
/** The content of a page. What customers see is cached: on PostgreSQL a process hears of a publication a moment later. */
const page = async (path: string, as = AGENT) => main(await ask(path, undefined, as));
/** The whole page, with the message that the last press left. */
const said = async (path: string) => (await ask(path)).text();

/** The hidden fields of the form with a button, and what its controls hold. */
const formWith = (html: string, intent: string) => formSaying(html, `value="${intent}"`);

/** The same of the form that has a text. */
function formSaying(html: string, said: string): Record<string, string> {
  const form = [...html.matchAll(/<form method="post".*?<\/form>/gs)]
    .map(([text]) => text)
    .find((text) => text.includes(said))!;
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );
}
/** Presses a button of a page; gives where it leads. */
async function press(path: string, intent: string, typed: Record<string, string> = {}) {
  const answer = await ask(path, { ...formWith(await page(path), intent), ...typed, intent });
  return { status: answer.status, to: answer.headers.get("Location"), answer };
}

const BANNER = "/content/components/HomepageHeroBanner";
const TERMS = "/content/components/TermsText";

describe("pages on which the supplier's staff edit content", () => {
  test("[FW-03] stand in their menu, and open to nobody else", async () => {
    expect(await (await ask("/my-account/profile")).text()).toContain('href="/content"');
    expect(await (await ask("/my-account/profile", undefined, ADMIN)).text()).not.toContain(
      'href="/content"',
    );
    await press(TERMS, "save", { name: "Terms", content: "<p>New</p>" });
    await press(TERMS, "publish");
    for (const path of [
      ...[
        "/content",
        "/content/pages",
        "/content/add",
        BANNER,
        "/content/pages/homepage",
        "/content/pages/*",
      ],
      ...["/content/slots/homepage~SiteNotice", `${TERMS}/versions`, `${TERMS}/versions/1`],
    ]) {
      expect([path, (await ask(path, undefined, ADMIN)).status]).toEqual([path, 403]);
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
      expect([path, (await shop.request(path)).status]).toEqual([path, 303]);
    }
    for (const path of [
      "/content/nothing/x",
      "/content/components/nothing",
      "/content/slots/x",
      `${TERMS}/versions/x`,
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    for (const intent of ["save", "publish", "discard", "plan"]) {
      const { status } = await ask(BANNER, { intent, version: "none", day: "2027-01-01", time: "9" }, ADMIN);
      expect([intent, status]).toEqual([intent, 403]);
    }
  });

  test("[FW-03] find what people look for, by name, text, place, type and state", async () => {
    expect(await page("/content?search=Terms+of+use")).toContain('href="/content/components/TermsText"');
    expect(await page("/content?search=quick+links")).toContain('href="/content/components/ChoosePackLink"');
    expect(await page("/content?state=draft")).toContain('href="/content/components/DeliveryText"');
    expect(await page("/content?search=no-such-words")).toContain("No component matches.");
    expect(await page("/content?state=nonsense")).toContain("There is no such choice.");
    expect(await page("/content?currentPage=999")).toContain("Showing");
    expect(await page("/content/pages?search=terms+of+use")).toContain(
      'href="/content/pages/terms-and-conditions"',
    );
    expect(await page("/content/pages")).toContain('href="/content/pages/*"');
  });

  test("[FW-03] save a draft, show it in a preview, publish it, and go back to what was there", async () => {
    expect(
      (await press(BANNER, "save", { name: "Welcome", welcomeText: "Hello", welcomeTextAU: NAME })).to,
    ).toBe(BANNER);
    expect(await page("/", WEARER)).not.toContain(ESCAPED);
    const preview = (await press(BANNER, "look")).to!;
    expect(preview).toMatch(/^\/cx-preview\?cmsTicketId=/);
    expect(await page(BANNER)).toContain("Customers do not see it yet.");
    const form = formWith(await page(BANNER), "publish");
    const twice = await Promise.all([
      ask(BANNER, { ...form, intent: "publish" }),
      ask(BANNER, { ...form, intent: "publish" }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect(await said(BANNER)).toContain("It is published.");
    await expect.poll(() => page("/", WEARER)).toContain(ESCAPED);
    const version = await page(`${BANNER}/versions/1`);
    expect(version).toContain("G&#x27;day");
    expect(version).toContain(ESCAPED);
    const back = await ask(`${BANNER}/versions/1`, {
      version: /name="version" value="([^"]+)"/.exec(version)![1]!,
    });
    expect(back.headers.get("Location")).toBe(BANNER);
    await expect.poll(() => page("/", WEARER)).toContain(ESCAPED);
    await press(BANNER, "publish");
    await expect.poll(() => page("/", WEARER)).toContain("G&#x27;day");
    expect(await page(`${BANNER}/versions`)).toContain("Version 3");
  });

  test("[FW-03] keep what was typed where it is refused, and link each mistake to its field", async () => {
    const path = "/content/components/ContactMail";
    const { status, answer } = await press(path, "save", {
      ...{ name: NAME, title: "", urlName: NAME, urlLink: "desk.example" },
      ...{ "shownTo-units": "nowhere" },
    });
    const html = await main(answer);
    expect(status).toBe(400);
    for (const control of ["title", "urlLink"]) expect(html).toContain(`href="#content-${control}"`);
    expect(html).toContain(`value="${ESCAPED}"`);
    const unit = await press(path, "save", {
      ...{
        name: "Write",
        title: "Write",
        urlName: "Mail",
        urlLink: "/contact-us",
        "shownTo-units": "nowhere",
      },
    });
    expect(await main(unit.answer)).toContain("Only for units: There is no unit nowhere.");
  });

  test("[FW-03] say what the shop leaves out of HTML, when it is saved and beside it", async () => {
    const path = "/content/components/ReturnsText";
    await press(path, "save", { name: "Returns", content: '<p style="a">Kept</p><script>alert(1)</script>' });
    const html = await said(path);
    expect(html).toContain("The shop will leave out style of &lt;p&gt;, &lt;script&gt;.");
    expect(html).toContain('<div class="prose wrap-anywhere"><p>Kept</p></div>');
    expect(html).not.toContain("<script>alert");
    await press(path, "discard");
    expect(await page(path)).toContain("There is no draft.");
  });

  test("[FW-03] tell the second of two editors what the first has saved, and keep both texts", async () => {
    const path = "/content/components/ContactSize";
    const seen = formWith(await page(path), "save");
    const typed = { name: "Size", title: "Mine", urlName: "Guide", urlLink: "/help/size-guide" };
    await press(path, "save", { ...typed, title: "Theirs" });
    const refused = await ask(path, { ...seen, ...typed, intent: "save", idempotencyKey: "another-key-1" });
    const html = await main(refused);
    expect(refused.status).toBe(409);
    expect(html).toContain("Title: Theirs");
    expect(html).toContain('value="Mine"');
    const again = { ...formWith(html, "save"), ...typed, intent: "save" };
    expect((await ask(path, again)).headers.get("Location")).toBe(path);
    expect(await page(path)).toContain('value="Mine"');
  });

  test("[FW-03] plan a publication in the editor's time zone, and cancel it", async () => {
    const path = "/content/components/DeliveryFloods";
    const wrong = await press(path, "plan", { day: "31/2/2026", time: "noon" });
    const html = await main(wrong.answer);
    expect(wrong.status).toBe(400);
    for (const control of ["day", "time"]) expect(html).toContain(`href="#plan-${control}"`);
    expect(html).toContain('value="noon"');
    const past = await press(path, "plan", { day: "2026-03-17", time: "9:00" });
    expect(await main(past.answer)).toContain("Choose a day and a time to come");
    await press(path, "plan", { day: "2026-04-06", time: "5:30 pm" });
    expect(await page(path)).toContain("It is published 6 Apr 2026, 17:30");
    expect(await page("/content?state=planned")).toContain("Planned 6 Apr 2026, 17:30");
    await press(path, "cancel");
    expect(await page("/content?state=planned")).not.toContain(path);
    await press(path, "plan", { day: "6/4/2026", time: "9" });
    await publishDue(shop.api.db, new Date("2026-04-05T23:00:00Z"));
    await expect.poll(() => page("/help/delivery", WEARER)).toContain("Great Northern Highway is open again");
  });

  test("[FW-03] put the components of a slot in another order, take one out and add others", async () => {
    const path = "/content/pages/homepage";
    const slot = "homepage~HomepageHeroBannerLinks";
    const order = async () =>
      [...(await page(`/content/slots/${slot}`)).matchAll(/name="component" value="([^"]+)"/g)].map(
        ([, uid]) => uid,
      );
    const version = async () =>
      /name="version" value="([^"]+)"/.exec(
        (await page(`/content/slots/${slot}`)).split('name="slot"')[1]!,
      )![1]!;
    const change = async (intent: string, component: string, at = path) =>
      ask(at, { intent, component, slot, version: await version() });
    const before = await order();
    expect((await change("down", "ChoosePackLink")).headers.get("Location")).toBe(
      `${path}#${encodeURIComponent(slot)}`,
    );
    await change("remove", "TrackOrderLink");
    const found = await page(`/content/slots/${slot}?find=terms`);
    expect(found).toContain('value="TermsLink"');
    await change("add", "TermsLink", `/content/slots/${slot}`);
    const after = [
      before[1],
      before[0],
      ...before.slice(2).filter((uid) => uid !== "TrackOrderLink"),
      "TermsLink",
    ];
    expect(await order()).toEqual(after);
    const stale = await ask(path, { intent: "up", component: "TermsLink", slot, version: "none" });
    expect(stale.status).toBe(303);
    expect(await said(path)).toContain("Somebody else changed this");
    await press(`/content/slots/${slot}`, "publish");
    await expect.poll(() => page("/", WEARER)).toContain("Terms and conditions");
  });

  test("[FW-03] add a component, which customers see once it and its slot are published", async () => {
    const slot = "homepage~SiteNotice";
    const empty = await ask(`/content/add?slot=${slot}`, { slot, name: "" });
    expect([empty.status, await main(empty)]).toEqual([400, expect.stringContaining('href="#add-type"')]);
    const added = await ask(`/content/add?slot=${slot}`, { slot, name: NAME, type: "CMSParagraphComponent" });
    const path = added.headers.get("Location")!;
    expect(path).toBe("/content/components/obrien-ngati-b");
    expect(await page(path)).toContain("It is new.");
    await press(path, "save", { name: NAME, content: "<p>Closed at Easter.</p>" });
    await press(`/content/slots/${slot}`, "publish");
    expect(await said(`/content/slots/${slot}`)).toContain("first: this slot would show nothing there.");
    await press(path, "publish");
    await press(`/content/slots/${slot}`, "publish");
    await expect.poll(() => page("/", WEARER)).toContain("Closed at Easter.");
  });

  test("[FW-03] ask before a component is deleted, say which slots show it, and bring it back", async () => {
    const refused = await page(`${TERMS}/delete`);
    expect(refused).toContain("cannot be deleted yet");
    expect(refused).toContain('href="/content/slots/terms-and-conditions~BodyContent"');
    expect(refused).not.toContain("Delete it</button>");
    expect((await ask("/content/slots/homepage~SiteNotice/delete")).status).toBe(404);
    const type = "CMSParagraphComponent";
    const adding = { type, name: `Gone ${NAME}` };
    const at = (await ask("/content/add", adding)).headers.get("Location")!;
    await press(at, "save", { name: `Gone ${NAME}`, content: "<p>Kept</p>" });
    const asking = await page(`${at}/delete`);
    expect(asking).toContain(`Gone ${ESCAPED}`);
    expect(asking).toContain("Its draft is deleted too.");
    expect(await page(at)).toContain(`href="${at}/delete"`);
    const form = { ...formSaying(asking, "Delete it"), name: `Gone ${NAME}` };
    const stale = await ask(`${at}/delete`, { ...form, version: "older", idempotencyKey: "1-stale" });
    expect(stale.headers.get("Location")).toBe(`${at}/delete`);
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(`${at}/delete`, form)).headers.get("Location")).toBe("/content");
    }
    expect(await said("/content")).toContain(`Gone ${ESCAPED}” is deleted.`);
    const list = await page("/content?state=deleted");
    expect(list).toContain(`href="${at}/versions"`);
    expect(await page(`${at}/versions`)).toContain("It is deleted: open a version to bring it back.");
    const version = await page(`${at}/versions/1`);
    expect(version).toContain("Bring it back");
    const back = await ask(`${at}/versions/1`, formSaying(version, "Bring it back"));
    expect(back.headers.get("Location")).toBe(at);
    expect(await page(at)).toContain("Kept");
  });

  test("[FW-03] change the title of a page", async () => {
    const path = "/content/pages/terms-and-conditions";
    await press(path, "save", { name: "Terms", title: `Terms ${NAME}`, robotTag: "INDEX_NOFOLLOW" });
    await press(path, "publish");
    await expect.poll(() => page("/terms-and-conditions", WEARER)).toContain(`<h1>Terms ${ESCAPED}</h1>`);
    const head = await (await shop.request("/terms-and-conditions")).text();
    expect(head).toContain('<meta name="robots" content="index, nofollow"/>');
  });
});
