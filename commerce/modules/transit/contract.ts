import { z } from "@hono/zod-openapi";

/** The last day on which something is ordered that must be there on somebody's first day of work, with its working. */
export const LastOrderSchema = z
  .object({
    /** Local days of the organisation, YYYY-MM-DD. An order counts that is placed by noon of the first. */
    lastDay: z.string(),
    startsOn: z.string(),
    /** late: an order that is placed now arrives after the first day; soon: that is so in a few days. */
    state: z.enum(["ahead", "soon", "late"]),
    /** When the goods leave, and when they arrive at the latest. */
    leaves: z.string(),
    arrives: z.string(),
    /** Working days: to make the garment that takes longest, to decorate it, and of the carrier. */
    making: z.number(),
    decoration: z.number(),
    carrier: z.number(),
    /** Weekdays on the way that are public holidays where it goes. */
    daysOff: z.array(z.string()),
  })
  .openapi("LastOrderDay");
