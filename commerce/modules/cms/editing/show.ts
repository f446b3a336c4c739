import { occDate } from "../../../http/dates";
import type { Call } from "../../../http/call";
import { pageOf, pagination } from "../../../http/paging";
import { itemOrGone } from "./gone";
import { type Draft, draftOf, editionOf, type Item, itemOf } from "./item";
import { type ContentKey, drafted, type Values } from "./kinds";
import { placesOf, previewLabelOf } from "./places-of";
import type { Field } from "./types";
import { textOf } from "./values";
import { type Version, versionOf, versionsOf } from "./versions";

/** Versions that the page of one thing names. */
const LATEST = 5;

export const draftView = (
  draft: Pick<Draft, "updatedAt" | "updatedBy" | "publishAt" | "plannedBy" | "problem">,
) => ({
  updated: occDate(draft.updatedAt),
  ...(draft.updatedBy && { updatedBy: draft.updatedBy }),
  ...(draft.publishAt && { publishTime: occDate(draft.publishAt) }),
  ...(draft.publishAt && draft.plannedBy && { plannedBy: draft.plannedBy }),
  ...(draft.problem && { problem: draft.problem }),
});

const versionView = (row: Version) => ({
  number: row.number,
  origin: row.origin,
  published: occDate(row.publishedAt),
  ...(row.publishedBy && { publishedBy: row.publishedBy }),
  ...(row.writtenAt && { written: occDate(row.writtenAt) }),
  ...(row.writtenBy && { writtenBy: row.writtenBy }),
});

/** Each field with its text in some values, and the published one where that differs. */
const fieldsView = (fields: readonly Field[], values: Values, published: Values | undefined) =>
  fields.map((field) => {
    const { name, label, kind, hint, required = false, options } = field;
    const [value, before] = [textOf(field, values), published && textOf(field, published)];
    return {
      ...{ name, label, kind, required, value },
      ...(hint && { hint }),
      ...(options && { options: [...options] }),
      ...(before !== undefined && before !== value && { published: before }),
    };
  });

/** What there was to compare with: nothing of what was never published. */
const publishedOf = ({ unpublished, values }: Item) => (unpublished ? undefined : values);

/** Something that staff edit, with its draft and its latest versions. @throws OccError 404 */
export async function showItem({ db }: Pick<Call, "db">, key: ContentKey) {
  const item = await itemOf(db, key);
  const draft = await draftOf(db, key);
  const values = drafted(item.values, draft?.fields);
  const versions = await versionsOf(db, key, { pageSize: LATEST, offset: 0 });
  const places = await placesOf(db, key);
  return {
    ...{ kind: key.kind, id: key.uid, name: String(values["name"] ?? item.name), typeName: item.typeName },
    unpublished: item.unpublished,
    version: editionOf(item.values, draft),
    fields: fieldsView(item.fields, values, draft && publishedOf(item)),
    ...(draft && { draft: draftView(draft) }),
    places,
    previewLabel: await previewLabelOf(db, key, places),
    versions: versions.rows.map(versionView),
    versionCount: versions.total,
  };
}

/** The versions of something, the newest first. @throws OccError 404 */
export async function listVersions(
  { db }: Pick<Call, "db">,
  key: ContentKey,
  query: { currentPage?: number; pageSize?: number },
) {
  const { item, gone } = await itemOrGone(db, key);
  const page = pageOf(query);
  const { rows, total } = await versionsOf(db, key, page);
  return {
    name: item.name,
    deleted: gone !== undefined,
    versions: rows.map(versionView),
    pagination: pagination(page, total),
  };
}

/** A version, beside what is published now. @throws OccError 404 */
export async function showVersion({ db }: Pick<Call, "db">, key: ContentKey, number: number) {
  const { item, gone } = await itemOrGone(db, key);
  const row = await versionOf(db, key, number);
  return {
    ...versionView(row),
    name: item.name,
    deleted: gone !== undefined,
    version: editionOf(item.values, await draftOf(db, key)),
    fields: fieldsView(item.fields, row.fields, publishedOf(item)),
  };
}
