import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

export type SentFields = [name: string, value: string][];

/** The form that was posted last and has had no answer yet. Only a browser has one. */
let sent: { address: string; fields: SentFields } | undefined;

/** The form whose submit event is on its way through the page at this moment. */
let sending: HTMLFormElement | undefined;

/** Tells a form's navigation from a link's, which look the same to the router. */
export const formBeingSent = (): HTMLFormElement | undefined => sending;

/**
 * Keeps what a form posts until it is answered: where the network is gone there is no answer, and the page
 * that says so takes the form's place. A form with a password or a file is not kept.
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

/** What was posted, unanswered, to the address that the window shows. */
export function sentHere(): SentFields | undefined {
  if (typeof window === "undefined") return undefined;
  return sent?.address === `${window.location.pathname}${window.location.search}` ? sent.fields : undefined;
}

/** A page that can be shown is an answer. */
export function useForgetSent(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") sent = undefined;
  }, [state]);
}
