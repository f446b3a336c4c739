import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "acorn";
import { parse as parseCss, type Rule } from "postcss";
import { describe, expect, it } from "vitest";
import { ASSETS, stylesheet } from "./built";

const scripts = readdirSync(ASSETS, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".js"),
);

/** What the browsers named in package.json have to be able to read. */
describe("Chromium 109, Firefox 115 and Safari 14.1", () => {
  it("[SH-12] read every script: ES2018 modules, and import() of ES2020, which these all have", () => {
    expect(scripts.length).toBeGreaterThan(50);
    const unread = scripts.flatMap((file) => {
      const text = readFileSync(join(ASSETS, file), "utf8").replaceAll(/\bimport\(/g, "load(");
      try {
        parse(text, { ecmaVersion: 2018, sourceType: "module" });
        return [];
      } catch (error) {
        return [`${file}: ${String(error)}`];
      }
    });
    expect(unread).toEqual([]);
  });

  it("[SH-01] read the whole stylesheet: no layers, no registered properties, no colours of newer spaces", () => {
    const css = readFileSync(stylesheet(), "utf8");
    expect(css).not.toMatch(
      /@layer|@property|details-content|@container|@scope|oklch|oklab|color-mix|light-dark|color\(/,
    );
    parseCss(css).walkRules((rule) => {
      expect(rule.parent?.type === "rule", `${rule.selector} is nested`).toBe(false);
    });
  });

  it("[SH-01] :has() draws nothing: it keeps the focus clear of bars and the page still under a dialog", () => {
    const having: Rule[] = [];
    parseCss(readFileSync(stylesheet(), "utf8")).walkRules(/:has\(/, (rule) => void having.push(rule));
    const drawn = having.filter(
      (rule) =>
        !rule.selector.startsWith("html:has(") ||
        rule.nodes.some((node) => node.type === "decl" && !/^(scroll-padding|overflow)/.test(node.prop)),
    );
    expect(drawn.map(({ selector }) => selector)).toEqual([]);
  });

  it("[SH-01] show no cross of their own in a search, where one of ours or a magnifier stands", () => {
    expect(readFileSync(stylesheet(), "utf8")).toMatch(
      /::-webkit-search-cancel-button\{[^}]*\bappearance:none/,
    );
  });

  it("[SH-01] a drawing has its size without a stylesheet", () => {
    const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".tsx") && !file.includes(".test."),
    );
    const unsized = sources.flatMap((file) =>
      [...readFileSync(join("app", file), "utf8").matchAll(/<svg\b[\s\S]*?>/g)]
        .filter(([tag]) => !/\bwidth=/.test(tag) || !/\bheight=/.test(tag))
        .map(([tag]) => `${file}: ${tag}`),
    );
    expect(unsized).toEqual([]);
  });
});
