import { hrefs } from "./forms";
import type { Visitor } from "./visitor";

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
}

const PASSWORD = "Kitroom-2026!";

const signIn = (visitor: Visitor, email: string) =>
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

/** Signs the shoppers in by their forms, fills a draft and a cart, and gives the pages to measure. */
export async function preparePages({ nobody, wearer, admin }: Shoppers): Promise<CorePage[]> {
  await signIn(wearer, "newstarter@kestrel.example");
  await signIn(admin, "admin@korraline.example");
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
  const of = (visitor: Visitor) => (name: string, path: string) => ({ name, path, visitor });
  const [asNobody, asWearer, asAdmin] = [of(nobody), of(wearer), of(admin)];
  return [
    asNobody("login", "/login"),
    asWearer("home", "/"),
    asWearer("packs", "/orderUniform"),
    asWearer("pack step 1", `${pack}&step=1`),
    asWearer("choose", choose),
    asWearer("review", `${pack}&step=review`),
    asAdmin("search", "/search/polo"),
    asAdmin("product", product),
    asAdmin("cart", "/cart"),
    asAdmin("review order", "/checkout/review-order"),
    asAdmin("payment", "/checkout/payment-details"),
    asAdmin("orders", "/my-account/orders"),
  ];
}
