import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { ensureCart } from "~/session/cart.server";
import {
  broughtFaults,
  choicesSchema,
  choiceSubjects,
  chosenIn,
  finishedSchema,
} from "~/features/configurators/variant/choices.server";
import { ConfiguratorPage } from "~/features/configurators/configurator-page.server";
import { ownerOf } from "~/features/configurators/line/owner.server";
import { placeOf } from "~/features/configurators/line/shown-line.server";
import { CHANGED, postTexts } from "~/features/configurators/text/post-texts.server";
import { loadTexts } from "~/features/configurators/text/textfield.server";
import {
  type ChoicesView,
  choicesView,
  FINISHED,
  isGone,
  openVariant,
  readOpenLine,
  startOf,
  stepPath,
  stepQuery,
} from "~/features/configurators/variant/variant.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { type AnySubmission, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { configurePath, entryKey, overviewPath, type Owner, quotePath } from "~/paths";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const handle = { header: "logo", section: "/search" };

export const meta: MetaFunction = (args) => {
  const { ownerType, entityKey = "" } = args.params;
  const title = ownerType === "product" ? "Configure your product" : "Change your configuration";
  return pageMeta(args, `${title} ${entityKey}`);
};

/** The page of a configurator (spec 002 §2.1). */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const owner = ownerOf(args.params);
    if ("state" in owner) return json(owner, { status: 404 });
    const data = await (owner.kind === "textfield" ? loadTexts : readChoices)(visit, owner, search);
    return json(data, data.state === "missing" ? { status: 404 } : {});
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const owner = ownerOf(args.params);
    // Its page says why.
    if ("state" in owner) return null;
    if (owner.kind === "textfield") return postTexts(visit, owner, form);
    const version = form.get("version");
    if (typeof version === "string" || (owner.type === "product" && form.has("restart"))) {
      return startAnew(visit, owner, form);
    }
    return postChoices(visit, owner, form, new URL(args.request.url).searchParams);
  });
}

/** The choices of a configuration; or whether to go on with one that the person left unfinished. */
async function readChoices(visit: Visit, owner: Owner, search: URLSearchParams) {
  const variant = owner.type === "product" ? search.get("variant") : null;
  if (variant) throw await seeOther(visit, configurePath({ ...owner, key: variant.slice(0, 80) }));
  const opened = await openVariant(visit, owner, search);
  if ("state" in opened) return opened;
  const { thing, configuration, named } = opened;
  const { configId } = configuration;
  if (owner.type === "product" && !named && configuration.interacted) {
    return { state: "restart" as const, owner, thing, resume: stepPath(owner, configId) };
  }
  const path = { configId };
  const [prices, versions] = await Promise.all([
    answer(visit.commerce.GET("/ccpconfigurator/{configId}/pricing", { params: { path } })),
    answer(visit.commerce.GET("/ccpconfigurator/{configId}/variants", { params: { path } })),
  ]);
  return choicesView(visit, owner, opened, { prices, variants: versions.variants }, search.get("group"));
}

/** Begins anew with a pre-configured version, or with what the model presets. A line has it once it is put back. */
async function startAnew(visit: Visit, owner: Owner, form: FormData) {
  const version = form.get("version");
  const template = typeof version === "string" ? { configIdTemplate: version.slice(0, 60) } : {};
  if (owner.type === "product") {
    const { configId } = await startOf(visit, owner.key, { forceReset: "true", ...template });
    return seeOther(visit, stepPath(owner, configId));
  }
  const line = await readOpenLine(visit, owner);
  // Its page says why.
  if ("state" in line) return null;
  if (form.get("sku") !== line.entry.product.code) {
    visit.flash({ kind: "warn", text: CHANGED });
    return seeOther(visit, configurePath(owner));
  }
  const { configId } = await line.open(template);
  return seeOther(visit, stepPath(owner, configId));
}

