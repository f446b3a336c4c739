import { expect, test } from "vitest";
import { trackingUrlOf } from "./tracking-url";

test("[OR-01] a tracking address is https, and the parcel's number is encoded into it", () => {
  const page = "https://parcels.example/find?id={id}";
  expect(trackingUrlOf(page, "KRP 1&x=<b>/../$&")).toBe(
    "https://parcels.example/find?id=KRP%201%26x%3D%3Cb%3E%2F..%2F%24%26",
  );
  for (const bad of [
    "http://parcels.example/{id}",
    "javascript:alert('{id}')",
    "//x.example/{id}",
    "https://x.example/",
  ]) {
    expect([bad, trackingUrlOf(bad, "1")]).toEqual([bad, undefined]);
  }
  expect(trackingUrlOf(page, null)).toBeUndefined();
  expect(trackingUrlOf(null, "1")).toBeUndefined();
});
