import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { pressOf } from "~/features/cart/changed.server";
import { swapLine } from "~/features/cart/swap.server";
import { SavedCartPage } from "~/features/saved-carts/detail-page.server";
import { isKept, restoredNotice, savedCartView } from "~/features/saved-carts/detail.server";
import { DoingPage } from "~/features/saved-carts/doing-page.server";
import { copySchema, namingSchema, SUBJECTS } from "~/features/saved-carts/naming.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { savedCartPath, savedCartsPath } from "~/paths";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Saved cart ${args.data.name}` : "Saved cart");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [cart, timeZone] = await Promise.all([readSaved(visit, pathCode(args, "code")), visit.timeZone()]);
    return savedCartView(cart, timeZone, new URL(args.request.url).searchParams.get("do"));
  });
}

/** The forms of a saved cart: new words, back into the cart, a copy, or gone. */
export async function action(args: ActionFunctionArgs) {
  const code = pathCode(args, "code");
  return signedInPost(args, async (visit, form) => {
    const [intent, which] = pressOf(form);
    if (intent === "swap") {
      visit.flash(await swapLine(visit, which, code));
      return seeOther(visit, savedCartPath(code));
    }
    switch (intent) {
      case "edit":
        return rename(visit, code, form);
      case "copy":
        return copy(visit, code, form);
      case "delete":
        return remove(visit, code, form);
      default:
        return restore(visit, code, form);
    }
  });
}

/** A saved cart. @throws Response 404 for one that is not the person's. */
async function readSaved(visit: Visit, cartId: string) {
  try {
    return await answer(
      visit.commerce.GET("/users/current/carts/{cartId}/savedcart", { params: { path: { cartId } } }),
    );
  } catch (error) {
    throw isRefused(error) ? new Response(null, { status: 404 }) : error;
  }
}

/** An old page may be about a cart that is restored or deleted by now. */
async function goneMeanwhile(visit: Visit) {
  visit.flash({ kind: "warn", text: "This cart was restored or deleted meanwhile." });
  return seeOther(visit, savedCartsPath);
}

/** The form again with its errors, if the cart that it is about is still there. */
async function againOrGone(visit: Visit, cartId: string, reply: ReturnType<typeof replyInvalid>) {
  try {
    const { savedCartData } = await readSaved(visit, cartId);
    if (savedCartData.saveTime) return reply;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
  }
  return goneMeanwhile(visit);
}

/** Gives it a new name and description. */
async function rename(visit: Visit, cartId: string, form: FormData) {
  const submission = parseForm(form, namingSchema);
  if (submission.status !== "success") return againOrGone(visit, cartId, replyInvalid(submission));
  const { name, description = "" } = submission.value;
  try {
    await visit.commerce.PATCH("/users/current/carts/{cartId}/savedCart", {
      params: { path: { cartId }, query: { fields: "code" } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { name, description },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const reply = replyInvalid(submission, mergeApiErrors(submission, error, SUBJECTS));
    return againOrGone(visit, cartId, reply);
  }
  visit.flash({ kind: "ok", text: `${name} is changed.` });
  return seeOther(visit, savedCartPath(cartId));
}

/** Saves the same goods once more, by another name. */
async function copy(visit: Visit, cartId: string, form: FormData) {
  const submission = parseForm(form, copySchema);
  if (submission.status !== "success") return againOrGone(visit, cartId, replyInvalid(submission));
  const { name } = submission.value;
  try {
    const { savedCartData } = await clone(visit, cartId, name, idempotencyKeyOf(form));
    visit.flash({ kind: "ok", text: `${name} is saved.` });
    return await seeOther(visit, savedCartPath(savedCartData.code));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const reply = replyInvalid(submission, mergeApiErrors(submission, error, SUBJECTS));
    return againOrGone(visit, cartId, reply);
  }
}

const clone = (visit: Visit, cartId: string, name: string, key: string) =>
  answer(
    visit.commerce.POST("/users/current/carts/{cartId}/clonesavedcart", {
      params: { path: { cartId }, query: { fields: "code" } },
      headers: { "Idempotency-Key": key },
      body: { name },
    }),
  );

/** One that is gone already counts as deleted. */
async function remove(visit: Visit, cartId: string, form: FormData) {
  const { savedCartData: cart } = await readSaved(visit, cartId).catch((error: unknown) => {
    if (error instanceof Response) return { savedCartData: undefined };
    throw error;
  });
  // An old page may name a cart that is open by now: that one is not deleted.
  if (cart?.saveTime && !isKept(cart.name)) {
    await visit.commerce.DELETE("/users/current/carts/{cartId}", {
      params: { path: { cartId } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
    });
  }
  visit.flash({ kind: "ok", text: `${cart?.name ?? "The saved cart"} is deleted.` });
  return seeOther(visit, savedCartsPath);
}

/** Makes it the cart. With `keep` a copy stays among the saved carts. */
async function restore(visit: Visit, cartId: string, form: FormData) {
  const key = idempotencyKeyOf(form);
  try {
    if (form.has("keep")) {
      const { savedCartData } = await readSaved(visit, cartId);
      // On a second press it is the cart already.
      if (savedCartData.saveTime) await clone(visit, cartId, savedCartData.name ?? cartId, `${key}-copy`);
    }
    const { savedCartData, cartModifications } = await answer(
      visit.commerce.PATCH("/users/current/carts/{cartId}/restoresavedcart", {
        params: { path: { cartId }, query: { fields: "savedCartData(name),cartModifications" } },
        headers: { "Idempotency-Key": key },
      }),
    );
    visit.flash(restoredNotice(savedCartData.name ?? cartId, cartModifications));
    return await seeOther(visit, "/cart");
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.is("CartError", "notFound")) throw error;
    return goneMeanwhile(visit);
  }
}

export default documentPage(
  serverOnly$(function SavedCartRoute() {
    const cart = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    return cart.doing ? <DoingPage cart={cart} reply={reply} /> : <SavedCartPage cart={cart} />;
  }),
);
