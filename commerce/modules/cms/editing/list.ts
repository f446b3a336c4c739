import { eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import type { Call } from "../../../http/call";
import type { Database } from "../../../database/connection";
import { notFound } from "../../../http/errors";
import { pageOf, pagination } from "../../../http/paging";
import type { ContentRows } from "../content";
import { readRows } from "../read";
import { cmsDrafts } from "../tables";
import type { ComponentsQuery, PagesQuery } from "./contract";
import { goneOf } from "./gone";
import { type Draft, editionOf } from "./item";
import { drafted, EVERY_PAGE, slotUid } from "./kinds";
import { alsoCalled, positionLabel, positionsOf } from "./places";
import { placeView } from "./places-of";
import { draftView } from "./show";
import { COMPONENT_TYPES, fieldsOfType, typeLabel, typeOf } from "./types";
import { textOf } from "./values";

const EXCERPT = 100;

const plain = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gis, " ")
    .replaceAll(/<\/?(b|strong|i|em|a|span)\b[^>]*>/gi, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** All content of a site, with its drafts by what they are of. */
interface Editable extends ContentRows {
  drafts: Map<string, Draft>;
}

const draftKey = (kind: Draft["kind"], uid: string) => `${kind} ${uid}`;

/** Everything of a site: every page of the shop reads as much. */
async function readEditable(db: Database, site: string): Promise<Editable> {
  const rows = await readRows(db, site);
  const drafts = await db.select().from(cmsDrafts).where(eq(cmsDrafts.site, site));
  return { ...rows, drafts: new Map(drafts.map((draft) => [draftKey(draft.kind, draft.uid), draft])) };
}

type Component = ContentRows["components"][number];

/** The texts of a component as they will be, by which it is found. */
function textsOf(row: Component, draft: Draft | undefined): string[] {
  const values = drafted({ ...row.fields, name: row.name }, draft?.fields);
  return fieldsOfType(typeOf(row))
    .filter(({ kind }) => ["line", "text", "html", "link", "json"].includes(kind))
    .map((field) => (field.kind === "html" ? plain(textOf(field, values)) : textOf(field, values)))
    .filter(Boolean);
}

/** A component that is deleted, which is found by what it said last. */
function goneView({ uid, fields, type }: Awaited<ReturnType<typeof goneOf>>[number], site: string) {
  const { name, ...values } = fields;
  const row = { site, uid, ...type, name: String(name), fields: values, unpublished: false };
  return { ...componentView(row, undefined, []), deleted: true };
}

function componentView(row: Component, draft: Draft | undefined, places: ReturnType<typeof placeView>[]) {
  const [name = row.name, ...texts] = textsOf(row, draft);
  const published = draft ? textsOf(row, undefined) : [];
  const says = texts.find((text) => text !== name) ?? "";
  return {
    ...{ uid: row.uid, name, type: typeOf(row), typeName: typeLabel(typeOf(row)) },
    ...{ unpublished: row.unpublished, deleted: false },
    excerpt: says.length > EXCERPT ? `${says.slice(0, EXCERPT - 1).trimEnd()}…` : says,
    places,
    ...(draft && { draft: draftView(draft) }),
    texts: [...texts, ...published],
  };
}

function viewsOf(content: Editable) {
  const names = new Map(content.pages.map(({ uid, name }) => [uid, name]));
  const places = new Map<string, ReturnType<typeof placeView>[]>();
  for (const { componentUid, pageUid, position } of content.slots) {
    const place = placeView(pageUid, names.get(pageUid), position);
    places.set(componentUid, [...(places.get(componentUid) ?? []), place]);
  }
  return content.components.map((row) =>
    componentView(row, content.drafts.get(draftKey("components", row.uid)), places.get(row.uid) ?? []),
  );
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every typed word begins a word of a text. */
function matches(typed: string, text: string): boolean {
  const there = ` ${wordsIn(text).join(" ")}`;
  return wordsIn(typed).every((word) => there.includes(` ${word}`));
}

const inState = (
  { draft, unpublished, deleted }: ReturnType<typeof componentView>,
  state: z.infer<typeof ComponentsQuery>["state"],
): boolean =>
  state === undefined ||
  (state === "deleted" && deleted) ||
  (state === "unpublished" && unpublished) ||
  (state === "draft" && draft !== undefined) ||
  (state === "planned" && draft?.publishTime !== undefined) ||
  (state === "problem" && draft?.problem !== undefined);

/** The components of a site, by name; those whose name matches a search come first. Five statements. */
export async function listComponents(
  { db, baseSite }: Pick<Call, "db" | "baseSite">,
  query: z.infer<typeof ComponentsQuery>,
) {
  const content = await readEditable(db, baseSite.uid);
  const labels = new Map(content.pages.map(({ uid, label }) => [uid, label]));
  const { search = "", componentType, state } = query;
  const haystack = ({ texts, ...view }: ReturnType<typeof componentView>) =>
    [
      ...[view.name, view.uid, view.typeName, ...texts],
      ...view.places.flatMap((place) => [
        ...[place.pageName, place.positionName, place.position],
        alsoCalled(labels.get(place.pageId) ?? ""),
      ]),
    ].join(" ");
  const all =
    state === "deleted"
      ? (await goneOf(db, baseSite.uid)).map((row) => goneView(row, baseSite.uid))
      : viewsOf(content);
  const found = all
    .filter((view) => (!componentType || view.type === componentType) && inState(view, state))
    .filter((view) => matches(search, haystack(view)))
    .sort(
      (a, b) =>
        Number(matches(search, b.name)) - Number(matches(search, a.name)) ||
        a.name.localeCompare(b.name) ||
        (a.uid < b.uid ? -1 : 1),
    );
  const page = pageOf(query);
  const types = [...new Set([...Object.keys(COMPONENT_TYPES), ...content.components.map(typeOf)])];
  return {
    components: found.slice(page.offset, page.offset + page.pageSize).map(({ texts: _, ...view }) => view),
    types: types
      .map((code) => ({ code, name: typeLabel(code), canBeAdded: code in COMPONENT_TYPES }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    pagination: pagination(page, found.length),
  };
}

const SHARED = { uid: EVERY_PAGE, name: "Every page", label: "", template: "", title: undefined };
type Page = ContentRows["pages"][number] | typeof SHARED;

function pageView(content: Editable, { uid, name, title, label }: Page) {
  const slots = content.slots.filter(({ pageUid }) => pageUid === uid);
  const drafts = [...content.drafts.values()].filter(
    (draft) =>
      (draft.kind === "pages" && draft.uid === uid) ||
      (draft.kind === "slots" && draft.uid.startsWith(`${uid}~`)) ||
      (draft.kind === "components" && slots.some(({ componentUid }) => componentUid === draft.uid)),
  );
  return {
    ...{ uid, name },
    ...(title !== undefined && { title, label }),
    componentCount: slots.length,
    draftCount: drafts.length,
  };
}

/** The pages of a site, by name, behind what every page shares. */
export async function listPages(
  { db, baseSite }: Pick<Call, "db" | "baseSite">,
  query: z.infer<typeof PagesQuery>,
) {
  const content = await readEditable(db, baseSite.uid);
  const { search = "" } = query;
  const byName = [...content.pages].sort((a, b) => a.name.localeCompare(b.name) || (a.uid < b.uid ? -1 : 1));
  const found = [SHARED, ...byName].filter((page) =>
    matches(search, [page.name, page.title, page.uid, page.label, alsoCalled(page.label)].join(" ")),
  );
  const page = pageOf(query, 50);
  return {
    pages: found.slice(page.offset, page.offset + page.pageSize).map((one) => pageView(content, one)),
    pagination: pagination(page, found.length),
  };
}

/** The slots of a page as they will be: those that have components, and those that the shop renders there. @throws OccError 404 */
export async function showSlots({ db, baseSite }: Pick<Call, "db" | "baseSite">, pageId: string) {
  const content = await readEditable(db, baseSite.uid);
  const page = pageId === EVERY_PAGE ? SHARED : content.pages.find(({ uid }) => uid === pageId);
  if (!page) throw notFound("That page does not exist.", { subjectType: "page" });
  const views = new Map(viewsOf(content).map(({ texts: _, ...view }) => [view.uid, view]));
  const own = content.slots.filter(({ pageUid }) => pageUid === pageId);
  const prefix = slotUid(pageId, "");
  const drafts = [...content.drafts.values()].filter(
    ({ kind, uid }) => kind === "slots" && uid.startsWith(prefix),
  );
  const positions = new Set([
    ...positionsOf(page),
    ...own.map(({ position }) => position),
    ...drafts.map(({ uid }) => uid.slice(prefix.length)),
  ]);
  return {
    page: pageView(content, page),
    slots: [...positions].map((position) => {
      const slotId = slotUid(pageId, position);
      const draft = content.drafts.get(draftKey("slots", slotId));
      const published = {
        components: own.filter((row) => row.position === position).map(({ componentUid }) => componentUid),
      };
      const components = drafted(published, draft?.fields)["components"] as string[] | undefined;
      return {
        ...{ slotId, position, name: positionLabel(position) },
        components: (components ?? []).flatMap((uid) => views.get(uid) ?? []),
        ...(draft && { draft: draftView(draft) }),
        version: editionOf(published, draft),
      };
    }),
  };
}