/** Sends what was chosen, then leads on: to a group, to the overview, or to the cart. */
async function postChoices(visit: Visit, owner: Owner, form: FormData, search: URLSearchParams) {
  const sent = form.get("config");
  const config = typeof sent === "string" ? sent.slice(0, 60) : "";
  const asked = new URLSearchParams(search);
  if (config) asked.set("config", config);
  const group = form.get("group");
  if (typeof group === "string") asked.set("group", group);
  const view = await readChoices(visit, owner, asked);
  if (view.state !== "choices") return postFinished(visit, owner, form, config);
  const submission = parseForm(form, choicesSchema(view));
  if (submission.status !== "success") return replyInvalid(submission);
  const { intent, to: chosen, sku, quantity } = submission.value;
  const ends = intent === "keep" || intent === "quote";
  if (ends && owner.type === "product" && !quantity) {
    return replyInvalid(submission, { fieldErrors: { quantity: ["Enter a whole number from 1 to 999."] } });
  }
  if (owner.type === "cartEntry" && sku !== view.thing.code) {
    return replyInvalid(submission, { status: 409, formErrors: [CHANGED] });
  }
  const { configId } = view;
  try {
    if (submission.value.group) {
      const configuration = await answer(
        visit.commerce.PATCH("/ccpconfigurator/{configId}", {
          params: { path: { configId }, query: { groupId: view.group.id } },
          body: { groups: [{ id: view.group.id, attributes: chosenIn(view, submission.value) }] },
        }),
      );
      const fieldErrors = broughtFaults(view, configuration);
      if (intent === "next" && Object.keys(fieldErrors).length > 0) {
        return replyInvalid(submission, { fieldErrors });
      }
    }
    if (ends) {
      const kept = { configId, sku: view.thing.code, quantity: Number(quantity) };
      return await (intent === "quote" ? askQuote : keep)(visit, owner, kept, form, submission);
    }
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, choiceSubjects(view)));
  }
  const pieces = owner.type === "product" ? Number(quantity) : undefined;
  if (intent === "overview") {
    return seeOther(visit, `${overviewPath(owner)}?${stepQuery(configId, undefined, pieces)}`);
  }
  return seeOther(visit, stepPath(owner, configId, nextGroup(view, intent, chosen), pieces));
}

function nextGroup({ group, groups, previous, next }: ChoicesView, intent: string, chosen?: string): string {
  if (chosen !== undefined && groups.some(({ id }) => id === chosen)) return chosen;
  return (intent === "previous" ? previous : intent === "next" ? next : undefined) ?? group.id;
}

interface Kept {
  configId: string;
  sku: string;
  quantity: number;
}

/** Begins a quote of the configuration and shows it there. */
async function askQuote(visit: Visit, owner: Owner, { configId, quantity }: Kept, form: FormData) {
  const { code } = await answer(
    visit.commerce.POST("/users/current/quotes", {
      params: { query: { fields: "code" } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { configId, quantity },
    }),
  );
  visit.flash({ kind: "ok", text: `Configuration added to quote ${code}.` });
  return seeOther(visit, overviewPath({ ...owner, type: "quoteEntry", key: entryKey(code, 0) }));
}

/** Puts the configuration into the cart, or back into its line. */
async function keep(
  visit: Visit,
  owner: Owner,
  { configId, sku, quantity }: Kept,
  form: FormData,
  submission: AnySubmission,
) {
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  if (owner.type === "cartEntry") {
    await visit.commerce.PUT("/users/current/carts/{cartId}/entries/{entryNumber}/ccpconfigurator", {
      params: { path: { cartId: "current", entryNumber: Number(owner.key) } },
      headers,
      body: { configId },
    });
    visit.flash({ kind: "ok", text: "Cart updated." });
    return seeOther(visit, "/cart");
  }
  if (owner.type === "quoteEntry") {
    const path = placeOf(owner.key);
    await visit.commerce.PUT("/users/current/quotes/{quoteCode}/entries/{entryNumber}/ccpconfigurator", {
      params: { path, query: { fields: "code" } },
      headers,
      body: { configId },
    });
    visit.flash({ kind: "ok", text: "Quote updated." });
    return seeOther(visit, quotePath(path.quoteCode));
  }
  await ensureCart(visit);
  const added = await answer(
    visit.commerce.POST("/users/current/carts/{cartId}/entries/ccpconfigurator", {
      params: { path: { cartId: "current" } },
      headers,
      body: { product: { code: sku }, quantity, configId },
    }),
  );
  if (added.quantityAdded === 0 || !added.entry) {
    const message = added.statusMessage ?? "This item is out of stock.";
    return replyInvalid(submission, { status: 409, formErrors: [message] });
  }
  const text = ["Configuration added to cart.", added.statusMessage].filter(Boolean).join(" ");
  visit.flash({ kind: added.statusCode === "success" ? "ok" : "warn", text });
  const key = String(added.entry.entryNumber);
  return seeOther(visit, overviewPath({ ...owner, type: "cartEntry", key }));
}

/** The configuration is gone: by an earlier press, which the API answers again, or in another tab. */
async function postFinished(visit: Visit, owner: Owner, form: FormData, configId: string) {
  const submission = parseForm(form, finishedSchema);
  const intent = form.get("intent");
  if (submission.status === "success" && configId && (intent === "keep" || intent === "quote")) {
    try {
      const kept = { configId, ...submission.value };
      return await (intent === "quote" ? askQuote : keep)(visit, owner, kept, form, submission);
    } catch (error) {
      if (!isGone(error) && !isRefused(error)) throw error;
    }
  }
  visit.flash({ kind: "warn", text: FINISHED });
  return seeOther(visit, owner.type === "cartEntry" ? "/cart" : configurePath(owner));
}

export default documentPage(
  serverOnly$(function ConfigureRoute() {
    return <ConfiguratorPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
