import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { ensureCart } from "~/session/cart.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { configurePath, overviewPath, type Owner, quotePath } from "~/paths";
import { placeOf } from "~/features/configurators/line/shown-line.server";
import { loadTexts, type TextsView } from "./textfield.server";

const QUANTITY = "Enter a whole number from 1 to 999.";
/** How many pieces are added. */
export const quantityField = z.coerce
  .number({ error: QUANTITY })
  .int(QUANTITY)
  .min(1, QUANTITY)
  .max(999, QUANTITY);

/** The API judges the texts; what is too long for it comes back as it was typed. */
const schemaOf = ({ rows, owner }: TextsView) =>
  z.object({
    intent: z.enum(["keep", "overview"]).catch("keep"),
    sku: z.string().max(80).default(""),
    quantity: owner.type === "product" ? quantityField : z.string().max(10).optional(),
    ...Object.fromEntries(rows.map(({ name }) => [name, z.string().max(1000).default("")])),
  });

export const CHANGED = "Your cart has changed meanwhile. Go back to it and choose the item again.";

/** Adds a product with its texts, or changes those of a line; or takes them along to the other tab. */
export async function postTexts(visit: Visit, owner: Owner, form: FormData) {
  const view = await loadTexts(visit, owner, new URLSearchParams());
  if (view.state !== "texts") return seeOther(visit, configurePath(owner));
  const submission = parseForm(form, schemaOf(view));
  if (submission.status !== "success") return replyInvalid(submission);
  const { intent, sku } = submission.value;
  const sent = submission.value as Record<string, unknown>;
  const typed = (name: string) => (typeof sent[name] === "string" ? sent[name] : "");
  const configurationInfos = view.rows.map(({ name, label }) => ({
    configurationLabel: label,
    configurationValue: typed(name).slice(0, 250),
  }));
  if (owner.type === "product" && intent === "overview") {
    const query = new URLSearchParams(view.rows.map(({ name }) => [name, typed(name)]));
    query.set("quantity", String(sent["quantity"]));
    return seeOther(visit, `${overviewPath(owner)}?${query.toString()}`);
  }
  if (owner.type === "cartEntry" && sku !== view.thing.code) {
    return replyInvalid(submission, { status: 409, formErrors: [CHANGED] });
  }
  const isUnchanged = view.rows.every(({ name, value }) => typed(name) === value);
  if (owner.type !== "product" && intent === "overview" && isUnchanged) {
    return seeOther(visit, overviewPath(owner));
  }
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  try {
    if (owner.type === "cartEntry") {
      const { entry } = await answer(
        visit.commerce.POST("/users/current/carts/{cartId}/entries/{entryNumber}/configurator/textfield", {
          params: { path: { cartId: "current", entryNumber: Number(owner.key) } },
          headers,
          body: { configurationInfos },
        }),
      );
      visit.flash({ kind: "ok", text: "Cart updated." });
      const line = { ...owner, key: String(entry?.entryNumber ?? owner.key) };
      return await seeOther(visit, intent === "overview" ? overviewPath(line) : "/cart");
    }
    if (owner.type === "quoteEntry") {
      const path = placeOf(owner.key);
      await visit.commerce.POST(
        "/users/current/quotes/{quoteCode}/entries/{entryNumber}/configurator/textfield",
        { params: { path, query: { fields: "code" } }, headers, body: { configurationInfos } },
      );
      visit.flash({ kind: "ok", text: "Quote updated." });
      return await seeOther(visit, intent === "overview" ? overviewPath(owner) : quotePath(path.quoteCode));
    }
    await ensureCart(visit);
    const added = await answer(
      visit.commerce.POST("/users/current/carts/{cartId}/entries/configurator/textfield", {
        params: { path: { cartId: "current" } },
        headers,
        body: {
          product: { code: view.thing.code },
          quantity: Number(sent["quantity"]),
          configurationInfos,
        },
      }),
    );
    if (added.quantityAdded === 0 || !added.entry) {
      const message = added.statusMessage ?? "This item is out of stock.";
      return replyInvalid(submission, { status: 409, formErrors: [message] });
    }
    const text = ["Configuration added to cart.", added.statusMessage].filter(Boolean).join(" ");
    visit.flash({ kind: added.statusCode === "success" ? "ok" : "warn", text });
    const key = String(added.entry.entryNumber);
    return await seeOther(visit, overviewPath({ ...owner, type: "cartEntry", key }));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const subjects = Object.fromEntries(view.rows.map(({ name, label }) => [label, name]));
    return replyInvalid(submission, mergeApiErrors(submission, error, subjects));
  }
}
