import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { optionalText } from "~/forms/text-schema.server";
import { counted } from "~/ui/counted";
import { readableDate } from "~/ui/dates";

const limits = LIMITS["POST /demo/reset"];

/** What a reset is confirmed with, which the API judges, and the filling that the page showed. */
export const resetSchema = z.object({
  confirm: optionalText(limits.confirm),
  filling: z.string().max(limits.filling),
});

/** What the demo holds that a reset deletes. */
export const resetView = (
  { filling, date, people, orders }: ResponseOf<"get", "/demo">,
  timeZone: string,
) => ({
  filling,
  date: readableDate(date, timeZone),
  beyond: [
    ...(orders > 0 ? [counted(orders, "order")] : []),
    ...(people > 0 ? [counted(people, "person", "people")] : []),
  ].join(" and "),
});
