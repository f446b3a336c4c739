import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/call";
import { configureTexts, emptyTexts, infosView, TextConfigurationSchema, TextsBody } from "../configurators";
import { addConfigured, changeConfigured, configuredEntry } from "./configured";
import { CartModificationSchema } from "./contract";
import { CartParams, EntryParams, quantityField } from "./params";
import { cartFor } from "./records";

const tag = "Configurators";

/** Configured lines of carts: with texts (contract §13). */
export function configuredRoutes(api: Registrar): void {
  const cart_ = "/users/{userId}/carts/{cartId}";
  const entry_ = `${cart_}/entries/{entryNumber}/configurator/textfield`;
  api.call(
    {
      method: "post",
      path: `${cart_}/entries/configurator/textfield`,
      tag,
      summary: "Adds a SKU with texts; equal ones that are in the cart become more",
      who: "person",
      proxied: true,
      params: CartParams,
      body: TextsBody.extend({
        product: z.object({ code: z.string().min(1).max(80) }),
        quantity: quantityField.default(1),
      }),
      answer: CartModificationSchema,
    },
    ({ params, body, ...call }) =>
      addConfigured(call, params.cartId, { code: body.product.code, quantity: body.quantity }, (style) =>
        configureTexts(style, body.configurationInfos),
      ),
  );
  api.call(
    {
      method: "get",
      path: entry_,
      tag,
      summary: "The texts of a line",
      who: "person",
      proxied: true,
      params: EntryParams,
      answer: TextConfigurationSchema,
    },
    async ({ params, ...call }) => {
      const cart = await cartFor(call, params.cartId);
      const { entry, style } = await configuredEntry(call, cart, params.entryNumber);
      const kept = entry.configuration?.infos ?? [];
      const infos = emptyTexts(style).map((field) => kept.find(({ label }) => label === field.label) ?? field);
      return { configurationInfos: infosView({ type: "TEXTFIELD", infos, issues: 0 }) };
    },
  );
  api.call(
    {
      method: "post",
      path: entry_,
      tag,
      summary: "Changes the texts of a line; with those of another line both become one",
      who: "person",
      proxied: true,
      params: EntryParams,
      body: TextsBody,
      answer: CartModificationSchema,
    },
    ({ params, body, ...call }) =>
      changeConfigured(call, params.cartId, params.entryNumber, (style) =>
        configureTexts(style, body.configurationInfos),
      ),
  );
}
