import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../../http/registrar";
import { styleFor } from "../../catalogue";
import { onlyVariant } from "../base-product";
import { chooseFor } from "../variant/choose";
import { CpqAttributeBody, CpqConfigurationSchema, CpqValueBody } from "./contract";
import { attributeNumbered, cpqConfiguration, noQuantity, sentOf } from "./view";
import { readWorking, startWorking } from "../model/working";

const tag = "Configurators";
const number = z.coerce.number().int().min(1).max(100_000);
const ConfigParams = z.object({ configId: z.string().min(1).max(60) });
const TabQuery = z.object({ tabId: number.optional() });
const shared = { tag, who: "person", proxied: true, hidden: true } as const;

/**
 * Quote-based configurators as published clients speak to them (contract §13). They work on the same configurations as
 * `ccpconfigurator`, with numbers in the place of keys.
 */
export function cpqConfiguratorRoutes(api: Registrar): void {
  const configurationPath = "/cpqconfigurator/{configId}";
  const attributePath = `${configurationPath}/attributes/{attributeCode}`;
  api.call(
    {
      ...shared,
      method: "get",
      path: "/products/{code}/configurators/cpqconfigurator",
      summary: "Opens the person's configuration of a SKU, with numbers in the place of keys",
      params: z.object({ code: z.string().min(1).max(80) }),
      answer: CpqConfigurationSchema,
    },
    async ({ params, ...call }) => {
      const sku = onlyVariant(await styleFor(call, params.code), params.code);
      return cpqConfiguration(await startWorking(call, { sku, owner: "product" }), call.about);
    },
  );
  api.call(
    {
      ...shared,
      method: "get",
      path: `${configurationPath}/configuration`,
      summary: "A configuration with its tabs and the attributes of one",
      params: ConfigParams,
      query: TabQuery,
      answer: CpqConfigurationSchema,
    },
    async ({ params, query, ...call }) =>
      cpqConfiguration(await readWorking(call, params.configId), call.about, query),
  );
  api.call(
    {
      ...shared,
      method: "get",
      path: `${configurationPath}/configurationOverview`,
      summary: "A configuration with what was chosen in each tab",
      params: ConfigParams,
      answer: CpqConfigurationSchema,
    },
    async ({ params, ...call }) =>
      cpqConfiguration(await readWorking(call, params.configId), call.about, { overview: true }),
  );
  api.call(
    {
      ...shared,
      method: "patch",
      path: attributePath,
      summary: "Chooses values of one attribute, or what is typed",
      params: ConfigParams.extend({ attributeCode: number }),
      query: TabQuery,
      body: CpqAttributeBody,
      answer: CpqConfigurationSchema,
    },
    async ({ params, query, body, ...call }) => {
      const working = await readWorking(call, params.configId, true);
      const sent = sentOf(working.judging.definition, params.attributeCode, body);
      const written = await chooseFor(call, working, { groups: [{ attributes: [sent] }] });
      return cpqConfiguration(written, call.about, query);
    },
  );
  api.call(
    {
      ...shared,
      method: "patch",
      reads: true,
      path: `${attributePath}/values/{valueId}`,
      summary: "Refuses a quantity of one value other than 1: options have none of their own",
      params: ConfigParams.extend({ attributeCode: number, valueId: number }),
      query: TabQuery,
      body: CpqValueBody,
      answer: CpqConfigurationSchema,
    },
    async ({ params, query, body, ...call }) => {
      const working = await readWorking(call, params.configId);
      attributeNumbered(working.judging.definition, params.attributeCode);
      if (body.quantity !== 1) throw noQuantity();
      return cpqConfiguration(working, call.about, query);
    },
  );
}
