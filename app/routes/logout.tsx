import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { cancelRequisition } from "~/features/punch-out/requisition.server";
import { leadAway } from "~/features/sign-in/sign-on.server";
import { log } from "~/config/log.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { VISIT_END } from "~/session/keyed.server";
import { anyVisitor } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.punchOut ? "Cancel requisition" : "Sign out");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    if (!visit.signedIn) throw await seeOther(visit, visit.keyed ? VISIT_END : "/login");
    return { punchOut: visit.keyed !== undefined };
  });
}

export async function action(args: ActionFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    if (visit.keyed) {
      await cancelRequisition(visit, visit.keyed);
      return seeOther(visit, VISIT_END);
    }
    const address = await signOutAddress(visit);
    await visit.signOut();
    visit.flash({ kind: "ok", text: "You are signed out." });
    if (address) return leadAway(visit, address);
    return seeOther(visit, "/login");
  });
}

/** Where the sign-in at the provider is ended; undefined where there is none, or nobody can tell. */
async function signOutAddress(visit: Visit): Promise<string | undefined> {
  if (!visit.session.has("sso")) return undefined;
  try {
    const address = await answer(visit.commerce.GET("/users/current/ssoSignOutUrl"));
    return typeof address === "string" && address !== "" ? address : undefined;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ event: "sso.unended", correlationId: visit.correlationId, status: error.status });
    return undefined;
  }
}

/** The logout dialog (620 px) as a page; in a punch-out visit it cancels the requisition (spec 000 §4). */
export default function LogoutPage() {
  const { punchOut } = useLoaderData<typeof loader>();
  const back = punchOut ? "/orderUniform" : "/";
  return (
    <Panel title={punchOut ? "Cancel requisition" : "Sign out"} closeTo={back} width={620} fullAt={768}>
      <p className="mt-4">
        {punchOut
          ? "This ends your visit. What you chose in it does not go back to your procurement system; a requisition that you came with stays as it was there."
          : "Your choices are saved for next time."}
      </p>
      <PostForm className="row mt-5" reloadDocument>
        <Button variant="job">{punchOut ? "CANCEL REQUISITION" : "SIGN OUT"}</Button>
        <ButtonLink to={back}>{punchOut ? "Keep ordering" : "Stay signed in"}</ButtonLink>
      </PostForm>
    </Panel>
  );
}
