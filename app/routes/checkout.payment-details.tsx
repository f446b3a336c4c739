import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCart } from "~/features/checkout/gate.server";
import { PaymentPage } from "~/features/checkout/payment-page";
import { loadPayment } from "~/features/checkout/payment.server";
import { placeOrder } from "~/features/checkout/place-order.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Payment");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadPayment);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => withCart(visit, () => placeOrder(visit, form)));
}

export default function PaymentRoute() {
  const reply = useActionData<typeof action>();
  return <PaymentPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
