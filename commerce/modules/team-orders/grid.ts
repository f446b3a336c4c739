import type { z } from "@hono/zod-openapi";
import { readableDay } from "../../http/dates";
import type { Call } from "../../http/call";
import { pageOf, pagination } from "../../http/paging";
import {
  inColours,
  marketOf,
  mediaUrl,
  styleFacts,
  type StyleFacts,
  type UsualSize,
  usualSizesOf,
} from "../catalogue";
import { unitsWithPeople } from "../organisation";
import { balance } from "../entitlement";
import {
  type Bundle,
  bundlesOf,
  lapses,
  leftWords,
  openFor,
  packState,
  type Place,
  type Reader,
  renewed,
  runningExtension,
  windowOf,
} from "../packs";
import { counted } from "../../http/counted";
import { personName } from "../../http/person-name";
import { todayOf } from "../../http/today";
import { MOST_GARMENTS, type TeamSchema } from "./contract";
import { packsOfUnits, peopleOfPack, type TeamRow, type UnitPack } from "./people";

type TeamCall = Pick<
  Call,
  "principal" | "db" | "about" | "now" | "baseSite" | "mediaBaseUrl" | "header" | "once"
>;
type Team = z.infer<typeof TeamSchema>;

export interface TeamQuery {
  unit?: string;
  packId?: string;
  /** Codes of garments, separated by commas. */
  garments?: string;
  currentPage?: number;
  pageSize?: number;
}

type Style = Omit<StyleFacts, "sort">;

/** A garment of a pack: a style in one of the colours that the pack has it in. */
interface Garment {
  code: string;
  bundle: Bundle;
  /** In this colour alone. */
  style: Style;
}

/**
 * The people of a unit who have a pack, beside garments of it, with each person's usual sizes and what is left to
 * them. A unit that the caller does not look after, or a pack that nobody there has, gives the usual one. Four
 * statements if garments and packs are cached, however many people.
 */
export async function teamOf(call: TeamCall, query: TeamQuery): Promise<Team> {
  const { db, about } = call;
  const { organisation } = about;
  const managed = await unitsWithPeople(db, about.unit.uid);
  const today = todayOf(call);
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
  const pack = packs.find(({ packId }) => packId === query.packId) ?? packs[0];
  const page = pageOf(query, 20, 40);
  const frame = {
    units: managed.map(({ uid, name }) => ({ uid, name })),
    unit: { uid: unit.uid, name: unit.name },
    packs: packs.map(({ packId, packName, people }) => ({ packId, packName, people })),
    packId: pack?.packId,
    purchaseOrderMandatory: organisation.purchaseOrderMandatory,
  };
  const empty = { ...frame, replacementReasons: [], garments: [], people: [] };
  if (!pack) return { ...empty, pagination: pagination(page, 0) };
  const at = { unitUid: unit.uid, pack, today, limit: page.pageSize, offset: page.offset };
  const read = () => peopleOfPack(call, at);
  const rows = await renewed(db, { today, now: call.now() }, read, ({ customerId }) =>
    pack.reset === "once" ? undefined : customerId,
  );
  const running = rows.filter(({ periodEnd }) => periodEnd >= today);
  const total = pagination(page, pack.people);
  if (running.length === 0) return { ...empty, pagination: total };
  const bundles = (await bundlesOf(db, [pack.packId])).get(pack.packId) ?? [];
  const offered = await garmentsOf(call, bundles);
  const shown = columnsOf(offered, query.garments);
  const scales = [...new Set(shown.map(({ style }) => style.sizeScale))];
  const ids = running.map(({ customerId }) => customerId);
  const usual = await usualSizesOf(call, ids, scales);
  const team: TeamPack = {
    ...pack,
    name: pack.packName,
    ...windowOf(pack),
    bundles,
    place: { organisation, unit: { ...about.unit, currencySymbol: unit.currencySymbol } },
    columns: shown,
  };
  const reader = { person: call.about, mediaBaseUrl: call.mediaBaseUrl, now: call.now() };
  return {
    ...frame,
    replacementReasons: pack.replacementReasons,
    garments: offered.map((garment) => garmentView(call, garment, shown.includes(garment))),
    people: running.map((row) => {
      const extendedUntil = runningExtension(row, today);
      return personView({ ...row, extendedUntil }, team, reader, usual.get(row.customerId));
    }),
    pagination: total,
  };
}

/** A pack with what the page shows of it. */
type TeamPack = UnitPack & { name: string; bundles: Bundle[]; place: Place; columns: Garment[] };

/** Everything that a pack offers, in the order of its categories. */
async function garmentsOf(call: TeamCall, bundles: Bundle[]): Promise<Garment[]> {
  const codes = bundles.flatMap(({ sets }) => sets.flatMap((set) => set.styles.map(({ code }) => code)));
  const styles = await styleFacts(call.db, [...new Set(codes)], marketOf(call.about, call.now()));
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

function personView(
  row: TeamRow,
  team: TeamPack,
  reader: Reader,
  usual: ReadonlyMap<string, UsualSize> = new Map(),
): Team["people"][number] {
  const { customerId, firstName, jobGroup, ledger } = row;
  const name = personName({ firstName, lastName: row.lastName });
  const { timeZone } = team.place.organisation;
  const pack = openFor({ ...team, ...row, draftLines: [{ quantity: row.chosen }] }, { ...row, timeZone });
  const { closed, status } = packState(pack, reader);
  const usedUp = status === "used";
  const begun =
    row.inCart > 0
      ? `${name} has ${counted(row.inCart, "piece")} in the cart.`
      : row.chosen > 0
        ? `${name} has begun to choose from this pack.`
        : undefined;
  return {
    customerId,
    name,
    firstName,
    jobGroup,
    left: leftWords(pack, team.place),
    whyNot: closed?.rule ?? (usedUp ? "allocation-used" : undefined),
    locked:
      closed?.message ??
      (usedUp
        ? `Everything is used${lapses(pack) ? `, until ${readableDay(pack.periodEnd)}` : ""}.`
        : undefined) ??
      (row.by ? `${row.by} is ordering for ${name} now.` : undefined) ??
      begun,
    openAlone: begun !== undefined && !closed && !usedUp && !row.by,
    cells: team.columns.map(({ bundle, style }) => ({
      sku: usualSku(style, usual.get(style.sizeScale)),
      left:
        team.allocationType === "quantity"
          ? Math.max(0, balance(ledger, "quantity", bundle.id).left)
          : undefined,
    })),
    ordered: row.ordered ?? undefined,
  };
}

/** The variant in somebody's usual size, or the only one that there is. */
function usualSku({ variants }: Style, usual: { size: string; dimension?: string } | undefined) {
  if (variants.length === 1) return variants[0]!.sku;
  const its = usual && variants.filter(({ size }) => size === usual.size);
  return its?.find(({ dimension }) => (dimension ?? undefined) === usual?.dimension)?.sku;
}
