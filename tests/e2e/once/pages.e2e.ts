import { choose } from "../pack-steps";
import type { Page } from "@playwright/test";
import { accessProblems, expect, signIn, test } from "../shop";

/** An order of the demo that waits for this approver. */
const WAITING = "KR-099837";
/** It waits for an administrator, over a limit and a budget. */
const OVER_LIMIT = "KR-099998";
const packStep = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=";

/** Pages of a person, visited in this order; a cart and a draft exist by then. */
const people: { who: string; site?: "wholesale"; pages: string[] }[] = [
  {
    who: "newstarter@kestrel.example",
    pages: [
      "/",
      "/orderUniform",
      "/my-account/allocations",
      "/search?packType=new-starter&packId=PK-KM-NS-CABIN",
      `${packStep}1`,
      `${packStep}3&continued=1`,
      "/my-account/sizes",
      `${packStep}4&set=NAME_BAR&style=KM-1403`.replace("packDetailsPage", "packItem"),
      `${packStep}review`,
      "/pack-discard?packId=PK-KM-NS-CABIN",
      "/packList",
      "/search/jacket",
      "/search/zzzz",
      "/global-search",
      "/global-search?search=jacket",
      "/global-search?search=zzzz",
      "/cart",
      "/my-account/orders",
      "/my-account/profile",
      "/my-account/login-security",
      "/my-account/delivery-and-shipping",
      "/my-account/payment-details",
      "/my-account/delivery-and-shipping/add",
      "/my-account/notices",
      "/my-account/sessions",
      "/my-account/update-email",
      "/my-account/close-account",
      "/help/size-guide",
      "/terms-and-conditions",
      "/store-finder",
      "/store-finder/find?query=Melbourne&radius=200",
      "/store-finder/find?query=Melbourne&view=map",
      "/store-finder/find?query=nowhere-like-this",
      "/store-finder/view-all?view=map",
      "/store-finder/country/NZ",
      "/store-finder/country/AU/melbourne-fitting-room",
      "/contact-us",
      "/contact-us?order=KR-099310",
      "/exchange-return",
      "/my-account/returns",
      "/demo-outbox",
      "/demo-mails",
      "/logout",
      "/no/such/page",
    ],
  },
  {
    who: "wearer@lanternbridge.example",
    pages: [
      "/",
      "/search/blazer",
      "/Brands/lantern-row/c/brand_lantern-row",
      "/my-account/notices?show=points",
      "/my-account/coupons",
      "/my-account/coupons?show=ended",
      "/my-account/coupon/claim/SPRING5",
      "/my-account/coupon/claim/NONE",
      "/my-account/my-interests",
      "/my-account/saved-cards",
      "/my-account/wish-list",
      "/my-account/saved-carts",
      "/my-account/saved-carts?do=save",
      "/cart/import",
      "/my-account/notification-preference",
      "/my-account/consents",
      "/product/LB-2102/mens-stretch-chino",
      "/product/LB-2102/mens-stretch-chino?zoom=in&reviews=all",
      "/product/LB-2102/mens-stretch-chino/review",
      "/quick-add/LB-2102?from=/search/chino",
      "/cart",
      "/checkout/review-order",
      "/checkout/delivery-address",
      "/checkout/delivery-mode",
      "/checkout/payment-details",
      "/checkout/payment-method",
      "/my-account/orders",
    ],
  },
  {
    who: "casual@korraline.example",
    pages: [
      "/packDetailsPage?packId=PK-KC-PPE-CASUAL&step=1",
      "/packItem?packId=PK-KC-PPE-CASUAL&step=1&style=KC-5001",
      "/my-account/allocations",
    ],
  },
  {
    who: "admin@korraline.example",
    pages: [
      "/proxy-order",
      "/proxy-order?search=nobody-like-this",
      "/proxy-order?do=team&unit=korraline-karratha&pack=PK-KC-PPE-FIELD",
      "/proxy-order/team",
      "/purchase-order",
      "/purchase-order?search=nothing-like-this",
      "/purchase-order/add?number=&description=9&do=next",
      "/purchase-order/add?number=&description=&find=road",
      "/purchase-order/add?number=KC1&description=Winter&unit=korraline-karratha&step=summary",
      "/purchase-order/PO-KC-0001",
      "/purchase-order/PO-KC-0001/delete",
      "/purchase-order/PO-KC-0008/delete",
      "/purchase-order/PO-KC-0008/update",
      "/manage-finances",
      "/manage-finances?search=nothing-like-this",
      "/manage-finances/credits",
      "/manage-organisation",
      "/manage-users",
      "/manage-users?search=nobody-like-this",
      "/manage-users/KC-000001",
      "/manage-users/KC-000001?do=delete",
      "/manage-users/KC-000001?do=sizes",
      "/manage-users/add",
      "/manage-users?do=upload",
      "/manage-users?do=several",
      "/cost-centres",
      "/cost-centres?search=nothing-like-this",
      "/cost-centres?do=add",
      "/cost-centres/KC-KARRATHA",
      "/cost-centres/KC-KARRATHA?do=update",
      "/cost-centres/KC-KARRATHA?do=disable",
      "/cost-centres/KC-KARRATHA?do=budget",
      "/purchase-limits",
      "/purchase-limits?do=add",
      "/change-log",
      "/change-log?search=nothing-like-this&from=2026-01-01",
      "/business-units",
      "/business-units?do=add",
      "/business-units?do=edit&unit=korraline-karratha",
      "/business-units?do=address&unit=korraline-karratha",
      "/business-units/korraline-karratha",
      "/business-units/korraline-karratha?find=an&person=KC-000001",
      "/business-units/korraline-karratha?do=remove&person=KC-000001",
      "/business-units/korraline-karratha?approver=a",
      "/business-units/korraline-karratha?do=approver&person=KC-000001",
      "/business-units/korraline-karratha/disable",
      "/business-units/korraline/disable",
    ],
  },
  {
    who: "admin@saltbush.example",
    pages: [
      "/cost-centres/SV-1040",
      "/purchase-limits",
      "/purchase-limits/SV-ORDER-LIMIT?find=a",
      "/purchase-limits/SV-MONTH-LIMIT?do=update",
      "/my-account/unit-orders",
      "/my-account/unit-orders?search=nothing-like-this&unit=ward",
      `/my-account/unit-orders/${WAITING}`,
      "/user-groups",
      "/user-groups?do=add",
      "/user-groups/SV-LEADS?find=an",
      "/user-groups/SV-POOL?do=update",
      "/user-groups/SV-POOL?do=delete",
      `/my-account/approval/${OVER_LIMIT}`,
    ],
  },
  {
    who: "approver@saltbush.example",
    pages: [
      "/",
      "/my-account/approval-dashboard",
      "/my-account/approval-dashboard?search=nothing-like-this",
      "/my-account/approval-dashboard?do=delegate",
      `/my-account/approval-dashboard?do=approve&order=${WAITING}`,
      `/my-account/approval-dashboard?do=decline&order=${WAITING}`,
      "/my-account/approval-dashboard/actioned",
      `/my-account/approval/${WAITING}`,
      `/my-account/approval/${WAITING}?do=amend`,
      `/my-account/approval/${WAITING}/decline`,
    ],
  },
  {
    who: "admin@harrowstreet.example",
    site: "wholesale",
    pages: [
      "/manage-finances",
      "/manage-finances/paid",
      "/manage-finances/credits",
      "/manage-finances/statements",
    ],
  },
  {
    who: "agent@kitroom.example",
    pages: [
      "/connections",
      "/connections?search=nothing-like-this",
      "/connections?do=check",
      "/connections?name=Tenderline",
      "/program-data",
      "/my-account/quotes?search=nothing-like-this",
      "/content-previews",
      "/content",
      "/content?search=nothing-like-this",
      "/content/components/TermsText",
      "/content/components/TermsText/delete",
      "/content/components/TermsText/versions",
      "/content/pages/homepage",
      "/assisted-service",
      "/assisted-service?search=nobody-like-this",
      "/assisted-service?list=approval&sort=byOrganisation",
      "/assisted-service/create?unit=saltbush",
      "/assisted-service/assign",
    ],
  },
  {
    who: "buyer@harrowstreet.example",
    site: "wholesale",
    pages: [
      "/",
      "/orderUniform",
      "/my-account/allocations",
      "/packDetailsPage?packId=PK-HS-TEAM&step=1",
      "/search",
      "/global-search?search=shirt&currentPage=1",
      "/product/KC-5101/x",
      "/checkout/summary",
      "/configure/textfield/product/entityKey/KC-5001",
      "/configure/textfield/product/entityKey/KC-5001-YN-M",
      "/configure-overview/textfield/product/entityKey/KC-5001-YN-M?t0=Ana",
      "/configure/vc/product/entityKey/KC-5002-YN-M",
      "/configure/vc/product/entityKey/KC-5002-YN-M?group=NAME",
      "/configure-overview/vc/product/entityKey/KC-5002-YN-M?price=on",
      "/configure/cpq/product/entityKey/KC-5202-YN-M",
      "/configure-overview/cpq/product/entityKey/KC-5202-YN-M",
      "/configure/vc/quoteEntry/entityKey/1",
      "/quick-add/KM-1501",
      "/quick-order",
      "/cart/import",
      "/my-account/saved-carts",
      "/my-account/saved-carts?search=nothing-like-this",
      "/my-account/saved-cart/9000001",
      "/my-account/quotes",
      "/my-account/quotes/Q-1001",
      "/my-account/saved-cart/9000002?do=edit",
      "/my-account/saved-cart/9000002?do=copy",
      "/my-account/saved-cart/9000002?do=restore",
      "/my-account/saved-cart/9000002?do=delete",
      "/my-account/wish-list",
      "/cart",
      "/checkout/repeat",
      "/my-account/my-replenishments",
      "/my-account/my-replenishments?search=nothing-like-this",
      "/my-account/my-replenishment/RP-9001",
      "/my-account/my-replenishment/RP-9001?do=cancel",
      "/my-account/my-replenishment/RP-9002",
      "/my-account/orders",
      "/bulk-order",
      "/bulk-order?search=nothing-like-this",
    ],
  },
];

