import { hrefs } from "./forms";
import { Visitor } from "./visitor";

/** A core page with the address that this run's data gives it, and who looks at it. */
export interface CorePage {
  name: string;
  path: string;
  visitor: Visitor;
}

export interface Shoppers {
  nobody: Visitor;
  /** newstarter@kestrel.example: packs, points, prices hidden. */
  wearer: Visitor;
  /** admin@korraline.example: the catalogue, a cart and a checkout. */
  admin: Visitor;
  /** buyer@harrowstreet.example, on the wholesale site: a cart of 60 lines. */
  buyer: Visitor;
}

/** Pages that show as much as a page of a list holds. */
export const FULL_LISTS = new Set(["list of 18", "cart of 60"]);

const PASSWORD = "Kitroom-2026!";

/** Signs a person of the demo in. */
export const signIn = (visitor: Visitor, email: string) =>
  visitor.press("/login", /sign in/i, { email, password: PASSWORD });

/** A preparation that a shop in the making cannot do yet leaves its pages to say so. */
async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.log(`  not prepared: ${what} (${error instanceof Error ? error.message : String(error)})`);
  }
}

async function firstLink(visitor: Visitor, path: string, wanted: RegExp): Promise<string> {
  const found = hrefs((await visitor.get(path)).text).find((href) => wanted.test(href));
  if (!found) throw new Error(`${path} has no link ${wanted}`);
  return found;
}

/** Somebody who opens the wholesale site, which the host knows by its name. */
export function wholesaleVisitor(url: string): Visitor {
  const { port } = new URL(url);
  return new Visitor(url, `wholesale.localhost:${port}`);
}

/** Orders one piece of each size of as many styles as it takes. */
async function fillCart(buyer: Visitor, lines: number): Promise<void> {
  const styles = hrefs((await buyer.get("/search")).text).filter((href) => href.startsWith("/product/"));
  let left = lines;
  for (const style of new Set(styles)) {
    if (left <= 0) return;
    const { text } = await buyer.get(style);
    const boxes = [...text.matchAll(/<input[^>]*name="(q-[^"]*)"/g)].slice(0, left).map(([, name]) => name!);
    if (boxes.length === 0) continue;
    await buyer.press(style, /add to cart/i, Object.fromEntries(boxes.map((name) => [name, "1"])));
    left -= boxes.length;
  }
}

/** Signs the shoppers in by their forms, fills a draft and a cart, and gives the pages to measure. */
export async function preparePages({ nobody, wearer, admin, buyer }: Shoppers): Promise<CorePage[]> {
  await signIn(wearer, "newstarter@kestrel.example");
  await signIn(admin, "admin@korraline.example");
  await signIn(buyer, "buyer@harrowstreet.example");
  let pack = "/packDetailsPage";
  let choose = "/packDetailsPage?style=unknown";
  let product = "/product/unknown/unknown";
  await attempt("a pack with one item chosen", async () => {
    const href = await firstLink(wearer, "/orderUniform", /^\/packDetailsPage\?/);
    pack = `/packDetailsPage?packId=${new URLSearchParams(href.split("?")[1]).get("packId")}`;
    choose = await firstLink(wearer, `${pack}&step=1`, /[?&]style=/);
    await wearer.press(choose, /add to bundle/i);
    choose = await firstLink(wearer, `${pack}&step=2`, /[?&]style=/);
  });
  await attempt("a cart with two products", async () => {
    const list = hrefs((await admin.get("/search/polo")).text).filter((href) => href.startsWith("/product/"));
    product = list[0] ?? product;
    for (const href of new Set([product, list.at(-1) ?? product])) await admin.press(href, /add to cart/i);
  });
  await attempt("a checkout with address and delivery mode", async () => {
    await admin.press("/checkout/delivery-address", /continue/i);
    await admin.press("/checkout/delivery-mode", /continue/i);
  });
  await attempt("a wholesale cart of 60 lines", () => fillCart(buyer, 60));
  const of = (visitor: Visitor) => (name: string, path: string) => ({ name, path, visitor });
  const [asNobody, asWearer, asAdmin, asBuyer] = [of(nobody), of(wearer), of(admin), of(buyer)];
  return [
    asNobody("login", "/login"),
    asWearer("home", "/"),
    asWearer("packs", "/orderUniform"),
    asWearer("pack step 1", `${pack}&step=1`),
    asWearer("choose", choose),
    asWearer("review", `${pack}&step=review`),
    asAdmin("list of 18", "/search"),
    asAdmin("search", "/search/polo"),
    asAdmin("product", product),
    asAdmin("cart", "/cart"),
    asBuyer("cart of 60", "/cart"),
    asAdmin("review order", "/checkout/review-order"),
    asAdmin("payment", "/checkout/payment-details"),
    asAdmin("orders", "/my-account/orders"),
    asAdmin("approvals", "/my-account/approval-dashboard"),
    asAdmin("team order", "/proxy-order?do=team"),
    asAdmin("purchase orders", "/purchase-order"),
    asAdmin("finances", "/manage-finances"),
    asAdmin("users", "/manage-users"),
    asAdmin("units", "/business-units"),
    asAdmin("change log", "/change-log"),
  ];
}
