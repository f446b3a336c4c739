import type { SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import { isCartMissing, readCart } from "~/features/cart/cart.server";
import { voucherWords } from "~/features/cart/vouchers.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageNumberOf } from "~/http/list-query.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { claimPath, couponsPath } from "./paths";
import { couponView, type CouponView } from "./view.server";

const PAGE_SIZE = 20;

/** A page of the coupons of a person: those to use, or those that have ended. */
export async function loadCoupons(visit: Visit, search: URLSearchParams) {
  const ended = search.get("show") === "ended";
  const readPage = (currentPage: number) =>
    answer(
      visit.commerce.GET("/users/current/customercoupons", {
        params: {
          query: {
            ...{ currentPage, pageSize: PAGE_SIZE, ended: String(ended) as "true" | "false", fields: "FULL" },
            sort: ended ? "endDate:desc" : "endDate:asc",
          },
        },
      }),
    );
  const [asked, timeZone] = await Promise.all([readPage(pageNumberOf(search)), visit.timeZone()]);
  const { totalPages } = asked.pagination;
  const past = totalPages > 0 && asked.pagination.page >= totalPages;
  const { coupons, pagination, counts } = past ? await readPage(totalPages - 1) : asked;
  return {
    coupons: coupons.map((coupon) => couponView(coupon, timeZone)),
    ended,
    counts,
    total: pagination.totalCount,
    currentPage: pagination.page,
    totalPages: pagination.totalPages,
  };
}

export type CouponsView = SerializeFrom<typeof loadCoupons>;

const words = "Enter a code.";
const schema = z.object({
  couponCode: z
    .string({ error: words })
    .trim()
    .min(1, words)
    .max(LIMITS["POST /users/current/carts/{cartId}/vouchers"].voucherId, "Enter a shorter code."),
});

const path = (couponCode: string) => ({ params: { path: { couponCode } } });
const isUnknown = (error: unknown) => error instanceof CommerceError && error.status === 404;

/** The forms of the list: claim by code, use in the cart, tell me or not, and remove. */
export async function changeCoupons(visit: Visit, form: FormData) {
  const codeOf = (name: string) => {
    const sent = form.get(name);
    return typeof sent === "string" ? sent.slice(0, 60) : "";
  };
  const use = codeOf("use");
  if (use) return useCoupon(visit, use);
  for (const [name, change] of Object.entries(CHANGES)) {
    const code = codeOf(name);
    if (code) return changed(visit, code, change);
  }
  return claimTyped(visit, form);
}

type Change = { send: (visit: Visit, code: string) => Promise<unknown>; done: (code: string) => string };

const CHANGES: Record<"notify" | "silence" | "remove", Change> = {
  notify: {
    send: (visit, code) =>
      visit.commerce.POST("/users/current/customercoupons/{couponCode}/notification", path(code)),
    done: (code) => `We tell you when ${code} starts and before it expires.`,
  },
  silence: {
    send: (visit, code) =>
      visit.commerce.DELETE("/users/current/customercoupons/{couponCode}/notification", path(code)),
    done: (code) => `We do not tell you of ${code} any more.`,
  },
  remove: {
    send: (visit, code) =>
      visit.commerce.DELETE("/users/current/customercoupons/{couponCode}/claim", path(code)),
    done: (code) => `${code} is not on your list any more.`,
  },
};

async function changed(visit: Visit, code: string, { send, done }: Change) {
  try {
    await send(visit, code);
    visit.flash({ kind: "ok", text: done(code) });
  } catch (error) {
    // It was removed by an earlier press, or in another tab.
    if (!isUnknown(error)) throw error;
    visit.flash({ kind: "ok", text: `${code} is not on your list any more.` });
  }
  return seeOther(visit, couponsPath);
}

/** Enters the coupon at the cart, as its code would be there. */
async function useCoupon(visit: Visit, code: string) {
  const empty = {
    kind: "warn",
    text: `Your cart is empty. Choose products first, then use ${code}.`,
  } as const;
  try {
    const cart = await readCart(visit, "totalItems");
    if (!cart?.totalItems) {
      visit.flash(empty);
      return await seeOther(visit, couponsPath);
    }
    const params = { path: { cartId: "current" }, query: { voucherId: code } };
    await visit.commerce.POST("/users/current/carts/{cartId}/vouchers", { params });
  } catch (error) {
    if (!isCartMissing(error) && !isRefused(error)) throw error;
    visit.flash(
      isRefused(error) && !isCartMissing(error)
        ? { kind: "bad", text: voucherWords(error.errors[0]!.message) }
        : empty,
    );
    return seeOther(visit, couponsPath);
  }
  visit.flash({ kind: "ok", text: `Voucher ${code} was added.` });
  return seeOther(visit, "/cart");
}

/** Claims the code that was typed. A refusal shows the page again with it. */
async function claimTyped(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const refusal = await claim(visit, submission.value.couponCode);
  if (refusal) return replyInvalid(submission, { fieldErrors: { couponCode: [refusal] } });
  return seeOther(visit, couponsPath);
}

/** Claims a coupon, and says so. @returns why it was refused */
export async function claim(visit: Visit, code: string): Promise<string | undefined> {
  try {
    const { coupon } = await answer(
      visit.commerce.POST("/users/current/customercoupons/{couponCode}/claim", {
        params: { path: { couponCode: code }, query: { fields: "coupon(couponId)" } },
      }),
    );
    visit.flash({ kind: "ok", text: `${coupon.couponId} is on your list. Enter it at the cart to use it.` });
    return undefined;
  } catch (error) {
    if (!isRefused(error) && !isUnknown(error)) throw error;
    return (error as CommerceError).errors[0]!.message;
  }
}

/** What the page of a link to claim shows: the coupon, or that there is none with this code. */
export async function loadClaim(visit: Visit, code: string): Promise<{ code: string; coupon?: CouponView }> {
  try {
    const coupon = await answer(
      visit.commerce.GET("/users/current/customercoupons/{couponCode}", path(code)),
    );
    return { code, coupon: couponView(coupon, await visit.timeZone()) };
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return { code };
  }
}

export type ClaimView = SerializeFrom<typeof loadClaim>;

/** Claims the coupon of a link. What was refused is said by its page. */
export async function claimLinked(visit: Visit, code: string) {
  const refusal = await claim(visit, code);
  if (!refusal) return seeOther(visit, couponsPath);
  visit.flash({ kind: "bad", text: refusal });
  return seeOther(visit, claimPath(code));
}
