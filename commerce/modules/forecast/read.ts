import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { notFound } from "../../http/errors";
import { todayOf } from "../../http/today";
import { stylesByCode } from "../catalogue";
import { bundlesOf } from "../packs";
import { countsFor, type Heads, usesFor } from "./counts";
import { type ForecastPack, worksOf, type Work } from "./model";
import { replacedIn } from "./replaced";
import type { ForecastCall } from "./workers";
import { quartersAfter, type Quarter } from "./quarters";

export interface ForecastData {
  quarters: Quarter[];
  heads: Heads[];
  works: Work[];
}

/**
 * Everything that a forecast is made of, computed now from people, packs, prices and last year's orders: nothing of it is
 * stored. The statements are the same for any number of people: four, one for definitions of packs that are not cached, and
 * one for the prices of each currency.
 */
export async function readForecast(call: ForecastCall): Promise<ForecastData> {
  const { organisation } = call.about;
  const quarters = quartersAfter(todayOf(call), organisation.region);
  const { heads, again, first } = await countsFor(call, quarters);
  const replaced = await replacedIn(call, quarters);
  if (again.length + first.length + replaced.length === 0) return { quarters, heads, works: [] };
  const uses = await usesFor(call);
  const packs = await packsOf(call.db, [...new Set([...again, ...first].map(({ packId }) => packId))]);
  const codes = new Set([
    ...replaced.map(({ styleCode }) => styleCode),
    ...[...packs.values()].flatMap(({ bundles }) =>
      bundles.flatMap(({ sets }) => sets.flatMap(({ styles }) => styles.map(({ code }) => code))),
    ),
  ]);
  const styles = new Map();
  for (const { currency, symbol } of new Map(heads.map((one) => [one.currency, one])).values()) {
    const market = {
      organisationUid: organisation.uid,
      day: todayOf(call),
      currency,
      currencySymbol: symbol,
    };
    const found = await stylesByCode(call.db, [...codes], market);
    styles.set(currency, new Map(found.map((style) => [style.code, style])));
  }
  return {
    quarters,
    heads,
    works: worksOf(again, first, { packs, styles, uses, replaced, timeZone: organisation.timeZone }),
  };
}

async function packsOf(db: Database, ids: string[]): Promise<Map<string, ForecastPack>> {
  const rows = await rowsOf<Omit<ForecastPack, "bundles">>(
    db,
    sql`select id, name, pack_type as "packType", allocation_type as "allocationType", grant_amount as "grantAmount",
      grant_least_load as "grantLeastLoad", sort from packs where id = any(${sql.param(ids)}::text[])`,
  );
  const bundles = await bundlesOf(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, bundles: bundles.get(row.id) ?? [] }]));
}

/** What a figure is of: a quarter and a cost centre (null for none), or all of them where undefined, in a currency. */
export interface Chosen {
  currency: string;
  quarter: string | undefined;
  centre: string | null | undefined;
}

/**
 * The part of a forecast behind one of its figures.
 * @throws OccError 404 for a quarter, cost centre or currency that the forecast does not have.
 */
export function partOf({ quarters, heads, works }: ForecastData, chosen: Chosen): ForecastData {
  const ofLine = (one: { centre: string | null; currency: string }) =>
    one.currency === chosen.currency && (chosen.centre === undefined || one.centre === chosen.centre);
  const its = quarters.filter(({ code }) => chosen.quarter === undefined || code === chosen.quarter);
  const people = heads.filter(ofLine);
  if (its.length === 0 || people.length === 0) {
    throw notFound("The forecast has no such figure.", {
      subject: [chosen.quarter, chosen.centre, chosen.currency].filter(Boolean).join(" "),
      subjectType: "forecast",
    });
  }
  const firsts = new Set(its.map(({ first }) => first));
  return {
    quarters: its,
    heads: people,
    works: works.filter((one) => ofLine(one) && firsts.has(one.quarter)),
  };
}
