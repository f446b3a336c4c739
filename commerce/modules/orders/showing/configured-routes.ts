import { z } from "@hono/zod-openapi";
import type { Call } from "../../../http/call";
import type { Registrar } from "../../../http/registrar";
import { notFound } from "../../../http/errors";
import {
  ConfigurationOverviewSchema,
  infosView,
  lineOverview,
  TextConfigurationSchema,
} from "../../configurators";
import { readOrder } from "./records";

const OrderEntryParams = z.object({
  code: z.string().min(1).max(60),
  entryNumber: z.coerce.number().int().min(0).max(100_000),
});
type Asked = Call<z.infer<typeof OrderEntryParams>>;

const notConfigured = (entryNumber: number) =>
  notFound("This line of the order is not configured.", {
    subject: String(entryNumber),
    subjectType: "entry",
  });

/** A configured line of an order that the person may read. @throws OccError 404 for any other. */
async function configuredLine({ params, ...call }: Asked) {
  const { entries, order } = await readOrder(call, params.code, false);
  const line = entries.find(({ entry }) => entry.entryNumber === params.entryNumber)?.entry;
  if (!line?.configuration) throw notConfigured(params.entryNumber);
  return { order, line, configuration: line.configuration };
}

/** What was configured of the lines of orders, as it was ordered (contract §13). */
export function orderedConfigurationRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/users/{userId}/orders/{code}/entries/{entryNumber}/configurator/textfield",
      tag: "Configurators",
      scope: "orders:read",
      summary: "The texts of a line of an order",
      who: "person",
      proxied: true,
      params: OrderEntryParams,
      answer: TextConfigurationSchema,
    },
    async (call) => ({ configurationInfos: infosView((await configuredLine(call)).configuration) }),
  );
  api.call(
    {
      method: "get",
      path: "/users/{userId}/orders/{code}/entries/{entryNumber}/ccpconfigurator/configurationOverview",
      tag: "Configurators",
      scope: "orders:read",
      summary: "What was chosen for a line of an order, by group, with what it cost",
      who: "person",
      proxied: true,
      params: OrderEntryParams,
      answer: ConfigurationOverviewSchema,
    },
    async (call) => {
      const { order, line } = await configuredLine(call);
      return lineOverview(line, call.about, {
        id: `${order.code}/${line.entryNumber}`,
        pricesShown: order.pricesShown && call.about.user.priceEnabled,
        otherwise: () => notConfigured(call.params.entryNumber),
      });
    },
  );
}
