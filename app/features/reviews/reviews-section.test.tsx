import { describe, expect, it } from "vitest";
import { pageOf } from "~/ui/testing";
import { ReviewsSection } from "./reviews-section";

const review = (id: number) => ({
  id: String(id),
  rating: 4,
  headline: `Headline ${id}`,
  comment: "O'Brien-Ngāti <b>&",
  author: "A colleague",
  date: "1 Nov 2026",
});

const drawn = (shown: number, count = shown, { written = false, all = false } = {}) =>
  pageOf(
    <ReviewsSection
      reviews={{ shown: Array.from({ length: shown }, (_, index) => review(index)), written, all }}
      rating={count > 0 ? { average: 4, count } : undefined}
      productPath="/product/A/b"
    />,
  );

describe("reviews of a product", () => {
  it("[SR-07] without any invite one, and draw no list", () => {
    const html = drawn(0);
    expect(html).toContain("Nobody has reviewed this yet.");
    expect(html).toContain('href="/product/A/b/review"');
    expect(html).not.toContain("<li");
  });

  it("[SR-07] are counted in words and keep every sign", () => {
    expect(drawn(1)).toContain("4 out of 5 from 1 colleague<");
    expect(drawn(2)).toContain("4 out of 5 from 2 colleagues<");
    expect(drawn(1)).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
    expect(drawn(1, 1, { written: true })).toContain("Change your review");
  });

  it("[SR-07] lead to the others, and say how many one answer leaves out", () => {
    expect(drawn(3)).not.toContain("Show all");
    expect(drawn(3, 12)).toContain("Show all 12 reviews");
    const most = drawn(100, 10_000, { all: true });
    expect(most).toContain("These are the newest 100 of 10000 reviews.");
    expect(most).not.toContain("Show all");
  });
});
