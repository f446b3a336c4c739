import { z } from "@hono/zod-openapi";
import { PriceSchema } from "../../http/money";

/** Amounts are with GST, as orders are charged. Local days of the organisation are YYYY-MM-DD. */
const Figure = z.object({ pieces: z.number(), money: PriceSchema });

const QuarterSchema = z
  .object({
    /** Its first month: "2026-04". */
    code: z.string(),
    name: z.string(),
    /** "Q4 of 2025–26": its place in the financial year of the organisation's country. */
    place: z.string(),
    firstDay: z.string(),
    lastDay: z.string(),
  })
  .openapi("ForecastQuarter");

const CostCentre = z.object({ code: z.string(), name: z.string() });

const headcount = {
  /** Who is employed when the first quarter begins, and their hours as full-time loads. */
  people: z.number(),
  loads: z.number(),
  /** Who starts or leaves within the quarters, as far as days are known. */
  starters: z.number(),
  leavers: z.number(),
};

const Line = z
  .object({
    /** Missing for people without a cost centre of their own. */
    costCentre: CostCentre.optional(),
    currencyIso: z.string(),
    ...headcount,
    /** One for each quarter, in their order. */
    quarters: z.array(Figure),
    ...Figure.shape,
  })
  .openapi("ForecastLine");

export const ForecastSchema = z
  .object({
    quarters: z.array(QuarterSchema),
    lines: z.array(Line),
    /** The sums of the lines, one for each currency. */
    totals: z.array(Line.omit({ costCentre: true }).openapi("ForecastTotal")),
    /** Whether for some pack no period ended in the last 12 months, so that all that it gives is assumed to be ordered. */
    assumesWhole: z.boolean(),
  })
  .openapi("Forecast");

export const WorkingQuery = z.object({
  currency: z.string().min(1).max(3),
  /** The code of a quarter; all four without it. */
  quarter: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
  /** The code of a cost centre, empty for people without one; all of them without it. */
  costCentre: z.string().max(60).optional(),
});

export const ForecastWorkingSchema = z
  .object({
    quarters: z.array(QuarterSchema),
    costCentre: CostCentre.optional(),
    currencyIso: z.string(),
    ...headcount,
    /** They add up to the figure. */
    rows: z.array(
      z
        .object({
          /**
           * again: it is given anew; first: people who start then have not ordered it yet; replaced: pieces that are to be
           * replaced after a time, and that no pack gives again. A row of those has a style where others have a pack.
           */
          kind: z.enum(["again", "first", "replaced"]),
          quarter: z.string(),
          packId: z.string(),
          packName: z.string(),
          counter: z.string(),
          people: z.number(),
          /** How many have which load, and what each is given, where that depends on it. */
          loads: z.array(z.object({ load: z.number(), people: z.number(), eachText: z.string() })),
          /** What is given together: "36 items". */
          givenText: z.string(),
          /** The part of it that was ordered in the last year. */
          percent: z.number(),
          /** Whether that is known; else all is assumed. */
          percentKnown: z.boolean(),
          /** The mean price and points of a piece; missing if they differ between cost centres. */
          each: PriceSchema.optional(),
          eachPoints: z.number().optional(),
          ...Figure.shape,
        })
        .openapi("ForecastWork"),
    ),
    ...Figure.shape,
  })
  .openapi("ForecastWorking");
