import { describe, expect, it } from "vitest";
import { sizeBlocks, type SizeOption } from "./size-grid";
import { SizeMatrix } from "./size-matrix";
import { pageOf } from "./testing";

const trousers: SizeOption[] = [
  { size: "72", length: "Short", value: "KR-2138-72-S", state: "ok" },
  { size: "77", length: "Short", value: "KR-2138-77-S", state: "low" },
  { size: "77", length: "Long", value: "KR-2138-77-L", state: "none" },
];

describe("size matrix", () => {
  it("[PK-04] each size can be told from the others by name alone", () => {
    const html = pageOf(
      <SizeMatrix name="variant" caption="Waist by leg" options={trousers} selected="KR-2138-72-S" />,
    );
    expect(html).toMatch(/name="variant"[^>]*aria-label="72 Short"[^>]*checked=""[^>]*value="KR-2138-72-S"/);
    expect(html).toContain('aria-label="77 Short, made to order"');
    expect(html).toContain('aria-label="77 Long, not made"');
    // Nobody makes 72 Long: a pair that was not sent is as good as one marked so.
    expect(html).toContain('aria-label="72 Long, not made"');
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toContain('<th scope="row" translate="no">Short</th>');
    expect(html).toContain('<caption class="vh">Waist by leg</caption>');
  });

  it("[PK-04] a style with one measure is a single row without a row head", () => {
    const html = pageOf(
      <SizeMatrix
        name="variant"
        caption="Size"
        options={["S", "M", "L"].map((size) => ({ size, value: `KR-1104-${size}`, state: "ok" as const }))}
      />,
    );
    expect(html).not.toContain('scope="row"');
    expect(html.match(/<tr>/g)).toHaveLength(2);
    expect(html).toContain('aria-label="M"');
  });

  it("[PK-04] a missing choice is said at the group, which the error summary can reach", () => {
    const html = pageOf(
      <SizeMatrix
        id="pick-variant"
        name="variant"
        caption="Size"
        options={trousers}
        error="Choose a size."
      />,
    );
    expect(html).toMatch(/<fieldset id="pick-variant" class="field bad" tabindex="-1"/);
    expect(html).toContain('aria-describedby="pick-variant-error"');
  });
});

describe("lengths with sizes of their own", () => {
  it("[PK-04] stand in a table of their own, in the order of the lengths", () => {
    const of = (length: string, ...sizes: string[]) =>
      sizes.map((size) => ({ size, length, value: `${size}|${length}`, state: "ok" as const }));
    const blocks = sizeBlocks([
      ...of("Regular", "72", "77"),
      ...of("Long", "74", "79"),
      ...of("Stout", "77"),
    ]);
    expect(blocks.map((block) => [...new Set(block.map(({ length }) => length))])).toEqual([
      ["Regular", "Stout"],
      ["Long"],
    ]);
  });
});
