import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answer, createCommerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { transportOf } from "~/commerce/transport.server";
import { enterVisit } from "~/features/punch-out/entering.server";
import { formPage, ociFields, wordsPage } from "~/features/punch-out/oci.server";
import { pageFault } from "~/errors/faults.server";
import { readAsSent } from "~/forms/read-form.server";
import { siteOf } from "~/config/site.server";

/** OCI call-ups come by GET or POST from the buyer's page, so this is no page, which a post of another site could not reach. */
export async function loader(args: LoaderFunctionArgs) {
  return answerOci(args, new URL(args.request.url).searchParams);
}

/** Systems post their own fields, and those of the address count too. */
export async function action(args: ActionFunctionArgs) {
  const form = await readAsSent(args.request);
  return answerOci(args, [...new URL(args.request.url).searchParams, ...form]);
}

/** Answers an OCI call-up: leads into a visit, or gives the form that a question is answered with. */
async function answerOci(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  sent: Iterable<[string, FormDataEntryValue]>,
): Promise<Response> {
  const commerce = createCommerce({ transport: transportOf(context), site: siteOf(request) });
  const fields = ociFields(sent);
  try {
    const { sid, posting } = await answer(commerce.POST("/punchout/oci/setup", { body: { fields } }));
    if (posting) return formPage(posting);
    const entered = sid && (await enterVisit(commerce, request, sid));
    return entered || wordsPage(500, "Your session did not start.");
  } catch (error) {
    if (error instanceof CommerceError && error.is("OciError")) {
      return wordsPage(error.status, error.message);
    }
    if (error instanceof CommerceError && error.is("TooManySessionsError")) {
      return wordsPage(429, "Too many visits are open. Try again later.");
    }
    throw pageFault(error, { context });
  }
}
