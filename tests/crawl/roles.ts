import type { Page } from "@playwright/test";
import type { RunningShop } from "../e2e/host";
import { signIn } from "../e2e/shop";
import { startVisit } from "../e2e/start-visit";

/** Who crawls: everybody's kind of account once, and a wearer of each program. */
export interface Role {
  name: string;
  who?: string;
  site?: "wholesale";
  /** Looks after an organisation, so that there is something to look after. */
  manages?: true;
  /** Comes from a procurement system: no cookie, a key in the path. */
  visit?: true;
}

export const ROLES: Role[] = [
  { name: "nobody" },
  { name: "nobody, wholesale", site: "wholesale" },
  // Before their administrator, whose forms may lock them out.
  { name: "wearer@korraline.example, punch-out", who: "wearer@korraline.example", visit: true },
  ...[
    "newstarter@kestrel.example",
    "wearer@kestrel.example",
    "wearer@lanternbridge.example",
    "wearer@saltbush.example",
    "wearer@emberbun.example",
    "approver@saltbush.example",
    "finance@emberbun.example",
    "admin@korraline.example",
    "agent@kitroom.example",
  ].map((who): Role => ({
    name: who,
    who,
    ...(who.startsWith("admin@") ? { manages: true } : {}),
  })),
  ...["buyer@harrowstreet.example", "admin@harrowstreet.example"].map((who): Role => ({
    name: who,
    who,
    site: "wholesale",
  })),
];

/** The shop's origin as a role asks for it. */
export const originOf = ({ site }: Role, shop: RunningShop): string =>
  site ? shop.url.replace("localhost", `${site}.localhost`) : shop.url;

/** Brings a browser into the shop; @returns what stands before every path of the visit. */
export async function enter(page: Page, shop: RunningShop, role: Role): Promise<string> {
  const origin = originOf(role, shop);
  if (!role.who) return origin;
  if (!role.visit) {
    await signIn(page, { ...shop, url: origin }, role.who);
    return origin;
  }
  await page.goto(origin + (await startVisit(shop, role.who, "https://buyer.example/return")));
  const key = /^\/s\/[^/]+/.exec(new URL(page.url()).pathname)?.[0];
  if (!key) throw new Error(`${role.name}: no key in ${page.url()}`);
  return origin + key;
}
