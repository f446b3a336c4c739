import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommerceError } from "~/commerce/errors.server";
import { returnPath } from "~/paths";
import { CancelReturnPage } from "~/features/returns/cancel-page";
import { readReturn } from "~/features/returns/detail.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, `Cancel ${args.data?.code ?? ""}`);

/** Asks before a request is cancelled. One that can no longer be cancelled leads back to it. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "code");
    const view = await readReturn(visit, code);
    if (!view.cancellable) {
      visit.flash({
        kind: "warn",
        text: `${code} can no longer be cancelled. Its status is: ${view.state.label.toLowerCase()}.`,
      });
      throw await seeOther(visit, returnPath(code));
    }
    return view;
  });
}

/** Cancels a request and leads back to it, which shows the result or why not. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const code = pathCode(args, "code");
    try {
      await visit.commerce.PATCH("/users/current/orderReturns/{code}", {
        params: { path: { code } },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { status: "CANCELLING" },
      });
      visit.flash({ kind: "ok", text: `${code} is cancelled. Keep your items.` });
    } catch (error) {
      if (!(error instanceof CommerceError) || !error.is("ReturnCancellationError")) throw error;
      visit.flash({ kind: "warn", text: error.errors[0]!.message });
    }
    return seeOther(visit, returnPath(code));
  });
}

export default function CancelReturnRoute() {
  return <CancelReturnPage view={useLoaderData<typeof loader>()} />;
}
