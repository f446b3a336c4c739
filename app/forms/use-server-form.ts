import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import type { FormConstraint, FormReply } from "./reply";

export type ServerFormOptions<Schema extends Record<string, unknown>> = {
  /**
   * Begins the id of every control, so an error can link to it: "purchase-order". Where one route shows
   * another thing without a new page ("?line=2"), the id takes it in, or the old values would stay.
   */
  id: string;
  /** What the action answered, from `useActionData`. */
  lastResult?: FormReply | null;
  /** From the loader, made by `constraintOf`. */
  constraint?: FormConstraint;
  defaultValue?: DefaultValue<Schema>;
};

/**
 * A form whose only judge is the server: nothing is checked in the browser, and what the action answered is
 * drawn the same way with and without scripts. Gives `[form, fields]`.
 */
export function useServerForm<Schema extends Record<string, unknown>>(options: ServerFormOptions<Schema>) {
  const { id, lastResult, constraint, defaultValue } = options;
  return useForm<Schema>({
    id,
    // Plain data of the same shape; the cast only gives back what the trip as JSON took from the type.
    lastResult: lastResult as SubmissionResult<string[]> | null | undefined,
    constraint,
    defaultValue,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onSubmit",
    defaultNoValidate: true,
  });
}
