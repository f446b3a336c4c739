import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { notFound } from "../../http/errors";
import {
  ConfigurationOverviewSchema,
  configurationOf,
  ConfigurationSchema,
  configureTexts,
  cpqConfiguration,
  CpqConfigurationSchema,
  CpqIdSchema,
  lineOverview,
  openLine,
  OpenLineQuery,
  takeConfiguration,
  TextConfigurationSchema,
  TextsBody,
  textsOfLine,
} from "../configurators";
import { addConfigured, changeConfigured, configuredEntry } from "./configured";
import { CartModificationSchema } from "./contract";
import { CartParams, EntryParams, quantityField } from "./params";
import { cartFor } from "./find";
import type { EntryRow } from "./entry-rows";
import type { CartCall, CartRow } from "./loaded-cart";

const tag = "Configurators";

/** The line that a configuration is of, as it names it. */
const ownerOf = (cart: CartRow, { entryNumber }: EntryRow): string => `${cart.code}/${entryNumber}`;

const otherwise = (configId: string) => () =>
  notFound("There is no such configuration of this product.", {
    subject: configId,
    subjectType: "configuration",
  });

/** A configuration that goes into a line, and is finished once it has. */
function takingOf(call: CartCall, configId: string) {
  let taken: Awaited<ReturnType<typeof takeConfiguration>> | undefined;
  return {
    take: async (sku: string) =>
      (taken = await takeConfiguration(call, configId, { sku, otherwise: otherwise(configId) })),
    end: async () => void (await taken?.end()),
  };
}

/** The configuration of a line, opened to be changed. @param version as openLine. */
async function openEntry(call: CartCall, cartId: string, entryNumber: number, version?: string) {
  const cart = await cartFor(call, cartId);
  const { entry } = await configuredEntry(call, cart, entryNumber);
  return openLine(call, { ...entry, owner: ownerOf(cart, entry) }, version);
}

/** Configured lines of carts: with texts, or by the variant configurator (contract §13). */
export function configuredRoutes(api: Registrar): void {
  const cartPath = "/users/{userId}/carts/{cartId}";
  const entryPath = `${cartPath}/entries/{entryNumber}/configurator/textfield`;
  api.call(
    {
      method: "post",
      path: `${cartPath}/entries/configurator/textfield`,
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
      path: entryPath,
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
      return textsOfLine(style, entry.configuration);
    },
  );
  api.call(
    {
      method: "post",
      path: entryPath,
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
  for (const kind of ["ccpconfigurator", "cpqconfigurator"] as const) configuredLines(api, cartPath, kind);
  variantEntries(api, cartPath);
  quoteBasedEntries(api, cartPath);
}

/** Configurations go into a cart in the same way, whichever configurator they were made in. */
function configuredLines(
  api: Registrar,
  cartPath: string,
  kind: "ccpconfigurator" | "cpqconfigurator",
): void {
  const configId = z.string().min(1).max(60);
  api.call(
    {
      method: "post",
      path: `${cartPath}/entries/${kind}`,
      tag,
      summary: "Adds a SKU as the person configured it; the configuration is finished then",
      who: "person",
      proxied: true,
      params: CartParams,
      body: z.object({
        product: z.object({ code: z.string().min(1).max(80) }),
        quantity: quantityField.default(1),
        configId,
      }),
      answer: CartModificationSchema,
    },
    async ({ params, body, ...call }) => {
      const taking = takingOf(call, body.configId);
      const wanted = { code: body.product.code, quantity: body.quantity };
      const added = await addConfigured(call, params.cartId, wanted, (_style, sku) => taking.take(sku));
      // What is out of stock stays with its person, as it is configured.
      if (added.quantityAdded > 0) await taking.end();
      return added;
    },
  );
  api.call(
    {
      method: "put",
      path: `${cartPath}/entries/{entryNumber}/${kind}`,
      tag,
      summary: "Configures a line as it was changed; with the configuration of another line both become one",
      who: "person",
      proxied: true,
      params: EntryParams,
      body: z.object({ configId }),
      answer: CartModificationSchema,
    },
    async ({ params, body, ...call }) => {
      const taking = takingOf(call, body.configId);
      const changed = await changeConfigured(call, params.cartId, params.entryNumber, (_style, { sku }) =>
        taking.take(sku),
      );
      await taking.end();
      return changed;
    },
  );
}

function variantEntries(api: Registrar, cartPath: string): void {
  const entryPath = `${cartPath}/entries/{entryNumber}/ccpconfigurator`;
  api.call(
    {
      method: "get",
      path: entryPath,
      tag,
      summary:
        "Opens the configuration of a line to be changed; it begins with what the line has, or with a pre-configured version",
      who: "person",
      proxied: true,
      params: EntryParams,
      query: OpenLineQuery,
      answer: ConfigurationSchema,
    },
    async ({ params, query, ...call }) => {
      const { cartId, entryNumber } = params;
      const opened = await openEntry(call, cartId, entryNumber, query.configIdTemplate);
      return configurationOf(opened, call.about);
    },
  );
  api.call(
    {
      method: "get",
      path: `${entryPath}/configurationOverview`,
      tag,
      summary: "What was chosen for a line, by group",
      who: "person",
      proxied: true,
      params: EntryParams,
      answer: ConfigurationOverviewSchema,
    },
    async ({ params, ...call }) => {
      const cart = await cartFor(call, params.cartId);
      const { entry } = await configuredEntry(call, cart, params.entryNumber);
      return lineOverview(entry, call.about, {
        id: ownerOf(cart, entry),
        pricesShown: call.about.user.priceEnabled,
        otherwise: otherwise(String(params.entryNumber)),
      });
    },
  );
}

/** The same lines for clients of quote-based configurators, which read the id first. */
function quoteBasedEntries(api: Registrar, cartPath: string): void {
  const entryPath = `${cartPath}/entries/{entryNumber}/cpqconfigurator`;
  const shared = { method: "get", tag, who: "person", proxied: true, params: EntryParams } as const;
  api.call(
    {
      ...shared,
      path: entryPath,
      summary: "Opens the configuration of a line to be changed, and tells its id",
      answer: CpqIdSchema,
    },
    async ({ params, ...call }) => ({
      configId: (await openEntry(call, params.cartId, params.entryNumber)).row.id,
    }),
  );
  api.call(
    {
      ...shared,
      path: `${entryPath}/configuration`,
      summary: "Opens the configuration of a line to be changed, with numbers in the place of keys",
      answer: CpqConfigurationSchema,
    },
    async ({ params, ...call }) =>
      cpqConfiguration(await openEntry(call, params.cartId, params.entryNumber), call.about),
  );
}
