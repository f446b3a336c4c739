import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/shop";
import { PATTERNS } from "./addresses";
import { Crawl, MISSING } from "./crawl";
import { prepare, prepareVisit } from "./prepare";
import { note } from "./reached";
import { enter, ROLES } from "./roles";

/** What nobody is led to by a link, but by a form or a bookmark; and a page that is not there. */
const STARTS = [...PATTERNS.filter((pattern) => !/[:*]/.test(pattern)), "/search/shirt", MISSING];

for (const role of ROLES) {
  test(`[FW-01] every page that ${role.name} can reach keeps the laws`, async ({ page, shop }, {
    project,
  }) => {
    const scripts = project.name === "enhanced";
    if (!scripts) await keepScriptsOut(page);
    const { starts, left } = await prepare(shop, role);
    const base = await enter(page, shop, role);
    const { origin, pathname } = new URL(base);
    const key = pathname === "/" ? "" : pathname;
    if (key) left.push(...(await prepareVisit(origin, key)));
    const crawl = new Crawl(page, base, scripts);
    await crawl.all([...STARTS, ...starts].map((path) => key + path));
    note(project.name, role.name, { ...crawl.report(), left });
    // Told at once: a whole run takes minutes.
    for (const problem of crawl.problems) console.log(`  ! ${role.name}: ${problem}`);
    expect(crawl.problems).toEqual([]);
  });
}

/**
 * No script of the shop ever arrives. Scripts as such stay on, because axe is one; without them it never ends.
 * The journeys turn them off altogether.
 */
const keepScriptsOut = (page: Page) =>
  page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
