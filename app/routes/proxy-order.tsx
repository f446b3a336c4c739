import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PeoplePage } from "~/features/proxy/people-page";
import { begin, loadPeople } from "~/features/proxy/people.server";
import { orderForTeam } from "~/features/proxy/team-order.server";
import { TeamPage } from "~/features/proxy/team-page";
import { loadTeam } from "~/features/proxy/team.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

const forTeam = (search: string) => new URLSearchParams(search).get("do") === "team";
const isForTeam = ({ url }: Request) => forTeam(new URL(url).search);

export const meta: MetaFunction = (args) =>
  pageMeta(args, forTeam(args.location.search) ? "Team order" : "Order for somebody else");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    isForTeam(args.request) ? loadTeam(visit, args.request) : loadPeople(visit, args.request),
  );
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) =>
    isForTeam(args.request) ? orderForTeam(visit, args.request, form) : begin(visit, args.request, form),
  );
}

export default function ProxyOrderRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data.kind === "team" ? <TeamPage data={data} reply={reply} /> : <PeoplePage data={data} />;
}
