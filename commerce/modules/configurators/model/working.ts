import { randomUUID } from "node:crypto";
import { and, eq, inArray, lt } from "drizzle-orm";
import { timeBefore } from "../../../calendar";
import type { Database } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { notFound, OccError } from "../../../http/errors";
import { findVariant, marketOf, stylesBySku, type Stocked } from "../../catalogue";
import { type EvaluationInput, presetsOf } from "./evaluate";
import type { Choices, ConfigurationModel } from "./model";
import { configurationModels, configurations } from "../tables";
import { KEPT_DAYS } from "../../../database/kept";

export type ConfigureCall = Pick<Call, "db" | "about" | "now" | "once">;
type WorkingRow = typeof configurations.$inferSelect;

/** A configuration that somebody works on, with its garment and model. */
export interface Working {
  row: WorkingRow;
  stocked: Stocked;
  judging: EvaluationInput;
}

const noConfiguration = (id: string) =>
  notFound("There is no such configuration.", { subject: id, subjectType: "configuration" });

const noConfigurator = (code: string) =>
  new OccError(400, {
    type: "IllegalArgumentError",
    message: `Product '${code}' cannot be configured.`,
    reason: "notConfigurable",
    subject: code,
    subjectType: "product",
  });

type ModelRow = typeof configurationModels.$inferSelect;

/** The models of these codes, in one statement. */
export async function modelsOf(db: Database, codes: readonly string[]): Promise<Map<string, ModelRow>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(configurationModels)
    .where(inArray(configurationModels.code, [...codes]));
  return new Map(rows.map((row) => [row.code, row]));
}

/** How a garment is judged by its model in a person's currency. */
export const evaluationOf = (
  { code: model, type, version, definition }: ModelRow,
  { style, colour }: Pick<Stocked, "style" | "colour">,
  currency: string,
): EvaluationInput => ({
  ...{ model, type, version, definition, currency },
  garment: { style: style.code, category: style.categoryCode, colour: colour.code },
});

/** A SKU of the person's catalogue with its model. @throws OccError 400 for one that has no variant configurator. */
async function modelled(call: ConfigureCall, sku: string) {
  const stocked = findVariant(await stylesBySku(call.db, [sku], marketOf(call.about, call.now())), sku);
  const code = stocked?.style.inAssortment ? stocked.style.configurationModel : null;
  const model = code ? (await modelsOf(call.db, [code])).get(code) : undefined;
  if (!stocked || !model) throw noConfigurator(sku);
  return { stocked, judging: evaluationOf(model, stocked, call.about.unit.currency) };
}

interface Start {
  sku: string;
  /** `product`, or a line of a cart. */
  owner: string;
  /** What it starts with; without it, what the person left, or else what the model presets. */
  with?: { choices: Choices; own: string[] };
  /** Starts anew, with the choices of a pre-configured version if one is named. */
  anew?: { version?: string };
}

/**
 * Opens the person's configuration of a SKU: the one that they left unfinished, or a new one. There is one of each, so
 * asking twice makes no second.
 */
export async function startWorking(call: ConfigureCall, start: Start): Promise<Working> {
  const { sku, owner } = start;
  const { stocked, judging } = await modelled(call, sku);
  const { customerId } = call.about.user;
  const at = and(
    eq(configurations.customerId, customerId),
    eq(configurations.sku, sku),
    eq(configurations.owner, owner),
  );
  if (!start.with && !start.anew) {
    const [left] = await call.db.select().from(configurations).where(at);
    if (left) return { row: left, stocked, judging };
  }
  const begun = start.with ?? begunWith(judging.definition, start.anew?.version);
  const values = { ...begun, updatedAt: call.now() };
  const [row] = await call.db
    .insert(configurations)
    .values({ id: randomUUID(), customerId, sku, owner, ...values })
    .onConflictDoUpdate({
      target: [configurations.customerId, configurations.sku, configurations.owner],
      set: values,
    })
    .returning();
  return { row: row!, stocked, judging };
}

/** @throws OccError 404 for a version that the model does not have. */
function begunWith(definition: ConfigurationModel, code: string | undefined) {
  const presets = presetsOf(definition);
  if (code === undefined) return { choices: presets, own: [] };
  const version = definition.versions.find((one) => one.code === code);
  if (!version) throw notFound("There is no such pre-configured version.", { subject: code });
  return { choices: { ...presets, ...version.choices }, own: Object.keys(version.choices) };
}

/** A configuration of the person. @throws OccError 404 for another's, or one that is finished. */
export async function readWorking(call: ConfigureCall, id: string, lock = false): Promise<Working> {
  const mine = and(eq(configurations.id, id), eq(configurations.customerId, call.about.user.customerId));
  const query = call.db.select().from(configurations).where(mine);
  const [row] = await (lock ? query.for("update") : query);
  if (!row) throw noConfiguration(id);
  return { row, ...(await modelled(call, row.sku)) };
}

export async function writeChoices(
  call: ConfigureCall,
  { row, ...rest }: Working,
  choices: Choices,
  own: string[],
): Promise<Working> {
  const changed = { choices, own, updatedAt: call.now() };
  await call.db.update(configurations).set(changed).where(eq(configurations.id, row.id));
  return { row: { ...row, ...changed }, ...rest };
}

/** Deletes configurations that nobody has changed for as long. */
export const sweepConfigurations = (db: Database, now: Date) =>
  db
    .delete(configurations)
    .where(
      lt(configurations.updatedAt, timeBefore(now, { days: KEPT_DAYS["sweep-configurations"].changed })),
    );

/** It is in a cart now. */
export const endWorking = ({ db }: ConfigureCall, { row }: Working) =>
  db.delete(configurations).where(eq(configurations.id, row.id));
