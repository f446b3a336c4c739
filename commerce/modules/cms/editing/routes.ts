import type { Call } from "../../../http/call";
import type { Registrar } from "../../../http/registrar";
import { pageQuery } from "../../../http/paging";
import { addComponent } from "./add";
import { backTo } from "./back";
import { cancelPublication, discardDraft, publish, saveDraft } from "./change";
import {
  AddComponentBody,
  BackBody,
  ComponentParams,
  ComponentsQuery,
  DeleteQuery,
  DraftBody,
  EditedComponentListSchema,
  EditedItemSchema,
  EditedPageListSchema,
  EditedSlotsSchema,
  ItemParams,
  PageParams,
  PagesQuery,
  PublicationBody,
  VersionDetailSchema,
  VersionListSchema,
  VersionParams,
} from "./contract";
import type { ContentKey, ContentKind } from "./kinds";
import { deleteComponent } from "./delete";
import { listComponents, listPages, showSlots } from "./list";
import { listVersions, showItem, showVersion } from "./show";

const its = { tag: "Content editing", who: "person", needs: "manage-content" } as const;
const writes = { ...its, scope: "catalogue:write" } as const;
const base = "/cms/editing";
const one = `${base}/{contentKind}/{contentId}`;

const keyOf = ({
  baseSite,
  params,
}: {
  baseSite: Call["baseSite"];
  params: { contentKind: ContentKind; contentId: string };
}): ContentKey => ({ site: baseSite.uid, kind: params.contentKind, uid: params.contentId });

/** What the supplier's staff edit: pages, slots and components, each with a draft and its versions. */
export function editingRoutes(api: Registrar): void {
  listRoutes(api);
  api.call(
    {
      ...its,
      method: "get",
      path: one,
      summary: "A component, slot or page with its draft, its fields and its latest versions",
      params: ItemParams,
      answer: EditedItemSchema,
    },
    (call) => showItem(call, keyOf(call)),
  );
  api.call(
    {
      ...writes,
      method: "delete",
      path: one,
      summary: "Deletes a component that stands in no slot; its versions are kept",
      params: ComponentParams,
      query: DeleteQuery,
      status: 204,
    },
    (call) => deleteComponent(call, keyOf(call), call.query.version),
  );
  draftRoutes(api);
  versionRoutes(api);
}

function listRoutes(api: Registrar): void {
  api.call(
    {
      ...its,
      method: "get",
      path: `${base}/components`,
      summary: "Components of the site by name, text or place, with their drafts",
      query: ComponentsQuery,
      answer: EditedComponentListSchema,
    },
    (call) => listComponents(call, call.query),
  );
  api.call(
    {
      ...writes,
      method: "post",
      path: `${base}/components`,
      summary: "Adds a component, which only previews show until it is published",
      body: AddComponentBody,
      answer: EditedItemSchema,
      status: 201,
      locatedBy: "id",
    },
    async (call) => showItem(call, await addComponent(call, call.body)),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${base}/pages`,
      summary: "Pages of the site, behind what every page shares",
      query: PagesQuery,
      answer: EditedPageListSchema,
    },
    (call) => listPages(call, call.query),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${base}/pages/{pageId}/slots`,
      summary: "The slots of a page with their components, as their drafts have them",
      params: PageParams,
      answer: EditedSlotsSchema,
    },
    (call) => showSlots(call, call.params.pageId),
  );
}

function draftRoutes(api: Registrar): void {
  api.call(
    {
      ...writes,
      method: "put",
      path: `${one}/draft`,
      summary: "Saves what was typed as a draft, and cancels a planned publication of it",
      params: ItemParams,
      body: DraftBody,
      answer: EditedItemSchema,
    },
    async (call) => {
      await saveDraft(call, keyOf(call), call.body);
      return showItem(call, keyOf(call));
    },
  );
  api.call(
    {
      ...writes,
      method: "delete",
      path: `${one}/draft`,
      summary: "Discards a draft",
      params: ItemParams,
      answer: EditedItemSchema,
    },
    async (call) => {
      await discardDraft(call, keyOf(call));
      return showItem(call, keyOf(call));
    },
  );
  api.call(
    {
      ...writes,
      method: "post",
      path: `${one}/publication`,
      summary: "Publishes a draft now, or plans it for a day and a time",
      params: ItemParams,
      body: PublicationBody,
      answer: EditedItemSchema,
    },
    async (call) => {
      await publish(call, keyOf(call), call.body);
      return showItem(call, keyOf(call));
    },
  );
  api.call(
    {
      ...writes,
      method: "delete",
      path: `${one}/publication`,
      summary: "Cancels a planned publication; the draft stays",
      params: ItemParams,
      answer: EditedItemSchema,
    },
    async (call) => {
      await cancelPublication(call, keyOf(call));
      return showItem(call, keyOf(call));
    },
  );
}

function versionRoutes(api: Registrar): void {
  const version = `${one}/versions/{versionNumber}`;
  api.call(
    {
      ...its,
      method: "get",
      path: `${one}/versions`,
      summary: "What stood in the shop, the newest first",
      params: ItemParams,
      query: pageQuery,
      answer: VersionListSchema,
    },
    (call) => listVersions(call, keyOf(call), call.query),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: version,
      summary: "An earlier version, beside what is published now",
      params: VersionParams,
      answer: VersionDetailSchema,
    },
    (call) => showVersion(call, keyOf(call), call.params.versionNumber),
  );
  api.call(
    {
      ...writes,
      method: "post",
      path: `${version}/draft`,
      summary:
        "Makes a draft of an earlier version, which is published like any other; a deleted component comes back by it",
      params: VersionParams,
      body: BackBody,
      answer: EditedItemSchema,
    },
    async (call) => {
      await backTo(call, keyOf(call), call.params.versionNumber, call.body.version);
      return showItem(call, keyOf(call));
    },
  );
}
