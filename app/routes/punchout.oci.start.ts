import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerOci } from "~/features/punch-out/oci.server";
import { readAsSent } from "~/http/read-form.server";

/** OCI call-ups come by GET or POST from the buyer's page, so this is no page, which a post of another site could not reach. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return answerOci(request, context, new URL(request.url).searchParams);
}

/** Systems post their own fields, and those of the address count too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readAsSent(request);
  return answerOci(request, context, [...new URL(request.url).searchParams, ...form]);
}
