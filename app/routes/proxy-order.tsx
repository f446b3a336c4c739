import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { PeoplePage } from "~/features/proxy/people-page";
import { peopleQuery, peopleView, unitIn } from "~/features/proxy/people.server";
import { orderForTeam } from "~/features/proxy/team-order.server";
import { TeamPage } from "~/features/proxy/team-page";
import { askedOf, openDraft, readDrafts, readTeam, teamView } from "~/features/proxy/team.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { packPath } from "~/paths";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

const PAGE_SIZE = 20;

const forTeam = (search: string) => new URLSearchParams(search).get("do") === "team";
const isForTeam = ({ url }: Request) => forTeam(new URL(url).search);

export const meta: MetaFunction = (args) =>
  pageMeta(args, forTeam(args.location.search) ? "Team order" : "Order for somebody else");

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  return signedIn(args, async (visit) => {
    if (visit.keyed) throw await seeOther(visit, "/orderUniform");
    return isForTeam(request) ? teamFor(visit, request) : peopleOf(visit, request);
  });
}

/** The team order that the address names, or a page that was kept. */
async function teamFor(visit: Visit, request: Request) {
  const draft = await openDraft(visit, request);
  const [team, begun, timeZone] = await Promise.all([
    readTeam(visit, askedOf(request, draft)),
    readDrafts(visit),
    visit.timeZone(),
  ]);
  return teamView(team, { draft, begun, timeZone });
}

async function peopleOf(visit: Visit, request: Request) {
  const query = peopleQuery(request);
  const unit = unitIn(query);
  const [page, current] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) =>
      answer(
        visit.commerce.GET("/orgUsers/current/proxy/people", {
          params: { query: { currentPage, pageSize: PAGE_SIZE, searchText: query.search, unit } },
        }),
      ),
    ),
    answer(visit.commerce.GET("/orgUsers/current/proxy")),
  ]);
  return peopleView(query, page, current);
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  return signedInPost(args, async (visit, form) => {
    if (visit.keyed) throw await seeOther(visit, "/orderUniform");
    return isForTeam(request) ? orderForTeam(visit, request, form) : begin(visit, request, form);
  });
}

/** Begins to order for somebody, and leads to that person's packs, or to one of them. A refusal leads back to the list. */
async function begin(visit: Visit, request: Request, form: FormData) {
  const uid = String(form.get("uid") ?? "").slice(0, 200);
  const list = peopleQuery(request);
  try {
    const started = await answer(visit.commerce.POST("/orgUsers/current/proxy", { body: { uid } }));
    const { customerId, name, firstName } = started;
    visit.session.set("proxy", { customerId: customerId!, name: name!, firstName: firstName! });
    visit.flash({
      kind: "ok",
      text: `You are ordering for ${name}. What you choose goes into ${firstName}’s cart.`,
    });
    const packId = String(form.get("pack") ?? "").slice(0, 60);
    return await seeOther(visit, packId ? packPath({ packId, step: 1 }) : "/orderUniform");
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 404, 409].includes(error.status)) throw error;
    visit.flash({ kind: "bad", text: error.errors[0]?.message ?? "You cannot order for this person." });
    const page = list.currentPage > 0 ? { currentPage: String(list.currentPage) } : {};
    return seeOther(visit, list.hrefWith(page));
  }
}

export default function ProxyOrderRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data.kind === "team" ? <TeamPage data={data} reply={reply} /> : <PeoplePage data={data} />;
}
