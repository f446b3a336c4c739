import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import {
  ConfigurationOverviewSchema,
  ConfigurationSchema,
  OpenLineQuery,
  TextConfigurationSchema,
  TextsBody,
} from "../configurators";
import { configureLine, configureLineTexts, lineTexts, openLineOf, showLine } from "./configured";
import { QuoteDetailSchema, QuoteEntryParams } from "./contract";
import { showQuote } from "./read";

const CUSTOMERS = "/users/{userId}/quotes/{quoteCode}/entries/{entryNumber}";
const asks = { tag: "Quotes", who: "person", needs: "use-quotes", params: QuoteEntryParams } as const;
const prices = { ...asks, needs: "manage-quotes" } as const;

/** Configured lines of quotes (contract §13): both sides read them, the customer changes those of a draft. */
export function quotedConfigurationRoutes(api: Registrar): void {
  readingRoutes(api, asks, CUSTOMERS);
  readingRoutes(api, prices, "/quotes/{quoteCode}/entries/{entryNumber}");
  api.call(
    {
      ...asks,
      method: "post",
      path: `${CUSTOMERS}/configurator/textfield`,
      summary: "Changes the texts of a line of a draft; an earlier offer for it is dropped",
      body: TextsBody,
      answer: QuoteDetailSchema,
    },
    async ({ params, body, ...call }) => {
      await configureLineTexts(call, params, body);
      return showQuote(call, params.quoteCode);
    },
  );
  api.call(
    {
      ...asks,
      method: "get",
      path: `${CUSTOMERS}/ccpconfigurator`,
      summary:
        "Opens the configuration of a line of a draft to be changed; it begins with what the line has, or with a pre-configured version",
      query: OpenLineQuery,
      answer: ConfigurationSchema,
    },
    ({ params, query, ...call }) => openLineOf(call, params, query.configIdTemplate),
  );
  api.call(
    {
      ...asks,
      method: "put",
      path: `${CUSTOMERS}/ccpconfigurator`,
      summary: "Configures a line of a draft as it was changed; an earlier offer for it is dropped",
      body: z.object({ configId: z.string().min(1).max(60) }),
      answer: QuoteDetailSchema,
    },
    async ({ params, body, ...call }) => {
      await configureLine(call, params, body.configId);
      return showQuote(call, params.quoteCode);
    },
  );
}

function readingRoutes(api: Registrar, its: typeof asks | typeof prices, entry_: string): void {
  api.call(
    {
      ...its,
      method: "get",
      path: `${entry_}/configurator/textfield`,
      summary: "The texts of a line of a quote",
      answer: TextConfigurationSchema,
    },
    ({ params, ...call }) => lineTexts(call, params),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${entry_}/ccpconfigurator/configurationOverview`,
      summary: "What was chosen for a line of a quote, by group, with what it costs",
      answer: ConfigurationOverviewSchema,
    },
    ({ params, ...call }) => showLine(call, params),
  );
}
