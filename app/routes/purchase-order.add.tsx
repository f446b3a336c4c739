import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { addPath, registerPath } from "~/paths";
import { bodyOf, draftSchema } from "~/features/purchase-orders/draft.server";
import { WizardPage } from "~/features/purchase-orders/wizard-page";
import {
  isSaveRefused,
  readUnits,
  saveRefused,
  wizardAt,
  wizardView,
} from "~/features/purchase-orders/wizard.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data?.step === "summary" ? "Summary, purchase order" : "Purchase order details",
    Boolean(args.data?.reply),
  );

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const place = wizardAt(args.request, addPath);
    if (place.goTo) throw await seeOther(visit, place.goTo);
    return wizardView(place, await readUnits(visit, place), { cancelTo: registerPath });
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, draftSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    try {
      const { message } = await answer(
        visit.commerce.POST("/wwgPurchaseOrders/addPurchaseOrder", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: bodyOf(submission.value),
        }),
      );
      visit.flash({ kind: "ok", text: message });
    } catch (error) {
      if (!isSaveRefused(error)) throw error;
      return saveRefused(submission, error);
    }
    return seeOther(visit, registerPath);
  });
}

export default function AddPurchaseOrderRoute() {
  return <WizardPage data={useLoaderData<typeof loader>()} />;
}
