import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

export type SentFields = [name: string, value: string][];

interface Sent {
  address: string;
  data: FormData;
  /** Has a password or a file, which the error page does not hold. */
  secret: boolean;
}

/** The last posted form without an answer. Set only in the browser. */
let sent: Sent | undefined;

/** The form whose submit event is being dispatched. */
let sending: HTMLFormElement | undefined;

/** Tells the navigation of a form from that of a link; the router does not. */
export const formBeingSent = (): HTMLFormElement | undefined => sending;

/**
 * Keeps a posted form until it is answered. If the network is gone, the error page replaces the form and
 * needs its values; if scripts fail, it is sent as a document.
 */
export function rememberSent(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  sending = form;
  setTimeout(() => (sending = undefined));
  if (form.method !== "post") return;
  const data = new FormData(form);
  const button = (event as SubmitEvent).submitter;
  if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value);
  const secret = form.querySelector('input[type="password"], input[type="file"]') !== null;
  const { pathname, search } = new URL(form.getAttribute("action") ?? "", window.location.href);
  sent = { address: `${pathname}${search}`, data, secret };
}

/** The unanswered post to the current URL. */
export const unanswered = (): Sent | undefined =>
  sent?.address === `${window.location.pathname}${window.location.search}` ? sent : undefined;

/** Its fields, for the error page. A password or a file must be entered again. */
export function sentHere(): SentFields | undefined {
  const form = typeof window === "undefined" ? undefined : unanswered();
  if (!form || form.secret) return undefined;
  return [...form.data].filter((field): field is [string, string] => typeof field[1] === "string");
}

/** A rendered page counts as an answer. */
export function useForgetSent(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") sent = undefined;
  }, [state]);
}
