import type { ResponseOf } from "~/commerce/response";
import { sanitise } from "~/features/cms/sanitise.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import {
  addContentPath,
  contentItemPath,
  contentPagesPath,
  contentPath,
  contentVersionsPath,
  deleteContentPath,
} from "~/paths";
import { readableMoment, zoneWords } from "~/ui/dates";
import { leftOut } from "./left-out.server";
import { controlOf } from "./schema.server";
import { componentRow, stateOf } from "./state.server";

export type Item = ResponseOf<"get", "/cms/editing/{contentKind}/{contentId}">;
type Slots = ResponseOf<"get", "/cms/editing/pages/{pageId}/slots">;
type Found = ResponseOf<"get", "/cms/editing/components">;
type Version = Item["versions"][number];

const ORIGINS = {
  published: "",
  imported: "by an import",
  found: "as it was found",
  deleted: "when it was deleted",
};

/** A version in one line, and the page of it. */
export const versionView = (kind: string, id: string, version: Version, timeZone: string) => ({
  number: version.number,
  to: contentVersionsPath(kind, id, version.number),
  published: readableMoment(version.published, timeZone),
  by: version.publishedBy?.name ?? "",
  origin: ORIGINS[version.origin],
  written:
    version.written === undefined
      ? ""
      : `${version.writtenBy?.name ?? ""} ${readableMoment(version.written, timeZone)}`.trim(),
});

function draftView(draft: Item["draft"], timeZone: string) {
  if (!draft) return undefined;
  return {
    updated: readableMoment(draft.updated, timeZone),
    updatedBy: draft.updatedBy?.name,
    planned: draft.publishTime && readableMoment(draft.publishTime, timeZone),
    plannedBy: draft.plannedBy?.name,
    problem: draft.problem,
  };
}

const fieldView = (field: Item["fields"][number]) => ({
  ...field,
  control: controlOf(field.name),
  leftOut: field.kind === "html" ? leftOut(field.value) : [],
  looks: field.kind === "html" ? sanitise(field.value) : undefined,
});

/** What stands in one slot, as its draft has it. */
const slotView = (
  { slotId, name, components, draft, version }: Slots["slots"][number],
  timeZone: string,
) => ({
  slotId,
  name,
  version,
  to: contentItemPath("slots", slotId),
  isDraft: draft !== undefined,
  state: stateOf({ draft }, timeZone),
  rows: components.map((component) => ({
    ...componentRow(component, timeZone),
    to: contentItemPath("components", component.uid),
  })),
});

export type SlotView = ReturnType<typeof slotView>;

/** What was asked for beside the thing itself: the slots of its page, and components to add to it. */
export interface Beside {
  slots?: Slots;
  found?: Found;
  find: string;
}

/** A component, slot or page with its draft, what can be done with it, and its latest versions. */
export function itemView(item: Item, { slots, found, find }: Beside, timeZone: string) {
  const { kind, id, places, draft } = item;
  const views = (slots?.slots ?? []).map((slot) => slotView(slot, timeZone));
  const own = kind === "slots" ? views.find(({ slotId }) => slotId === id) : undefined;
  const there = new Set(own?.rows.map(({ uid }) => uid));
  return {
    ...{ kind, id, name: item.name, typeName: item.typeName, version: item.version },
    unpublished: item.unpublished,
    key: newIdempotencyKey(),
    zone: zoneWords(timeZone),
    fields: kind === "slots" ? [] : item.fields.map(fieldView),
    draft: draftView(draft, timeZone),
    state: stateOf(item, timeZone),
    places: places.map((place) => ({
      ...place,
      page: contentItemPath("pages", place.pageId),
      slot: contentItemPath("slots", place.slotId),
    })),
    previewLabel: item.previewLabel,
    versions: item.versions.map((version) => versionView(kind, id, version, timeZone)),
    versionCount: item.versionCount,
    allVersions: contentVersionsPath(kind, id),
    /** Of a page all its slots; of a slot itself. */
    slots: kind === "pages" ? views : own ? [own] : [],
    find,
    found: found?.components
      .filter(({ uid }) => !there.has(uid))
      .map((component) => componentRow(component, timeZone)),
    foundMore: (found?.pagination.totalPages ?? 0) > 1,
    add: addContentPath(kind === "slots" ? id : undefined),
    self: contentItemPath(kind, id),
    /** Where it is deleted, if it is something that can be. */
    remove: kind === "components" ? deleteContentPath(id) : undefined,
    list: contentPath,
    pages: contentPagesPath,
  };
}

export type ItemView = ReturnType<typeof itemView>;