// The longest file of all: its tests share what workers there are.
test.describe.configure({ mode: "parallel" });

/** Pages for people who are not signed in. */
const OPEN = [
  "/login",
  "/forgot-password",
  "/register",
  "/login/verify-token",
  "/expired?token=none&type=SMS",
  "/update-email?token=none",
];

for (const site of ["", "wholesale."]) {
  test(`[FW-01] axe is silent and nothing overflows before a sign-in at ${site || "uniforms"}`, async ({
    page,
    shop,
  }) => {
    expect(await problemsOf(page, shop.url.replace("localhost", `${site}localhost`), OPEN)).toEqual([]);
  });
}

for (const { who, site, pages } of people) {
  test(`[FW-01] axe is silent and nothing overflows for ${who}`, async ({ page, freshShop: shop }) => {
    const url = site ? shop.url.replace("localhost", `${site}.localhost`) : shop.url;
    await signIn(page, { ...shop, url }, who);
    if (who.startsWith("newstarter")) {
      await page.goto(`${url}${packStep}1`);
      await choose(page, { product: "Women's one button jacket", size: "12" });
    }
    if (who.startsWith("wearer")) await fillCart(page, url);
    const problems = await problemsOf(page, url, pages);
    await page.goto(`${url}/my-account/orders`);
    problems.push(...(await problemsOf(page, url, await newestOrder(page))));
    expect(problems).toEqual([]);
  });
}

