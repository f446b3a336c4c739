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
  level: Level | undefined;
  names: Map<string, Selection | undefined>;
}

const fieldError = (message: string) => new OccError(400, { type: "ConversionError", message });

/**
 * Reads `name,name(list),LEVEL`. White space is ignored.
 * @throws OccError 400 ConversionError when the text is not of that grammar.
 */
export function parseFields(text: string): Selection {
  let at = 0;
  const source = text.replace(/\s+/g, "");
  const list = (depth: number): Selection => {
    if (depth > 12) throw fieldError("Incorrect fields: nested too deep");
    const selection: Selection = { level: undefined, names: new Map() };
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
        const level = name as Level;
        if (selection.level === undefined || rank[level] > rank[selection.level]) selection.level = level;
      } else {
        selection.names.set(name, nested);
      }
      if (source[at] !== ",") return selection;
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
  /** Of an object whose properties are all known. */
  shape?: Record<string, z.ZodType>;
}

/** Every item of a list has the same schema, and looking into one takes longer than keeping a property. */
const unwrapped = new WeakMap<z.ZodType, Unwrapped>();

function unwrap(schema: z.ZodType): Unwrapped {
  const known = unwrapped.get(schema) ?? lookInto(schema);
  unwrapped.set(schema, known);
  return known;
}

function lookInto(schema: z.ZodType): Unwrapped {
  let inner = schema;
  let level = levelOf.get(schema);
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
    inner = inner.unwrap() as z.ZodType;
    level ??= levelOf.get(inner);
  }
  // A loose object's properties are not all known.
  const shape =
    inner instanceof z.ZodObject && !(inner.def.catchall instanceof z.ZodUnknown)
      ? (inner.shape as Record<string, z.ZodType>)
      : undefined;
  return { inner, level: level ?? "BASIC", shape };
}

/**
 * Keeps what was selected of a FULL answer; null and undefined properties are left out.
 * @throws OccError 400 ConversionError for a name that the answer's schema does not have.
 */
export function project(value: unknown, schema: z.ZodType, selection: Selection): unknown {
  const { inner, shape } = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : [];
    if (items.length === 0) project({}, inner.element as z.ZodType, selection);
    return items.map((item) => project(item, inner.element as z.ZodType, selection));
  }
  if (!shape) return value;
  for (const name of selection.names.keys()) {
    if (!Object.hasOwn(shape, name)) throw fieldError(`Incorrect field: '${name}'`);
  }
  const source = (value ?? {}) as Record<string, unknown>;
  const kept: Record<string, unknown> = {};
  // Named without a level means only the names; a level brings its own properties at that level.
  for (const [name, property] of Object.entries(shape)) {
    const named = selection.names.has(name);
    const byLevel = selection.level !== undefined && rank[unwrap(property).level] <= rank[selection.level];
    if (!named && !byLevel) continue;
    const below = named
      ? merge(
          selection.names.get(name) ?? { level: "BASIC", names: new Map() },
          byLevel ? selection.level : undefined,
        )
      : { level: selection.level === "FULL" ? ("DEFAULT" as const) : ("BASIC" as const), names: new Map() };
    const child = source[name];
    if (child === null || child === undefined) {
      if (named) project(undefined, property, below);
      continue;
    }
    kept[name] = project(child, property, below);
  }
  return kept;
}

function merge(selection: Selection, level: Level | undefined): Selection {
  if (level === undefined || selection.level === "FULL") return selection;
  const floor: Level = level === "FULL" ? "DEFAULT" : "BASIC";
  const kept = selection.level && rank[selection.level] > rank[floor] ? selection.level : floor;
  return { level: kept, names: selection.names };
}

/** Whether a selection asks for a property: by a level, by the default, or by its name anywhere in it. */
export const asksFor = (fields: string | undefined, name: string): boolean =>
  !fields || /\b(BASIC|DEFAULT|FULL)\b/.test(fields) || fields.includes(name);

/** Whether a selection names nothing but these properties, so that a handler may read less. */
export const asksOnlyFor = (fields: string | undefined, names: string[]): boolean =>
  fields !== undefined && fields !== "" && fields.split(",").every((name) => names.includes(name.trim()));
