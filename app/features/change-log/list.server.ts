import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { statusLabel } from "~/ui/order-status";
import type { CsvColumn } from "~/lists/csv.server";
import { listBody, type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView, nameOf, optionsOf } from "~/lists/list-view.server";
import { readableDate, readableDay, readableTimeOfDay, zoneWords } from "~/ui/dates";
import { changeLogPath } from "~/paths";
import { subjectPath } from "./subject-path";

const SORTS = ["-time", "time"];
const NAMES = ["who", "kind", "channel", "from", "to", "behalf"];
const PAGE_SIZE = 20;

const BEHALF_CODES = ["yes", "no"] as const;
/** Of an action in somebody's name, or not. */
const BEHALF = [
  { value: "yes", label: "For somebody else" },
  { value: "no", label: "For themselves" },
];

const KINDS = [
  "order",
  "return",
  "person",
  "role",
  "pack",
  "limit",
  "budget",
  "cost-centre",
  "unit",
  "user-group",
  "purchase-order",
  "payment",
  "delegation",
  "upload",
  "refusal",
] as const;

/** What the log is asked for in its address. */
export const changeLogQuery = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: changeLogPath, sorts: SORTS, names: NAMES, days: ["from", "to"] },
    choices: { kind: KINDS, behalf: BEHALF_CODES },
  });

/** The same for the API. A filter that is not one of the API's is left out. */
export function changesBody(query: ListQuery, currentPage: number, pageSize = PAGE_SIZE) {
  const { who, kind, channel, behalf } = query.filters;
  return listBody(
    query,
    { currentPage, pageSize },
    {
      who: who?.slice(0, 60),
      kind: KINDS.find((one) => one === kind),
      channel: channel?.slice(0, 60),
      ...query.days,
      behalf: BEHALF_CODES.find((one) => one === behalf),
    },
  );
}

/** Everything that the change log shows. */
export function changeLogView(
  query: ListQuery,
  page: ResponseOf<"post", "/manage-organisation/changes">,
  { filters, more }: ResponseOf<"get", "/manage-organisation/changes/filters">,
  timeZone: string,
) {
  const [people, kinds, channels] = ["who", "kind", "channel"].map((code) => optionsOf(filters, code, more));
  const { who, kind, channel, behalf } = query.filters;
  const { from, to } = query.days;
  return {
    ...listView(query, page, page.changes.length, {
      who: nameOf(people!, who),
      kind: nameOf(kinds!, kind),
      channel: nameOf(channels!, channel),
      from: from && `From ${readableDay(from)}`,
      to: to && `To ${readableDay(to)}`,
      behalf: BEHALF.find(({ value }) => value === behalf)?.label,
    }),
    rows: page.changes.map((change) => viewOf(change, timeZone)),
    people: people!,
    kinds: kinds!,
    channels: channels!,
    behalf: BEHALF,
    zone: zoneWords(timeZone),
  };
}

type Change = components["schemas"]["ChangeLog"]["changes"][number];

/** The order's own states come as codes, as everywhere in the API. */
const words = (change: Change, what: string, value: string | undefined) =>
  value !== undefined && change.kind.code === "order" && (what === "Status" || what === "Placed")
    ? statusLabel(value).label
    : value;

/** What begins a thing has no value before it. */
const BEGINS = ["Added", "Placed", "Refused"];

function viewOf(change: Change, timeZone: string) {
  const { id, timestamp, kind, subject, values, note, user, onBehalfOf, channel } = change;
  return {
    id,
    day: readableDate(timestamp, timeZone),
    time: readableTimeOfDay(timestamp, timeZone),
    kind: kind.name,
    // Orders and purchase orders are known by their numbers.
    number: kind.code === "order" ? subject.code : kind.code === "purchase-order" ? subject.name : undefined,
    subject,
    to: subjectPath(change),
    values: values.map(({ what, from, to, reason }) => ({
      what,
      reason,
      from: BEGINS.includes(what) ? undefined : (words(change, what, from) ?? "none"),
      to: words(change, what, to) ?? "none",
    })),
    note,
    who: user?.name ?? "The shop itself",
    behalf: onBehalfOf?.name,
    channel: channel.name,
  };
}

type Row = ReturnType<typeof viewOf>;
type Line = Row & { value: Row["values"][number] | undefined };

/** A change in the log as a file: a line for each value that changed. */
export function changeLines(change: Change, timeZone: string): Line[] {
  const row = viewOf(change, timeZone);
  return (row.values.length > 0 ? row.values : [undefined]).map((value) => ({ ...row, value }));
}

/** The columns of the log as a file. */
export const changeColumns = (timeZone: string): CsvColumn<Line>[] => [
  { label: "Day", text: ({ day }) => day },
  { label: `Time (${timeZone})`, text: ({ time }) => time },
  { label: "Who", text: ({ who }) => who },
  { label: "On behalf of", text: ({ behalf }) => behalf ?? "" },
  { label: "Kind", text: ({ kind }) => kind },
  { label: "Code", text: ({ subject }) => subject.code },
  { label: "Name", text: ({ subject }) => subject.name },
  { label: "What", text: ({ value }) => value?.what ?? "" },
  { label: "From", text: ({ value }) => value?.from ?? "" },
  { label: "To", text: ({ value }) => value?.to ?? "" },
  { label: "Note", text: ({ note }) => note ?? "" },
  { label: "Channel", text: ({ channel }) => channel },
];
