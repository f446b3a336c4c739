import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageOf, pageQuery, pagination } from "../../http/paging";
import { frontPictures, mediaUrl, type FrontPicture } from "../catalogue";
import { BundleProductsSchema, BundleSummarySchema, ItemBody, PackListSchema, PackSchema } from "./contract";
import { addItem, bundleProducts, changeItem, notChosen, swapItems } from "./choosing";
import { allocatedPacks } from "./definitions";
import type { AllocatedPack } from "./pack";
import { removeItem, ruleItems } from "./draft";
import { bundleViews, packHead, returnsNote } from "./present";
import { LONGEST_COMMENT } from "./remarks";
import { bundleOf, bundleSummary, discard, draftOf, packFor, readerOf, queryFor } from "./read";

/** The number of styles in a pack's pictures. */
const MOST_SAMPLES = 8;

/** The first style of each category in the order of the pack, then the second of each. */
const samplesOf = ({ bundles }: AllocatedPack) =>
  [0, 1]
    .flatMap((rank) => bundles.flatMap(({ sets }) => sets.flatMap(({ styles }) => styles[rank] ?? [])))
    .slice(0, MOST_SAMPLES);

const tag = "Packs";
const packPath = "/orgUsers/{userId}/packs/{packId}";
const bundlePath = `${packPath}/bundles/{bundleId}`;
const PackParams = z.object({ packId: z.string().min(1).max(60) });
const BundleParams = PackParams.extend({ bundleId: z.string().min(1).max(60) });
const ItemParams = BundleParams.extend({ itemId: z.string().min(1).max(60) });

/** Pack calls (contract §21.2). A pack that is not allocated to the person answers as not found. */
export function packRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/orgUsers/{userId}/packs",
      tag,
      summary: "The packs allocated to a person in the current period",
      who: "person",
      proxied: true,
      query: pageQuery,
      answer: PackListSchema,
    },
    async (call) => {
      const page = pageOf(call.query, 50);
      const packs = await call.once("packs", () => allocatedPacks(call.db, queryFor(call)));
      const shown = packs.slice(page.offset, page.offset + page.pageSize);
      const samples = shown.flatMap((pack) =>
        samplesOf(pack).map((style) => ({ ...style, packId: pack.id })),
      );
      const fronts = await frontPictures(call.db, samples);
      const picturesOf = (pack: AllocatedPack) =>
        samples.flatMap(({ packId }, index) => (packId === pack.id ? (fronts[index] ?? []) : []));
      const url = ({ front }: FrontPicture) => mediaUrl(front, call.mediaBaseUrl);
      return {
        packs: shown.map((pack) => ({
          ...packHead(pack, readerOf(call)),
          picture: picturesOf(pack).map(url)[0],
          hanging: picturesOf(pack)
            .filter(({ hangs }) => hangs)
            .map(url),
        })),
        pagination: pagination(page, packs.length),
      };
    },
  );
  api.call(
    {
      method: "get",
      path: packPath,
      tag,
      summary: "A pack: its bundles, categories and windows",
      who: "person",
      proxied: true,
      params: PackParams,
      answer: PackSchema,
    },
    async (call) => {
      const pack = await packFor(call, call.params.packId);
      const draft = await draftOf(call, pack);
      const reader = readerOf(call);
      return {
        ...packHead(pack, reader),
        returnsNote: returnsNote(pack),
        replacementReasons: pack.replacementReasons,
        commentLength: LONGEST_COMMENT,
        bundles: bundleViews(pack, ruleItems(draft), reader),
      };
    },
  );
  api.call(
    {
      method: "get",
      path: `${bundlePath}/products`,
      tag,
      summary: "The products of a bundle by category; with `style`, that product only",
      who: "person",
      proxied: true,
      params: BundleParams,
      query: z.object({ styleCode: z.string().max(60).optional() }),
      answer: BundleProductsSchema,
    },
    async (call) => {
      const pack = await packFor(call, call.params.packId);
      return bundleProducts(call, pack, bundleOf(pack, call.params.bundleId), call.query.styleCode);
    },
  );
  api.call(
    {
      method: "get",
      path: `${bundlePath}/summary`,
      tag,
      summary: "The chosen items of a bundle, and what is still required",
      who: "person",
      proxied: true,
      params: BundleParams,
      answer: BundleSummarySchema,
    },
    async (call) => {
      const pack = await packFor(call, call.params.packId);
      return bundleSummary(call, pack, bundleOf(pack, call.params.bundleId), await draftOf(call, pack));
    },
  );
  api.call(
    {
      method: "post",
      path: `${bundlePath}/items`,
      tag,
      summary: "Adds an item to the bundle summary",
      who: "person",
      proxied: true,
      params: BundleParams,
      body: ItemBody,
      answer: BundleSummarySchema,
      status: 201,
    },
    async (call) => {
      const { packId, bundleId } = call.params;
      const { pack, bundle, draft } = await addItem(call, packId, bundleId, call.body);
      return bundleSummary(call, pack, bundle, draft);
    },
  );
  api.call(
    {
      method: "put",
      path: `${bundlePath}/items/{itemId}`,
      tag,
      summary: "Changes a chosen item: another size, colour or engraving in its place",
      who: "person",
      proxied: true,
      params: ItemParams,
      body: ItemBody,
      answer: BundleSummarySchema,
    },
    async (call) => {
      const { packId, bundleId, itemId } = call.params;
      const { pack, bundle, draft } = await changeItem(call, packId, bundleId, itemId, call.body);
      return bundleSummary(call, pack, bundle, draft);
    },
  );
  api.call(
    {
      method: "post",
      path: `${bundlePath}/items/{itemId}/swap`,
      tag,
      summary: "Puts what replaces the style of a chosen item into its place, and of equal ones",
      who: "person",
      proxied: true,
      params: ItemParams,
      answer: BundleSummarySchema,
    },
    async (call) => {
      const { packId, bundleId, itemId } = call.params;
      const { pack, bundle, draft } = await swapItems(call, packId, bundleId, itemId);
      return bundleSummary(call, pack, bundle, draft);
    },
  );
  api.call(
    {
      method: "delete",
      path: `${bundlePath}/items/{itemId}`,
      tag,
      summary: "Removes an item from the bundle summary",
      who: "person",
      proxied: true,
      params: ItemParams,
    },
    async (call) => {
      const { packId, bundleId, itemId } = call.params;
      const removed = await removeItem(call.db, call.about.user.customerId, packId, bundleId, itemId);
      if (!removed) throw notChosen(itemId);
    },
  );
  api.call(
    {
      method: "delete",
      path: `${packPath}/summary`,
      tag,
      summary: "Discards the changes to a draft",
      who: "person",
      proxied: true,
      params: PackParams,
    },
    (call) => discard(call, call.params.packId),
  );
}
