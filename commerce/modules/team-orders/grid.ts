import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import { pageOf, pagination } from "../../http/paging";
import type { Person } from "../../http/principal";
import {
  inColours,
  marketOf,
  mediaUrl,
  stylesByCode,
  type StyleRecord,
  type UsualSize,
  usualSizesOf,
} from "../catalogue";
import { managedUnits } from "../organisation";
import { balance } from "../entitlement";
import {
  type AllocatedPack,
  lapses,
  leftWords,
  packHead,
  packsOfPeople,
  readableDay,
  todayFor,
} from "../packs";
import { counted } from "../../http/counted";
import { MOST_GARMENTS, type TeamSchema } from "./contract";
import { packsOfUnits, peopleOfPack, type TeamRow } from "./people";

type TeamCall = Pick<Call, "db" | "about" | "now" | "baseSite" | "mediaBaseUrl" | "header" | "once">;
type Team = z.infer<typeof TeamSchema>;

export interface TeamQuery {
  unit?: string;
  packId?: string;
  /** Codes of garments, separated by commas. */
  garments?: string;
  currentPage?: number;
  pageSize?: number;
}

/** A garment of a pack: a style in one of the colours that the pack has it in. */
interface Garment {
  code: string;
  bundle: AllocatedPack["bundles"][number];
  /** In this colour alone. */
  style: StyleRecord;
}

/**
 * The people of a unit who have a pack, beside garments of it, with each person's usual sizes and what is left to
 * them. A unit that the caller does not look after, or a pack that nobody there has, gives the usual one. Six
 * statements at most, however many people.
 */
export async function teamOf(call: TeamCall, query: TeamQuery): Promise<Team> {
  const { db, about } = call;
  const { organisation } = about;
  const managed = await managedUnits(db, about.unit.uid);
  const today = todayFor(call);
  const asked = managed.find(({ uid }) => uid === query.unit);
  const own = asked ?? managed.find(({ uid }) => uid === about.unit.uid)!;
  // The caller, whose own packs are none of these, is one of the people of their unit.
  const alone = own.people <= (own.uid === about.unit.uid ? 1 : 0);
  // Whoever looks after several units has their people below, so the page opens with the largest of them.
  const largest = managed.reduce((most, one) => (one.people > most.people ? one : most), own);
  const looked = asked ? [own] : alone ? [largest] : [...new Set([own, largest])];
  const packsOf = await packsOfUnits(
    call,
    looked.map(({ uid }) => uid),
    today,
  );
  const unit = asked || packsOf(own.uid).length > 0 ? own : largest;
  const packs = packsOf(unit.uid);
  const packId = (packs.find((pack) => pack.packId === query.packId) ?? packs[0])?.packId;
  const page = pageOf(query, 20, 40);
  const frame = {
    units: managed.map(({ uid, name }) => ({ uid, name })),
    unit: { uid: unit.uid, name: unit.name },
    packs,
    packId,
    purchaseOrderMandatory: organisation.purchaseOrderMandatory,
  };
  const empty = { ...frame, replacementReasons: [], garments: [], people: [] };
  if (!packId) return { ...empty, pagination: pagination(page, 0) };
  const at = { unitUid: unit.uid, packId, today, limit: page.pageSize, offset: page.offset };
  const rows = await peopleOfPack(call, at);
  const ids = rows.map(({ user }) => user.customerId);
  const theirs = await packsOfPeople(db, ids, { today, now: call.now(), visit: null, packId });
  const people = rows.flatMap((row): One[] => {
    const [pack] = theirs.get(row.user.customerId) ?? [];
    return pack ? [{ row, person: { user: row.user, unit: row.unit, organisation }, pack }] : [];
  });
  const first = people[0];
  const total = pagination(page, packs.find((pack) => pack.packId === packId)?.people ?? 0);
  if (!first) return { ...empty, pagination: total };
  const offered = await garmentsOf(call, first.pack);
  const shown = columnsOf(offered, query.garments);
  const scales = [...new Set(shown.map(({ style }) => style.sizeScale))];
  const usual = await usualSizesOf(call, ids, scales);
  return {
    ...frame,
    replacementReasons: first.pack.replacementReasons,
    garments: offered.map((garment) => garmentView(call, garment, shown.includes(garment))),
    people: people.map((one) => personView(call, one, shown, usual.get(one.person.user.customerId))),
    pagination: total,
  };
}

