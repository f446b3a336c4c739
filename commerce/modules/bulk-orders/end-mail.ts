import { counted } from "../../http/counted";
import type { MailShop, Message } from "../mail";

interface Ended {
  id: string;
  fileName: string;
  /** The day it was sent, in words. */
  sent: string;
  placed: number;
  mend: number;
}

/** What came of a file of orders. */
export function bulkOrderMessage(shop: MailShop, { id, fileName, sent, placed, mend }: Ended): Message {
  return {
    shop,
    subject: `${counted(placed, "order")} of ${fileName} ${placed === 1 ? "is" : "are"} placed`,
    heading: `${counted(placed, "order")} ${placed === 1 ? "is" : "are"} placed`,
    opening: [`The orders of ${fileName}, which you sent on ${sent}, are done.`],
    facts: [
      { label: "File", value: fileName },
      { label: "Placed", value: String(placed), main: true },
      { label: "To mend", value: String(mend) },
    ],
    button: { label: "See the orders", path: `/bulk-order/${encodeURIComponent(id)}` },
    next: [
      "Each order that was placed has an email of its own.",
      ...(mend > 0 ? ["Download the lines to mend from the page, and send them again."] : []),
    ],
    why: "you sent this file",
    settings: "always",
  };
}
