/** What staff edit: a component, the components of a slot in their order, or the title of a page. */
export const CONTENT_KINDS = ["components", "slots", "pages"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The values of a component, slot or page by their names; of a component its fields and its `name`. */
export type Values = Record<string, unknown>;

/** The types of a component, as the API has them. */
export interface TypeCodes {
  typeCode: string;
  flexType: string | null;
}

/**
 * How a version came about: published by staff, written by an import, or found there when the next was published. The one
 * of a component that was deleted has what stood there last.
 */
export const VERSION_ORIGINS = ["published", "imported", "found", "deleted"] as const;
export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** Something of a site that staff edit. */
export interface ContentKey {
  site: string;
  kind: ContentKind;
  uid: string;
}

/** The page of the slots that every page shares. */
export const EVERY_PAGE = "*";

/** The uid of a slot. */
export const slotUid = (pageUid: string, position: string): string => `${pageUid}~${position}`;

/** The page and the position that the uid of a slot names; undefined if it is none. */
export function slotOf(uid: string): { pageUid: string; position: string } | undefined {
  const [, pageUid, position] = /^(\*|[\w.-]+)~([\w.-]{1,60})$/.exec(uid) ?? [];
  return pageUid && position ? { pageUid, position } : undefined;
}

/** Values as they are once a draft is published. */
export const drafted = (values: Values, draft: Values | undefined): Values =>
  draft === undefined
    ? values
    : Object.fromEntries(
        Object.entries({ ...values, ...draft }).filter(([name, value]) => value !== null || !(name in draft)),
      );

/** A value as it is compared: the order of the names in an object says nothing. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? "";

export const areSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** What a draft must have so that its publication leads from some values to others. */
export const changesBetween = (from: Values, to: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])]
      .filter((name) => !areSame(from[name], to[name]))
      .map((name) => [name, to[name] ?? null]),
  );
