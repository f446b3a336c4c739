import { OccError } from "../../http/errors";
import { draftOf, fundingLines, packFor, packSummary } from "../packs";
import { loadCart } from "./records";
import type { CartCall } from "./loaded-cart";
import { chargesBeside } from "./totals";

/** The open cart, if there is one. */
async function cartIfAny(call: CartCall) {
  try {
    return await loadCart(call, "current");
  } catch (error) {
    if (error instanceof OccError && error.errors.some(({ reason }) => reason === "notFound"))
      return undefined;
    throw error;
  }
}

/** A pack before it goes into the cart, with the freight that the cart will charge. */
export async function reviewPack(call: CartCall, packId: string) {
  const pack = await packFor(call, packId);
  const draft = await draftOf(call, pack);
  const charges = chargesBeside(await cartIfAny(call), pack, fundingLines(draft), call.about);
  return packSummary(call, pack, draft, charges);
}
