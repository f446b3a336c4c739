import { rmSync } from "node:fs";
import { listen } from "../between";
import { accessProblems, copyOfSeed, expect, signIn, test, WINDOWS } from "../shop";

const DRAFT = "items in stock leave the same day";
const SURVEY = "https://survey.example/after-an-order";

/** A page of a back office that shows an address in a frame. */
async function backOffice(framed: () => string) {
  const { url, close } = await listen((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.end(
      `<title>Back office</title><iframe src="${framed().replaceAll("&", "&amp;")}" width="380" height="700"></iframe>`,
    );
  });
  return { origin: url, close };
}

test.use({ alsoExpected: /frame-ancestors|Refused to (frame|display)|Framing/ });

test("[FW-03] a preview shows what is not published yet, in listed back offices alone, and only shows", async ({
  page,
}) => {
  let framed = "about:blank";
  const [listed, other] = await Promise.all([backOffice(() => framed), backOffice(() => framed)]);
  const shop = await copyOfSeed({ PREVIEW_ORIGINS: listed.origin, SURVEY_URL: SURVEY });
  try {
    await signIn(page, shop, "agent@kitroom.example", "/content-previews");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Content previews");
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      expect(await accessProblems(page)).toEqual([]);
    }
    await page
      .getByRole("button", { name: /^Preview/ })
      .first()
      .click();
    await expect(heading).toHaveText("Delivery");
    await expect(page.getByText(DRAFT)).toBeVisible();
    await expect(page.getByText("Preview.", { exact: true })).toBeVisible();
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      expect(await accessProblems(page)).toEqual([]);
    }
    const address = page.url();
    const ticket = /\/preview\/([^/]+)\/help\/delivery$/.exec(address)![1]!;

    // Its links stay in the preview; it has no scripts, is never cached, and takes no post.
    const answer = await page.request.get(address);
    const html = await answer.text();
    expect(html).toContain(`href="/preview/${ticket}/help/returns"`);
    expect(html).not.toMatch(/<script(?![^>]*type="application)/);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(answer.headers()["content-security-policy"]).toContain(`frame-ancestors ${listed.origin}`);
    expect((await page.request.post(address, { form: { email: "a" } })).status()).toBe(405);
    const [published] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "open the published page" }).click(),
    ]);
    await expect(published.getByText("Items in stock leave within two working days")).toBeVisible();
    await published.close();

    framed = `${shop.url}/help/delivery/cx-preview?cmsTicketId=${ticket}`;
    await page.goto(listed.origin);
    await expect(page.frameLocator("iframe").getByText(DRAFT)).toBeVisible();
    await page.goto(other.origin);
    await expect(page.frameLocator("iframe").getByText(DRAFT)).toBeHidden();
    // Everything else is framed by nobody.
    const plain = await page.request.get(`${shop.url}/help/delivery`);
    expect(plain.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    for (const ended of ["made-up", `${ticket}x`]) {
      const over = await page.request.get(`${shop.url}/help/delivery/cx-preview?cmsTicketId=${ended}`);
      expect([over.status(), (await over.text()).includes(DRAFT)]).toEqual([403, false]);
    }
    const none = await page.request.get(`${shop.url}/help/delivery/cx-preview`);
    expect(none.status()).toBe(404);
    expect(shop.output()).not.toContain(ticket);
  } finally {
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
    await listed.close();
    await other.close();
  }
});