/** What is wrong with each of these pages at a desk, where its menus are another, and then on a phone. */
async function problemsOf(page: Page, url: string, paths: string[]): Promise<string[]> {
  const problems = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(url + path);
    const desk = [...(await accessProblems(page)), ...(await tooWide(page, 1280))];
    const head = await headProblems(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // 320 px is 400 % zoom.
    const phone = [
      ...(await accessProblems(page)),
      ...(await tooWide(page, 390)),
      ...(await tooWide(page, 320)),
    ];
    for (const problem of [...head, ...desk, ...phone]) problems.push(`${path}: ${problem}`);
  }
  return problems;
}

/** One h1, and a title. */
async function headProblems(page: Page): Promise<string[]> {
  const headings = await page.locator("h1").count();
  const title = await page.title();
  return [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(title.endsWith(" | Kitroom") ? [] : [`title "${title}"`]),
  ];
}

async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`${over} px too wide at ${width}`] : [];
}

/** The address of the newest order of the list that is open; a new starter has none. */
async function newestOrder(page: Page): Promise<string[]> {
  const order = page.locator("tbody a.code").first();
  if ((await order.count()) === 0) return [];
  const path = (await order.getAttribute("href"))!;
  return [path, `${path}/again`];
}

async function fillCart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/product/LB-2102/mens-stretch-chino`);
  await page.locator("label.stk").first().click();
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page).toHaveURL(/\/cart/);
}

test("[SI-08] every page of the shop asks for a sign-in and comes back", async ({ page, shop }) => {
  for (const path of [
    "/",
    "/orderUniform",
    `${packStep}1`,
    "/packList",
    "/cart",
    "/search/polo",
    "/global-search?search=polo",
    "/product/KM-1101/x",
    "/quick-add/KM-1101",
    "/checkout/review-order",
    "/checkout/payment-details",
    "/order-confirmation?code=KR-100001",
    "/my-account/orders",
    "/my-account/orders/KR-100001",
    "/my-account/orders/KR-100001/again",
    "/my-account/orders/KR-100001/again/outcome",
    "/my-account/profile",
  ]) {
    await page.goto(shop.url + path);
    await expect(page, path).toHaveURL(/\/login\?redirectTo=/);
  }
  await signIn(page, shop, "wearer@kestrel.example", "/my-account/profile");
  await expect(page).toHaveURL(/\/my-account\/profile$/);
});

test("[SI-08] another person's order, pack and cart are not found", async ({ page, shop }) => {
  await signIn(page, shop, "wearer@kestrel.example");
  for (const path of [
    "/my-account/orders/KR-099999",
    "/my-account/orders/KR-099999/again",
    "/order-confirmation?code=KR-099999",
    "/packDetailsPage?packId=PK-LB-WARDROBE&step=1",
    "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1",
    "/product/LB-2101/x",
  ]) {
    const answer = await page.goto(shop.url + path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  }
});

test("[SI-01] a wrong password is refused in words and nothing secret comes back", async ({ page, shop }) => {
  await page.goto(`${shop.url}/login?redirectTo=//evil.example`);
  await page.getByLabel("Email").fill("wearer@kestrel.example");
  await page.getByLabel("Password").fill("not-it");
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("alert")).toContainText("Bad credentials. Please login again");
  await expect(page.getByLabel("Email")).toHaveValue("wearer@kestrel.example");
  expect(await page.content()).not.toContain("not-it");
});
