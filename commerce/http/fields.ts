import { z } from "@hono/zod-openapi";
import { OccError } from "./errors";

/**
 * The `fields` selection of OCC (contract §1.4): levels BASIC ⊂ DEFAULT ⊂ FULL and named additions.
 * A property of an answer's schema belongs to BASIC unless it is wrapped in `atDefault` or `atFull`.
 */
type Level = "BASIC" | "DEFAULT" | "FULL";
const rank: Record<Level, number> = { BASIC: 0, DEFAULT: 1, FULL: 2 };
const levelOf = new WeakMap<object, Level>();

/** Marks a property that DEFAULT and FULL answers hold. */
export function atDefault<S extends z.ZodType>(schema: S): S {
  levelOf.set(schema, "DEFAULT");
  return schema;
}

/** Marks a property that only FULL answers hold. */
export function atFull<S extends z.ZodType>(schema: S): S {
  levelOf.set(schema, "FULL");
  return schema;
}

export interface Selection {
  readonly level: Level | undefined;
  readonly names: ReadonlyMap<string, Selection | undefined>;
}

const BASIC: Selection = { level: "BASIC", names: new Map() };
const DEFAULT: Selection = { level: "DEFAULT", names: new Map() };

const fieldError = (message: string) => new OccError(400, { type: "ConversionError", message });

/** Parsed selections by their text, because clients use few different texts. */
const parsed = new Map<string, Selection>();
const MOST_PARSED = 500;

/**
 * Reads `name,name(list),LEVEL`. White space is ignored. The same text returns the same object, so that
 * derived data can be cached.
 * @throws OccError 400 ConversionError when the text does not follow the grammar.
 */
export function parseFields(text: string): Selection {
  const known = parsed.get(text);
  if (known) return known;
  const selection = readSelection(text);
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(text, selection);
  return selection;
}

function readSelection(text: string): Selection {
  let at = 0;
  const source = text.replace(/\s+/g, "");
  const list = (depth: number): Selection => {
    if (depth > 12) throw fieldError("Incorrect fields: nested too deep");
    let level: Level | undefined;
    const names = new Map<string, Selection | undefined>();
    for (;;) {
      const name = /^[A-Za-z_][A-Za-z0-9_]*/.exec(source.slice(at, at + 80))?.[0];
      if (!name) throw fieldError(`Incorrect fields: '${source.slice(at, at + 20)}'`);
      at += name.length;
      let nested: Selection | undefined;
      if (source[at] === "(") {
        at += 1;
        nested = list(depth + 1);
        if (source[at] !== ")") throw fieldError("Incorrect fields: a bracket is not closed");
        at += 1;
      }
      if (Object.hasOwn(rank, name) && !nested) {
        const named = name as Level;
        if (level === undefined || rank[named] > rank[level]) level = named;
      } else {
        names.set(name, nested);
      }
      if (source[at] !== ",") return { level, names };
      at += 1;
    }
  };
  const selection = list(0);
  if (at < source.length) throw fieldError(`Incorrect fields: '${source.slice(at, at + 20)}'`);
  return selection;
}

interface Unwrapped {
  inner: z.ZodType;
  level: Level;
  /** The properties of an object schema. */
  shape?: Record<string, z.ZodType>;
}

/** Cached by schema, because every item of a list has the same one and inspecting it is slow. */
const unwrapped = new WeakMap<z.ZodType, Unwrapped>();

function unwrap(schema: z.ZodType): Unwrapped {
  const known = unwrapped.get(schema);
  if (known) return known;
  let inner = schema;
  let level = levelOf.get(schema);
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
    inner = inner.unwrap() as z.ZodType;
    level ??= levelOf.get(inner);
  }
  // A loose object may have more properties than its schema.
  const shape =
    inner instanceof z.ZodObject && !(inner.def.catchall instanceof z.ZodUnknown)
      ? (inner.shape as Record<string, z.ZodType>)
      : undefined;
  const seen = { inner, level: level ?? "BASIC", shape };
  unwrapped.set(schema, seen);
  return seen;
}

/** Makes the selected copy of one value. */
type Projector = (value: unknown) => unknown;

const projectors = new WeakMap<Selection, Map<z.ZodType, Projector>>();

/**
 * How a selection copies the values of a schema. Made once for each pair, because looking at a schema for every value
 * costs more than copying it.
 * @throws OccError 400 ConversionError for a name that the schema does not have, if there is no value either.
 */
function projectorOf(schema: z.ZodType, selection: Selection): Projector {
  const known = projectors.get(selection)?.get(schema);
  if (known) return known;
  const made = makeProjector(schema, selection);
  const bySchema = projectors.get(selection) ?? new Map<z.ZodType, Projector>();
  projectors.set(selection, bySchema.set(schema, made));
  return made;
}

