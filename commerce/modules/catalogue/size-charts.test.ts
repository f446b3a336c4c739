import { expect, test } from "vitest";
import { chartsOf } from "./size-charts";

test("[SR-07] a scale of cuts and legs names its charts", () => {
  expect(chartsOf("womens_numeric|trouser_regular+long+stout")).toEqual([
    "womens_numeric",
    "trouser_regular",
    "trouser_long",
    "trouser_stout",
  ]);
});
