import { isOpenInVisits } from "../../app/session/punch-out-paths.server";
import { readPage } from "../hostile/html";
import { excused, LANDING, type Used } from "./page-policy";

/** What leads from a page: a link or a search form, or a button that posts. */
type Way = "link" | "form";

/** Where the links, forms and buttons of a page lead, on this shop. */
function waysOf(html: string, address: string): { way: Way; to: string }[] {
  const { links, forms, buttons } = readPage(html, address);
  return [
    ...links.map((to) => ({ way: "link" as const, to })),
    ...forms.map(({ method, action: to }) => ({
      way: method === "POST" ? ("form" as const) : ("link" as const),
      to,
    })),
    ...buttons.map((to) => ({ way: "form" as const, to })),
  ];
}

/** The page that says that there is none has the menus and little else. */
const MENUS_ALONE = "/*";

interface Place {
  on: string;
  address: string;
  base: string;
}

/**
 * What everybody was shown of this shop's pages, and what those pages answered them. A menu, a button and a refusal
 * must say the same.
 * @param find The page of an address, as the router knows it.
 */
export function menus(find: (path: string) => string | undefined) {
  /** By who was shown it and what it leads to: the pages on which it stands. */
  const shown = new Map<string, { who: string; way: Way; page: string; on: Set<string> }>();
  const answers = new Map<string, Set<string>>();
  const keyOf = (who: string, way: Way, page: string) => `${who} ${way} ${page}`;
  return {
    /**
     * @param on The page, as the router knows it.
     * @param base The path of a punch-out visit, which starts all its addresses.
     */
    show(who: string, html: string, { on, address, base }: Place): void {
      for (const { way, to } of waysOf(html, `${base}${address}`)) {
        if (!to.startsWith(`${base}/`)) continue;
        const page = find(to.slice(base.length).replace(/[?#].*/, "") || "/");
        if (!page) continue;
        const key = keyOf(who, way, page);
        const known = shown.get(key) ?? { who, way, page, on: new Set() };
        shown.set(key, known);
        known.on.add(on);
      }
    },
    answered(who: string, way: Way, page: string, answer: string): void {
      const key = keyOf(who, way, page);
      answers.set(key, (answers.get(key) ?? new Set()).add(answer));
    },
    /**
     * Links of the menus, which stand on every page, that somebody is not shown though the page opens to them and others
     * have its link.
     * @param people Who has the whole menus: neither nobody nor a visit.
     */
    missing(people: string[], used: Used): string[] {
      const inMenus = [...shown.values()].filter(({ way, on }) => way === "link" && on.has(MENUS_ALONE));
      const pages = new Set(inMenus.filter(({ who }) => people.includes(who)).map(({ page }) => page));
      return [...pages].flatMap((page) =>
        people
          .filter((who) => answers.get(keyOf(who, "link", page))?.has("200"))
          .filter((who) => !shown.get(keyOf(who, "link", page))?.on.has(MENUS_ALONE))
          .filter(() => !excused("notInMenus", page, used))
          .map((who) => `${who} may open ${page}, and no menu leads there`),
      );
    },
    /** The ways that lead nowhere: to a page that is refused to who is shown them, or closed to their visit. */
    dead(used: Used): string[] {
      const isRefused = (page: string, answer: string) =>
        answer === "403" || (answer === LANDING && !isOpenInVisits(page));
      return [...shown].flatMap(([key, { who, way, page, on }]) => {
        const given = [...(answers.get(key) ?? [])];
        if (given.length === 0 || !given.every((answer) => isRefused(page, answer))) return [];
        const places = [...on].filter((place) => !excused("nobodyComes", `${place} → ${page}`, used));
        if (places.length === 0) return [];
        const where = `${places[0]} and ${places.length - 1} other pages`;
        return [`${who} is shown a ${way} to ${page} on ${where}: ${given.join(", ")}`];
      });
    },
  };
}
