import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { invalid, OccError } from "../../http/errors";
import { pageOf, pagination, PaginationSchema } from "../../http/paging";
import { requiredText } from "../../http/text-schema";
import { TEAM_FILE_STATES } from "./file/contract";
import { ownDraft } from "./file/own";
import { stateOf } from "./file/read";
import { teamDrafts, teamFileOrders } from "./tables";

type DraftCall = Pick<Call, "db" | "about" | "now" | "baseSite">;

/** Pages that one person keeps. */
const MOST_PAGES = 50;
/** Fields of a page: forty people beside six garments, two fields each, and those for all of them. */
const MOST_FIELDS = 600;

export const DraftParams = z.object({ draftId: z.string().min(1).max(60) });
const name = requiredText(60);

/** What was typed on the team page, by the names of its fields. */
const GridSchema = z.object({
  unit: z.string().max(60).optional(),
  packId: z.string().max(60).optional(),
  garments: z.string().max(600).optional(),
  currentPage: z.number().int().min(0).max(1_000_000),
  typed: z
    .record(z.string().max(150), z.string().max(500))
    .refine((typed) => Object.keys(typed).length <= MOST_FIELDS, "There are too many fields."),
});

export const DraftBody = z.object({ name, grid: GridSchema });
export const DraftChangeBody = z.object({ name: name.optional(), grid: GridSchema.optional() });

export const DraftSchema = z
  .object({
    draftId: z.string(),
    name: z.string(),
    kind: z.enum(["page", "file"]),
    changedDate: z.string(),
    /** Of the page alone. */
    grid: GridSchema.optional(),
  })
  .openapi("TeamDraft");

export const DraftListSchema = z
  .object({
    drafts: z.array(
      z.object({
        draftId: z.string(),
        name: z.string(),
        kind: z.enum(["page", "file"]),
        changedDate: z.string(),
        /** Of a file alone. */
        status: z.enum(TEAM_FILE_STATES).optional(),
        rowCount: z.number(),
        orderCount: z.number(),
        placedCount: z.number(),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("TeamDraftList");

interface Listed {
  draftId: string;
  name: string;
  isPage: boolean;
  at: string;
  rowCount: number;
  mend: number;
  check: number;
  ready: number;
  placing: number;
  placed: number;
}

/** The team orders that the caller began, those changed last first; two statements. */
export async function listDrafts(
  { db, about }: DraftCall,
  asked: { currentPage?: number; pageSize?: number },
) {
  const page = pageOf(asked);
  const mine = sql`d.customer_id = ${about.user.customerId} and d.organisation_uid = ${about.organisation.uid}`;
  const count = (state: string) => sql`(select count(*)::int from team_file_orders o
    where o.draft_id = d.id and o.state = ${state})`;
  const found = await rowsOf<Listed>(
    db,
    sql`select d.id as "draftId", d.name, d.grid is not null as "isPage", d.changed_at as at,
        (select count(*)::int from team_file_rows r where r.draft_id = d.id) as "rowCount",
        (select count(*)::int from team_file_rows r where r.draft_id = d.id and r.state = 'mend') as mend,
        ${count("check")} as check, ${count("ready")} as ready, ${count("placing")} as placing,
        ${count("placed")} as placed
      from team_drafts d where ${mine}
      order by d.changed_at desc, d.id limit ${page.pageSize} offset ${page.offset}`,
  );
  const [all] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from team_drafts d where ${mine}`,
  );
  return {
    drafts: found.map(({ draftId, name, isPage, at, rowCount, mend, check, ready, placing, placed }) => ({
      ...{ draftId, name, rowCount },
      kind: isPage ? ("page" as const) : ("file" as const),
      changedDate: new Date(at).toISOString(),
      status: isPage ? undefined : stateOf({ check, ready, placing, placed }, { mend }),
      orderCount: check + ready + placing + placed,
      placedCount: placed,
    })),
    pagination: pagination(page, all!.total),
  };
}

const view = ({ id, name, grid, changedAt }: typeof teamDrafts.$inferSelect) => ({
  ...{ draftId: id, name },
  kind: grid ? ("page" as const) : ("file" as const),
  changedDate: changedAt.toISOString(),
  grid: grid ?? undefined,
});

/** A begun team order of the caller. @throws OccError 404 */
export const showDraft = async (call: DraftCall, draftId: string) => view(await ownDraft(call, draftId));

/** Keeps what was typed on the team page. @throws OccError 400 for one too many. */
export async function keepDraft(call: DraftCall, { name, grid }: z.infer<typeof DraftBody>) {
  const { db, about } = call;
  const { customerId } = about.user;
  const kept = and(eq(teamDrafts.customerId, customerId), sql`${teamDrafts.grid} is not null`);
  if ((await db.$count(teamDrafts, kept)) >= MOST_PAGES) {
    throw invalid("name", `You have kept ${MOST_PAGES} team orders. Delete one first.`);
  }
  const [draft] = await db
    .insert(teamDrafts)
    .values({
      ...{ id: randomUUID(), customerId, organisationUid: about.organisation.uid, site: call.baseSite.uid },
      ...{ name, grid, createdAt: call.now(), changedAt: call.now() },
    })
    .returning();
  return view(draft!);
}

/** Renames a begun team order, or keeps its page as it is now. @throws OccError 400 for the page of a file, 404 */
export async function changeDraft(
  call: DraftCall,
  draftId: string,
  { name, grid }: z.infer<typeof DraftChangeBody>,
) {
  const before = await ownDraft(call, draftId);
  if (grid && !before.grid) throw invalid("grid", "This team order is a file.");
  const [draft] = await call.db
    .update(teamDrafts)
    .set({ name: name ?? before.name, grid: grid ?? before.grid, changedAt: call.now() })
    .where(eq(teamDrafts.id, draftId))
    .returning();
  return view(draft!);
}

/**
 * Deletes a begun team order. A file of which something was ordered stays as long as files are kept, so that its rows are
 * known again.
 * @throws OccError 404; 409 TeamOrderError for such a file.
 */
export async function deleteDraft(call: DraftCall, draftId: string): Promise<void> {
  const { name } = await ownDraft(call, draftId);
  const ordered = and(
    eq(teamFileOrders.draftId, draftId),
    inArray(teamFileOrders.state, ["placing", "placed"]),
  );
  if ((await call.db.$count(teamFileOrders, ordered)) > 0) {
    throw new OccError(409, {
      type: "TeamOrderError",
      message: `${name} was ordered from. It is kept for three months, so that nothing of it is ordered twice.`,
      reason: "ordered",
      subject: draftId,
      subjectType: "teamOrder",
    });
  }
  await call.db.delete(teamDrafts).where(eq(teamDrafts.id, draftId));
}
