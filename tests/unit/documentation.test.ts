import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const inFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const PAGES = [".", "docs", "docs/decisions", "docs/operations", "docs/integrators"].flatMap(inFolder);

/** As GitHub names the heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
const anchorsOf = (file: string) =>
  read(file)
    .split("\n")
    .filter((line) => /^#+ /.test(line))
    .map((line) => anchorOf(line.replace(/^#+ /, "")));

test("[API-1] every link of the documentation leads to a file and a heading that are there", () => {
  const links = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
      ([, path, anchor]) => ({
        page,
        file: path ? join(dirname(page), path) : page,
        anchor,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ file, anchor }) =>
      !existsSync(file) || (anchor && file.endsWith(".md") && !anchorsOf(file).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

test("[API-1] the index names every decision by its own title", () => {
  const index = read("docs/README.md");
  const missing = inFolder("docs/decisions").filter((file) => {
    const title = read(file).split("\n")[0]!.replace("# ", "");
    return !index.includes(`- [${title}](${file.replace("docs/", "")})`);
  });
  expect(missing).toEqual([]);
});

test("[API-1] every command and every setting is in its table", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const commands = read("docs/scripts.md");
  const told = (name: string) => new RegExp(`\`(npm (run )?)?${name}[ \`]`).test(commands);
  // npm runs these before others by itself.
  const own = Object.keys(scripts).filter((name) => !["prestart", "pretest"].includes(name));
  expect(own.filter((name) => !told(name))).toEqual([]);
  const settings = read("docs/settings.md");
  const known = [...read("app/config/settings.server.ts").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name!,
  );
  expect(known.length).toBeGreaterThan(25);
  expect(known.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
