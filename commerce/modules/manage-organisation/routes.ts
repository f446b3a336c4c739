import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { PriceSchema } from "../../http/money";
import { pageQuery, PaginationSchema } from "../../http/paging";
import { NewStarterSchema } from "../new-starters";
import { decidesRules, switchRule } from "../organisation";
import { attentionFor } from "./attention";
import { tilesFor } from "./tiles";

const TilesSchema = z
  .object({
    tiles: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** How many there are, what they are, and more about them. */
        count: z.number(),
        noun: z.string(),
        detail: z.string(),
      }),
    ),
    pagination: PaginationSchema,
    attention: z.object({
      /** People whom the caller manages, by why they need something; the list of people has the same filter. */
      people: z.object({
        "no-pack": z.number(),
        "closed-unit": z.number(),
        "left-with-orders": z.number(),
      }),
      /** Orders that wait and about which nobody can decide. */
      nobodyCanApprove: z.number(),
      /** The first units of whose waiting orders only administrators can decide some, and how many these are. */
      unitsWithoutApprover: z.array(z.object({ uid: z.string(), name: z.string(), orders: z.number() })),
      /** How many budgets of today are nearly used, and the fullest of them. */
      budgetsNearlyUsed: z.number(),
      budgets: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          costCenter: z.string(),
          amount: PriceSchema,
          left: PriceSchema,
          /** Local day of the organisation, YYYY-MM-DD. */
          lastDay: z.string(),
        }),
      ),
      /** The caller's own files of people with rows to mend, newest first. */
      uploads: z.array(z.object({ id: z.string(), name: z.string(), rows: z.number() })),
      overdueInvoices: z.number(),
      /** New starters for whom nothing is ordered, and for whom it is too late or nearly. */
      starters: z.object({ late: z.number(), soon: z.number() }),
    }),
    /** The first new starters to look at: late ones, those with few days left, and who starts within two weeks. */
    starters: z.array(NewStarterSchema),
    /** Of the last 7 days. */
    week: z.object({
      orders: z.number(),
      decided: z.number(),
      starters: z.number(),
      /** Inc. GST, without what wearers pay; if it is in one currency and every total is shown. */
      ordered: PriceSchema.optional(),
    }),
  })
  .openapi("ManageOrganisation");

const SizesHiddenSchema = z.object({ hidden: z.boolean() });

/** What an administrator looks after, with how much of it there is (spec 001 §7, contract §21.6). */
export function manageOrganisationRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/manage-organisation",
      tag: "Manage organisation",
      who: "person",
      needs: "manage-organisation",
      summary:
        "What the caller manages, as tiles, with how much there is of each, what needs attention, and the last 7 days",
      query: pageQuery.extend({ search: z.string().max(200).optional() }),
      answer: TilesSchema,
    },
    async ({ query, ...call }) => ({ ...(await tilesFor(call, query)), ...(await attentionFor(call)) }),
  );
  const rule = {
    path: "/manage-organisation/sizesHidden",
    tag: "Manage organisation",
    who: "person",
    needs: "manage-organisation",
  } as const;
  api.call(
    {
      ...rule,
      method: "get",
      summary:
        "Whether approvers and managers read classes of garments instead of styles and sizes, and whether the caller decides it",
      answer: SizesHiddenSchema.extend({ decides: z.boolean() }).openapi("SizesHidden"),
    },
    (call) => Promise.resolve({ hidden: call.about.organisation.sizesHidden, decides: decidesRules(call) }),
  );
  api.call(
    {
      ...rule,
      method: "put",
      own: true,
      summary: "Hides styles and sizes of other people's orders from approvers and managers, or shows them",
      body: SizesHiddenSchema,
      answer: SizesHiddenSchema,
    },
    async (call) => {
      const { hidden } = call.body;
      await switchRule(call, "sizesHidden", hidden, {
        what: "Sizes for approvers",
        words: ["Shown", "Hidden"],
      });
      return { hidden };
    },
  );
}
