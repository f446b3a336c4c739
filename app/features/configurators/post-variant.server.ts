import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { ensureCart } from "~/features/cart/cart.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { type AnySubmission, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { type AttributeView, faultsOf, fieldName } from "./attributes.server";
import { configurePath, overviewPath, type Owner } from "~/paths";
import { CHANGED, quantityField } from "./post-texts.server";
import {
  type ChoicesView,
  FINISHED,
  isGone,
  loadVariant,
  startOf,
  stepPath,
  stepQuery,
} from "./variant.server";

const INTENTS = ["update", "previous", "next", "keep", "overview"] as const;

/** The API judges what is chosen; what is too long for it comes back as it was typed. */
const schemaOf = ({ attributes, owner }: ChoicesView) =>
  z.object({
    intent: z.enum(INTENTS).catch("update"),
    /** The group that was chosen in the menu. */
    to: z.string().max(60).optional(),
    sku: z.string().max(80).default(""),
    /** Without one nothing was chosen on the page that the form is of. */
    group: z.string().max(60).optional(),
    quantity: owner.type === "product" ? quantityField.catch(0) : z.string().max(10).optional(),
    ...Object.fromEntries(attributes.flatMap(fieldsOf)),
  });

const fieldsOf = ({ kind, name, ownName }: AttributeView): [string, z.ZodType][] => [
  [
    name,
    kind === "checks" ? z.array(z.string().max(120)).max(200).default([]) : z.string().max(1000).default(""),
  ],
  ...(ownName ? [[ownName, z.string().max(1000).default("")] as [string, z.ZodType]] : []),
];

/** Everything that the variant configurator does: chooses, goes on, begins anew, and puts into the cart. */
export async function postVariant(visit: Visit, owner: Owner, form: FormData, search: URLSearchParams) {
  const version = form.get("version");
  if (owner.type === "product" && (form.has("restart") || typeof version === "string")) {
    const anew = typeof version === "string" ? { configIdTemplate: version.slice(0, 60) } : {};
    const { configId } = await startOf(visit, owner.key, { forceReset: "true", ...anew });
    return seeOther(visit, stepPath(owner, configId));
  }
  const sent = form.get("config");
  const config = typeof sent === "string" ? sent.slice(0, 60) : "";
  const asked = new URLSearchParams(search);
  if (config) asked.set("config", config);
  const group = form.get("group");
  if (typeof group === "string") asked.set("group", group);
  const view = await loadVariant(visit, owner, asked);
  if (view.state !== "choices") return pressedTwice(visit, owner, form, config);
  const submission = parseForm(form, schemaOf(view));
  if (submission.status !== "success") return replyInvalid(submission);
  const { intent, to: chosen, sku, quantity } = submission.value;
  if (intent === "keep" && owner.type === "product" && !quantity) {
    return replyInvalid(submission, { fieldErrors: { quantity: ["Enter a whole number from 1 to 999."] } });
  }
  if (owner.type === "cartEntry" && sku !== view.thing.code) {
    return replyInvalid(submission, { status: 409, formErrors: [CHANGED] });
  }
  try {
    const asks = submission.value.group ? await choose(visit, view, submission.value) : {};
    if (intent === "next" && Object.keys(asks).length > 0)
      return replyInvalid(submission, { fieldErrors: asks });
    if (intent === "keep")
      return await keep(visit, owner, { view, form, submission, quantity: Number(quantity) });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const subjects = Object.fromEntries(
      view.attributes.map(({ key, name, ownName }) => [key, ownName ?? name]),
    );
    return replyInvalid(submission, mergeApiErrors(submission, error, subjects));
  }
  const pieces = owner.type === "product" ? Number(quantity) : undefined;
  if (intent === "overview") {
    return seeOther(visit, `${overviewPath(owner)}?${stepQuery(view.configId, undefined, pieces)}`);
  }
  const to = view.groups.some(({ id }) => id === chosen)
    ? chosen
    : ({ previous: view.previous, next: view.next, update: undefined }[intent as "update"] ?? view.group.id);
  return seeOther(visit, stepPath(owner, view.configId, to, pieces));
}

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Takes what was chosen to the API.
 * @returns what the group asks by its fields, if these choices have brought a field that must not be empty.
 */
