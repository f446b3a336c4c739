import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Registrar } from "../http/call";
import { cartRoutes } from "./carts";
import { catalogueRoutes } from "./catalogue";
import { checkoutRoutes } from "./checkout";
import { mediaRoutes } from "./media";
import { orderRoutes } from "./orders";
import { packRoutes } from "./packs";
import { punchoutRoutes } from "./punchout";
import { siteRoutes } from "./sites";
import { userRoutes } from "./users";

/** Every module's calls; a new module is one line here. */
export function registerModules(api: Registrar, app: OpenAPIHono): void {
  siteRoutes(api);
  userRoutes(api);
  catalogueRoutes(api);
  packRoutes(api);
  cartRoutes(api);
  checkoutRoutes(api);
  orderRoutes(api);
  punchoutRoutes(api);
  mediaRoutes(app);
}
