import { z } from "@hono/zod-openapi";
import { expect, test } from "vitest";
import { PartlyRead } from "./call";
import type { Registrar } from "./registrar";

const answer = z.object({ code: z.string(), pieces: z.number().optional() });
const declared = { method: "get", path: "/x", summary: "x", tag: "x", who: "anyone", answer } as const;

/** Never run: each line that the compiler should refuse fails the type check if it does not. */
export function answersOf(api: Registrar): void {
  api.call(declared, async () => ({ code: "a" }));
  api.call({ ...declared, answer: undefined }, async () => 1);
  // @ts-expect-error -- a property of another type
  api.call(declared, async () => ({ code: 1 }));
  // @ts-expect-error -- a property that is missing
  api.call(declared, async () => ({ pieces: 1 }));
  // @ts-expect-error -- nothing at all
  api.call(declared, async () => undefined);
  api.call(declared, async () => new PartlyRead({ pieces: 1 }));
  // @ts-expect-error -- a part of another type
  api.call(declared, async () => new PartlyRead({ pieces: "1" }));
}

test("[API-1] the compiler refuses a handler whose answer its schema does not take", () => {
  expect(answersOf).toBeInstanceOf(Function);
});
