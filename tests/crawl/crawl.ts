import type { Page, Response } from "@playwright/test";
import { markupProblems } from "../support/valid-markup";
import { Frontier, kindOf, pageOf, patternOf, plainPath, SAMPLES } from "./addresses";
import { ask } from "./ask";
import { axeOn } from "./axe";
import { changed, drawn, happens, somethingHappens, watchChanges } from "./changes";
import { type FoundForm, formsOf, inOrder, kindOfForm, sendEmpty } from "./empty-forms";
import { pressEmpty } from "./empty-presses";
import { look } from "./page-laws";
import { press } from "./press";
import { pressScripted } from "./scripted-buttons";
import { overweight } from "./weights";

/** An address that nothing stands at. */
export const MISSING = "/no/such/page";
/** Links of a kind beyond those looked at whose answer is asked for, without drawing it. */
const ASKED = 4;
const MAILS = ["/demo-outbox/:mailId/html", "/demo-mails/:mailKind/html"];
/** A file to keep, which no browser shows. */
const FILE = /(?:\.csv|\/pdf|\/files)(?:\?|$)/;
/** Its answer sends the browser on to the buyer's system; `npm run reach -- firefox` follows it there. */
const LEADS_AWAY = "/requisition";

/** One role's way through the shop. */
export class Crawl {
  readonly problems: string[] = [];
  private readonly frontier = new Frontier();
  /** Title to the address that had it first. */
  private readonly titles = new Map<string, string>();
  private readonly looked = new Set<string>();
  private readonly kinds = new Map<string, number>();
  private readonly asked = new Map<string, number>();
  private readonly forms = new Map<string, FoundForm>();
  /** Addresses that no page gave: some name nothing. */
  private readonly typed = new Set<string>();
  /** Those that were refused, with their status. */
  private readonly refused = new Map<string, number>();
  private readonly linked = new Set<string>();
  private readonly pressed = new Set<string>();
  private readonly patterns = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly base: string,
    private readonly scripts: boolean,
  ) {}

  private get origin() {
    return new URL(this.base).origin;
  }

  report() {
    return { pages: this.looked.size, patterns: [...this.patterns].sort(), forms: this.forms.size };
  }

  async all(starts: string[]): Promise<void> {
    for (const start of starts) this.typed.add(start);
    this.frontier.add(starts);
    let links = new Set<string>();
    for (let path = this.frontier.next(links); path !== undefined; path = this.frontier.next(links)) {
      const found: string[] = await this.visit(path, links.has(path));
      links = new Set(found);
      // A jump inside a page is no link to it, nor inside the one that a redirect led to.
      const landed = this.page.url().slice(this.origin.length);
      for (const link of found) if (link !== path && link !== landed) this.linked.add(link);
      const left = this.frontier.add(found);
      if (!this.scripts) await this.ask(left, path);
    }
    for (const [path, status] of this.refused)
      if (this.linked.has(path)) this.problems.push(`${plainPath(path)}: a link to it answers ${status}`);
    if (this.scripts) return;
    await this.page.goto(`${this.base}/help/returns`);
    const here = [...this.forms.values()].filter(
      ({ action }) => patternOf(new URL(action).pathname) !== LEADS_AWAY,
    );
    for (const form of inOrder(here)) this.problems.push(...(await sendEmpty(this.page, form)));
  }

  /** Opens an address, by its link where the page before has one. @returns the links of the page. */
  private async visit(path: string, linked: boolean): Promise<string[]> {
    const { page } = this;
    const say = (lines: string[]) =>
      this.problems.push(...lines.map((line) => `${plainPath(path)}: ${line}`));
    if (FILE.test(path)) {
      say(this.statusProblems(path, (await ask(page, this.origin + path)).status));
      this.patterns.add(patternOf(path));
      return [];
    }
    const inPlace = linked && this.scripts && !MAILS.includes(patternOf(path));
    const answer = await (inPlace ? this.follow(path) : page.goto(this.origin + path));
    const landed = page.url().slice(this.origin.length);
    if (answer) {
      say(this.statusProblems(path, answer.status()));
      if (!(answer.headers()["content-type"] ?? "").includes("html")) return [];
    } else if (/^(Error: |Page not found)/.test(await page.title())) say(["its link leads to an error"]);
    this.patterns.add(patternOf(landed));
    const kind = kindOf(landed);
    const count = this.kinds.get(kind) ?? 0;
    // Much of what needs a sign-in leads to the same page.
    if (this.looked.has(landed) || count >= SAMPLES) return [];
    this.looked.add(landed);
    this.kinds.set(kind, count + 1);
    if (MAILS.includes(patternOf(landed))) return this.mail(answer!, say);

    if (!this.scripts) {
      const html = await answer!.text();
      say(await overweight(page, html));
      say(await markupProblems(html));
    }
    const { problems, links, title, scripted } = await look(page);
    say(problems);
    // What is refused has the refusal's title.
    if (!answer || answer.status() < 400) say(this.titleProblems(title, landed));
    for (const form of await formsOf(page)) {
      const kind = kindOfForm(form);
      if (!this.forms.has(kind)) this.forms.set(kind, form);
    }
    if (this.scripts) {
      say(await pressScripted(page, scripted));
      say(await pressEmpty(page, this.pressed));
    } else {
      say(scripted.map((name) => `button "${name}" does nothing without scripts`));
    }
    return links;
  }

  /** A start may name nothing, where no link leads to it; all else must be there. */
  private statusProblems(path: string, status: number): string[] {
    if (path.endsWith(MISSING)) return status === 404 ? [] : [`answers ${status}`];
    if (status < 400) return [];
    if (status >= 500 || !this.typed.has(path)) return [`answers ${status}`];
    this.refused.set(path, status);
    return [];
  }

  /** Follows a link as a person does: the page changes in place, or something opens over it. */
  private async follow(path: string): Promise<Response | null> {
    const { page } = this;
    // The link of what is shown already, such as a picture's own thumbnail, has nothing to do.
    const its = `a[href=${JSON.stringify(path)}]:not([target]):not([aria-current="true"]):visible`;
    const link = page.locator(its).first();
    if ((await link.count()) === 0) return page.goto(this.origin + path);
    const before = page.url();
    const title = await page.title();
    await watchChanges(page);
    if (!(await press(link)))
      this.problems.push(`${plainPath(path)}: its link cannot be seen with the focus on it`);
    await happens(somethingHappens(page, before));
    // A sign of waiting may come before the page itself.
    const left = await happens(page.waitForURL(({ href }) => href !== before, { timeout: 3000 }));
    if (left) {
      // The address changes a moment before the page; a filter's page keeps its title.
      await happens(page.waitForFunction((was) => document.title !== was, title, { timeout: 1000 }));
      await drawn(page);
      return null;
    }
    const say = (lines: string[]) =>
      this.problems.push(...lines.map((line) => `over ${plainPath(path)}: ${line}`));
    say(
      (await changed(page))
        ? await axeOn(page)
        : [`its link on ${plainPath(before.slice(this.origin.length))} does nothing`],
    );
    return page.goto(this.origin + path);
  }

  /** A mail is drawn where no script runs, so it is looked at in an empty page. */
  private async mail(answer: Response, say: (lines: string[]) => void): Promise<string[]> {
    const html = await answer.text();
    await this.page.goto("about:blank");
    await this.page.setContent(html);
    say(await axeOn(this.page));
    return [];
  }

  private titleProblems(title: string, landed: string): string[] {
    if (!title.endsWith(" | Kitroom") || title.startsWith(" ")) return [`title "${title}"`];
    const place = pageOf(landed);
    if (place === undefined) return [];
    const other = this.titles.get(title) ?? place;
    this.titles.set(title, other);
    return other === place ? [] : [`the title "${title}" is also that of ${other}`];
  }

  /** Links that are not looked at must lead somewhere all the same. */
  private async ask(paths: string[], from: string): Promise<void> {
    for (const path of paths) {
      const kind = kindOf(path);
      const count = this.asked.get(kind) ?? 0;
      if (count >= ASKED) continue;
      this.asked.set(kind, count + 1);
      const { status } = await ask(this.page, this.origin + path);
      if (status >= 400) this.problems.push(`${plainPath(from)}: its link ${path} answers ${status}`);
    }
  }
}
