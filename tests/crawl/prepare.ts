import { PASSWORD } from "../e2e/places";
import type { RunningShop } from "../e2e/host";
import { hrefs } from "../load/forms";
import { Visitor } from "../load/visitor";
import { originOf, type Role } from "./roles";

/** A step that a role may not do, or has nothing for, leaves out the pages behind it; the report says which. */
async function attempt(left: string[], what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    left.push(`${what} (${error instanceof Error ? error.message : String(error)})`);
  }
}

/**
 * Gives a person what their pages are about: an order just placed, a cart ready to be paid, a pack begun. It goes
 * by forms, as a browser without scripts.
 * @returns addresses to begin at, and what could not be prepared.
 */
export async function prepare(shop: RunningShop, role: Role): Promise<{ starts: string[]; left: string[] }> {
  const starts: string[] = [];
  const left: string[] = [];
  // In a punch-out visit the cart is the visit's own: it is filled in the browser that crawls.
  if (role.visit) return { starts, left };
  if (!role.who) {
    if (!role.site) await attempt(left, "pages behind a link of a mail", () => prepareDoor(shop, starts));
    return { starts, left };
  }
  const visitor = new Visitor(shop.url, new URL(originOf(role, shop)).host);
  try {
    await visitor.press("/login", /sign in/i, { email: role.who, password: PASSWORD });
    await attempt(left, "an order", async () => {
      await fillCart(visitor, "");
      const placed = await visitor.press("/checkout/payment-details", /place order/i, {
        termsChecked: "on",
        purchaseOrderNumber: "CRAWL1",
      });
      starts.push(placed.location!);
    });
    await attempt(left, "an order again", async () => {
      const [order] = await linksTo(visitor, "/my-account/orders", /^\/my-account\/orders\/KR-\d+$/);
      const again = await visitor.press(`${order}/again`, /add .* to cart|order again/i);
      if (again.location) starts.push(again.location);
    });
    if (role.manages) {
      const [code, name] = ["CRAWL", "Crawl"];
      await attempt(left, "a purchase limit", () =>
        visitor.press("/purchase-limits?do=add", /add purchase limit/i, { code, name, threshold: "250" }),
      );
      await attempt(left, "a user group", () =>
        visitor.press("/user-groups?do=add", /add user group/i, { uid: code, name }),
      );
    }
    await attempt(left, "a cart", () => fillCart(visitor, ""));
    await attempt(left, "a pack begun", () => beginPack(visitor, ""));
  } finally {
    visitor.close();
  }
  return { starts, left };
}

const FORGETFUL = "parttime@lanternbridge.example";

/** A code to register with, the link of a mail that sets a new password, and one that has expired. */
async function prepareDoor(shop: RunningShop, starts: string[]): Promise<void> {
  starts.push("/register/KM-JOIN", "/expired?token=none&type=EMAIL");
  const visitor = new Visitor(shop.url);
  try {
    await visitor.press("/forgot-password", /send the link/i, { userid: FORGETFUL });
    const mailed = async () => {
      const mails = hrefs((await visitor.get("/demo-outbox")).text).filter((href) =>
        /^\/demo-outbox\/[^/]+$/.test(href),
      );
      for (const mail of mails.slice(0, 3)) {
        const link = /\/reset\?[^\s"<]+/.exec((await visitor.get(mail)).text);
        if (link) return link[0].replaceAll("&amp;", "&");
      }
      return undefined;
    };
    // The outbox sends within seconds.
    for (let second = 0; second < 15; second += 1) {
      const link = await mailed();
      if (link) {
        starts.push(link);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    throw new Error("no mail came");
  } finally {
    visitor.close();
  }
}

/** Fills the cart of a punch-out visit, under its key. */
export async function prepareVisit(origin: string, key: string): Promise<string[]> {
  const left: string[] = [];
  const visitor = new Visitor(origin);
  await attempt(left, "a cart", () => addSomething(visitor, key));
  await attempt(left, "a pack begun", () => beginPack(visitor, key));
  visitor.close();
  return left;
}

const linksTo = async (visitor: Visitor, path: string, wanted: RegExp): Promise<string[]> => {
  const found = hrefs((await visitor.get(path)).text).filter((href) => wanted.test(href));
  if (found.length === 0) throw new Error(`${path} has no link ${wanted}`);
  return [...new Set(found)];
};

async function fillCart(visitor: Visitor, key: string): Promise<void> {
  await addSomething(visitor, key);
  await visitor.press(`${key}/checkout/delivery-address`, /continue/i);
  await visitor.press(`${key}/checkout/delivery-mode`, /continue/i);
}

async function addSomething(visitor: Visitor, key: string): Promise<void> {
  const products = await linksTo(visitor, `${key}/search`, /\/product\//);
  // Some have value-adds that must be typed, or nothing on the shelf.
  await first(products.slice(0, 6), (product) => visitor.press(product, /add to cart/i));
}

async function beginPack(visitor: Visitor, key: string): Promise<void> {
  const packs = await linksTo(visitor, `${key}/orderUniform`, /\/packDetailsPage\?/);
  await first(packs.slice(0, 4), async (pack) => {
    const id = new URLSearchParams(pack.split("?")[1]).get("packId")!;
    const choices = await linksTo(visitor, `${key}/packDetailsPage?packId=${id}&step=1`, /[?&]style=/);
    await first(choices.slice(0, 6), (choice) => visitor.press(choice, /add to bundle/i));
  });
}

/** Does the work for the first thing that lets it. @throws the last refusal. */
async function first<T>(things: T[], work: (thing: T) => Promise<unknown>): Promise<void> {
  let refusal: unknown = new Error("there is none");
  for (const thing of things) {
    try {
      await work(thing);
      return;
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
