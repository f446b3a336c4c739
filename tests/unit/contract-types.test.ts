import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contractTypes } from "../../commerce/contract/types";

it("[API-1] the storefront's types are those of the API's own document", async () => {
  const written = readFileSync("app/commerce/occ.d.ts", "utf8");
  const message = "app/commerce/occ.d.ts is out of date: run npm run contract.";
  expect(written === (await contractTypes()), message).toBe(true);
});
