import { useMemo } from "react";
import type { FieldState } from "./field-parts";
import type { FormConstraint, FormReply } from "./reply";

export type ServerFormOptions = {
  /**
   * Begins the id of every control, so an error can link to it: "purchase-order". Where one route shows
   * another thing without a new page ("?line=2"), the id takes it in, or the old values would stay.
   */
  id: string;
  /** What the action answered, from `useActionData`. */
  lastResult?: FormReply | null;
  /** From the loader, made by `constraintOf`. */
  constraint?: FormConstraint;
  defaultValue?: Record<string, unknown>;
};

/** What a page draws its form by: the answer's errors by field name, in Conform's names. */
export interface ServerForm {
  id: string;
  allErrors: Record<string, string[]>;
}

/**
 * A form whose only judge is the server. Conform reads and answers it there; here its answer is only drawn,
 * the same with and without scripts, so its runtime need not be sent (docs/decisions). Gives `[form, fields]`.
 */
export function useServerForm<Values extends object>(
  options: ServerFormOptions,
): [ServerForm, { [Name in keyof Values & string]: FieldState }] {
  const { id, lastResult, constraint, defaultValue } = options;
  // One object an answer: the error summary takes the focus once for each.
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
  // A page names its fields; any name gives the state of that field.
  const fields = new Proxy({} as { [Name in keyof Values & string]: FieldState }, {
    get: (_, name) => (typeof name === "string" ? field(name) : undefined),
  });
  return [{ id, allErrors }, fields];
}

const errorsOf = (reply: FormReply | null | undefined): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(reply?.error ?? {}).flatMap(([name, messages]) => (messages ? [[name, messages]] : [])),
  );