/** Everything that a pack offers, in the order of its categories. */
async function garmentsOf(call: TeamCall, { bundles }: AllocatedPack): Promise<Garment[]> {
  const codes = bundles.flatMap(({ sets }) => sets.flatMap((set) => set.styles.map(({ code }) => code)));
  const styles = await stylesByCode(call.db, [...new Set(codes)], marketOf(call.about));
  const all = new Map<string, Garment>();
  for (const bundle of bundles) {
    for (const { code, colours } of bundle.sets.flatMap((set) => set.styles)) {
      const style = styles.find((one) => one.code === code);
      for (const colour of (style && inColours(style, colours))?.colours ?? []) {
        const key = `${code}:${colour.code}`;
        if (!all.has(key)) all.set(key, { code: key, bundle, style: inColours(style!, [colour.code])! });
      }
    }
  }
  return [...all.values()];
}

/** The garments that are asked for; without a question one of each category. */
function columnsOf(offered: Garment[], asked: string | undefined): Garment[] {
  const codes = new Set(asked?.split(","));
  const chosen = offered.filter(({ code }) => codes.has(code));
  const first = offered.filter(
    ({ bundle }, index) => offered.findIndex((other) => other.bundle.id === bundle.id) === index,
  );
  return (chosen.length > 0 ? chosen : first).slice(0, MOST_GARMENTS);
}

function garmentView({ mediaBaseUrl }: TeamCall, { code, bundle, style }: Garment, shown: boolean) {
  const [colour] = style.colours;
  const sizes = style.variants.map(({ sku, size, dimension }) => ({
    sku,
    label: dimension ? `${size} ${dimension}` : size,
  }));
  return {
    code,
    name: style.name,
    colour: colour?.name ?? "",
    bundleId: bundle.id,
    bundleName: bundle.name,
    shown,
    ...(shown ? { sizes, image: mediaUrl(colour?.front ?? null, mediaBaseUrl) || undefined } : {}),
  };
}

interface One {
  row: TeamRow;
  person: Person;
  pack: AllocatedPack;
}

function personView(
  call: TeamCall,
  { row, person, pack }: One,
  columns: Garment[],
  usual: ReadonlyMap<string, UsualSize> = new Map(),
): Team["people"][number] {
  const { user, unit } = person;
  const name = `${user.firstName} ${user.lastName}`;
  const { closed, usedUp } = packHead(pack, { person, mediaBaseUrl: call.mediaBaseUrl, now: call.now() });
  const begun =
    row.inCart > 0
      ? `${name} has ${counted(row.inCart, "piece")} in the cart.`
      : pack.draftLines.length > 0
        ? `${name} has begun to choose from this pack.`
        : undefined;
  const left = leftWords(pack, unit.currencySymbol);
  return {
    customerId: user.customerId,
    name,
    firstName: user.firstName,
    jobGroup: user.jobGroup,
    left,
    locked:
      closed?.message ??
      (usedUp
        ? `Everything is used${lapses(pack) ? `, until ${readableDay(pack.periodEnd)}` : ""}.`
        : undefined) ??
      (row.by ? `${row.by} is ordering for ${name} now.` : undefined) ??
      begun,
    openAlone: begun !== undefined && !closed && !usedUp && !row.by,
    cells: columns.map(({ bundle, style }) => ({
      sku: usualSku(style, usual.get(style.sizeScale)),
      left:
        pack.allocationType === "quantity"
          ? Math.max(0, balance(pack.ledger, "quantity", bundle.id).left)
          : undefined,
    })),
    ordered: row.ordered ?? undefined,
  };
}

/** The variant in somebody's usual size, or the only one that there is. */
function usualSku({ variants }: StyleRecord, usual: { size: string; dimension?: string } | undefined) {
  if (variants.length === 1) return variants[0]!.sku;
  const its = usual && variants.filter(({ size }) => size === usual.size);
  return its?.find(({ dimension }) => (dimension ?? undefined) === usual?.dimension)?.sku;
}
