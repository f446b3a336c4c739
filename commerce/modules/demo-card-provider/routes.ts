import { randomBytes } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { dayOf, monthOf, yearOf } from "../../calendar";
import type { ApiServices } from "../../http/call";
import { readBody } from "../../http/read-request";
import { CardForm, cardFaults, expiryOf, isFailing, lastDigitsOf, tokenOf } from "./card";
import { cardForm, type CardFormRow, closeForm, DEMO_CARD_PATH } from "./forms";
import { closedPage, formPage, headersOf } from "./page";

type Services = Pick<ApiServices, "db" | "now" | "demo">;

type BackTo = (form: Pick<CardFormRow, "returnTo">, status: string) => string;

/**
 * The page of the shop that a form leads back to, with what came of it (contract §8 "Digital payments"). With a public
 * URL it was checked to be one of its sites, which may be on another host than this API. Without one it is only a path:
 * the form is on the host of the shop, whatever a request for it named.
 */
const backTo =
  (publicUrl: string | undefined): BackTo =>
  ({ returnTo }, status) => {
    const url = new URL(returnTo);
    url.searchParams.set("x-card-registration-status", status);
    return publicUrl ? url.href : url.pathname.replace(/^\/+/, "/") + url.search;
  };

/**
 * The page of the demo's card provider, another party that only happens to run in the same process. It exists with the
 * demo alone; in its place a live shop has the page of its own provider.
 */
export function demoCardProvider(
  app: OpenAPIHono,
  { db, now, demo }: Services,
  publicUrl: string | undefined,
): void {
  if (!demo) return;
  const returned = backTo(publicUrl);
  app.get(DEMO_CARD_PATH, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const [sid, signature] = [query.get("session_id") ?? "", query.get("signature") ?? ""];
    const form = await cardForm(db, sid, signature);
    return (
      closed(c, form, now(), returned) ??
      shown(c, form!, { sid, signature, typed: {}, faults: {} }, 200, now())
    );
  });
  app.post(DEMO_CARD_PATH, async (c) => {
    const sent = await readBody(c, 16_384);
    const [sid, signature] = [String(sent["session_id"] ?? ""), String(sent["signature"] ?? "")];
    const form = await cardForm(db, sid, signature);
    const over = closed(c, form, now(), returned);
    if (over) return over;
    const back = (status: string) => c.redirect(returned(form!, status), 303);
    if (sent["do"] === "cancel") return back(await closeForm(db, sid, "cancelled"));
    const typed = CardForm.parse(sent);
    const faults = cardFaults(typed, monthOf(dayOf(now(), "UTC")));
    if (Object.keys(faults).length > 0) {
      return shown(c, form!, { sid, signature, typed, faults }, 400, now());
    }
    if (isFailing(typed)) return back(await closeForm(db, sid, "failed"));
    const card = {
      token: tokenOf(typed, randomBytes(12).toString("base64url")),
      type: typed.type,
      lastDigits: lastDigitsOf(typed),
      expires: expiryOf(typed)!,
      holder: typed.holder,
    };
    return back(await closeForm(db, sid, "successful", card));
  });
}

/** The answer to a form that is not open: back to the shop once it is done, whichever press did it. */
function closed(
  c: Context,
  form: CardFormRow | undefined,
  now: Date,
  returned: BackTo,
): Response | undefined {
  if (!form) {
    return c.body(closedPage("Go back to the shop and add your card again."), 404, headersOf());
  }
  if (form.status !== "open") return c.redirect(returned(form, form.status), 303);
  if (form.expiresAt > now) return undefined;
  const text = "It was open for too long. Go back to the shop and add your card again.";
  return c.body(closedPage(text, returned(form, "failed")), 410, headersOf());
}

function shown(
  c: Context,
  form: CardFormRow,
  asked: Omit<Parameters<typeof formPage>[0], "year">,
  status: 200 | 400,
  now: Date,
): Response {
  return c.body(formPage({ ...asked, year: yearOf(dayOf(now, "UTC")) }), status, headersOf(form.returnTo));
}
