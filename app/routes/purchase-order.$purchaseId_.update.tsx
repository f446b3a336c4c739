import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { purchaseOrderIdOf } from "~/features/purchase-orders/id-of";
import { purchaseOrderPath, registerPath } from "~/paths";
import { bodyOf, draftFrom, draftSchema } from "~/features/purchase-orders/draft.server";
import type { WizardReply } from "~/features/purchase-orders/types";
import { readPurchaseOrder } from "~/features/purchase-orders/view.server";
import { WizardPage } from "~/features/purchase-orders/wizard-page";
import {
  isSaveRefused,
  meanwhileView,
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
    `${args.data?.step === "summary" ? "Summary, update" : "Update"} ${args.data?.before ?? ""}`,
    Boolean(args.data?.reply),
  );

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const one = await readPurchaseOrder(visit, purchaseOrderIdOf(args));
    const place = wizardAt(args.request, purchaseOrderPath(one.purchaseId, "update"), draftFrom(one));
    if (place.goTo) throw await seeOther(visit, place.goTo);
    return wizardView(place, await readUnits(visit, place), {
      cancelTo: purchaseOrderPath(one.purchaseId),
      before: one.purchaseOrderNumber,
    });
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const purchaseId = purchaseOrderIdOf(args);
    const submission = parseForm(form, draftSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { version } = submission.value;
    try {
      const { message } = await answer(
        visit.commerce.POST("/wwgPurchaseOrders/updatePurchaseOrderDetails", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { ...bodyOf(submission.value), purchaseId, version },
        }),
      );
      visit.flash({ kind: "ok", text: message });
    } catch (error) {
      if (!isSaveRefused(error)) throw error;
      if (!error.is("ConflictError")) return saveRefused(submission, error);
      const meanwhile = meanwhileView(await readPurchaseOrder(visit, purchaseId), error.errors[0]!.message);
      return json<WizardReply>({ ...submission.reply(), status: "error", meanwhile }, { status: 409 });
    }
    return seeOther(visit, registerPath);
  });
}

export default function UpdatePurchaseOrderRoute() {
  return <WizardPage data={useLoaderData<typeof loader>()} />;
}
