import { describe, expect, it } from "vitest";
import { Pagination, pageWindow } from "./pagination";
import { pageOf } from "./testing";

describe("pagination", () => {
  it("[SR-02] offers five pages around the current one, fewer only when there are fewer", () => {
    expect(pageWindow(0, 3)).toEqual([0, 1, 2]);
    expect(pageWindow(0, 9)).toEqual([0, 1, 2, 3, 4]);
    expect(pageWindow(4, 9)).toEqual([2, 3, 4, 5, 6]);
    expect(pageWindow(8, 9)).toEqual([4, 5, 6, 7, 8]);
    expect(pageWindow(0, 0)).toEqual([]);
    expect(pageWindow(50, 9)).toEqual([4, 5, 6, 7, 8]);
  });

  it("[SR-04] counts from 0 in the address and from 1 on the page, without first and last", () => {
    const html = pageOf(
      <Pagination currentPage={4} totalPages={9} hrefFor={(page) => `?currentPage=${page}`} />,
    );
    expect(html.match(/<a /g)).toHaveLength(7);
    expect(html).toMatch(/aria-label="Page 5" aria-current="page"[^>]*>5</);
    expect(html).toMatch(/aria-label="Previous page"/);
    expect(html).toContain("?currentPage=3");
    expect(html).not.toMatch(/first|last/i);
  });

  it("[SR-04] has no previous on the first page, no next on the last, nothing for one page", () => {
    const at = (currentPage: number, totalPages: number) =>
      pageOf(<Pagination {...{ currentPage, totalPages }} hrefFor={(page) => `?currentPage=${page}`} />);
    expect(at(0, 3)).not.toContain("Previous page");
    expect(at(2, 3)).not.toContain("Next page");
    expect(at(0, 1)).toBe("");
  });
});
