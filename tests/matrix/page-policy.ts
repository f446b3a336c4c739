import { expect } from "vitest";
import { isOpenInVisits } from "../../app/session/punch-out-paths.server";
import type { Capability } from "../../commerce/http/policy";
import { opened, type Page } from "./addresses";
import type { Cast, Member } from "./cast";
import { DECIDED_BY_MORE, has, reaches, refusalOf, type Scopes } from "./policy";
import { nameOf } from "./requests";
import type { Visitor } from "./visitors";
import type { Asked } from "./watching";

/** Pages that refuse by a capability that no call of theirs needs when they are opened. */
const ASKED_BY_THE_PAGE: Readonly<Record<string, Capability>> = {
  "/checkout/repeat": "schedule-orders",
  "/manage-users/leavers/:customerPK": "manage-organisation",
  "/assisted-service": "act-for-customers",
};

/** Where nobody is sent to sign in, and where a visit is led from a page that is closed to it. */
const SIGN_IN = "→ /login";
export const LANDING = "→ /orderUniform";

const WHEN_OF = "It reads when its dates are for whoever is signed in, and shows itself without a person too";
const ASSORTMENT = "A style is of the whole organisation's assortment";

const LISTS = {
  /** Pages that ask about the person who opens them, and open to nobody as well. */
  opensToNobody: {
    "/approve-order/:key":
      "Its key opens it; it asks whether whoever is signed in approves orders, to lead them on",
    "/demo-outbox": WHEN_OF,
    "/demo-reset": WHEN_OF,
    "/punchout-loading": "Its words follow the region of who is signed in, or the language of the browser",
  },
  /** Pages that send nobody to the sign-in page, though they ask nothing of a person. */
  asksNothing: {
    "/logout": "There is nobody to sign out",
  },
  /** Pages that a visit may have and is led from, or is shown though its list closes them. */
  otherInVisits: {
    "/": "A visit begins with its packs",
    "/home": "A visit begins with its packs",
    "/logout": "Whoever is in a visit may end it",
  },
  /** Pages that show the things of somebody outside of every scope, and why that tells nothing of a person. */
  outOfScope: {
    "/Brands/:brandName/c/:brandCode": ASSORTMENT,
    "/category/:categoryCode": ASSORTMENT,
    "/product/:productCode/:name": ASSORTMENT,
    "/product/:productCode/:name/review": ASSORTMENT,
    "/quick-add/:productCode": ASSORTMENT,
    "/purchase-order/add":
      "The unit is a text of the address; whoever saves the form is asked which of their units it is",
  },
  /** Pages that stand in the menus of some, and not of all to whom they open. */
  notInMenus: {
    "/global-search": "The header of wholesale has the search of its catalogue alone",
  },
  /** Links to pages that are closed to a visit, on pages to which no visit comes. */
  nobodyComes: {
    "/update-email → /my-account/update-email": "The link of a mail leads to no visit",
  },
} satisfies Record<string, Readonly<Record<string, string>>>;

type List = keyof typeof LISTS;

/** Every entry of the lists, as `used` has them. */
export const EXCEPTIONS: readonly string[] = [
  ...Object.keys(ASKED_BY_THE_PAGE).map((path) => `asks ${path}`),
  ...Object.entries(LISTS).flatMap(([list, paths]) => Object.keys(paths).map((path) => `${list} ${path}`)),
];

/** The entries that were needed. */
export type Used = Set<string>;

/** Whether a page, or a link, is on a list; notes that it had to be. */
export function excused(list: List, path: string, used: Used): boolean {
  if (!(path in LISTS[list])) return false;
  used.add(`${list} ${path}`);
  return true;
}

/** One opening of a page, or one post to it. */
export interface Opening {
  said: string;
  page: Page;
  visitor: Visitor;
  /** Whose things are in the address, if they are not the visitor's. */
  owner?: Member;
  status: number;
  /** The calls of the API that the page made. */
  asked: Asked[];
}

