import type { SerializeFrom } from "@remix-run/node";
import type { MouseEventHandler } from "react";
import { ErrorSummary } from "~/forms/error-summary";
import type { FormReply } from "~/forms/reply";
import type { Fault } from "~/errors/answer-or-fault";
import { ButtonLink } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { Notice, type NoticeKind } from "~/ui/notice";
import { AddToCartForm, type AddToCartFormProps, choiceLabels, useAddToCart } from "./add-to-cart-form";
import { OrderedThroughPacks } from "./ordered-through-packs";
import type { loadQuickAdd } from "./quick-add.server";

type QuickAddData = SerializeFrom<typeof loadQuickAdd>;

/** The product, or why it cannot be shown. */
export type QuickAddAnswer = QuickAddData | { fault: Fault };

type Added = { kind: NoticeKind; text: string };

/** A refusal, or what was added. */
export type QuickAddReply = FormReply | { added: Added };

export const addedOf = (reply: QuickAddReply | undefined): Added | undefined =>
  reply && "added" in reply ? reply.added : undefined;

/** The panel as a page and over the list: 900 px, full width at 1024 or less (spec 000 §9). */
export const quickAddPanel = (from: string) =>
  ({
    title: "Quick add to cart",
    closeTo: from,
    closeLabel: "Close quick add",
    width: 900,
    fullAt: 1024,
  }) as const;

type QuickAddProps = {
  data: QuickAddData;
  reply?: QuickAddReply;
  /** How the form is sent where it is not a page's own. */
  sending?: AddToCartFormProps["sending"];
};

/** One product: what it is, what can be chosen of it, and the button. */
export function QuickAdd({ data, reply, sending }: QuickAddProps) {
  const { choice, selected, idempotencyKey } = data;
  const state = useAddToCart(choice, selected, reply && "added" in reply ? undefined : reply);
  return (
    <div className="stack pt-4">
      <ErrorSummary form={state.form} labels={choiceLabels} />
      {data.purchasable ? (
        <AddToCartForm {...{ state, choice, idempotencyKey, sending }} headingId="quick-add-product" />
      ) : (
        <OrderedThroughPacks ending={choice.ending} />
      )}
      <p>
        <ActionLink to={data.to}>See full details of {choice.name}</ActionLink>
      </p>
    </div>
  );
}

interface QuickAddFootProps {
  from: string;
  added: Added | undefined;
  /** Closes the panel in place; without scripts the link leads to a page. */
  onKeep?: MouseEventHandler;
}

/** The message about the added item is here, where it stays in view in a long panel. */
export function QuickAddFoot({ from, added, onKeep }: QuickAddFootProps) {
  return (
    <>
      <div role="status">
        {added ? (
          <Notice kind={added.kind} live={false} className="mb-4">
            {added.text}
          </Notice>
        ) : null}
      </div>
      <div className="row">
        <ButtonLink to={from} onClick={onKeep}>
          Continue shopping
        </ButtonLink>
        <ButtonLink to="/cart">View cart</ButtonLink>
      </div>
    </>
  );
}
