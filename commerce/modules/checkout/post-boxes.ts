import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { AddressSnapshot } from "../carts/tables";
import { deliveryModes } from "./tables";

const POST_BOX =
  /(?<!\p{L})(?:g\.?\s*)?(?:p\.?\s*o\.?|post\s+office)\s*box(?!\p{L})|(?<!\p{L})(?:locked|private|mail)\s+bag(?!\p{L})/iu;

/** Whether parcels would lie at a post office, where a courier hands none over: a box or a bag in either line. */
export const isPostBox = ({ line1, line2 }: Pick<AddressSnapshot, "line1"> & { line2?: string | null }) =>
  POST_BOX.test(line1) || POST_BOX.test(line2 ?? "");

/** Whether a mode delivers to an address of its country. */
export const serves = (
  mode: Pick<typeof deliveryModes.$inferSelect, "postBoxes">,
  address: Pick<AddressSnapshot, "line1" | "line2"> | null | undefined,
): boolean => mode.postBoxes || !address || !isPostBox(address);

export const NO_POST_BOX = "Does not deliver to a PO box.";
/** Why a mode is refused for the address of a cart. */
export const noPostBox = (mode: string) =>
  `${mode} does not deliver to a PO box. Choose another delivery option, or another address.`;

/** The modes of the country of an address that deliver there, in their order. */
export const modesTo = (db: Database, address: Pick<AddressSnapshot, "country" | "line1" | "line2">) =>
  db
    .select()
    .from(deliveryModes)
    .where(
      and(
        eq(deliveryModes.country, address.country),
        isPostBox(address) ? eq(deliveryModes.postBoxes, true) : undefined,
      ),
    )
    .orderBy(asc(deliveryModes.sort));
