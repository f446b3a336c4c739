import type { TestApi } from "../support/api";
import { PASSWORD } from "../support/settings";
import type { Browser } from "./browser";

export interface Step {
  name: string;
  act: (browser: Browser) => Promise<unknown>;
  /** Done twice, it says something else the second time: what was removed is not there any more. */
  saysOtherwise?: boolean;
}

export interface Journey {
  name: string;
  email: string;
  /** Where it starts, when that is made by the API. */
  start?: (api: TestApi) => Promise<string>;
  steps: (start: string) => Step[];
}

const step = (name: string, act: Step["act"], more: Partial<Step> = {}): Step => ({ name, act, ...more });

const signIn = (email: string): Step[] => [
  step("open the sign-in page", (browser) => browser.go("/login")),
  step("sign in", (browser) => browser.press(/^sign in/i, { email, password: PASSWORD })),
];

const choosing: Step[] = [
  step("open a pack", (browser) => browser.follow(/packDetailsPage\?packId=PK-KC-SUN/)),
  step("open an item", (browser) => browser.follow(/[?&]style=/)),
  // One hat fills its step, so the next one opens by itself.
  step("add the item", (browser) => browser.press(/add to bundle/i)),
  step("on to the review", (browser) => browser.press(/^next|review/i)),
  step("add the pack to the cart", (browser) => browser.press(/^add to cart/i)),
];

const openCheckout = step("open the checkout", (browser) => browser.follow(/\/checkout$/));

/** Where nothing is to pay, all of it is one page. */
const onePage: Step[] = [
  openCheckout,
  step("see the days of another way", (browser) => browser.press(/^update total and dates/i)),
  step("place the order on one page", (browser) =>
    browser.press(/^place order/i, { purchaseOrderNumber: "PO77NOV", termsChecked: "on" }),
  ),
];

/** What goes back has a number of its own each time, so its page cannot be compared; tests/contract/cxml is about it. */
const returning: Step[] = [
  step("open the cart", (browser) => browser.follow(/\/cart$/)),
  step("ask to cancel the requisition", (browser) => browser.follow(/\/logout$/)),
];

const checkout: Step[] = [
  openCheckout,
  step("review the order", (browser) => browser.follow(/checkout\/review-order/)),
  step("open the addresses", (browser) => browser.follow(/checkout\/delivery-address/)),
  step("deliver to a saved address", (browser) => browser.press(/^continue to delivery/i)),
  step("choose the delivery mode", (browser) => browser.press(/^continue/i)),
  step("place the order", (browser) =>
    browser.press(/^place order/i, { purchaseOrderNumber: "PO77NOV", termsChecked: "on" }),
  ),
];

const newAddress = {
  firstName: "Aroha",
  lastName: "O'Brien-Ngāti",
  line1: "7 Dock & Sons Lane",
  town: "Geelong",
  region: "VIC",
  postalCode: "3220",
  country: "AU",
};

/** What people come for, from the first page to the last. */
export const journeys: Journey[] = [
  {
    name: "pack order",
    email: "wearer@korraline.example",
    steps: () => [
      ...signIn("wearer@korraline.example"),
      step("open the packs", (browser) => browser.go("/orderUniform")),
      ...choosing,
      ...checkout.slice(0, 3),
      step("deliver to a new address", (browser) => browser.press(/^save and deliver/i, newAddress)),
      step("back to the addresses", (browser) => browser.go("/checkout/delivery-address")),
      ...checkout.slice(3),
      step("open the orders", (browser) => browser.go("/my-account/orders")),
      step("open the order", (browser) => browser.follow(/my-account\/orders\/KR-/)),
      step("ask to cancel it", (browser) => browser.follow(/\/cancel$/)),
      step("cancel it", (browser) => browser.press(/^cancel order/i)),
    ],
  },
  {
    name: "catalogue",
    email: "wearer@lanternbridge.example",
    steps: () => [
      ...signIn("wearer@lanternbridge.example"),
      step("search", (browser) => browser.go("/search/blazer")),
      step("open a product", (browser) => browser.follow(/^\/product\//)),
      step("add the product to the cart", (browser) => browser.press(/^add to cart/i, { quantity: "2" })),
      step("one more of it", (browser) => browser.press(/one more|increase|^\+$|more of/i)),
      step("remove it", (browser) => browser.press(/^remove/i), { saysOtherwise: true }),
    ],
  },
  {
    name: "account",
    email: "wearer@kestrel.example",
    steps: () => [
      ...signIn("wearer@kestrel.example"),
      step("open the orders", (browser) => browser.go("/my-account/orders")),
      step("open an order", (browser) => browser.follow(/my-account\/orders\/KR-/)),
      step("open the profile", (browser) => browser.go("/my-account/profile")),
      step("change the preferred name", (browser) => browser.press(/^save/i, { preferredName: "Tāne" })),
      step("open the sign-out page", (browser) => browser.go("/logout")),
      step("sign out", (browser) => browser.press(/^sign out/i)),
    ],
  },
  {
    name: "one page",
    email: "wearer@korraline.example",
    steps: () => [
      ...signIn("wearer@korraline.example"),
      step("open the packs", (browser) => browser.go("/orderUniform")),
      ...choosing,
      ...onePage,
    ],
  },
  {
    name: "punch-out",
    email: "wearer@korraline.example",
    start: async (api) => {
      const { body } = await api.call("POST", "/orgUsers/current/punchout/sessions", {
        as: "wearer@korraline.example",
        body: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "buyer-1" },
      });
      return String(body.startPath);
    },
    steps: (start) => [step("arrive", (browser) => browser.go(start)), ...choosing, ...returning],
  },
];