/** Whether a call was answered as the policy says. @returns whether it was refused. */
function keepCall(said: string, { self, keyed }: Visitor, asked: Asked, cast: Cast, scopes: Scopes): boolean {
  const { call, token, userId, status } = asked;
  const standing = token ? { self, token, sid: keyed?.sid, site: "" } : { site: "" };
  const named = Object.values(cast).find(({ things }) => things.customerId === userId);
  const refusal = refusalOf(call, standing, named === self ? undefined : named, scopes);
  if (refusal !== undefined) {
    expect(status, `${said}: the policy refuses ${nameOf(call)}`).toBe(refusal);
    return true;
  }
  if (status === 403 && DECIDED_BY_MORE[nameOf(call)]) return true;
  expect([401, 403], `${said}: the policy allows ${nameOf(call)}`).not.toContain(status);
  return false;
}

/**
 * Whether a page's answer follows from the policy: it is refused exactly when a call that it makes is refused to whoever
 * opens it, or a capability that it asks for itself; and what it shows of somebody else is in the scope of a capability
 * that one of its calls needs.
 * @param used Gets the entries of the lists above that were needed.
 */
export function keepPagePolicy(
  { said, page, visitor, owner, status, asked }: Opening,
  { cast, scopes, used }: { cast: Cast; scopes: Scopes; used: Used },
): void {
  const { path } = page;
  const { self } = visitor;
  const refused = asked.filter((one) => keepCall(said, visitor, one, cast, scopes));
  const needs = ASKED_BY_THE_PAGE[path];
  if (refused.length > 0) {
    const names = refused.map(({ call }) => nameOf(call)).join(", ");
    expect(status, `${said}: ${names} is refused, and so is the page`).toBe(403);
  } else if (needs && self && !has(self, needs)) {
    expect([302, 303, 204, 403], `${said}: ${needs} is refused, and so is the page`).toContain(status);
    if (status === 403) used.add(`asks ${path}`);
  } else expect(status, `${said}: the policy refuses nothing that the page asks for`).not.toBe(403);
  // A key in the path opens what it names, whoever holds it.
  if (!owner || !self || opened(page).byKey || status !== 200) return;
  const inScope = asked.some(({ call: { needs, others } }) =>
    [needs, others].some((capability) => capability && reaches(scopes, self, capability, owner)),
  );
  if (inScope || excused("outOfScope", path, used)) return;
  expect.fail(`${said}: it shows the things of ${owner.name}, who is not in scope`);
}

/** What a page answered when it was opened, and what its own loader asked for where its data was asked for alone. */
export interface PageAnswer {
  answer: string;
  asked: Asked[];
}

/**
 * Whether a page sends away whom it must: nobody sees what a page asks about a person, and a punch-out visit is led from
 * the pages that its list closes and from no other.
 */
export function keepDoors(
  path: string,
  { nobody, wearer, visit }: Record<"nobody" | "wearer" | "visit", PageAnswer | undefined>,
  used: Used,
): void {
  if (!nobody || !wearer) return;
  const guarded = wearer.asked.filter(({ call }) => call.guarded).map(({ call }) => nameOf(call));
  const sentToSignIn = nobody.answer === SIGN_IN && wearer.answer !== SIGN_IN;
  if (guarded.length > 0 && !sentToSignIn && !excused("opensToNobody", path, used))
    expect.fail(`${path} asks ${guarded.join(", ")} and opens to nobody: ${nobody.answer}`);
  if (guarded.length === 0 && sentToSignIn && wearer.answer === "200" && !excused("asksNothing", path, used))
    expect.fail(`${path} asks nothing of a person and sends nobody to the sign-in page`);
  if (!visit || !sentToSignIn) return;
  const closed = visit.answer === LANDING && path !== LANDING.slice(2);
  if (closed === isOpenInVisits(path) && !excused("otherInVisits", path, used))
    expect.fail(`${path} answers a visit ${visit.answer}, and its list says ${closed ? "open" : "closed"}`);
}
