import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../../http/registrar";
import { styleFor } from "../../catalogue";
import { onlyVariant } from "../base-product";
import { TextConfigurationSchema } from "./contract";
import { infosView } from "../line-view";
import { emptyTexts } from "./texts";

const tag = "Configurators";

/** What products are configured with (contract §13). Lines have theirs beside the other calls of carts and orders. */
export function configuratorRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/products/{code}/configurator/textfield",
      tag,
      summary: "The texts that can be put on a SKU; none are typed yet",
      who: "person",
      proxied: true,
      hidden: true,
      params: z.object({ code: z.string().min(1).max(80) }),
      answer: TextConfigurationSchema,
    },
    async (call) => {
      const style = await styleFor(call, call.params.code);
      onlyVariant(style, call.params.code);
      return { configurationInfos: infosView({ type: "TEXTFIELD", infos: emptyTexts(style), issues: 0 }) };
    },
  );
}
