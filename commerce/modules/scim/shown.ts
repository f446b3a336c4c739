/**
 * A resource with the attributes that were asked for (RFC 7644 §3.9): those of `attributes` alone, or all without
 * `excludedAttributes`. `id` and `schemas` are always there.
 */
export function shownOf(
  resource: Record<string, unknown>,
  { attributes, excludedAttributes }: Record<string, string | undefined>,
): Record<string, unknown> {
  const wanted = namesOf(attributes);
  const unwanted = namesOf(excludedAttributes);
  if (wanted.length > 0) return keep(resource, (path) => within(path, wanted), "");
  if (unwanted.length > 0) return keep(resource, (path) => (unwanted.includes(path) ? "none" : "some"), "");
  return resource;
}

const ALWAYS = ["id", "schemas"];

/** Names in lower case, without the schema of people and groups, which needs not be written. */
export const namesOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/, ""),
    )
    .filter(Boolean);

type Part = "all" | "some" | "none";

/** Whether a path is wanted whole, in parts, or not. */
function within(path: string, wanted: readonly string[]): Part {
  if (wanted.includes(path)) return "all";
  return wanted.some((name) => name.startsWith(`${path}.`) || name.startsWith(`${path}:`)) ? "some" : "none";
}

function keep(
  resource: Record<string, unknown>,
  partOf: (path: string) => Part,
  above: string,
): Record<string, unknown> {
  const entries = Object.entries(resource).flatMap(([name, value]): [string, unknown][] => {
    const path = above + name.toLowerCase();
    const part = above === "" && ALWAYS.includes(name) ? "all" : partOf(path);
    if (part === "none") return [];
    if (part === "all") return [[name, value]];
    // Only what is right below a schema is behind a colon.
    const below = above === "" && path.startsWith("urn:") ? `${path}:` : `${path}.`;
    const inside = (one: unknown) =>
      typeof one === "object" && one !== null ? keep(one as Record<string, unknown>, partOf, below) : one;
    return [[name, Array.isArray(value) ? value.map(inside) : inside(value)]];
  });
  return Object.fromEntries(entries);
}
