import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isRefused } from "~/commerce/errors.server";
import { orderPath } from "~/paths";
import { AgainPage } from "~/features/orders/again-page";
import {
  againSchema,
  againView,
  orderEntriesOf,
  readEntries,
  readSwaps,
} from "~/features/orders/again.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, `Order again ${args.params["code"]}`);

const NOTHING = "Select at least one item to order.";

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "code");
    const [entries, swaps] = await Promise.all([readEntries(visit, code), readSwaps(visit, code)]);
    return { code, ...againView(entries, swaps) };
  });
}

/**
 * Orders the chosen pieces again and redirects to the page that says what became of each line. A form that cannot be
 * meant is answered with its errors.
 */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const code = pathCode(args, "code");
    const entries = await readEntries(visit, code);
    const submission = parseForm(form, againSchema(entries));
    if (submission.status !== "success") return replyInvalid(submission);
    const orderEntries = orderEntriesOf(entries, submission.value, form);
    if (orderEntries.every(({ quantity }) => quantity === 0)) {
      return replyInvalid(submission, { formErrors: [NOTHING] });
    }
    try {
      await visit.commerce.POST("/orgUsers/current/cartFromOrder", {
        params: { query: { orderCode: code } },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { orderEntries },
      });
    } catch (error) {
      if (!isRefused(error)) throw error;
      return replyInvalid(submission, { formErrors: error.errors.map(({ message }) => message) });
    }
    return seeOther(visit, orderPath(code, "again/outcome"));
  });
}

export default function AgainRoute() {
  return <AgainPage {...useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
