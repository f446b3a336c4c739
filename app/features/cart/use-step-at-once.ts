import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";

/** Together with the answer, before another press can come; the server has no layout. */
const useCommitted = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * A second press of + must not wait for the answer to the first: the box counts on by itself. One number is sent at a
 * time, and the last one that stands there is sent when the answer is here, so no older one can come after it.
 * @param busy whether an answer is awaited, as far as it was drawn. @param cart another object with each answer.
 * @returns the handler of clicks around the lines, for the capture phase.
 */
export function useStepAtOnce(busy: boolean, cart: unknown) {
  /** The numbers that are still to be sent, by the ids of their boxes. */
  const waiting = useRef(new Map<string, string>());
  /** Set at once, because the next press may come before anything is drawn. */
  const sent = useRef(false);
  function send(box: HTMLInputElement) {
    // Without a network nothing is sent, so no answer would come.
    sent.current = navigator.onLine;
    press(box);
  }
  useCommitted(() => {
    if (busy) return;
    sent.current = false;
    const [next] = waiting.current;
    if (!next) return;
    const [id, wanted] = next;
    waiting.current.delete(id);
    const box = document.getElementById(id);
    if (!(box instanceof HTMLInputElement)) return;
    // The answer has put its own number there.
    box.value = wanted;
    send(box);
  }, [busy, cart]);
  // Each time that React renders a hidden field it puts its own number back.
  useCommitted(() => {
    for (const id of waiting.current.keys()) forgetShown(document.getElementById(id));
  });
  return function stepAtOnce(event: MouseEvent<HTMLElement>) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const box = button?.closest(".qty")?.querySelector("input");
    if (!button || !box?.form?.requestSubmit) return;
    event.preventDefault();
    box.value = String(Math.max(0, (Math.trunc(Number(box.value)) || 0) + Number(button.value)));
    if (!busy && !sent.current) return send(box);
    waiting.current.set(box.id, box.value);
    forgetShown(box);
  };
}

/** Presses Update of the line that the box is of. */
const press = (box: HTMLInputElement) =>
  box.form?.requestSubmit(box.closest("li")?.querySelector<HTMLButtonElement>('[name$=".step"][value="0"]'));

/** What the page showed is not what the cart will hold, so the number counts as changed whatever it is. */
function forgetShown(box: HTMLElement | null): void {
  const shown = box?.closest("li")?.querySelector<HTMLInputElement>('[name$=".shown"]');
  if (shown) shown.value = "-1";
}
