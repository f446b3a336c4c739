import { manifest } from "../unit/built";
import { routePatterns } from "../../app/host/route-patterns.server";
import { KEYED_BASE } from "../../app/session/keyed.server";

/** Pages of one kind that are looked at; a shop has thousands of products and one product page. */
export const SAMPLES = 2;

const { routes } = manifest();
const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
const names = routePatterns({ routes } as unknown as Parameters<typeof routePatterns>[0]);

/** The key of a punch-out visit stands before every path of it. */
export const plainPath = (address: string): string => address.replace(KEYED_BASE, "") || "/";

/** The route that draws an address, as the manifest names it: "/product/:productCode/:name". */
export const patternOf = (address: string): string => names.of(plainPath(address));

/** Every page of the build, as patterns: routes at the end of an address. */
export const PATTERNS: string[] = [
  ...new Set(
    Object.values(routes)
      .filter(({ id }) => !parents.has(id))
      .map((route) => {
        const parent = route.parentId ? routes[route.parentId] : undefined;
        return `/${[parent?.path, route.path].filter(Boolean).join("/")}`;
      }),
  ),
];

/**
 * The kind of page an address is: its route, which parameters it has, and the words (not numbers or codes) that
 * make a step of a pack another page.
 */
export function kindOf(address: string): string {
  const { searchParams } = new URL(address, "http://shop");
  const step = searchParams.get("step") ?? "";
  const keys = [...new Set(searchParams.keys())].sort().join("&");
  return `${patternOf(address)}?${keys}${/^[a-z]+$/.test(step) ? `=${step}` : ""}`;
}

/**
 * The page that an address is of, which has a title of its own: filters, sorting and leaves of a list do not make
 * another one, the place in a pack does. Undefined where the visit knows which pack is meant, and for a mail: of two
 * sign-ins within a minute a person has two of one subject.
 */
export function pageOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(plainPath(address), "http://shop");
  if (pathname.startsWith("/pack") && pathname !== "/packList" && !searchParams.has("packId"))
    return undefined;
  if (pathname.startsWith("/demo-outbox/")) return undefined;
  if (pathname === "/packDetailsPage" && !searchParams.has("step")) searchParams.set("step", "1");
  const place = ["packId", "step", "set", "style"].map((key) => searchParams.get(key) ?? "");
  return `${pathname === "/home" ? "/" : pathname} ${place.join(" ").trim()}`.trim();
}

/** Addresses still to be looked at, each kind a few times. */
export class Frontier {
  private waiting: string[] = [];
  private readonly seen = new Set<string>();
  private readonly kinds = new Map<string, number>();

  /** @returns those that will not be looked at, because there are enough of their kind; each is given once. */
  add(addresses: string[]): string[] {
    const left: string[] = [];
    for (const address of addresses) {
      if (this.seen.has(address)) continue;
      this.seen.add(address);
      const kind = kindOf(address);
      const count = this.kinds.get(kind) ?? 0;
      this.kinds.set(kind, count + 1);
      (count < SAMPLES ? this.waiting : left).push(address);
    }
    return left;
  }

  /** The next address; one of `preferred` where there is one. */
  next(preferred: ReadonlySet<string>): string | undefined {
    const address = this.waiting.find((one) => preferred.has(one)) ?? this.waiting[0];
    this.waiting = this.waiting.filter((one) => one !== address);
    return address;
  }
}
