import { useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useWhose } from "~/features/shell/use-shell";
import type { FormReply } from "~/forms/reply";
import { type Fault, offlineFault } from "~/errors/answer-or-fault";
import { FaultNotice } from "~/errors/fault-notice";
import { ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { DocketAmounts } from "~/ui/docket-amounts";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PanelDialog, PanelLoading } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { OverlayProps } from "~/ui/use-overlay";
import { CartFormStart } from "./cart-form-start";
import { CartLines, PackWays } from "./cart-line";
import type { CartView } from "./cart.server";
import type { CartNote } from "./changed.server";
import { LineRow } from "~/features/lines/line";
import { CART_FORM } from "./line-replies";
import { useStepAtOnce } from "./use-step-at-once";
import { SaveAndGoOn, NextStep } from "./next-step";

const fetcherKey = "cart-panel";

type Reply = FormReply | { note: CartNote };

/** The cart panel over the page. Its code is loaded when it is first opened, so that pages stay small. */
export default function CartPanel({ wide, onClose }: OverlayProps & { wide: boolean }) {
  const whose = useWhose("Your");
  const onward = useRef<HTMLButtonElement>(null);
  const { data, load } = useFetcher<{ cart?: CartView | null }>();
  useEffect(() => load("/cart"), [load]);
  const cart = data?.cart;
  const lines = cart ? [...cart.packs.flatMap((pack) => pack.lines), ...cart.lines] : [];
  return (
    <PanelDialog
      title={
        <>
          {whose} cart {data ? <span className="mut thin">({counted(lines.length, "line")})</span> : null}
        </>
      }
      closeTo="/cart"
      closeLabel="Close cart"
      width={wide ? 900 : 531}
      onClose={onClose}
      footer={
        cart ? (
          <>
            <DocketAmounts rows={cart.totals.rows} total={cart.totals.total} />
            <div className="row mt-4 flex-nowrap">
              <ButtonLink to="/cart" className="flex-none">
                View cart
              </ButtonLink>
              {cart.lines.length > 0 ? <SaveAndGoOn press={() => onward.current?.click()} /> : <NextStep />}
            </div>
          </>
        ) : undefined
      }
    >
      {data === undefined ? (
        <PanelLoading what="your cart" />
      ) : (
        <Changeable cart={cart ?? undefined} onward={onward} />
      )}
    </PanelDialog>
  );
}

/** The lines in one form, as on the cart's page. Here the panel stays, says what was done and keeps the focus. */
function Changeable({ cart, onward }: { cart?: CartView; onward: RefObject<HTMLButtonElement> }) {
  const whose = useWhose("Your");
  const reply = useReply();
  const { box, note: place, remember } = useFocusKept(cart, reply);
  const stepAtOnce = useStepAtOnce(useFetcher({ key: fetcherKey }).state !== "idle", cart);
  const [fault, setFault] = useState<Fault>();
  const note = reply && "note" in reply ? reply.note : undefined;
  const refused = reply && !("note" in reply) ? reply : undefined;
  /** Offline nothing is sent, so that the panel stays. */
  function hold(event: FormEvent<HTMLElement>) {
    remember(event);
    setFault(navigator.onLine ? undefined : offlineFault());
    if (!navigator.onLine) event.preventDefault();
  }
  return (
    <div ref={box} onSubmitCapture={hold} onClickCapture={stepAtOnce}>
      <div ref={place} role="status" tabIndex={-1} className="mt-3">
        {note ? (
          <div className={note.seen ? "vh" : undefined}>
            <Notice kind={note.kind} live={false}>
              {note.text}
            </Notice>
          </div>
        ) : null}
        {refused ? <span className="vh">{Object.values(refused.error ?? {}).join(" ")}</span> : null}
      </div>
      {fault ? <FaultNotice fault={fault} /> : null}
      {cart ? (
        <PostForm
          id={CART_FORM}
          action="/cart?panel=1"
          navigate={false}
          fetcherKey={fetcherKey}
          noValidate
          preventScrollReset
        >
          <CartFormStart takenKey={cart.takenKey} />
          {/* The panel's foot stands outside the form. */}
          <button ref={onward} className="vh" tabIndex={-1} aria-hidden="true" name="intent" value="checkout">
            Go on
          </button>
          {cart.packs.map((pack) => (
            <section key={pack.packId} aria-label={pack.name} className="pb-2">
              <ul>
                {pack.lines.map((line) => (
                  <LineRow key={line.number} line={line} counted />
                ))}
              </ul>
              <PackWays pack={pack} />
            </section>
          ))}
          <CartLines cart={cart} reply={refused} />
        </PostForm>
      ) : (
        <EmptyState title={`${whose} cart is empty`}>Choose a pack or browse the catalogue.</EmptyState>
      )}
    </div>
  );
}

/**
 * The answer to the last change, once the cart has been read anew: somebody who was told of it may type at once, and
 * no number that comes later takes the place of what they type.
 */
function useReply(): Reply | undefined {
  const { data, state } = useFetcher<Reply>({ key: fetcherKey });
  const [reply, setReply] = useState<Reply>();
  if (state === "idle" && data !== reply) setReply(data);
  return reply;
}

/** Where what had the focus is gone after a change, its line's quantity has it, or else the words that say so. */
function useFocusKept(cart: CartView | undefined, reply: Reply | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const changed = useRef<string>();
  useEffect(() => {
    const { activeElement } = document;
    if (!changed.current || box.current?.contains(activeElement)) return;
    if (activeElement && activeElement !== document.body && !activeElement.contains(box.current)) return;
    (document.getElementById(changed.current) ?? note.current)?.focus();
  }, [cart, reply]);
  function remember({ nativeEvent }: FormEvent<HTMLElement>) {
    const { submitter } = nativeEvent as SubmitEvent;
    // Enter presses the form's first button, from where the focus is.
    const line = submitter?.closest("li") ?? document.activeElement?.closest("li");
    changed.current = line?.querySelector(".qty input")?.id ?? "none";
  }
  return { box, note, remember };
}
