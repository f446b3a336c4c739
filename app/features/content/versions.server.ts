import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { contentItemPath, contentPath, contentVersionsPath } from "~/paths";
import type { ContentKey } from "./calls.server";
import { versionView } from "./item.server";

/** The versions of something, the newest first. */
export const versionsView = (
  { contentKind, contentId }: ContentKey,
  page: ResponseOf<"get", "/cms/editing/{contentKind}/{contentId}/versions">,
  timeZone: string,
) => ({
  name: page.name,
  deleted: page.deleted,
  rows: page.versions.map((version) => versionView(contentKind, contentId, version, timeZone)),
  list: {
    ...page.pagination,
    total: page.pagination.totalResults,
    firstPage: contentVersionsPath(contentKind, contentId),
  },
  item: contentItemPath(contentKind, contentId),
  all: contentPath,
});

type Detail = ResponseOf<"get", "/cms/editing/{contentKind}/{contentId}/versions/{versionNumber}">;

/** A version beside what is published now. */
export const versionDetailView = (
  { contentKind, contentId }: ContentKey,
  { fields, name, deleted, version: edition, ...version }: Detail,
  timeZone: string,
) => ({
  name,
  deleted,
  ...versionView(contentKind, contentId, version, timeZone),
  isDeletion: version.origin === "deleted",
  key: newIdempotencyKey(),
  version: edition,
  /** Nothing is there to compare with once it is deleted. */
  differs: deleted || fields.some(({ published }) => published !== undefined),
  fields: fields
    .map(({ published, ...field }) => ({
      ...field,
      now: deleted ? "" : (published ?? field.value),
      differs: deleted || published !== undefined,
    }))
    .filter(({ value, now }) => value !== "" || now !== ""),
  item: contentItemPath(contentKind, contentId),
  versions: contentVersionsPath(contentKind, contentId),
  all: contentPath,
});
