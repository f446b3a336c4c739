import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { SearchData } from "./search-data";

interface ListFormProps {
  data: Pick<SearchData, "path" | "pageHref" | "sort">;
  className?: string;
  children: ReactNode;
}

/**
 * A form that changes the list it stands beside. With scripts a tick or another sort changes it at once; its button
 * does so without them, and folds a phone's filters away. Back shows what the address says, not what was ticked since:
 * a browser keeps no state of a form without completion.
 */
export function ListForm({ data, className, children }: ListFormProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef<string>();
  // What stands chosen is what the address says; a value that moved to another place keeps the focus.
  useEffect(() => {
    const element = form.current;
    element?.reset();
    const sort = element?.elements.namedItem("sortCode");
    if (sort instanceof HTMLSelectElement) sort.value = data.sort;
    if (!changed.current || document.activeElement !== document.body) return;
    element?.querySelector<HTMLElement>(`input[value="${CSS.escape(changed.current)}"]`)?.focus();
  }, [data.pageHref, data.sort]);
  function change(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    changed.current = target instanceof HTMLInputElement ? target.value : undefined;
    submit(event.currentTarget, { preventScrollReset: true });
  }
  function fold({ currentTarget }: FormEvent<HTMLFormElement>) {
    const details = currentTarget.previousElementSibling;
    if (details instanceof HTMLDetailsElement) details.open = false;
  }
  return (
    <Form
      ref={form}
      action={data.path}
      className={className}
      preventScrollReset
      autoComplete="off"
      onChange={change}
      onSubmit={fold}
    >
      {children}
    </Form>
  );
}
