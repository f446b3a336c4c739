import { expect, test } from "vitest";
import { leftOut } from "./left-out.server";

test("[FW-03] an editor is told what the shop leaves out of their HTML, and of nothing that it shows", () => {
  expect(
    leftOut('<p>All <b>good</b>, <a href="/help/delivery?a=1&amp;b=2">O\'Brien-Ngāti &lt;b&gt;&amp;</a></p>'),
  ).toEqual([]);
  expect(leftOut('<a href="tel:1800160401">a</a> <a href="https://a.example/">b</a> 3 < 4 & 5')).toEqual([]);
  expect(
    leftOut('<div><p style="color:red" class="x">a</p><img src="x"><script>alert(1)</script></div>'),
  ).toEqual(["<div>", "style of <p>", "class of <p>", "<img>", "<script>"]);
  expect(
    leftOut('<a href="javascript:alert(1)" target="_blank">a</a><a href="//evil.example">b</a>'),
  ).toEqual(["the address javascript:alert(1)", "target of <a>", "the address //evil.example"]);
});
