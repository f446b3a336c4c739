import { answer } from "~/commerce/client.server";
import { pendingView } from "~/features/approvals/home-pending.server";
import { recentCustomers } from "~/features/assisted/customers.server";
import { financesHome } from "~/features/finances/home.server";
import { organisationView } from "~/features/manage-organisation/attention.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";

/** Rows of each part; its own page has the rest. */
const PENDING = 3;
const DUE = 5;
const RECENT = 5;

/**
 * What the home page shows of a person's work: what waits for their decision before what they look after. Each part is
 * read only for those whose work it is; undefined is what somebody has nothing to do with.
 */
export async function readWork(visit: Visit) {
  const [{ capabilities }, timeZone] = await Promise.all([visit.person(), visit.timeZone()]);
  const may = (capability: (typeof capabilities)[number]) => capabilities.includes(capability);
  const [pending, organisation, finances, customers] = await Promise.all([
    may("approve-orders") ? readPending(visit, timeZone) : undefined,
    may("manage-organisation") ? readOrganisation(visit) : undefined,
    // An administrator is told of overdue invoices among what needs attention.
    may("manage-finances") && !may("manage-organisation") ? readFinances(visit, timeZone) : undefined,
    may("act-for-customers") ? readRecent(visit, timeZone) : undefined,
  ]);
  const work = { pending, organisation, finances, customers };
  return { ...work, title: titleOf(work) };
}

/** The heading of a home page that begins with work; undefined where the person's own uniform comes first. */
function titleOf(work: {
  pending?: { count: number };
  organisation?: object;
  finances?: { title: string };
  customers?: object;
}): string | undefined {
  const { pending, organisation, finances, customers } = work;
  if (pending?.count) {
    return `${counted(pending.count, "order")} ${pending.count === 1 ? "waits" : "wait"} for you`;
  }
  if (organisation) return "Your organisation";
  return finances?.title ?? (customers && "Find a customer");
}

const readPending = async ({ commerce }: Visit, timeZone: string) =>
  pendingView(
    await answer(commerce.GET("/pendingApprovalOrders", { params: { query: { pageSize: PENDING } } })),
    timeZone,
  );

const readOrganisation = async ({ commerce }: Visit) =>
  organisationView(await answer(commerce.GET("/manage-organisation", { params: { query: {} } })));

async function readFinances({ commerce }: Visit, timeZone: string) {
  const [totals, invoices] = await Promise.all([
    answer(commerce.GET("/wwg-manage-finances/totalAmount")),
    answer(
      commerce.GET("/wwg-manage-finances/getOutstandingInvoices", {
        params: { query: { pageSize: DUE, sort: "due" } },
      }),
    ),
  ]);
  return financesHome(totals, invoices, timeZone);
}

const readRecent = async ({ commerce }: Visit, timeZone: string) =>
  recentCustomers(
    await answer(
      commerce.GET("/assistedservicewebservices/customers/search", {
        params: { query: { customerListId: "recent", pageSize: RECENT } },
      }),
    ),
    timeZone,
  );
