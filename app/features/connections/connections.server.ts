import { answer } from "~/commerce/client.server";
import { listQuery, pageOrLast } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";
import type { StatusTone } from "~/ui/status-tag";
import { connectionsPath } from "./addresses";

const SORTS = ["name", "-used"];
const STATES = [
  { value: "active", label: "On" },
  { value: "off", label: "Off" },
];
const PAGE_SIZE = 20;

/** Everything that the page shows: one connection, the check of a document, or the list. */
export async function loadConnections(visit: Visit, request: Request) {
  const search = new URL(request.url).searchParams;
  const name = search.get("name")?.slice(0, 200);
  const check = search.get("do") === "check";
  return {
    check,
    connection: name && !check ? await loadConnection(visit, name) : null,
    // The list is read for the check too: who may not see one may not see the other.
    list: name && !check ? null : await loadList(visit, request),
  };
}

async function loadList(visit: Visit, request: Request) {
  const query = listQuery(request.url, {
    ...{ path: connectionsPath, sorts: SORTS, names: ["status"] },
    choices: { status: STATES.map(({ value }) => value) },
  });
  const asked = query.filters["status"];
  const status = asked === "active" || asked === "off" ? asked : undefined;
  const timeZone = await visit.timeZone();
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(
      visit.commerce.GET("/punchout/connections", {
        params: {
          query: { search: query.search, sort: query.sort, status, currentPage, pageSize: PAGE_SIZE },
        },
      }),
    ),
  );
  return {
    ...listView(query, page, page.connections.length, {
      status: STATES.find(({ value }) => value === status)?.label,
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

async function loadConnection(visit: Visit, name: string) {
  const [timeZone, found] = await Promise.all([
    visit.timeZone(),
    answer(
      visit.commerce.GET("/punchout/connections/{connectionName}", {
        params: { path: { connectionName: name } },
      }),
    ),
  ]);
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
