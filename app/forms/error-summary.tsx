import { type ReactNode, useEffect, useRef } from "react";
import { errorTitle } from "./page-title";

export type ErrorSummaryProps = {
  /** The form of `useServerForm`. */
  form: { id: string; allErrors: Record<string, string[] | null | undefined> };
  /** The label of each field by its name, in the order of the page. Items of lists: "lines[].size". */
  labels: Readonly<Record<string, string>>;
  className?: string;
};

type Fault = { name: string; label: string | undefined; message: string };

/** The errors in the order of the page. Errors without a field come first. */
function faultsOf({ form, labels }: ErrorSummaryProps): Fault[] {
  const order = Object.keys(labels);
  const plain = (name: string) => name.replace(/\[\d+\]/g, "[]");
  const known = (name: string) => (Object.hasOwn(labels, name) ? name : plain(name));
  const place = (name: string) => order.indexOf(known(name));
  return Object.entries(form.allErrors)
    .flatMap(([name, messages]) =>
      (messages ?? []).map((message) => ({ name, label: labels[known(name)], message })),
    )
    .sort((a, b) => place(a.name) - place(b.name));
}

/** The errors of a refused form, each with a link to its field; see FaultBox. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const faults = faultsOf(props);
  if (faults.length === 0) return null;
  return (
    <FaultBox count={faults.length} cause={props.form.allErrors} className={props.className}>
      {faults.map((fault) => (
        <li key={`${fault.name} ${fault.message}`}>
          <FaultWords fault={fault} formId={props.form.id} />
        </li>
      ))}
    </FaultBox>
  );
}

export type FaultBoxProps = {
  count: number;
  /** The answer that the errors came from. A new answer moves focus here again. */
  cause: unknown;
  className?: string;
  /** One `li` for each error. */
  children: ReactNode;
};

/**
 * Shown at the top of `main`. Without scripts the browser moves focus here on load, because of `autofocus`;
 * with scripts the effect does, once for each answer.
 */
export function FaultBox({ count, cause, className, children }: FaultBoxProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!box.current) return;
    box.current.focus();
    document.title = errorTitle(document.title, !document.title.startsWith("Error: "));
  }, [cause]);
  return (
    <section
      ref={box}
      id="errors"
      className={className ? `esum ${className}` : "esum"}
      role="alert"
      tabIndex={-1}
      autoFocus
      aria-labelledby="errors-title"
    >
      <h2 id="errors-title">
        {count === 1 ? "There is 1 thing to fix" : `There are ${count} things to fix`}
      </h2>
      <ul className="mt-1.5">{children}</ul>
    </section>
  );
}

function FaultWords({ fault, formId }: { fault: Fault; formId: string }) {
  const { name, label, message } = fault;
  if (label === undefined) return <p className="b">{message}</p>;
  return (
    <a href={`#${formId}-${name}`}>
      {label}: {message}
    </a>
  );
}
