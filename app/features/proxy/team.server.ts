import { answer } from "~/commerce/client.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { pageNumberOf } from "~/lists/list-query.server";
import type { Visit } from "~/session/visit.server";
import type { ResponseOf } from "~/commerce/response";
import { draftView, MOST_NAME } from "~/features/team-files/list.server";
import { editTeamPath, keptTeamPath, teamFilePath, teamPath } from "~/paths";
import { seeOther } from "~/session/see-other.server";
import { counted } from "~/ui/counted";
import { countName } from "./team";
import { jobWords } from "./people.server";

const PAGE_SIZE = 20;
/** Begun team orders that the page lists. */
const DRAFTS = 5;

/** What the address of a team order asks for. */
export function teamQueryOf(request: Request) {
  const asked = new URL(request.url).searchParams;
  const text = (name: string) => asked.get(name)?.slice(0, 60) || undefined;
  const garments = asked.getAll("garment").slice(0, 20).join(",").slice(0, 600) || undefined;
  return { unit: text("unit"), packId: text("pack"), garments, currentPage: pageNumberOf(asked) };
}

/**
 * The page that was kept and is open, if the address names one. A file has a page of its own.
 * @throws CommerceError 404, and a Response that leads to the page of the file
 */
export async function openDraft(visit: Visit, request: Request): Promise<Draft | undefined> {
  const draftId = new URL(request.url).searchParams.get("draft")?.slice(0, 60);
  if (!draftId) return undefined;
  const draft = await answer(
    visit.commerce.GET("/orgUsers/current/proxy/teamDrafts/{draftId}", { params: { path: { draftId } } }),
  );
  if (draft.kind === "file") throw await seeOther(visit, teamFilePath(draftId));
  return draft;
}

/** What a page that was kept, or else the address, asks for. */
export function askedOf(request: Request, draft: Draft | undefined): ReturnType<typeof teamQueryOf> {
  if (!draft?.grid) return teamQueryOf(request);
  const { unit, packId, garments, currentPage } = draft.grid;
  return { unit, packId, garments, currentPage };
}

/** Team orders that were begun, the newest. */
export const readDrafts = (visit: Visit) =>
  answer(
    visit.commerce.GET("/orgUsers/current/proxy/teamDrafts", { params: { query: { pageSize: DRAFTS } } }),
  );

/** The people of a unit with what they have of a pack, as the address asks. */
export const readTeam = (visit: Visit, query: ReturnType<typeof teamQueryOf>) =>
  answer(
    visit.commerce.GET("/orgUsers/current/proxy/team", {
      params: { query: { ...query, pageSize: PAGE_SIZE } },
    }),
  );

type Team = Awaited<ReturnType<typeof readTeam>>;
export type Draft = ResponseOf<"get", "/orgUsers/current/proxy/teamDrafts/{draftId}">;
type Drafts = Awaited<ReturnType<typeof readDrafts>>;

interface Kept {
  /** The page that is open. */
  draft?: Draft;
  begun: Drafts;
  timeZone: string;
}

/** The address of the same team order, as the page shows it. */
export function teamAddress({ unit, packId, garments }: Team, currentPage = 0): string {
  const query = new URLSearchParams({ unit: unit.uid, ...(packId ? { pack: packId } : {}) });
  for (const { code } of garments.filter(({ shown }) => shown)) query.append("garment", code);
  if (currentPage > 0) query.set("currentPage", String(currentPage));
  return `${teamPath}&${query.toString()}`;
}

/** The people of a unit beside the garments of a pack, as they were left if the page was kept. */
export function teamView(team: Team, { draft, begun, timeZone }: Kept) {
  const { currentPage, totalPages, totalResults } = team.pagination;
  return {
    kind: "team" as const,
    key: newIdempotencyKey(),
    here: draft ? keptTeamPath(draft.draftId) : teamAddress(team, currentPage),
    draftName:
      draft?.name ?? [team.unit.name, nameOfPack(team)].filter(Boolean).join(", ").slice(0, MOST_NAME),
    kept: draft?.grid && {
      name: draft.name,
      typed: draft.grid.typed,
      gone: goneFrom(team, draft.grid.typed),
      edit: editTeamPath(draft.draftId),
    },
    begun: begun.drafts.map((one) => draftView(one, timeZone)),
    moreBegun: begun.pagination.totalResults > begun.drafts.length,
    units: team.units.map(({ uid, name }) => ({ value: uid, label: name })),
    unit: team.unit,
    packs: team.packs.map(({ packId, packName, people }) => ({
      value: packId,
      label: `${packName}, ${counted(people, "person", "people")}`,
    })),
    pack: team.packs.find(({ packId }) => packId === team.packId),
    reasons: team.replacementReasons,
    numberRequired: team.purchaseOrderMandatory,
    offered: team.garments.map(({ code, name, colour, shown }) => ({
      code,
      label: `${name}, ${colour}`,
      shown,
    })),
    columns: columnsOf(team.garments.filter(({ shown }) => shown)),
    people: team.people.map(({ jobGroup, ...one }) => ({ ...one, job: jobWords(jobGroup) })),
    list: { currentPage, totalPages, total: totalResults, firstPage: teamAddress(team) },
  };
}

const nameOfPack = ({ packs, packId }: Team) => packs.find((pack) => pack.packId === packId)?.packName;

/** For how many people something was typed who cannot get it on this page any more. */
function goneFrom({ people, garments }: Team, typed: Readonly<Record<string, string>>): number {
  const shown = garments.filter((one) => one.shown);
  const open = people.filter(({ locked }) => !locked);
  const there = new Set(
    open.flatMap(({ customerId }) => shown.map(({ code }) => countName(customerId, code))),
  );
  const gone = Object.entries(typed).filter(
    ([name, text]) => name.startsWith("n.") && text !== "" && text !== "0" && !there.has(name),
  );
  return new Set(gone.map(([name]) => name.split(".")[1])).size;
}

/** The columns; a garment that is there in two colours says which. */
const columnsOf = (garments: Team["garments"]) =>
  garments.map(({ code, name, colour, image, sizes = [] }) => {
    const alone = garments.filter((other) => other.name === name).length === 1;
    return { code, label: alone ? name : `${name}, ${colour}`, image, sizes };
  });
