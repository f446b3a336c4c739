import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";

/** Together with the answer, before another press can come; the server has no layout. */
const useCommitted = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * A second press of + must not wait for the answer to the first: the box counts on by itself. One number is sent at a
 * time, and the last one that stands there is sent when the answer is here, so no older one can come after it.
 * @param busy whether an answer is awaited.
 * @returns the handler of clicks around the lines, for the capture phase.
 */
export function useStepAtOnce(busy: boolean) {
  /** The numbers that are still to be sent, by the ids of their boxes. */
  const waiting = useRef(new Map<string, string>());
  useCommitted(() => {
    const [next] = waiting.current;
    if (busy || !next) return;
    const [id, wanted] = next;
    waiting.current.delete(id);
    const box = document.getElementById(id);
    if (!(box instanceof HTMLInputElement)) return;
    // The answer has put its own number there.
    box.value = wanted;
    send(box);
  }, [busy]);
  return function stepAtOnce(event: MouseEvent<HTMLElement>) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const box = button?.closest(".qty")?.querySelector("input");
    if (!button || !box?.form?.requestSubmit) return;
    event.preventDefault();
    box.value = String(Math.max(0, (Math.trunc(Number(box.value)) || 0) + Number(button.value)));
    if (busy) waiting.current.set(box.id, box.value);
    else send(box);
  };
}

/** Presses Update of the line that the box is of. */
const send = (box: HTMLInputElement) =>
  box.form?.requestSubmit(box.closest("li")?.querySelector<HTMLButtonElement>('[name$=".step"][value="0"]'));
