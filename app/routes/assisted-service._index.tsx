import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { CustomersPage, NoAgentPage } from "~/features/assisted/customers-page.server";
import { askedOf, customersQuery, customersView } from "~/features/assisted/customers.server";
import { optional } from "~/features/shell/shell.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { safePath } from "~/http/redirects.server";
import { seeOther } from "~/session/see-other.server";
import { assistedPath } from "~/paths";
import { beginAssist, endAssist, isAgent, requireAgent } from "~/session/agent.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Assisted service");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    if (!(await isAgent(visit))) return json({ customers: null }, { status: 403 });
    const query = customersQuery(args.request);
    const [page, lists, timeZone] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.GET("/assistedservicewebservices/customers/search", {
            params: { query: askedOf(query, currentPage) },
          }),
        ),
      ),
      optional(visit, () => answer(visit.commerce.GET("/assistedservicewebservices/customerlists"))),
      visit.timeZone(),
    ]);
    return json({ customers: customersView(query, page, lists, timeZone) });
  });
}

/** Starts emulation of a customer, or ends it. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireAgent(visit);
    const before = await endAssist(visit);
    if (form.get("do") === "start") return start(visit, form);
    if (before) visit.flash({ kind: "ok", text: `You do not act for ${before.name} any more.` });
    return seeOther(visit, assistedPath);
  });
}

async function start(visit: Visit, form: FormData) {
  const customerId = String(form.get("customer") ?? "").slice(0, 60);
  try {
    if (!customerId) return await refused(visit, form, NO_ID);
    const { firstName } = await beginAssist(visit, customerId);
    const text = `You see what ${firstName} sees. Orders have both your names. Passwords, cards and sign-in stay closed to you.`;
    visit.flash({ kind: "info", text });
    return await seeOther(visit, "/orderUniform");
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 403) throw error;
    return refused(visit, form, error.errors[0]?.message ?? "This customer cannot be found.");
  }
}

/** Spec 002 §8 "no customerId for selected user". */
const NO_ID = "You cannot act for the selected user, who has no customer id.";

function refused(visit: Visit, form: FormData, text: string) {
  visit.flash({ kind: "bad", text });
  return seeOther(visit, safePath(form.get("back"), assistedPath));
}

export default documentPage(
  serverOnly$(function AssistedServiceRoute() {
    const { customers } = useLoaderData<typeof loader>();
    return customers ? <CustomersPage data={customers} /> : <NoAgentPage />;
  }),
);
