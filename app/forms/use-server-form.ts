import { useMemo } from "react";
import type { FieldState } from "./field-parts";
import type { FormConstraint, FormReply } from "./reply";

export type ServerFormOptions = {
  /**
   * The prefix of every control's id, so that an error can link to it: "purchase-order". If one route shows
   * different things ("?line=2"), include that in the id, or the old values remain.
   */
  id: string;
  /** The answer of the action, from `useActionData`. */
  lastResult?: FormReply | null;
  /** From the loader, made by `constraintOf`. */
  constraint?: FormConstraint;
  defaultValue?: Record<string, unknown>;
};

/** The state that a page renders its form from, with Conform's names. */
export interface ServerForm {
  id: string;
  allErrors: Record<string, string[]>;
}

/**
 * A form that only the server validates, with Conform. The browser only shows the answer, the same with and
 * without scripts, so Conform's runtime is not sent (decision 13). Returns `[form, fields]`.
 */
export function useServerForm<Values extends object>(
  options: ServerFormOptions,
): [ServerForm, { [Name in keyof Values & string]: FieldState }] {
  const { id, lastResult, constraint, defaultValue } = options;
  // One object for each answer, so that the error summary receives focus once for each.
  const allErrors = useMemo(() => errorsOf(lastResult), [lastResult]);
  const values = lastResult?.initialValue ?? defaultValue ?? {};
  const field = (name: string): FieldState => ({
    id: `${id}-${name}`,
    name,
    formId: id,
    errorId: `${id}-${name}-error`,
    descriptionId: `${id}-${name}-description`,
    errors: allErrors[name],
    initialValue: Object.hasOwn(values, name) ? values[name] : undefined,
    required: constraint?.[name]?.required,
    accept: constraint?.[name]?.accept,
  });
  // Any field name returns the state of that field.
  const fields = new Proxy({} as { [Name in keyof Values & string]: FieldState }, {
    get: (_, name) => (typeof name === "string" ? field(name) : undefined),
  });
  return [{ id, allErrors }, fields];
}

const errorsOf = (reply: FormReply | null | undefined): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(reply?.error ?? {}).flatMap(([name, messages]) => (messages ? [[name, messages]] : [])),
  );
