import { isRouteErrorResponse, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { goOn, sendAsDocument } from "./go-on";
import { unanswered } from "./last-sent";
import { countFailure } from "./plain-documents";

/** Remix's words for an error of the server, which has its own page (@remix-run/server-runtime, sanitizeError). */
const SERVER_ERROR = "Unexpected Server Error";

/** Set when the first page is there: an error page that the server wrote is no failure of scripts. */
let taken = false;
export const useTaken = (): void =>
  useEffect(() => {
    taken = true;
  }, []);

/** Whether scripts failed, in drawing or in fetching data, where a document may not. */
const isScriptFailure = (error: unknown): boolean =>
  !isRouteErrorResponse(error) &&
  !(error instanceof Error && error.message === SERVER_ERROR) &&
  (taken || !window.__remixContext.state.errors);

/**
 * Does once more as a document what scripts have failed at: a page is loaded, a form is sent as the browser sends it,
 * with its idempotency key, so that it counts once. Without a network the error page stays, which has what was typed.
 */
export function useRepeatAsDocument(error: unknown): void {
  useEffect(() => {
    if (!isScriptFailure(error)) return undefined;
    const probe = new AbortController();
    fetch("/healthz", { cache: "no-store", signal: probe.signal }).then(
      () => {
        countFailure();
        const form = unanswered();
        if (form) sendAsDocument(form.address, form.data);
        else goOn();
      },
      () => undefined,
    );
    return () => probe.abort();
  }, [error]);
}

/**
 * How long data is waited for: longer than the server takes to say that a page is too slow (PAGE_DEADLINE_MS), so a
 * request without an answer by then was lost on its way.
 */
const MOST_MS = 25_000;

/** Finishes a navigation as a document whose data does not come. One with files is left alone: it may take minutes. */
export function useGivesUp(): void {
  const { state, location, formData } = useNavigation();
  useEffect(() => {
    const waits = state !== "idle" && !(formData && Array.from(formData.values()).some(isFile));
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      countFailure();
      goOn();
    }, MOST_MS);
    return () => clearTimeout(timer);
  }, [state, location, formData]);
}

const isFile = (value: FormDataEntryValue): boolean => typeof value !== "string";
