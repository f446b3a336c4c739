import { and, eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { notFound } from "../../http/errors";
import { findVariant, marketOf, stylesBySku } from "../catalogue";
import {
  configurationOf,
  configureTexts,
  lineOverview,
  openLine,
  takeConfiguration,
  textsOfLine,
  type TextsBody,
} from "../configurators";
import type { Configured } from "../configurators/tables";
import { notNow } from "./change";
import { listPrices } from "./create";
import { isChangeable, seeingPrices } from "./read";
import { type LoadedQuote, loadQuote, type QuoteCall } from "./records";
import { seesOffer } from "./states";
import { quoteEntries } from "./tables";

type QuoteEntry = LoadedQuote["entries"][number];

/** A line of a quote. */
interface LineOf {
  quoteCode: string;
  entryNumber: number;
}

const noConfiguration = ({ quoteCode, entryNumber }: LineOf) =>
  notFound("There is no such configuration.", {
    subject: `${quoteCode}/${entryNumber}`,
    subjectType: "configuration",
  });

/** @throws OccError 404 for a quote that the caller does not see, or a line that it does not have. */
async function readLine(call: QuoteCall, line: LineOf, lock = false) {
  const quote = await loadQuote(call, line.quoteCode, lock);
  const entry = quote.entries.find(({ entryNumber }) => entryNumber === line.entryNumber);
  if (!entry) throw noConfiguration(line);
  return { quote, entry };
}

/** The garment of a line; undefined once it is no longer sold. */
async function styleOf({ db, now }: QuoteCall, { customer }: LoadedQuote, { sku }: QuoteEntry) {
  return findVariant(await stylesBySku(db, [sku], marketOf(customer, now())), sku)?.style;
}

/** The texts of a line, with the fields that are empty. @throws OccError 404 */
export async function lineTexts(call: QuoteCall, line: LineOf) {
  const { quote, entry } = await readLine(call, line);
  return textsOfLine(await styleOf(call, quote, entry), entry.configuration);
}

/** What was chosen for a line, at the price that its reader sees. @throws OccError 404 */
export async function showLine(call: QuoteCall, line: LineOf) {
  const { quote, entry } = await readLine(call, line);
  const { side, state, customer } = quote;
  const offer = seesOffer(state, side) ? entry.offerCents : null;
  return lineOverview(
    { ...entry, unitCents: offer ?? entry.listCents, quoteCode: offer === null ? null : entry.quoteCode },
    seeingPrices(customer),
    {
      id: `${line.quoteCode}/${line.entryNumber}`,
      pricesShown: true,
      otherwise: () => noConfiguration(line),
    },
  );
}

/** A line of a draft. @throws OccError 400 for a quote that its customer cannot change now; 404. */
async function changeableLine(call: QuoteCall, line: LineOf, lock = false) {
  const found = await readLine(call, line, lock);
  const { side, state } = found.quote;
  if (side === "customer" && isChangeable(state, side)) return found;
  throw notNow(line.quoteCode, `Quote ${line.quoteCode} is not a draft. Take it back to change it.`);
}

/** Opens the configuration of a line of a draft. @throws OccError as `changeableLine` and `openLine`. */
export async function openLineOf(call: QuoteCall, line: LineOf, version?: string) {
  const { entry } = await changeableLine(call, line);
  const owner = `${line.quoteCode}/${line.entryNumber}`;
  return configurationOf(await openLine(call, { ...entry, owner }, version), call.about);
}

/** Configures a line of a draft with texts. @throws OccError as `changeableLine` and `configureTexts`. */
export async function configureLineTexts(
  call: QuoteCall,
  line: LineOf,
  { configurationInfos }: z.infer<typeof TextsBody>,
): Promise<void> {
  const { quote, entry } = await changeableLine(call, line, true);
  const style = await styleOf(call, quote, entry);
  if (!style) throw noConfiguration(line);
  await writeConfigured(call, entry, configureTexts(style, configurationInfos));
}

/** Configures a line of a draft as it was changed. @throws OccError as `changeableLine`; 404 for another's configuration. */
export async function configureLine(call: QuoteCall, line: LineOf, configId: string): Promise<void> {
  const { entry } = await changeableLine(call, line, true);
  const { end, ...made } = await takeConfiguration(call, configId, {
    sku: entry.sku,
    otherwise: () => noConfiguration(line),
  });
  await writeConfigured(call, entry, made);
  await end();
}

/** What the desk offered before was for something else. */
async function writeConfigured(
  call: QuoteCall,
  { quoteCode, entryNumber, listCents, ...entry }: QuoteEntry,
  { configuration, valueAdds }: Configured,
): Promise<void> {
  const [price] = await listPrices(call.db, call, [{ ...entry, valueAdds }]);
  await call.db
    .update(quoteEntries)
    .set({ configuration, valueAdds, listCents: price ?? listCents, offerCents: null })
    .where(and(eq(quoteEntries.quoteCode, quoteCode), eq(quoteEntries.entryNumber, entryNumber)));
}
