import type { TestApi } from "../api";
import { pastOfAccount } from "./account";
import { pastOfMessages } from "./messages";
import { ADMIN, beginPast, EARLIER, MOBILE, SHOWN, STREET } from "./past";
import { pastOfOthers, pastOfRecords } from "./records";
import { pastOfShopping } from "./shopping";

/** What is known of somebody with a past. */
export interface Told {
  customerId: string;
  uid: string;
  name: string;
  mobile: string;
  /** Codes of their orders. */
  orders: string[];
  /** The administrator of their organisation. */
  admin: string;
  /** What is written of them somewhere, and must not be once they are erased. */
  texts: string[];
}

/**
 * Gives somebody of the demo, whose orders and returns have all ended, a row in every table that can have one, with their
 * name, email, mobile or address in every text of it.
 */
export async function richPast(api: TestApi): Promise<Told> {
  const past = await beginPast(api);
  for (const part of [pastOfAccount, pastOfShopping, pastOfMessages, pastOfRecords, pastOfOthers])
    await part(past);
  const { customerId, uid, name, before, lastName, typedName, wearerId, orders } = past;
  return {
    ...{ customerId, uid, name, mobile: MOBILE, orders, admin: ADMIN },
    texts: [
      ...[uid, EARLIER, name, before, lastName, "Jazzie", typedName],
      ...[MOBILE, SHOWN, SHOWN.replaceAll(" ", ""), STREET, wearerId],
    ],
  };
}