function makeProjector(schema: z.ZodType, selection: Selection): Projector {
  const { inner, shape } = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    const one = projectorBelow(inner.element as z.ZodType, selection);
    return (value) => (Array.isArray(value) ? value.map(one) : []);
  }
  if (!shape) return copyOf;
  const kept = keptOf(shape, selection);
  return (value) => {
    const source = (value ?? {}) as Record<string, unknown>;
    const answer: Record<string, unknown> = {};
    for (const { name, copy } of kept) {
      const child = source[name];
      if (child !== null && child !== undefined) answer[name] = copy(child);
    }
    return answer;
  };
}

/** A schema may hold itself, so what no name selects is looked at when there is a value. */
function projectorBelow(schema: z.ZodType, selection: Selection): Projector {
  if (selection.names.size > 0) return projectorOf(schema, selection);
  let made: Projector | undefined;
  return (value) => (made ??= projectorOf(schema, selection))(value);
}

/**
 * The properties of an object that a selection keeps, and how. Names without a level select only these names; a level
 * adds its properties.
 */
function keptOf(shape: Record<string, z.ZodType>, { level, names }: Selection) {
  for (const name of names.keys()) {
    if (!Object.hasOwn(shape, name)) throw fieldError(`Incorrect field: '${name}'`);
  }
  return Object.entries(shape).flatMap(([name, property]) => {
    const byLevel = level !== undefined && rank[unwrap(property).level] <= rank[level];
    const named = names.has(name);
    if (!named && !byLevel) return [];
    const ofLevel = level === "FULL" ? DEFAULT : BASIC;
    const below = named ? merge(names.get(name) ?? BASIC, byLevel ? level : undefined) : ofLevel;
    return [{ name, copy: projectorBelow(property, below) }];
  });
}

/**
 * Keeps the selected properties of a FULL answer, without null and undefined ones. The result shares no object
 * with the answer, which may be a cached one.
 * @throws OccError 400 ConversionError for a name that the answer's schema does not have.
 */
export const project = (value: unknown, schema: z.ZodType, selection: Selection): unknown =>
  projectorOf(schema, selection)(value);

/** A copy as JSON would make it, of what a schema does not describe further. */
function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copyOf(item) ?? null);
  if (value instanceof Date) return value.toJSON();
  const copy: Record<string, unknown> = {};
  for (const [name, child] of Object.entries(value)) if (child !== undefined) copy[name] = copyOf(child);
  return copy;
}

function merge(selection: Selection, level: Level | undefined): Selection {
  if (level === undefined || selection.level === "FULL") return selection;
  const floor: Level = level === "FULL" ? "DEFAULT" : "BASIC";
  const kept = selection.level && rank[selection.level] > rank[floor] ? selection.level : floor;
  return { level: kept, names: selection.names };
}

const within = new WeakMap<Selection, Map<string, Selection>>();

/**
 * Turns a selection for one item of a list into one for the list's wrapper. A selection that names the
 * wrapper's property stays unchanged.
 */
export function selectWithin(selection: Selection, name: string): Selection {
  if (selection.names.has(name)) return selection;
  const known = within.get(selection) ?? new Map<string, Selection>();
  const wrapped = known.get(name) ?? { level: undefined, names: new Map([[name, selection]]) };
  within.set(selection, known.set(name, wrapped));
  return wrapped;
}

/**
 * Whether a selection asks for a property: by its level or a higher one, or by its name anywhere in it.
 * Properties that are read together can be matched by a common prefix.
 */
export const selects = (fields: string | undefined, name: string, level: Level = "BASIC"): boolean =>
  (fields || "DEFAULT")
    .split(/\W+/)
    .some((word) => word.startsWith(name) || rank[word as Level] >= rank[level]);

/** Whether a selection names nothing but these properties, so that a handler may read less. */
export const selectsOnly = (fields: string | undefined, names: string[]): boolean =>
  fields !== undefined && fields !== "" && fields.split(",").every((name) => names.includes(name.trim()));

/** Whether a selection has no level and names nothing but these properties. */
export const selectsOnlyWithin = ({ level, names }: Selection, properties: readonly string[]): boolean =>
  level === undefined && names.size > 0 && [...names.keys()].every((name) => properties.includes(name));

/**
 * The selection of a property that is reached by these names; undefined if it is not asked for by name, or if
 * FULL above it adds what it does not name.
 */
export const selectionAt = (fields: string | undefined, ...path: string[]): Selection | undefined =>
  path.reduce<Selection | undefined>(
    (selection, name) => (selection?.level === "FULL" ? undefined : selection?.names.get(name)),
    parseFields(fields || "DEFAULT"),
  );
