import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { isRefused, type CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { ensureCart } from "~/session/cart.server";
import { wish } from "~/features/wish-list/wish.server";
import { plainText } from "~/features/cms/sanitise.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { seeOther } from "~/session/see-other.server";
import type { Flash } from "~/session/storage.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { gstWords } from "~/features/product-cards/card.server";
import { readProduct } from "./product.server";
import { piecesTyped, type RunCount, type Typed } from "./size-run";

type Product = components["schemas"]["Product"];

export type RunReply = FormReply & {
  count?: RunCount;
  /** What the error summary calls each box that is refused: "Navy, 82 Long". */
  labels?: Record<string, string>;
};

const NUMBER_WORDS = "Enter a whole number from 0 to 999, or leave the box empty.";
const EMPTY_WORDS = "Enter how many you need in at least one box.";

interface Place<Done> {
  code: string;
  path: string;
  /** The answer when all of it was added. */
  done: (note: Flash) => Done;
}

/** Whether a post comes from the boxes. */
export const isRun = (form: FormData): boolean => form.has("do");

/** Adds every filled box of a style in one call, or only counts them; a refusal keeps all that was typed. */
export async function orderRun<Done>(visit: Visit, form: FormData, { code, path, done }: Place<Done>) {
  const typed = typedIn(form);
  const [product] = await Promise.all([readProduct(visit, code), ensureCart(visit)]);
  const refuse = (error: Record<string, string[]>, status = 400) =>
    json<RunReply>(
      { status: "error", initialValue: shownIn(typed, product), error, labels: labelsOf(error, product) },
      { status },
    );
  if (!product.purchasable) return refuse({ "": ["You can only order this from your packs."] }, 403);
  const faults = faultsIn(typed, product);
  if (Object.keys(faults).length > 0) return refuse(faults);
  const orderEntries = Object.entries(typed).flatMap(([name, text]) => {
    const quantity = piecesTyped(text) ?? 0;
    return quantity > 0 ? [{ product: { code: skuOf(name) }, quantity }] : [];
  });
  if (orderEntries.length === 0) return refuse({ "": [EMPTY_WORDS] });
  if (form.get("do") === "wish") {
    const skus = orderEntries.map(({ product: { code: sku } }) => sku);
    const refused = await wish(visit, form, skus, plainText(product.name));
    return refused ? refuse(shortIn(refused, typed)) : seeOther(visit, path);
  }
  const adds = form.get("do") === "add";
  try {
    const added = await answer(
      visit.commerce.POST("/orgUsers/current/carts/{cartId}/entries", {
        params: { path: { cartId: "current" } },
        ...(adds ? { headers: { "Idempotency-Key": idempotencyKeyOf(form) } } : {}),
        body: { orderEntries, ...(adds ? { allOrNone: true } : { preview: true }) },
      }),
    );
    if (!adds) return json<RunReply>(countOf(added, typed, product));
    const pieces = counted(added.quantityAdded, "piece");
    return done({ kind: "ok", text: `${pieces} of ${plainText(product.name)} were added to your cart.` });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return refuse(shortIn(error, typed), error.is("InsufficientStockError") ? 409 : 400);
  }
}

function labelsOf(error: Record<string, string[]>, product: Product): Record<string, string> {
  const variants = (product.variantOptions ?? []).filter(({ code }) => error[`q-${code}`]);
  return Object.fromEntries(
    variants.map(({ code, colourCode, size, dimension }) => {
      const colour = product.colorImageMapList?.find((one) => one.code === colourCode)?.color;
      return [`q-${code}`, [colour, dimension, size].filter(Boolean).join(", ")];
    }),
  );
}

const skuOf = (name: string) => name.slice("q-".length);

/** The values of the boxes, without empty ones. */
function typedIn(form: FormData): Typed {
  const boxes = [...form].filter(([name, text]) => name.startsWith("q-") && text !== "");
  return Object.fromEntries(
    boxes.flatMap(([name, text]) => (typeof text === "string" ? [[name, text.slice(0, 2000)]] : [])),
  );
}

const skusOf = ({ variantOptions = [] }: Product) => new Set(variantOptions.map(({ code }) => code));

/** What was typed in boxes that the page still has. */
function shownIn(typed: Typed, product: Product): Typed {
  const known = skusOf(product);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => known.has(skuOf(name))));
}

/** SKUs that are no longer sold and are named. */
const MOST_NAMED = 20;

/** Errors for boxes without a valid number, and for SKUs that are no longer sold. */
function faultsIn(typed: Typed, product: Product): Record<string, string[]> {
  const known = skusOf(product);
  const gone = Object.keys(typed).filter((name) => !known.has(skuOf(name)));
  const bad = Object.keys(typed).filter(
    (name) => !gone.includes(name) && piecesTyped(typed[name]) === undefined,
  );
  return {
    ...(gone.length > 0
      ? {
          "": [
            ...gone
              .slice(0, MOST_NAMED)
              .map((name) => `${skuOf(name).slice(0, 60)} is no longer sold, so its box was removed.`),
            ...(gone.length > MOST_NAMED
              ? [`${gone.length - MOST_NAMED} more are no longer sold, so their boxes were removed.`]
              : []),
          ],
        }
      : {}),
    ...Object.fromEntries(bad.map((name) => [name, [NUMBER_WORDS]])),
  };
}

/** Assigns the API's errors to their boxes; other errors go to the top of the form. */
function shortIn({ errors }: CommerceError, typed: Typed): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const { subject, message } of errors) {
    const name = Object.hasOwn(typed, `q-${subject}`) ? `q-${subject}` : "";
    (faults[name] ??= []).push(message);
  }
  return faults;
}

function countOf(added: components["schemas"]["CartAddition"], typed: Typed, product: Product): RunReply {
  const { lines = [], sums = [], totalPrice } = added.preview ?? {};
  const short = lines.filter(({ shortMessage }) => shortMessage !== undefined);
  const error = Object.fromEntries(
    short.map(({ product: { code }, quantity, shortMessage }) => [
      `q-${code}`,
      [`${shortMessage} The total counts ${quantity}.`],
    ]),
  );
  return {
    initialValue: typed,
    error,
    labels: labelsOf(error, product),
    count: {
      rows: sums.map(({ quantity, basePrice, totalPrice: amount }) => ({
        label: `${quantity} at ${basePrice.formattedValue}`,
        amount: amount.formattedValue,
      })),
      total: {
        label: `${counted(added.quantityAdded, "piece")}, ${gstWords(product.priceBasis)}`,
        amount: totalPrice?.formattedValue ?? "",
      },
      each: Object.fromEntries(
        lines.map(({ product: { code }, basePrice }) => [`q-${code}`, basePrice.formattedValue]),
      ),
    },
  };
}
