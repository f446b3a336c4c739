import { z } from "@hono/zod-openapi";
import type { Call } from "../http/call";
import { occDate } from "../http/dates";
import { invalid, notFound } from "../http/errors";
import { onlyInDemo } from "../http/only-in-demo";
import type { Registrar } from "../http/registrar";
import { beyondDemo, fillingOf, resetDemo } from "./reset-demo";
import { waitToFill } from "./seed";

const tag = "Demo";

const DemoSchema = z
  .object({
    filling: z
      .string()
      .openapi({ description: "Which filling of the shop this is; another after each reset" }),
    date: z.string().openapi({ description: "The day that all dates of the demo count from" }),
    people: z.number().int().openapi({ description: "People whom the demo did not bring" }),
    orders: z.number().int().openapi({ description: "Orders that the demo did not bring" }),
  })
  .openapi("Demo");

const ResetSchema = z
  .object({
    filling: z.string().max(60).openapi({ description: "The filling that is to go, as `GET /demo` says" }),
    confirm: z.string().max(20).openapi({ description: "RESET" }),
  })
  .openapi("DemoReset");

/** What is typed to say that a reset is meant. */
const CONFIRMED = "RESET";

const NO_DEMO = "This is no demo.";

/** What the demo is filled with. @throws OccError 404 outside the demo, and where none was brought. */
async function fillingFor(call: Pick<Call, "demo" | "db">) {
  onlyInDemo(call, NO_DEMO);
  const found = await fillingOf(call.db);
  if (!found) throw notFound(NO_DEMO);
  return found;
}

/**
 * What the demo is filled with, and filling it anew. All accounts of a demo are public, so anybody may. Outside the demo
 * these calls answer 404.
 */
export function resetRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/demo",
      tag,
      summary: "What the demo is filled with, and what it did not bring; 404 outside the demo",
      who: "anyone",
      answer: DemoSchema,
    },
    async (call) => {
      const found = await fillingFor(call);
      const { people, orders } = await beyondDemo(call.db);
      return { filling: found.filling, date: occDate(found.day), people, orders };
    },
  );
  api.call(
    {
      method: "post",
      path: "/demo/reset",
      tag,
      summary:
        "Deletes everything but clients and webhooks, and fills the shop with the demo again, dated from today",
      who: "anyone",
      body: ResetSchema,
      answer: z.object({ filled: z.boolean() }).openapi("DemoFilled"),
    },
    async (call) => {
      onlyInDemo(call, NO_DEMO);
      if (call.body.confirm.trim().toUpperCase() !== CONFIRMED)
        throw invalid("confirm", `Type ${CONFIRMED} to reset the demo.`);
      await waitToFill(call.db);
      const found = await fillingFor(call);
      // Pressed twice, or in two windows: it is done.
      if (call.body.filling !== found.filling) return { filled: false };
      await resetDemo(call.db, { now: call.now(), scale: found.scale });
      return { filled: true };
    },
  );
}
