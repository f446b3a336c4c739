import { CONNECTIONS } from "../../../commerce/demo/connections";
import { validate } from "../../support/cxml-dtd";
import { sumOf } from "../../support/suite/messages";
import { choose } from "../pack-steps";
import { expect } from "../shop";
import {
  cancel,
  choosePolo,
  chooseShirt,
  heading,
  punchOut,
  returnCart,
  returned,
  test,
  toRequisition,
} from "../suite";

// Beside another worker Chromium now and then leaves a frame of another site empty after a post, in another test each
// time and never alone. One more try tells that from a fault of the shop; the report calls such a test flaky.
test.describe.configure({ retries: 1 });

const NAME = "Tāmati O'Brien";

/** Each number of pieces beside its part, as the buyer's system has them. */
const parts = ({ lines }: ReturnType<typeof returned>) =>
  lines.map(({ partId, quantity }) => `${quantity} ${partId}`).sort();

test("[PO-01] [PO-04] [PO-05] a named pack item and a garment go back, are edited, kept, looked at", async ({
  page,
  suite,
}) => {
  const screen = await punchOut(page, suite);
  await chooseShirt(screen, NAME);
  await choosePolo(screen);
  const header = screen.getByRole("banner");
  await expect(header.getByRole("link", { name: "Cancel requisition" })).toBeVisible();
  await expect(header.getByRole("link", { name: /Notices|Account/ })).toHaveCount(0);
  await returnCart(screen);
  const first = returned(suite);
  validate(first.message);
  expect(first.lines).toHaveLength(2);
  expect(first.total).toBe(`AUD ${sumOf(first.lines)}`);
  // The key of the visit stands in the address.
  expect(first.referer ?? "").not.toContain("/s/");
  // What the page in the frame says comes from the cookie: no other visit of the system has it.
  await expect(screen.getByText(first.cookie, { exact: true })).toBeVisible();
  expect(first.lines.map(({ description }) => description).join()).toContain(`Name to embroider ${NAME}`);

  const [requisition] = suite.requisitions.keys();
  const reopen = async (button: string) => {
    await page.goto(`${suite.origin}/requisitions/${requisition}`);
    await page.getByRole("button", { name: button }).click();
    await expect(heading(screen)).toHaveText("Return to your system");
  };
  await reopen("EDIT IN KITROOM");
  await cancel(screen);
  await expect(screen.getByRole("heading", { name: "Your requisition has the lines" })).toBeVisible();
  expect(parts(returned(suite))).toEqual(parts(first));
  expect(returned(suite).cookie).not.toBe(first.cookie);

  await reopen("EDIT IN KITROOM");
  await choosePolo(screen);
  await returnCart(screen);
  validate(returned(suite).message);
  expect(parts(returned(suite))).toEqual(parts(first).map((part) => part.replace("1 KC-5002", "2 KC-5002")));

  await reopen("LOOK AT IT IN KITROOM");
  await expect(screen.getByRole("link", { name: "Keep choosing" })).toHaveCount(0);
  await screen.getByRole("button", { name: "RETURN TO YOUR SYSTEM" }).click();
  await expect(screen.getByText("Came back. Nothing of it is taken.")).toBeVisible();
  expect(suite.requisitions.get(requisition!)?.returned).toHaveLength(3);
});

test("[PO-06] the same by OCI: lines come back in fields, or none", async ({ page, suite }) => {
  let screen = await punchOut(page, suite, { protocol: "OCI" });
  await choosePolo(screen);
  await returnCart(screen);
  const { protocol, lines, message } = returned(suite);
  expect([protocol, lines.length, lines[0]!.partId.slice(0, 7)]).toEqual(["OCI", 1, "KC-5002"]);
  expect(message).toContain("NEW_ITEM-PRICEUNIT[1]=1");
  screen = await punchOut(page, suite, { protocol: "OCI" });
  await choosePolo(screen);
  await cancel(screen);
  await expect(heading(screen)).toHaveText("No lines came back");
  expect(returned(suite).message).not.toContain("NEW_ITEM");
});

