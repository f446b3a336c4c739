import type { ResponseOf } from "~/commerce/response";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { readableMoment } from "~/ui/dates";
import type { StatusTone } from "~/ui/status-tag";
import { connectionsPath } from "~/paths";

const SORTS = ["name", "-used"];
const STATES = [
  { value: "active", label: "On" },
  { value: "off", label: "Off" },
];
const PAGE_SIZE = 20;

/** What the list is asked for in its address. */
export const connectionsQuery = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: connectionsPath, sorts: SORTS, names: ["status"] },
    choices: { status: STATES.map(({ value }) => value) },
  });

const statusOf = ({ filters }: ListQuery) =>
  (["active", "off"] as const).find((one) => one === filters["status"]);

/** The same for the API. */
export const askedOf = (query: ListQuery, currentPage: number) => ({
  search: query.search,
  sort: query.sort,
  status: statusOf(query),
  currentPage,
  pageSize: PAGE_SIZE,
});

/** The list. */
export function connectionsView(
  query: ListQuery,
  page: ResponseOf<"get", "/punchout/connections">,
  timeZone: string,
) {
  return {
    ...listView(query, page, page.connections.length, {
      status: STATES.find(({ value }) => value === statusOf(query))?.label,
    }),
    csv: undefined,
    states: STATES,
    sort: query.sort,
    sortLinks: {
      name: query.hrefWith({ sort: undefined }),
      used: query.hrefWith({ sort: "-used" }),
    },
    rows: page.connections.map((one) => ({
      name: one.name,
      kinds: one.kinds.join(", "),
      senders: [...new Set([...one.senders.map(({ identity }) => identity), ...one.users])],
      hosts: one.returnHosts,
      lastUsed: one.lastUsed ? readableMoment(one.lastUsed, timeZone) : "Never",
      returned: one.returned,
      ...stateOf(one),
    })),
  };
}

interface Told {
  active: boolean;
  allowHttpReturn: boolean;
  lastUsed?: string;
  senders: { secrets: number }[];
}

interface StateWords {
  state: string;
  tone: StatusTone;
  why: string | null;
}

/** One word of a connection, and more if there is something to know. */
function stateOf({ active, allowHttpReturn, lastUsed, senders }: Told): StateWords {
  if (!active) return { state: "Off", tone: "plain", why: "It opens no visits." };
  if (allowHttpReturn) {
    return { state: "Test only", tone: "warn", why: "May return to http addresses." };
  }
  if (senders.some(({ secrets }) => secrets > 1)) {
    return { state: "Two secrets", tone: "warn", why: "One is being changed." };
  }
  if (!lastUsed) return { state: "Waiting", tone: "plain", why: "No set-up yet." };
  return { state: "On", tone: "ok", why: null };
}

const ORDER_STATES = {
  ordered: { label: "Ordered", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "plain" },
  refused: { label: "Refused", tone: "bad" },
} as const;

/** One connection. */
export function connectionView(
  found: ResponseOf<"get", "/punchout/connections/{connectionName}">,
  timeZone: string,
) {
  const moment = (date: string) => readableMoment(date, timeZone);
  return {
    name: found.name,
    ...stateOf(found),
    senders: found.senders.map(
      ({ domain, identity, secrets }) =>
        `${domain}, ${identity}${secrets > 1 ? ` (${secrets} secrets)` : ""}`,
    ),
    users: found.users,
    buyers: found.buyers.map(({ domain, identity }) => `${domain}, ${identity}`),
    hosts: found.returnHosts,
    frames: found.frameOrigins,
    field: found.senders.length > 0 ? found.formField : undefined,
    organisation: found.organisation ?? "None",
    lastUsed: found.lastUsed ? moment(found.lastUsed) : "Never",
    returned: found.returned,
    orders: found.orders.map((one) => ({
      orderId: one.orderId,
      received: moment(one.received),
      state: ORDER_STATES[one.state],
      orderCode: one.orderCode,
      differences: one.differences,
    })),
  };
}
