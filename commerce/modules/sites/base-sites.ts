import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";
import type { Site } from "../../http/call";
import { atDefault, parseFields, project } from "../../http/fields";
import { leftOut } from "../../http/left-out";

const Iso = z.object({ isocode: z.string() });

const BaseSitesSchema = z
  .object({
    baseSites: z.array(
      z
        .object({
          uid: z.string(),
          name: atDefault(z.string()),
          channel: atDefault(z.enum(["B2B", "B2C"])),
          theme: atDefault(z.string()),
          locale: atDefault(z.string()),
          defaultLanguage: atDefault(z.object({ isocode: z.string() })),
          urlPatterns: leftOut(z.array(z.string())),
          urlEncodingAttributes: atDefault(z.array(z.string())),
          requiresAuthentication: atDefault(z.boolean()),
          isolated: leftOut(z.boolean()),
          captchaConfig: leftOut(z.object({ enabled: z.boolean(), publicKey: z.string() })),
          stores: atDefault(
            z.array(
              z.object({
                currencies: z.array(Iso),
                defaultCurrency: Iso,
                languages: z.array(Iso),
                defaultLanguage: Iso,
              }),
            ),
          ),
          defaultPreviewProductCode: leftOut(z.string()),
          defaultPreviewCategoryCode: leftOut(z.string()),
          defaultPreviewCatalogId: leftOut(z.string()),
        })
        .openapi("BaseSite"),
    ),
  })
  .openapi("BaseSiteList");

const view = (site: Site) => {
  const isocodes = (codes: string[]) => codes.map((isocode) => ({ isocode }));
  const [language = "en"] = site.languages;
  const [currency = "AUD"] = site.currencies;
  return {
    uid: site.uid,
    name: site.name,
    channel: "B2B",
    theme: site.theme,
    locale: site.locale,
    defaultLanguage: { isocode: language },
    urlEncodingAttributes: [],
    requiresAuthentication: true,
    stores: [
      {
        currencies: isocodes(site.currencies),
        defaultCurrency: { isocode: currency },
        languages: isocodes(site.languages),
        defaultLanguage: { isocode: language },
      },
    ],
  };
};

/** The only call outside a base site: the list of base sites (contract §3). It needs no sign-in. */
export function baseSiteRoute(app: OpenAPIHono, sites: { all: () => Promise<Map<string, Site>> }): void {
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "get",
      path: "/occ/v2/basesites",
      tags: ["Site"],
      summary: "The base sites, with their languages and currencies",
      request: { query: z.object({ fields: z.string().max(4000).optional() }) },
      responses: {
        200: { description: "Done", content: { "application/json": { schema: BaseSitesSchema } } },
      },
    }),
  );
  app.get("/occ/v2/basesites", async (c) => {
    const selection = parseFields((c.req.query("fields") ?? "").slice(0, 4000) || "FULL");
    const baseSites = [...(await sites.all()).values()].map(view);
    return c.json(project({ baseSites }, BaseSitesSchema, selection) as object);
  });
}
