import { type IncomingMessage, request as ask, type RequestListener } from "node:http";
import { awake } from "../awake";
import { between } from "../between";
import { expect, signIn, test } from "../shop";

test("[SH-12] Forward before the scripts of a page have run leads to the page of its address", async ({
  page,
  shop,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, shop, "admin@korraline.example", "/manage-users");
  await awake(page);
  await page.locator("a.logo").click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await awake(page);
  // Back opens the list as a document, and its scripts take as long as on a slow phone.
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/build/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  // Waits for the document only.
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText("Users");
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(`${shop.url}/`);
  release();
  await expect(heading).not.toHaveText("Users");
  await awake(page);
  await expect(page).toHaveURL(`${shop.url}/`);
});

test("[SH-05] a menu that was opened before the scripts of a page have run stays open", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, shop, "wearer@kestrel.example");
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/build/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${shop.url}/orderUniform`, { waitUntil: "commit" });
  await page.locator("details.mine > summary").click();
  const out = page.getByRole("button", { name: "Sign out" });
  await expect(out).toBeVisible();
  release();
  await awake(page);
  await expect(out).toBeVisible();
});

/** A connection that brings what stands after the scripts of a page when it is told to. */
const lateEnds =
  (shop: string, told: Promise<void>): RequestListener =>
  (incoming, outgoing) => {
    const send = async (answer: IncomingMessage) => {
      const page = Buffer.concat(await answer.toArray());
      outgoing.writeHead(answer.statusCode!, answer.headers);
      if (answer.headers["content-type"]?.startsWith("text/html")) {
        const scripts = page.indexOf("</script>", page.lastIndexOf('type="module"')) + "</script>".length;
        outgoing.write(page.subarray(0, scripts));
        await told;
        outgoing.end(page.subarray(scripts));
      } else outgoing.end(page);
    };
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const onward = ask(new URL(incoming.url!, shop), { method: incoming.method, headers });
    onward.on("response", (answer) => void send(answer));
    incoming.pipe(onward);
  };

test("[SH-12] scripts that are there before the end of a first page keep what was typed", async ({
  page,
  shop,
}) => {
  let tell = () => {};
  const told = new Promise<void>((done) => (tell = done));
  await between(lateEnds(shop.url, told), async (slow) => {
    await page.goto(`${slow}/login`, { waitUntil: "commit" });
    await page.getByLabel("Email").fill("wearer@kestrel.example");
    expect(await page.evaluate(() => document.readyState)).toBe("loading");
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\/build\/.+\.js/.test(name)),
    );
    tell();
    await awake(page);
    await expect(page.getByLabel("Email")).toHaveValue("wearer@kestrel.example");
  });
});

test("[SH-12] scripts take over a page however its address is spelt", async ({ page, shop }) => {
  await signIn(page, shop, "admin@korraline.example");
  let documents = 0;
  page.on("request", (request) => void (documents += Number(request.resourceType() === "document")));
  const addresses = [
    "/search?q=1'2^3|4{5}[6]\"7\\8é",
    "/search/it's <b>&x?page=1&&sort=",
    "/search/a^b|c`d{e}[f]é%2F%5c#b?c",
    "/search/?x",
    "/search?index&q=%zz",
    "/my-account/orders/?index",
  ];
  for (const address of addresses) {
    await page.goto(shop.url + address);
    await awake(page);
  }
  expect(documents).toBe(addresses.length);
});
