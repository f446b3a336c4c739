import type { deliveryModes } from "../modules/checkout/tables";
import type { baseSites } from "../modules/sites/tables";

/** The two shop fronts. */
export const siteRows = (): (typeof baseSites.$inferInsert)[] => [
  {
    uid: "uniforms",
    name: "Kitroom",
    theme: "default",
    locale: "en",
    languages: ["en"],
    currencies: ["AUD", "NZD"],
  },
  {
    uid: "wholesale",
    name: "Kitroom Wholesale",
    theme: "wholesale",
    locale: "en",
    languages: ["en"],
    currencies: ["AUD", "NZD"],
  },
];

/** Delivery modes. A mode without cents uses the organisation's freight rule. */
export const deliveryModeRows = (): (typeof deliveryModes.$inferInsert)[] =>
  ["AU", "NZ"].flatMap((country) => [
    { code: "standard", country, name: "Standard", description: "3 to 5 working days", cents: null, sort: 0 },
    {
      code: "express",
      country,
      name: "Express",
      description: "1 to 2 working days",
      cents: 1800,
      minDays: 1,
      maxDays: 2,
      postBoxes: false,
      sort: 1,
    },
    {
      code: "unit-collect",
      country,
      name: "Collect",
      description: "From your unit's uniform store",
      cents: 0,
      sort: 2,
    },
  ]);
