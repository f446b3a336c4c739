import { describe, expect, it } from "vitest";
import { parseFragment, type DefaultTreeAdapterMap } from "parse5";
import { parseFields } from "../../commerce/http/fields";
import { parseQuery } from "../../commerce/modules/search/query";
import { wordsOf } from "../../commerce/modules/search/words";
import { plainText, sanitise } from "../../app/features/cms/sanitise.server";

const hostile = [
  `<script>alert(1)</script>`,
  `<img src=x onerror=alert(1)>`,
  `<svg/onload=alert(1)>`,
  `<a href="javascript:alert(1)">x</a>`,
  `<a href=" jav&#x09;ascript:alert(1)">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<a href="data:text/html,<script>alert(1)</script>">x</a>`,
  `<p style="background:url(//evil.example)" onclick="alert(1)">x</p>`,
  `<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>`,
  `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
  `<form action="//evil.example"><input name=password></form>`,
  `<<b>script>alert(1)<</b>/script>`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
];

type Node = DefaultTreeAdapterMap["node"];

/** Every element of a text as a browser reads it. */
function elements(node: Node): DefaultTreeAdapterMap["element"][] {
  const below = "childNodes" in node ? node.childNodes.flatMap(elements) : [];
  return "tagName" in node ? [node, ...below] : below;
}

describe("what editors write", () => {
  for (const html of hostile) {
    it(`reaches no page as script, style, form or foreign address: ${html}`, () => {
      for (const { tagName, attrs } of elements(parseFragment(sanitise(html)))) {
        expect(["b", "strong", "i", "em", "a", "p", "br", "ul", "ol", "li", "h2", "h3", "span"]).toContain(
          tagName,
        );
        for (const { name, value } of attrs) {
          expect(name).toBe("href");
          expect(value).toMatch(/^(https?:|mailto:|tel:|\/(?!\/)|#)/);
        }
      }
      expect(plainText(html)).not.toMatch(/<(img|svg|iframe|form|p)\b/i);
    });
  }
});

/** A text that a pattern with a way back tries from each of its places has billions of steps at this length. */
const LONG = 200_000;

describe("texts that anybody may send", () => {
  it("a search of signs alone is read in one pass", () => {
    expect(wordsOf(`a${"-".repeat(LONG)}a`)).toEqual([`a${"-".repeat(59)}`]);
    expect(wordsOf("-".repeat(LONG))).toEqual([]);
    expect(wordsOf(`${"-".repeat(LONG)}a`)).toEqual(["a"]);
  });

  it("[SR-04] a search of colons or facets alone is read in one pass", () => {
    expect(parseQuery(":".repeat(LONG))).toEqual({ text: ":".repeat(200), sort: "relevance", selected: [] });
    const many = parseQuery(`:relevance${":colour:x".repeat(LONG)}`);
    expect(many).toMatchObject({ text: "", selected: [{ facet: "colour", value: "x" }] });
  });

  it("a field selection of blanks or brackets is refused, not followed", () => {
    expect(() => parseFields(" ".repeat(LONG))).toThrow("Incorrect fields");
    expect(() => parseFields("a(".repeat(LONG))).toThrow("nested too deep");
    expect(() => parseFields("a".repeat(LONG))).toThrow("Incorrect fields");
  });
});
