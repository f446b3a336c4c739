import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { statusLabel } from "~/features/orders/status";
import { csvFile } from "~/http/csv.server";
import { type ListQuery, listQuery, pageOrLast, readableOnly } from "~/http/list-query.server";
import { listView, nameOf, optionsOf } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";
import { readableDate, readableDay, readableTimeOfDay } from "~/ui/dates";
import { changeLogPath } from "../manage-organisation/addresses";
import { subjectPath } from "./subject-path";

const SORTS = ["-time", "time"];
const NAMES = ["who", "kind", "channel", "from", "to", "behalf"];
const PAGE_SIZE = 25;

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
] as const;

const queryOf = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: changeLogPath, sorts: SORTS, names: NAMES, days: ["from", "to"] },
    choices: { kind: KINDS, behalf: ["yes", "no"] },
  });

/** One page of the log. A filter that is not one of the API's is left out. */
function readPage(visit: Visit, query: ListQuery, currentPage: number, pageSize: number) {
  const { who, kind, channel, behalf } = query.filters;
  return answer(
    visit.commerce.POST("/manage-organisation/changes", {
      body: {
        currentPage,
        pageSize,
        sort: query.sort,
        search: query.search,
        filters: {
          who: who?.slice(0, 60),
          kind: KINDS.find((one) => one === kind),
          channel: channel?.slice(0, 60),
          ...query.days,
          behalf: behalf === "yes" || behalf === "no" ? behalf : undefined,
        },
      },
    }),
  );
}

/** Everything that the change log shows. */
export async function loadChangeLog(visit: Visit, request: Request) {
  const query = queryOf(request);
  const [page, { filters }, timeZone] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) => readPage(visit, query, currentPage, PAGE_SIZE)),
    answer(visit.commerce.GET("/manage-organisation/changes/filters")),
    visit.timeZone(),
  ]);
  const [people, kinds, channels] = ["who", "kind", "channel"].map((code) => optionsOf(filters, code));
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
    /** Melbourne of Australia/Melbourne. */
    place: timeZone.split("/").pop()!.replaceAll("_", " "),
  };
}

type Change = components["schemas"]["ChangeLog"]["changes"][number];

/** The order's own states come as codes, as everywhere in the API. */
const words = (change: Change, what: string, value: string | undefined) =>
  value !== undefined && change.kind.code === "order" && (what === "Status" || what === "Placed")
    ? statusLabel(value).label
    : value;

/** What begins a thing has no value before it. */
const BEGINS = ["Added", "Placed"];

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
    values: values.map(({ what, from, to }) => ({
      what,
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

/** The log with its search and filters as a file: a line for each value that changed. */
export async function changeLogFile(visit: Visit, request: Request): Promise<Response> {
  const query = readableOnly(queryOf(request));
  const timeZone = await visit.timeZone();
  type Line = Row & { value: Row["values"][number] | undefined };
  return csvFile<Line>(
    "change-log",
    [
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
    ],
    async (page) => {
      const { changes } = await readPage(visit, query, page, 100);
      return changes
        .map((change) => viewOf(change, timeZone))
        .flatMap((row) =>
          (row.values.length > 0 ? row.values : [undefined]).map((value) => ({ ...row, value })),
        );
    },
  );
}
