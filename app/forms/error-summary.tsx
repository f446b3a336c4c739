import { useEffect, useRef } from "react";
import { errorTitle } from "./page-title";

export type ErrorSummaryProps = {
  /** The form of `useServerForm`. */
  form: { id: string; allErrors: Record<string, string[] | null | undefined> };
  /** The words of each field's label by its name, in the order of the page. Items of lists: "lines[].size". */
  labels: Readonly<Record<string, string>>;
  className?: string;
};

type Fault = { name: string; label: string | undefined; message: string };

/** What to fix, in the order of the page; what belongs to no field of the page comes first. */
export function faultsOf({ form, labels }: ErrorSummaryProps): Fault[] {
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

/**
 * Stands at the top of `main`. Without scripts the browser itself moves focus here as the page loads
 * (`autofocus` is for any element that can have focus); with scripts the effect does, once for each answer.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const faults = faultsOf(props);
  const box = useRef<HTMLElement>(null);
  const errors = props.form.allErrors;
  useEffect(() => {
    if (!box.current) return;
    box.current.focus();
    document.title = errorTitle(document.title, !document.title.startsWith("Error: "));
  }, [errors]);
  if (faults.length === 0) return null;
  const count = faults.length === 1 ? "There is 1 thing to fix" : `There are ${faults.length} things to fix`;
  return (
    <section
      ref={box}
      id="errors"
      className={props.className ? `esum ${props.className}` : "esum"}
      role="alert"
      tabIndex={-1}
      autoFocus
      aria-labelledby="errors-title"
    >
      <h2 id="errors-title">{count}</h2>
      <ul className="mt-1.5">
        {faults.map((fault) => (
          <li key={`${fault.name} ${fault.message}`}>
            <FaultWords fault={fault} formId={props.form.id} />
          </li>
        ))}
      </ul>
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
