import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { keyedBase, openKey } from "../../app/session/keyed.server";
import { formWith, hrefs } from "../load/forms";
import type { FaultyRemote } from "./faulty-remote";

/** A page as it arrived. */
export interface Page {
  url: string;
  status: number;
  headers: Headers;
  html: string;
}

const ORIGIN = "http://localhost";

/** A browser without scripts on the built storefront: cookies, links, forms and redirects. */
export class Browser {
  /** The last form that was sent, and whether the page is its direct answer. */
  posted: { entries: [string, string][]; answered: boolean } | undefined;

  private constructor(
    private readonly build: ServerBuild,
    private jar: Map<string, string>,
    public page: Page,
    private remote: FaultyRemote,
    /** Milliseconds that a page may take; the storefront's own when absent. */
    public pageDeadlineMs?: number,
  ) {}

  static async open(remote: FaultyRemote): Promise<Browser> {
    const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
    const blank = { url: "/", status: 0, headers: new Headers(), html: "" };
    return new Browser(build, new Map(), blank, remote);
  }

  /** The same browser in another world: its page and cookies as they are, its calls through this remote. */
  copy(remote: FaultyRemote): Browser {
    return new Browser(this.build, new Map(this.jar), this.page, remote, this.pageDeadlineMs);
  }

  /** Asks for an address and follows where it leads. */
  async go(path: string): Promise<Page> {
    return this.send("GET", path);
  }

  /** Follows the first link of the page whose address fits. */
  async follow(address: RegExp): Promise<Page> {
    const href = hrefs(this.page.html).find((one) => address.test(one));
    if (!href) throw new Error(`${this.page.url} has no link ${String(address)}`);
    return this.go(href);
  }

  /** Fills the form of a button on the page, and presses it. */
  async press(button: RegExp, typed: Record<string, string> = {}): Promise<Page> {
    const form = formWith(this.page.html, button);
    if (!form) throw new Error(`${this.page.url} has no button ${String(button)}`);
    const entries = form.entries.filter(([name]) => !(name in typed));
    const body = new URLSearchParams([...entries, ...Object.entries(typed)]);
    const action = form.action || this.page.url;
    if (form.method === "get") return this.go(`${action.split("?")[0]}?${body.toString()}`);
    return this.send("POST", action, body);
  }

  private async send(method: string, path: string, body?: URLSearchParams): Promise<Page> {
    this.posted = body && { entries: [...body], answered: false };
    let next: { method: string; path: string; body?: URLSearchParams } = { method, path, body };
    for (let hop = 0; hop < 6; hop++) {
      const response = await this.ask(next);
      const location = response.headers.get("Location");
      if (response.status < 300 || response.status > 399 || !location) {
        const html = await response.text();
        if (this.posted) this.posted.answered = next.method === "POST";
        this.page = { url: next.path, status: response.status, headers: response.headers, html };
        return this.page;
      }
      const target = new URL(location, new URL(next.path, ORIGIN));
      next = { method: "GET", path: target.pathname + target.search };
    }
    throw new Error(`${path} leads in a circle`);
  }

  private async ask(sent: { method: string; path: string; body?: URLSearchParams }): Promise<Response> {
    this.remote.nextPage();
    const { pathname } = new URL(sent.path, ORIGIN);
    const keyed = openKey(/^\/s\/([^/]+)\//.exec(pathname)?.[1] ?? "");
    const build = keyed ? { ...this.build, basename: keyedBase(keyed.key) } : this.build;
    const request = new Request(new URL(sent.path, ORIGIN), {
      method: sent.method,
      headers: {
        Host: "localhost",
        Origin: ORIGIN,
        "Sec-Fetch-Site": "same-origin",
        Cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(sent.body ? { body: sent.body } : {}),
    });
    const response = await createRequestHandler(build, "production")(request, {
      commerceRemote: this.remote.remote,
      ...(this.pageDeadlineMs ? { pageDeadlineMs: this.pageDeadlineMs } : {}),
      ...(keyed ? { keyed } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(line)) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}
