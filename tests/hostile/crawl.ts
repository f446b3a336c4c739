import type { Stage } from "../support/stage";
import type { Storefront } from "../support/storefront";
import { addressOf, type Page } from "../matrix/addresses";
import type { Visitor } from "../matrix/visitors";
import { readPage, type PageForm } from "./html";
import { read, type Said } from "./send";

/** A form as one visitor was shown it. */
export interface ShownForm {
  visitor: Visitor;
  /** The page it stood on. */
  at: string;
  form: PageForm;
}

/** The page that an address belongs to; fixed names go before those with a colon, and those before a star. */
export function pageAt(pages: Page[], address: string): Page | undefined {
  const path = address.replace(/[?#].*/, "");
  const pattern = (page: Page) =>
    new RegExp(`^${page.path.replaceAll(/:\w+/g, "[^/]+").replace(/\/\*$/, "/.*")}$`);
  const rank = ({ path: name }: Page) => (name.includes("*") ? 2 : name.includes(":") ? 1 : 0);
  return pages.filter((page) => pattern(page).test(path)).sort((a, b) => rank(a) - rank(b))[0];
}

/** Asks the storefront as a visitor, and takes back what that wrote. */
export async function visit(
  stage: Stage,
  shop: Storefront,
  { cookie, keyed, host }: Visitor,
  address: string,
  sent: { body?: BodyInit; headers?: Record<string, string> } = {},
) {
  return stage.attempt(async () => read(await shop.request(address, { cookie, keyed, host, ...sent })));
}

/** In a punch-out visit addresses stand behind the key; without it they are those of everybody. */
const plain = (address: string) => address.replace(/^\/s\/[^/]+(?=\/|$)/, "") || "/";

/**
 * Opens every page as a visitor and follows its links, one of each kind: a page with the same names in its
 * query is the same kind.
 */
export async function crawl(
  stage: Stage,
  shop: Storefront,
  pages: Page[],
  visitor: Visitor,
  look: (said: Said, address: string) => void,
): Promise<ShownForm[]> {
  const kindOf = (address: string) => {
    const names = [...new URL(address, "http://shop.test").searchParams.keys()];
    return `${pageAt(pages, address)?.path} ${[...new Set(names)].sort().join()}`;
  };
  const waiting = pages.flatMap((page) => (visitor.self && addressOf(page, visitor.self.things)) ?? []);
  if (!visitor.self) waiting.push("/login", "/", "/help/returns");
  const seen = new Set<string>();
  const forms: ShownForm[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = kindOf(address);
    if (seen.has(kind) || seen.has(address)) continue;
    seen.add(address);
    const { result } = await visit(stage, shop, visitor, address);
    look(result, address);
    // What is not found, such as an approver's own order, says nothing about others of its kind.
    if (result.status !== 404) seen.add(kind);
    const { forms: shown, links } = readPage(result.text, address);
    for (const form of shown) {
      forms.push({ visitor, at: address, form: { ...form, action: plain(form.action) } });
    }
    waiting.push(...links.map(plain));
  }
  return forms;
}
