import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import { readingOrRefuse } from "../../http/file-refusal";
import type { Registrar } from "../../http/registrar";
import type { Scope } from "../../http/scopes";
import { applyFeed } from "../../program";
import { countsOf, TakenRowsSchema } from "./contract";

/** What a file of goods has at most: the stock of a large shop in one. */
const MOST_GOODS_ROWS = 100_000;
const MOST_GOODS_BYTES = 16 * 1024 * 1024;
/** Refused rows that are told. */
const MOST_TOLD = 1000;

/** The kinds of a program that are fed, with the scope of each. */
const GOODS: readonly { file: string; scope: Scope; summary: string }[] = [
  { file: "stock", scope: "stock:write", summary: "Takes what is on hand of SKUs, and when more arrives" },
  { file: "prices", scope: "prices:write", summary: "Takes prices" },
  { file: "styles", scope: "catalogue:write", summary: "Takes styles" },
  { file: "colours", scope: "catalogue:write", summary: "Takes the colours of styles" },
  { file: "skus", scope: "catalogue:write", summary: "Takes SKUs" },
];

/** Stock, prices and the catalogue, as the files of a program have them (docs/decisions/0152). */
export function goodsRoutes(api: Registrar): void {
  for (const { file, scope, summary } of GOODS) {
    api.call(
      {
        tag: "Feeds",
        who: "client",
        method: "post",
        path: `/feeds/${file}`,
        rows: MOST_GOODS_BYTES,
        scope,
        summary,
        answer: TakenRowsSchema,
      },
      (call) => takeGoods(call, file),
    );
  }
}

/** @throws OccError 400 for a file that cannot be read as a whole. */
async function takeGoods(
  { db, now, storefrontUrl, principal, upload }: Call,
  file: string,
): Promise<z.infer<typeof TakenRowsSchema>> {
  const by = principal.kind === "client" ? principal.clientId : "feed";
  const fed = await readingOrRefuse(
    "body",
    applyFeed({ db, now, storefrontUrl, by }, file, upload, MOST_GOODS_ROWS),
  );
  return {
    ...countsOf(fed),
    // Who sends 100,000 rows reads those that need something done.
    rows: fed.filter(({ state }) => state === "refused").slice(0, MOST_TOLD),
  };
}
