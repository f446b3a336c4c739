import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPlainPage, type Control, type PlainPage } from "./plain-page";
import type { Engine } from "./engine";

/**
 * Lynx, request by request: it asks, posts, keeps cookies and draws the words. Which fields a form sends is read from
 * the page as Lynx reads it: what stands inside the form. It sends no Origin, no Sec-Fetch-Site and no Referer.
 */
export function openLynx(): Promise<Engine> {
  const dir = mkdtempSync(join(tmpdir(), "kitroom-lynx-"));
  const [jar, settings] = [join(dir, "cookies"), join(dir, "lynx.cfg")];
  // As installed, but that cookies outlive the one request which each start of it makes.
  writeFileSync(settings, "INCLUDE:/etc/lynx/lynx.cfg\nPERSISTENT_COOKIES:TRUE\n");
  const cookies = [
    `-cfg=${settings}`,
    "-accept_all_cookies",
    `-cookie_file=${jar}`,
    `-cookie_save_file=${jar}`,
  ];
  let shop = "";
  let page: PlainPage;
  let words = "";

  function lynx(args: string[], input?: string): string {
    const env = { ...process.env, TERM: "dumb", LANG: "C.UTF-8" };
    const { status, stdout, stderr } = spawnSync("lynx", args, { input, encoding: "utf8", env });
    if (status !== 0) throw new Error(`lynx ${args.join(" ")}: ${stderr || stdout}`);
    return stdout;
  }
  function show(html: string): void {
    page = readPlainPage(html);
    const drawn = lynx(["-stdin", "-dump", "-nolist", "-width=400", "-assume_charset=utf-8"], html);
    words = drawn.replaceAll(/\s+/g, " ");
  }
  const get = (path: string) => show(lynx([...cookies, "-source", new URL(path, shop).href]));

  function press(button: Control): void {
    const sent = new URLSearchParams();
    for (const control of page.controls.filter(({ form }) => form === button.form)) {
      if (control === button || control.sent) sent.append(control.name, control.value);
    }
    sent.delete("");
    const { action, method } = button.form;
    if (method === "get") return get(`${action.split("?")[0]}?${sent.toString()}`);
    const address = new URL(action, shop).href;
    show(lynx([...cookies, "-source", "-post_data", address], `${sent.toString()}\n---\n`));
  }

  function find<T extends { words: string }>(what: string, list: T[], wanted: string): T {
    const found = list.find((one) => one.words.toLowerCase().includes(wanted.toLowerCase()));
    if (!found) throw new Error(`The page has no ${what} "${wanted}":\n${words}`);
    return found;
  }
  const ofType = (pattern: RegExp) => page.controls.filter(({ type }) => pattern.test(type));

  const engine: Engine = {
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
  return Promise.resolve(engine);
}