test("[PO-03] a visit in a window of its own is a requisition alone, and can be sent again", async ({
  page,
  context,
  suite,
}) => {
  await punchOut(page, suite);
  await page.goto([...suite.requisitions.values()][0]!.start);
  await expect(page).toHaveURL(/\/s\/[\w-]+\/orderUniform$/);
  const landing = page.url();
  await choosePolo(page);
  for (const closed of ["/checkout", "/my-account/orders", "/my-account/profile", "/proxy-order"]) {
    await page.goto(landing.replace("/orderUniform", closed));
    await expect(page).toHaveURL(landing);
  }
  await returnCart(page);
  await page.goto(landing);
  await expect(page).toHaveURL(/punchout-session-end$/);
  await expect(page.getByText(/^Your lines went back to/)).toBeVisible();
  await page.getByRole("button", { name: "SEND IT AGAIN" }).click();
  await expect(heading(page)).toHaveText("Your requisition has the lines");
  const [first, second] = [...suite.requisitions.values()][0]!.returned;
  expect(second).toEqual(first);
  expect(await context.cookies()).toEqual([]);
});

for (const sandbox of ["allow-forms", "allow-forms allow-scripts"]) {
  test.describe(`a frame with sandbox="${sandbox}"`, () => {
    // Of no origin, it is refused scripts: by the sandbox, or as files of another origin. The page stays plain.
    test.use({ alsoExpected: /Blocked script execution|blocked by CORS policy|net::ERR_FAILED/ });

    test(`[PO-03] a cart goes back and is ordered in a frame with sandbox="${sandbox}"`, async ({
      page,
      suite,
    }) => {
      const screen = await punchOut(page, suite, { sandbox });
      await choosePolo(screen);
      await toRequisition(screen);
      await screen.getByRole("button", { name: "RETURN TO YOUR SYSTEM" }).click();
      await expect(screen.getByRole("heading", { name: "Your requisition has the lines" })).toBeVisible();
      const [requisition] = suite.requisitions.keys();
      await page.goto(`${suite.origin}/requisitions/${requisition}`);
      await page.getByRole("button", { name: "APPROVE AND ORDER" }).click();
      await expect(page.getByText(/^200 OK/)).toBeVisible();
    });
  });
}

test.describe("frames in frames", () => {
  // The browser's own page of a refused frame may still be starting when the next page takes its place.
  test.use({ alsoExpected: /frame-ancestors|TrustedTypePolicy/ });

  test("[PO-03] a badge with a name goes back from a frame in a frame, where the connection knows both", async ({
    page,
    context,
    shop,
    suite,
  }) => {
    await punchOut(page, suite, { buyer: "Ledgerline" });
    const body = `<!DOCTYPE html><title>Portal</title><link rel="icon" href="data:,"><iframe title="Suite" width="1000" height="900" src="${page.url()}"></iframe>`;
    await page.route(/portal|intranet/, (route) => route.fulfill({ contentType: "text/html", body }));
    // A page of the network may hold one of this machine only if somebody allows it.
    await context.grantPermissions(["local-network-access"]);
    const screen = page.frameLocator("iframe").frameLocator("iframe");
    const refused = page.waitForEvent(
      "requestfailed",
      (request) => request.url().startsWith(shop.url) && /BLOCKED/.test(request.failure()?.errorText ?? ""),
    );
    await page.goto("https://portal.stranger.example/");
    await refused;
    await page.goto("https://intranet.lanternbridge.example/");
    // An intercepted post fails in Chromium at its 307 (ERR_INVALID_ARGUMENT).
    await page.unrouteAll();
    await screen.getByRole("link", { name: /: Name badge$/ }).click();
    await choose(screen, { product: "Name badge, pin or magnet", texts: { "Name to engrave": NAME } });
    await screen.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(
      screen.getByText("Your pack is in your cart. Return to your system to order it.").first(),
    ).toBeVisible();
    await returnCart(screen);
    expect(returned(suite).lines[0]?.description).toContain(NAME);
    validate(returned(suite).message);
  });
});

test("[PO-02] a start link that nobody knows says so inside the buyer's frame", async ({
  page,
  shop,
  suite,
}) => {
  for (const address of [
    "/punchout/cxml/session?sid=unknown-unknown-unknown",
    `/s/${"A".repeat(80)}/orderUniform`,
  ]) {
    suite.requisitions.set("REQ-1", {
      ...{ id: "REQ-1", protocol: "cXML", operation: "create", cookie: "", returned: [] },
      buyer: CONNECTIONS[0]!,
      start: shop.url + address,
    });
    await page.goto(`${suite.origin}/visits/REQ-1`);
    await expect(heading(page.frameLocator("iframe"))).toHaveText("Your session has ended");
  }
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
