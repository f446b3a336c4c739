import { hasLeft, type Leaver } from "../../http/last-day";
import { lastDayWords } from "../../http/why-not";
import { OccError } from "../../http/errors";

/** The last day of work of whose order it is, and whether it is over, so that the order is held. */
export const leavingOf = (wearer: Leaver | null, today: string) =>
  wearer?.endsOn ? { lastDay: wearer.endsOn, left: hasLeft(wearer, today) } : undefined;

/**
 * The digest that approves an order. That of the list does not for somebody who has left: only whoever has opened the
 * order knows it.
 */
export const knowing = (fingerprint: string, left: boolean): string =>
  left ? `${fingerprint}-left` : fingerprint;

/** Refuses to approve what is held, to whoever has not seen that it is. */
export const isHeld = (code: string, lastDay: string) =>
  new OccError(409, {
    type: "ConflictError",
    message: `${code} is held. ${lastDayWords(lastDay)}. Open the order to approve it all the same, or decline it.`,
    reason: "left",
    subject: code,
    subjectType: "order",
  });
