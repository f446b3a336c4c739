import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { SignInFrame } from "~/features/sign-in/sign-in-frame";
import { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import { ExpiredLink } from "~/features/sign-in/expired-link";
import { waitWords } from "~/features/sign-in/forgot.server";
import { expiredOf, queryOf, requireLink } from "~/features/sign-in/reset.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor, refuse } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "This link does not work");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const link = await requireLink(visit, args.request);
    const expired = await expiredOf(visit, link);
    return { type: link.type, query: queryOf(link), expired, door: await loadSignInFrame(visit) };
  });
}

/** Regenerates the link: a new one goes to the same person, the same way. */
export async function action(args: ActionFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const link = await requireLink(visit, args.request);
    try {
      const query = { token: link.token };
      const sent = await answer(visit.commerce.POST("/resetpassword/regenerateToken", { params: { query } }));
      const way = sent.channel === "SMS" ? "text message" : "email";
      visit.flash({ kind: "ok", text: `A new link is on its way by ${way}. Only the newest one works.` });
      return seeOther(visit, "/login");
    } catch (error) {
      if (isRefused(error)) return seeOther(visit, "/forgot-password");
      return refuse(visit, json({ wait: waitWords(visit, error) }, { status: 429 }));
    }
  });
}

export default function ExpiredPage() {
  const { door, ...rest } = useLoaderData<typeof loader>();
  const wait = useActionData<typeof action>()?.wait;
  return (
    <SignInFrame door={door}>
      <ExpiredLink {...rest} wait={wait} />
    </SignInFrame>
  );
}
