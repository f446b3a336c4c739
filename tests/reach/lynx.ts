import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "./engine";
import { openTextBrowser, type Run } from "./text-browser";

const options = ({ dir }: Run) => [
  `-cfg=${join(dir, "lynx.cfg")}`,
  "-accept_all_cookies",
  `-cookie_file=${join(dir, "cookies")}`,
  `-cookie_save_file=${join(dir, "cookies")}`,
];

/** Lynx, which sends no Origin, no Sec-Fetch-Site and no Referer. */
export function openLynx(): Promise<Engine> {
  const engine = openTextBrowser(
    {
      name: "lynx",
      get: (run, address) => run([...options(run), "-source", address]),
      post: (run, address, body) =>
        run([...options(run), "-source", "-post_data", address], `${body}\n---\n`),
      draw: (run, html) => run(["-stdin", "-dump", "-nolist", "-width=400", "-assume_charset=utf-8"], html),
    },
    // As installed, but that cookies outlive the one request which each start of it makes.
    (dir) => writeFileSync(join(dir, "lynx.cfg"), "INCLUDE:/etc/lynx/lynx.cfg\nPERSISTENT_COOKIES:TRUE\n"),
  );
  return Promise.resolve(engine);
}