async function choose(
  visit: Visit,
  { configId, group, attributes }: ChoicesView,
  sent: Record<string, unknown>,
): Promise<Record<string, string[]>> {
  const chosen = attributes
    .filter(({ kind }) => kind !== "unsupported")
    .map(({ key, kind, name, ownName }) => {
      const value = sent[name];
      if (kind === "checks") {
        const keys = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
        return { key, domainValues: keys.map((one) => ({ key: one, selected: true })) };
      }
      const typed = ownName ? textIn(sent[ownName]).trim() : "";
      return { key, value: (typed || textIn(value)).slice(0, 250) };
    });
  const { groups = [] } = await answer(
    visit.commerce.PATCH("/ccpconfigurator/{configId}", {
      params: { path: { configId }, query: { groupId: group.id } },
      body: { groups: [{ id: group.id, attributes: chosen }] },
    }),
  );
  const shown = groups.find(({ id }) => id === group.id)?.attributes.filter(({ visible }) => visible) ?? [];
  const wasThere = (key: string) => attributes.some((one) => one.key === key);
  if (shown.every(({ key, message }) => !message || wasThere(key))) return {};
  return Object.fromEntries(
    shown.flatMap((one) => {
      const errors = faultsOf(one);
      return errors.length > 0 ? [[fieldName(one.key), errors]] : [];
    }),
  );
}

interface Keeping {
  view: Pick<ChoicesView, "configId" | "thing">;
  form: FormData;
  submission: AnySubmission;
  quantity: number;
}

/** Puts the configuration into the cart, or back into its line. */
async function keep(visit: Visit, owner: Owner, { view, form, submission, quantity }: Keeping) {
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const { configId } = view;
  if (owner.type === "cartEntry") {
    await visit.commerce.PUT("/users/current/carts/{cartId}/entries/{entryNumber}/ccpconfigurator", {
      params: { path: { cartId: "current", entryNumber: Number(owner.key) } },
      headers,
      body: { configId },
    });
    visit.flash({ kind: "ok", text: "Cart updated." });
    return seeOther(visit, "/cart");
  }
  await ensureCart(visit);
  const added = await answer(
    visit.commerce.POST("/users/current/carts/{cartId}/entries/ccpconfigurator", {
      params: { path: { cartId: "current" } },
      headers,
      body: { product: { code: view.thing.code }, quantity, configId },
    }),
  );
  if (added.quantityAdded === 0 || !added.entry) {
    return replyInvalid(submission, {
      status: 409,
      formErrors: [added.statusMessage ?? "This item is out of stock."],
    });
  }
  const text = ["Configuration added to cart.", added.statusMessage].filter(Boolean).join(" ");
  visit.flash({ kind: added.statusCode === "success" ? "ok" : "warn", text });
  const key = String(added.entry.entryNumber);
  return seeOther(visit, overviewPath({ ...owner, type: "cartEntry", key }));
}

/** The configuration is gone: by an earlier press, which the API answers again, or in another tab. */
async function pressedTwice(visit: Visit, owner: Owner, form: FormData, configId: string) {
  const submission = parseForm(
    form,
    z.object({ sku: z.string().max(80).default(""), quantity: quantityField.catch(1) }),
  );
  if (submission.status === "success" && configId && form.get("intent") === "keep") {
    const { sku, quantity } = submission.value;
    const view = { configId, thing: { name: "", code: sku, colour: "", fit: "" } };
    try {
      return await keep(visit, owner, { view, form, submission, quantity });
    } catch (error) {
      if (!isGone(error) && !isRefused(error)) throw error;
    }
  }
  visit.flash({ kind: "warn", text: FINISHED });
  return seeOther(visit, owner.type === "product" ? configurePath(owner) : "/cart");
}
