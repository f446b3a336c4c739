import type { Registrar } from "../../http/call";
import { MySizesBody, MySizesSchema, mySizes, saveSizes } from "./my-sizes";

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
      proxied: true,
      answer: MySizesSchema,
    },
    mySizes,
  );
  api.call(
    {
      method: "put",
      path,
      tag,
      summary: "Saves a person's sizes; a scale without a size is cleared",
      who: "person",
      body: MySizesBody,
      answer: MySizesSchema,
    },
    async (call) => {
      await saveSizes(call, call.body.sizes);
      return mySizes(call);
    },
  );
}
