import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

export type SentFields = [name: string, value: string][];

/** The last posted form without an answer. Set only in the browser. */
let sent: { address: string; fields: SentFields } | undefined;

/** The form whose submit event is being dispatched. */
let sending: HTMLFormElement | undefined;

/** Tells the navigation of a form from that of a link; the router does not. */
export const formBeingSent = (): HTMLFormElement | undefined => sending;

/**
 * Keeps a posted form until it is answered. If the network is gone, the error page replaces the form and
 * needs its values. A form with a password or a file is not kept.
 */
export function rememberSent(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  sending = form;
  setTimeout(() => (sending = undefined));
  if (form.method !== "post") return;
  sent = undefined;
  if (form.querySelector('input[type="password"], input[type="file"]')) return;
  const fields: SentFields = [];
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.push([name, value]);
  const button = (event as SubmitEvent).submitter;
  if (button instanceof HTMLButtonElement && button.name) fields.push([button.name, button.value]);
  const { pathname, search } = new URL(form.getAttribute("action") ?? "", window.location.href);
  sent = { address: `${pathname}${search}`, fields };
}

/** The unanswered post to the current URL. */
export function sentHere(): SentFields | undefined {
  if (typeof window === "undefined") return undefined;
  return sent?.address === `${window.location.pathname}${window.location.search}` ? sent.fields : undefined;
}

/** A rendered page counts as an answer. */
export function useForgetSent(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") sent = undefined;
  }, [state]);
}
