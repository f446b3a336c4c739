import { hrefs } from "./forms";
import type { Onlooker } from "./in-process";
import { Visitor } from "./visitor";

const PASSWORD = "Kitroom-2026!";

/** A page of an organisation: where it is, and who looks at it. */
export interface MillionPage {
  name: string;
  path: string;
  onlooker: Onlooker;
}

const ROLES = ["wearer", "approver", "admin", "finance"] as const;
type People = Record<(typeof ROLES)[number], Visitor>;

async function signedIn(url: string, organisation: string): Promise<People> {
  const people = ROLES.map(async (role) => {
    const visitor = new Visitor(url);
    await visitor.press("/login", /sign in/i, {
      email: `${role}@${organisation}.example`,
      password: PASSWORD,
    });
    return [role, visitor] as const;
  });
  return Object.fromEntries(await Promise.all(people)) as People;
}

/** The first address of a page that begins so; the page must have one. */
async function first(visitor: Visitor, page: string, beginning: string): Promise<string> {
  const found = hrefs((await visitor.get(page)).text).find((href) => href.startsWith(beginning));
  if (!found) throw new Error(`${page} has no link that begins with ${beginning}`);
  return found;
}

/** The pages that a larger shop could make dearer, of an organisation of the demo. Its people sign in by their forms. */
export async function millionPages(url: string, organisation: string): Promise<MillionPage[]> {
  const { wearer, approver, admin, finance } = await signedIn(url, organisation);
  const [order, waiting, unitOrder, invoice, step] = await Promise.all([
    first(wearer, "/my-account/orders", "/my-account/orders/"),
    first(approver, "/my-account/approval-dashboard", "/my-account/approval/"),
    first(admin, "/my-account/unit-orders", "/my-account/unit-orders/"),
    first(finance, "/manage-finances", "/manage-finances/invoice/"),
    first(wearer, "/orderUniform", "/packDetailsPage?"),
  ]);
  const number = waiting.split("/").at(-1)!.split("?")[0]!;
  const dashboard = "/my-account/approval-dashboard";
  const of = (onlooker: Visitor, pages: Record<string, string>): MillionPage[] =>
    Object.entries(pages).map(([name, path]) => ({ name, path, onlooker }));
  const pages = [
    ...of(wearer, {
      "home, wearer": "/",
      orders: "/my-account/orders",
      "an order": order,
      "a pack's step": step,
    }),
    ...of(approver, {
      "home, approver": "/",
      approvals: dashboard,
      "approvals, by number": `${dashboard}?search=${number}`,
      "approvals, by name": `${dashboard}?search=anahera`,
      "approvals, decided": `${dashboard}/actioned`,
      "decided, by name": `${dashboard}/actioned?search=anahera`,
      "an approval": waiting,
    }),
    ...of(admin, {
      "home, administrator": "/",
      "unit orders": "/my-account/unit-orders",
      "unit orders, by name": "/my-account/unit-orders?search=anahera",
      "a unit order": unitOrder,
      users: "/manage-users",
      "users, by name": "/manage-users?search=anahera",
      "users, by email": `/manage-users?search=wearer%40${organisation}`,
      "change log": "/change-log",
      "change log, of people": "/change-log?kind=person",
      products: "/search",
      "products, by a word": "/search/polo",
    }),
    ...of(finance, {
      "home, finance": "/",
      finances: "/manage-finances",
      "finances, by number": `/manage-finances?search=${invoice.split("/").at(-1)!}`,
      "paid invoices": "/manage-finances/paid",
      "an invoice": invoice,
      statements: "/manage-finances/statements",
    }),
  ];
  for (const visitor of [wearer, approver, admin, finance]) visitor.close();
  return pages;
}
