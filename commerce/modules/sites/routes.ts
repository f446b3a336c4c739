import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { COUNTRIES, regionsOf } from "./regions";
import { TITLES } from "./titles";

const Named = z.object({ isocode: z.string(), name: z.string(), active: z.boolean() });
const Languages = z
  .object({ languages: z.array(Named.extend({ nativeName: z.string() })) })
  .openapi("Languages");
const Currencies = z
  .object({ currencies: z.array(Named.extend({ symbol: z.string() })) })
  .openapi("Currencies");
const Countries = z
  .object({ countries: z.array(z.object({ isocode: z.string(), name: z.string() })) })
  .openapi("Countries");
const Regions = z
  .object({
    regions: z.array(
      z.object({
        isocode: z.string(),
        isocodeShort: z.string(),
        name: z.string(),
        countryIso: z.string(),
      }),
    ),
  })
  .openapi("Regions");
const Titles = z
  .object({ titles: z.array(z.object({ code: z.string(), name: z.string() })) })
  .openapi("Titles");

const currencyNames: Record<string, string> = { AUD: "Australian dollar", NZD: "New Zealand dollar" };

/** The name of a language in a language; both are ISO codes. */
const languageName = (isocode: string, inLanguage: string) =>
  new Intl.DisplayNames([inLanguage], { type: "language" }).of(isocode) ?? isocode;

/** Site context (contract §3): languages, currencies, countries, titles. */
export function siteRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/languages",
      tag: "Site",
      summary: "Languages of the site",
      who: "anyone",
      answer: Languages,
    },
    async ({ baseSite }) => ({
      languages: baseSite.languages.map((isocode) => ({
        isocode,
        name: languageName(isocode, "en"),
        nativeName: languageName(isocode, isocode),
        active: true,
      })),
    }),
  );
  api.call(
    {
      method: "get",
      path: "/currencies",
      tag: "Site",
      summary: "Currencies of the site",
      who: "anyone",
      answer: Currencies,
    },
    async ({ baseSite }) => ({
      currencies: baseSite.currencies.map((isocode) => ({
        isocode,
        name: currencyNames[isocode] ?? isocode,
        symbol: "$",
        active: true,
      })),
    }),
  );
  api.call(
    {
      method: "get",
      path: "/countries",
      tag: "Site",
      summary: "Countries that the site delivers to",
      who: "anyone",
      answer: Countries,
    },
    async () => ({
      countries: Object.entries(COUNTRIES).map(([isocode, name]) => ({ isocode, name })),
    }),
  );
  api.call(
    {
      method: "get",
      path: "/countries/{countryIso}/regions",
      tag: "Site",
      summary: "The regions of a country",
      who: "anyone",
      params: z.object({ countryIso: z.string().max(60).toUpperCase() }),
      answer: Regions,
    },
    async ({ params }) => ({ regions: regionsOf(params.countryIso) }),
  );
  api.call(
    {
      method: "get",
      path: "/titles",
      tag: "Site",
      summary: "Titles, such as Ms and Dr",
      who: "anyone",
      answer: Titles,
    },
    async () => ({ titles: TITLES }),
  );
}
