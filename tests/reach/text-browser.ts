import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "./engine";
import { readPlainPage, type Control, type PlainPage } from "./plain-page";

/** What a text browser's program does when it is asked; it keeps cookies in the folder. */
export interface TextBrowser {
  name: string;
  /** Gives the page's HTML. */
  get(run: Run, address: string): string;
  post(run: Run, address: string, body: string): string;
  /** Gives the words as it shows them. */
  draw(run: Run, html: string): string;
}

/** Runs the program once, with these arguments and this input. @throws Error with what it said, when it failed */
export type Run = ((args: string[], input?: string) => string) & { dir: string };

/**
 * A text browser, request by request: it asks, posts, keeps cookies and draws the words. Which fields a form sends is
 * read from the page as it reads it: what stands inside the form.
 */
export function openTextBrowser(browser: TextBrowser, prepare: (dir: string) => void): Engine {
  const dir = mkdtempSync(join(tmpdir(), `kitroom-${browser.name}-`));
  prepare(dir);
  const run = runnerOf(browser.name, dir);
  let shop = "";
  let page: PlainPage;
  let words = "";

  function show(html: string): void {
    page = readPlainPage(html);
    words = browser.draw(run, html).replaceAll(/\s+/g, " ");
  }
  const get = (path: string) => show(browser.get(run, new URL(path, shop).href));

  function press(button: Control): void {
    const sent = new URLSearchParams();
    for (const control of page.controls.filter(({ form }) => form === button.form)) {
      if (control === button || control.sent) sent.append(control.name, control.value);
    }
    sent.delete("");
    const { action, method } = button.form;
    if (method === "get") return get(`${action.split("?")[0]}?${sent.toString()}`);
    show(browser.post(run, new URL(action, shop).href, sent.toString()));
  }

  function find<T extends { words: string }>(what: string, list: T[], wanted: string): T {
    const found = list.find((one) => one.words.toLowerCase().includes(wanted.toLowerCase()));
    if (!found) throw new Error(`The page has no ${what} "${wanted}":\n${words}`);
    return found;
  }
  const ofType = (pattern: RegExp) => page.controls.filter(({ type }) => pattern.test(type));

  return {
    async open(address) {
      shop = new URL(address).origin;
      await Promise.resolve(get(address));
    },
    follow: async (wanted) => Promise.resolve(get(find("link", page.links, wanted).href)),
    press: async (wanted) => Promise.resolve(press(find("button", ofType(/^submit$/), wanted))),
    type: async (label, text) => {
      find("field", ofType(/^(text|email|password)$/), label).value = text;
      return Promise.resolve();
    },
    pick: async (wanted) => {
      const chosen = find("choice", ofType(/^(radio|checkbox)$/), wanted);
      for (const control of page.controls) {
        if (control.type === "radio" && control.form === chosen.form && control.name === chosen.name)
          control.sent = false;
      }
      chosen.sent = true;
      return Promise.resolve();
    },
    words: async () => Promise.resolve(words),
    close: async () => Promise.resolve(rmSync(dir, { recursive: true, force: true })),
  };
}

function runnerOf(program: string, dir: string): Run {
  const env = { ...process.env, HOME: dir, TERM: "dumb", LANG: "C.UTF-8" };
  const run = (args: string[], input?: string) => {
    const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: "utf8", env });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr || stdout}`);
    return stdout;
  };
  return Object.assign(run, { dir });
}
