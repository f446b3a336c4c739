import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../../http/registrar";
import { styleFor } from "../../catalogue";
import { onlyVariant } from "../base-product";
import { chooseFor } from "./choose";
import {
  ConfigurationBody,
  ConfigurationOverviewSchema,
  ConfigurationPricesSchema,
  ConfigurationSchema,
  OverviewBody,
  VersionListSchema,
} from "./contract";
import { configurationOf, overviewOfWorking, pricesOf, versionsOf } from "./view";
import { readWorking, startWorking } from "../model/working";

const tag = "Configurators";
const ConfigParams = z.object({ configId: z.string().min(1).max(60) });
const expMode = z.enum(["true", "false"]).optional();
const GroupQuery = z.object({ groupId: z.string().max(60).optional(), expMode });
const shared = { tag, who: "person", proxied: true, hidden: true } as const;

/** The variant configurator (contract §13). A configuration answers to its own person alone. */
export function variantConfiguratorRoutes(api: Registrar): void {
  const configurationPath = "/ccpconfigurator/{configId}";
  api.call(
    {
      ...shared,
      method: "get",
      path: "/products/{code}/configurators/ccpconfigurator",
      summary:
        "Opens the person's configuration of a SKU: the unfinished one, or with `forceReset` a new one",
      params: z.object({ code: z.string().min(1).max(80) }),
      query: z.object({
        expMode,
        forceReset: z.enum(["true", "false"]).optional(),
        configIdTemplate: z.string().max(60).optional(),
      }),
      answer: ConfigurationSchema,
    },
    async ({ params, query, ...call }) => {
      const sku = onlyVariant(await styleFor(call, params.code), params.code);
      const { forceReset, configIdTemplate: version } = query;
      const anew = forceReset === "true" || version ? { version } : undefined;
      return configurationOf(await startWorking(call, { sku, owner: "product", anew }), call.about);
    },
  );
  api.call(
    {
      ...shared,
      method: "get",
      path: configurationPath,
      summary: "A configuration with its groups; with `groupId` the attributes of one group alone",
      params: ConfigParams,
      query: GroupQuery,
      answer: ConfigurationSchema,
    },
    async ({ params, query, ...call }) =>
      configurationOf(await readWorking(call, params.configId), call.about, query.groupId),
  );
  api.call(
    {
      ...shared,
      method: "patch",
      path: configurationPath,
      summary: "Chooses values; attributes that are not sent stay as they are",
      params: ConfigParams,
      query: GroupQuery,
      body: ConfigurationBody,
      answer: ConfigurationSchema,
    },
    async ({ params, query, body, ...call }) => {
      const working = await readWorking(call, params.configId, true);
      return configurationOf(await chooseFor(call, working, body), call.about, query.groupId);
    },
  );
  api.call(
    {
      ...shared,
      method: "get",
      path: `${configurationPath}/pricing`,
      summary: "What a configuration costs, and what each value adds to one piece",
      params: ConfigParams,
      query: z.object({ groupId: z.string().max(60).optional() }),
      answer: ConfigurationPricesSchema,
    },
    async ({ params, query, ...call }) =>
      pricesOf(await readWorking(call, params.configId), call.about, query.groupId),
  );
  api.call(
    {
      ...shared,
      method: "get",
      path: `${configurationPath}/configurationOverview`,
      summary: "What was chosen, by group",
      params: ConfigParams,
      answer: ConfigurationOverviewSchema,
    },
    async ({ params, ...call }) => overviewOfWorking(await readWorking(call, params.configId), call.about),
  );
  api.call(
    {
      ...shared,
      method: "patch",
      reads: true,
      path: `${configurationPath}/configurationOverview`,
      summary: "The same by filters: price-relevant options, what the person chose, chosen groups",
      params: ConfigParams,
      body: OverviewBody,
      answer: ConfigurationOverviewSchema,
    },
    async ({ params, body, ...call }) =>
      overviewOfWorking(await readWorking(call, params.configId), call.about, body),
  );
  api.call(
    {
      ...shared,
      method: "get",
      path: `${configurationPath}/variants`,
      summary: "Pre-configured versions, which a configuration can begin with (`configIdTemplate`)",
      params: ConfigParams,
      answer: VersionListSchema,
    },
    async ({ params, ...call }) => versionsOf(await readWorking(call, params.configId), call.about),
  );
}
