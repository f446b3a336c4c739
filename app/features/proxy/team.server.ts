import { answer } from "~/commerce/client.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { pageNumberOf } from "~/lists/list-query.server";
import type { Visit } from "~/session/visit.server";
import { teamPath } from "~/paths";
import { counted } from "~/ui/counted";
import { jobWords } from "./people.server";

const PAGE_SIZE = 20;

/** What the address of a team order asks for. */
export function teamQueryOf(request: Request) {
  const asked = new URL(request.url).searchParams;
  const text = (name: string) => asked.get(name)?.slice(0, 60) || undefined;
  const garments = asked.getAll("garment").slice(0, 20).join(",").slice(0, 600) || undefined;
  return { unit: text("unit"), packId: text("pack"), garments, currentPage: pageNumberOf(asked) };
}

/** The people of a unit with what they have of a pack, as the address asks. */
export const readTeam = (visit: Visit, query: ReturnType<typeof teamQueryOf>) =>
  answer(
    visit.commerce.GET("/orgUsers/current/proxy/team", {
      params: { query: { ...query, pageSize: PAGE_SIZE } },
    }),
  );

type Team = Awaited<ReturnType<typeof readTeam>>;

/** The address of the same team order, as the page shows it. */
export function teamAddress({ unit, packId, garments }: Team, currentPage = 0): string {
  const query = new URLSearchParams({ unit: unit.uid, ...(packId ? { pack: packId } : {}) });
  for (const { code } of garments.filter(({ shown }) => shown)) query.append("garment", code);
  if (currentPage > 0) query.set("currentPage", String(currentPage));
  return `${teamPath}&${query.toString()}`;
}

/** The people of a unit beside the garments of a pack. */
export function teamView(team: Team) {
  const { currentPage, totalPages, totalResults } = team.pagination;
  return {
    kind: "team" as const,
    key: newIdempotencyKey(),
    here: teamAddress(team, currentPage),
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

/** The columns; a garment that is there in two colours says which. */
const columnsOf = (garments: Team["garments"]) =>
  garments.map(({ code, name, colour, image, sizes = [] }) => {
    const alone = garments.filter((other) => other.name === name).length === 1;
    return { code, label: alone ? name : `${name}, ${colour}`, image, sizes };
  });
