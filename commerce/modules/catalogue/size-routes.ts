import type { Call } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { noteOfAnother } from "../changes";
import { deleteSizes, MySizesBody, MySizesSchema, mySizes, saveSizes } from "./my-sizes";

const path = "/orgUsers/{userId}/sizes";
const tag = "Sizes";

/** Calls for a person's sizes, one for each size scale. */
export function sizeRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path,
      tag,
      summary: "The size scales of a person's packs, with the person's size in each",
      who: "person",
      others: "manage-organisation",
      proxied: true,
      answer: MySizesSchema,
    },
    async (call) => {
      await noteOthers(call, "Looked at");
      return mySizes(call);
    },
  );
  api.call(
    {
      method: "put",
      path,
      tag,
      summary: "Saves a person's sizes; a scale without a size is cleared",
      who: "person",
      others: "manage-organisation",
      body: MySizesBody,
      answer: MySizesSchema,
    },
    async (call) => {
      await saveSizes(call, call.body.sizes);
      await noteOthers(call, "Changed");
      return mySizes(call);
    },
  );
  api.call(
    {
      method: "delete",
      path,
      tag,
      summary: "Deletes a person's sizes, and what was worked out from their orders until now",
      who: "person",
      own: true,
      answer: MySizesSchema,
    },
    async (call) => {
      await deleteSizes(call);
      return mySizes(call);
    },
  );
}

/**
 * Sizes say something about a body, so each look of somebody else is in the change log; the sizes themselves are not.
 * Who orders for the person needs their sizes, and the order is in the log.
 */
async function noteOthers(call: Call, what: string): Promise<void> {
  const { principal, about } = call;
  const own = principal.kind !== "person" || principal.user.customerId === about.user.customerId;
  if (own || call.header("proxyuserid") === about.user.customerId) return;
  await noteOfAnother(call, { kind: "person", changes: [{ what: "Sizes", from: null, to: what }] });
}
