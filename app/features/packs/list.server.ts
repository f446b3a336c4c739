import type { SerializeFrom } from "@remix-run/node";
import type { ResponseOf } from "~/commerce/response";
import { lastOrderView } from "./last-order.server";
import { pendingWords } from "./pending-words";
import { stoppedOf } from "./stopped";

/** A person's packs as cards: what each is, what is left, until when. */
export const packCards = ({ packs }: ResponseOf<"get", "/orgUsers/current/packs">) =>
  packs.map((pack) => ({
    id: pack.packId,
    name: pack.packName,
    description: pack.description,
    packType: pack.packType,
    status: pack.status,
    /** With the review, as the pages of the pack count them. */
    steps: pack.bundleCount + 1,
    chosen: pack.chosen,
    changed: pack.changed,
    closesAt: pack.closesAt,
    extended: pack.extended,
    ...stoppedOf(pack),
    picture: pack.picture,
    hanging: pack.hanging,
    fundMessage: pack.fundMessage,
    lastOrder: pack.lastOrder && lastOrderView(pack.lastOrder),
    balance: pack.balance && {
      used: pack.balance.used + pack.balance.held,
      granted: pack.balance.granted,
      pieces: pack.balance.measure === "quantity",
      usedText: pack.balance.usedText,
      grantedText: pack.balance.grantedText,
      leftText: pack.balance.leftText,
      until: pack.balance.until,
      pending: pendingWords(pack.balance),
    },
  }));

export type PackCardData = SerializeFrom<typeof packCards>[number];
