import fc from "fast-check";
import { hostileJson } from "./values";

/** What the harness reads of a JSON schema of the OpenAPI document. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  additionalProperties?: unknown;
  $ref?: string;
}

const scalar = (schema: Schema): fc.Arbitrary<string> => {
  if (schema.enum) return fc.constantFrom(...schema.enum).map((value) => JSON.stringify(value));
  if (schema.format === "uri") return fc.webUrl().map((url) => JSON.stringify(url));
  if (schema.pattern)
    return fc.stringMatching(new RegExp(schema.pattern)).map((text) => JSON.stringify(text));
  switch (schema.type) {
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 }).map(String);
    case "boolean":
      return fc.constantFrom("true", "false");
    case "string":
      return fc
        .string({
          minLength: schema.minLength ?? 0,
          maxLength: Math.min(schema.maxLength ?? 40, 40),
          unit: "grapheme",
        })
        .map((text) => JSON.stringify(text));
    default:
      return hostileJson;
  }
};

/** A value of a schema as JSON text, with now and then one that is not of it, or of nothing at all. */
export function bent(schema: Schema, depth = 0): fc.Arbitrary<string> {
  const well = wellFormed(schema, depth);
  return fc.oneof({ weight: 9, arbitrary: well }, { weight: 1, arbitrary: hostileJson });
}

function wellFormed(schema: Schema, depth: number): fc.Arbitrary<string> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => bent(one, depth)));
  if (schema.type === "array" && schema.items) {
    const { items, maxItems = 5 } = schema;
    const few = fc.array(bent(items, depth + 1), { maxLength: Math.min(maxItems + 1, 5) });
    // As many as a schema never takes, all of them wrong.
    const many = fc.constantFrom(2000, 30_000).map((length) => Array<string>(length).fill("{}"));
    return fc
      .oneof({ weight: 12, arbitrary: few }, { weight: 1, arbitrary: many })
      .map((values) => `[${values.join(",")}]`);
  }
  if (!schema.properties) return scalar(schema);
  const pairs = Object.entries(schema.properties).map(([name, property]) =>
    fc
      .tuple(bent(property, depth + 1), fc.constantFrom(...Array<string>(12).fill("once"), "twice", "never"))
      .map(([value, times]) => {
        const pair = `${JSON.stringify(name)}:${value}`;
        return times === "once" ? [pair] : times === "twice" ? [pair, pair] : [];
      }),
  );
  const extra = fc.oneof(
    { weight: 4, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '"__proto__":{"admin":true}',
          '"constructor":{"prototype":{"x":1}}',
          '"extra":1',
          '"":1',
        )
        .map((pair) => [pair]),
    },
  );
  return fc.tuple(...pairs, extra).map((all) => `{${all.flat().join(",")}}`);
}
