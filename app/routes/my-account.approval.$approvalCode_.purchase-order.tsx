import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { approvalPath } from "~/paths";
import { NumberPage } from "~/features/orders/number-page";
import { loadNumber, sendNumber } from "~/features/orders/number.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

export const meta: MetaFunction = (args) =>
  pageMeta(args, `Purchase order number, approval ${args.params["approvalCode"]}`);

export async function loader(args: LoaderFunctionArgs) {
  const code = pathCode(args, "approvalCode");
  return signedIn(args, async (visit) => {
    await mustBeAsked(visit, code);
    return loadNumber(visit, code, approvalPath(code));
  });
}

export async function action(args: ActionFunctionArgs) {
  const code = pathCode(args, "approvalCode");
  return signedInPost(args, async (visit, form) => {
    await mustBeAsked(visit, code);
    return sendNumber(visit, form, code, approvalPath(code));
  });
}

/** The number is open to whoever ordered too, who has a page of their own for it. @throws CommerceError as the approval. */
const mustBeAsked = (visit: Visit, orderId: string) =>
  answer(
    visit.commerce.GET("/approve-order/{orderId}", {
      params: { path: { orderId }, query: { fields: "code" } },
    }),
  );

export default function PurchaseOrderNumberRoute() {
  return <NumberPage data={useLoaderData<typeof loader>()} />;
}
