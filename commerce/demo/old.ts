import { timeBefore } from "../calendar";
import { readableDate } from "../http/dates";

/** Days after which what the demo shows is over, such as its coupons and pre-orders. */
const OLD_DAYS = 60;

/** What whoever starts a demo of long ago should know; undefined for a younger one. */
export const oldDemoWords = (seededAt: Date, now: Date): string | undefined =>
  seededAt < timeBefore(now, { days: OLD_DAYS })
    ? `The demo's data is dated from ${readableDate(seededAt, "UTC")}. To date it from today: npm run demo:reset`
    : undefined;
