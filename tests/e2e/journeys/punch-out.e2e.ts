import { framed } from "../frames";
import { choose, next, type Screen } from "../pack-steps";
import { expect, test } from "../shop";
import { startVisit } from "../start-visit";

const BUYER = "wearer@korraline.example";

async function chooseSunPack(screen: Screen): Promise<void> {
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("My packs");
  await expect(screen.getByRole("link", { name: "Cancel requisition" })).toBeVisible();
  await screen.getByRole("link", { name: /: Sun and socks$/ }).click();
  // One hat fills its step, so the next one opens.
  await choose(screen, { product: "Wide brim hat", size: "L" });
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Socks (Step 2 of 3)");
  await next(screen);
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Review clothing (Step 3 of 3)");
  await screen.getByRole("button", { name: "ADD TO CART" }).click();
  await screen.getByRole("link", { name: "RETURN TO YOUR SYSTEM" }).first().click();
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Return to your system");
  await expect(screen.getByText("Wide brim hat").first()).toBeVisible();
}

const RETURN = { name: "RETURN TO YOUR SYSTEM" };
const documentIn = (post: URLSearchParams) =>
  Buffer.from(post.get("cxml-base64") ?? "", "base64").toString("utf8");

test("[PO-03] a pack goes back under the key in the path with every cookie dropped", async ({
  page,
  context,
  freshShop: shop,
}) => {
  const cookies: Promise<string | undefined>[] = [];
  // Listened to and not intercepted: an intercepted post fails in Chromium at its 307 (ERR_INVALID_ARGUMENT).
  context.on("request", (request) => cookies.push(request.allHeaders().then((sent) => sent["cookie"])));
  await framed(async ({ origin, posts }) => {
    await page.goto(shop.url + (await startVisit(shop, BUYER, `${origin}/return`)));
    await expect(page).toHaveURL(/\/s\/[\w-]+\/orderUniform$/);
    const landing = page.url();
    await chooseSunPack(page);
    for (const closed of ["/checkout", "/my-account/orders", "/my-account/profile", "/proxy-order"]) {
      await page.goto(landing.replace("/orderUniform", closed));
      await expect(page).toHaveURL(landing);
    }
    await page.goto(landing.replace("/orderUniform", "/requisition"));
    await page.getByRole("button", RETURN).click();
    await expect(page.getByRole("heading", { name: "Your requisition has the lines" })).toBeVisible();
    expect(posts).toHaveLength(1);
    expect([...posts[0]!.keys()]).toEqual(["cxml-base64"]);
    expect(documentIn(posts[0]!)).toMatch(/<BuyerCookie>buyer-1<.*<ItemIn quantity="1" lineNumber="1">/s);
    await page.goto(landing);
    await expect(page).toHaveURL(/punchout-session-end$/);
    await expect(page.getByText(/^Your lines went back to/)).toBeVisible();
    await page.getByRole("button", { name: "SEND IT AGAIN" }).click();
    await expect(page.getByRole("heading", { name: "Your requisition has the lines" })).toBeVisible();
    expect(posts[1]!.get("cxml-base64")).toBe(posts[0]!.get("cxml-base64"));
  });
  expect(await context.cookies()).toEqual([]);
  expect(new Set(await Promise.all(cookies))).toEqual(new Set([undefined]));
});

test("[PO-04] a requisition is cancelled in the buyer's frame, and an empty document goes back", async ({
  page,
  freshShop: shop,
}) => {
  await framed(async ({ origin, show, posts }) => {
    show(shop.url + (await startVisit(shop, BUYER, `${origin}/return`)));
    await page.goto(origin);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("link", { name: "Cancel requisition" }).click();
    await frame.getByRole("button", { name: "CANCEL REQUISITION" }).click();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Your session has ended");
    await frame.getByRole("button", RETURN).click();
    await expect(frame.getByRole("heading", { name: "Your requisition has the lines" })).toBeVisible();
    expect(documentIn(posts[0]!)).not.toContain("<ItemIn");
  });
});

test("[PO-03] the shop works inside another site's frame, and only where it was registered", async ({
  page,
  freshShop: shop,
}) => {
  await framed(async ({ origin, show, posts }) => {
    show(shop.url + (await startVisit(shop, BUYER, `${origin}/return`)));
    await page.goto(origin);
    const frame = page.frameLocator("iframe");
    await chooseSunPack(frame);
    await frame.getByRole("button", RETURN).click();
    await expect(frame.getByRole("heading", { name: "Your requisition has the lines" })).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});

for (const sandbox of ["allow-forms", "allow-forms allow-scripts"]) {
  test.describe(`a frame with sandbox="${sandbox}"`, () => {
    // Of no origin, it is refused scripts: by the sandbox, or as files of another origin. The page stays plain.
    test.use({ alsoExpected: /Blocked script execution|blocked by CORS policy|net::ERR_FAILED/ });

    test(`[PO-03] a pack goes back in a frame with sandbox="${sandbox}"`, async ({
      page,
      freshShop: shop,
    }) => {
      await framed(async ({ origin, show, posts }) => {
        show(shop.url + (await startVisit(shop, BUYER, `${origin}/return`)));
        await page.goto(origin);
        const frame = page.frameLocator("iframe");
        await chooseSunPack(frame);
        await frame.getByRole("button", RETURN).click();
        await expect(frame.getByRole("heading", { name: "Your requisition has the lines" })).toBeVisible();
        expect(documentIn(posts[0]!)).toContain("<ItemIn");
      }, sandbox);
    });
  });
}

test("[PO-02] a start link that nobody knows says so inside the buyer's frame", async ({ page, shop }) => {
  await framed(async ({ origin, show }) => {
    for (const address of [
      "/punchout/cxml/session?sid=unknown-unknown-unknown",
      `/s/${"A".repeat(80)}/orderUniform`,
    ]) {
      show(shop.url + address);
      await page.goto(origin);
      const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Your session has ended");
    }
  });
});

test("[PO-02] an unknown sid leads to the session-end page, a forged key to nothing", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/punchout/cxml/session?sid=unknown-unknown-unknown`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your session has ended");
  await page.goto(`${shop.url}/s/${"A".repeat(80)}/orderUniform`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your session has ended");
});
