import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden";

interface Step {
  label: string;
  detail?: string;
  state: "done" | "current" | "ahead" | "stopped";
  /** It ended otherwise than the person wanted. */
  bad?: boolean;
}

/** The steps of an order or a return as a stepper, each with its date if it is known. */
export function Journey({
  steps,
  title = "Where your order is",
}: {
  steps: readonly Step[];
  title?: string;
}) {
  if (steps.length === 0) return null;
  return (
    <section className="card pad mb-5" aria-labelledby="way">
      <h2 className="vh" id="way">
        {title}
      </h2>
      <ol className="trip">
        {steps.map(({ label, detail, state, bad }) => (
          <li
            key={label}
            className={classNames(state === "done" && "done", state === "stopped" && "stop", bad && "bad")}
            aria-current={state === "current" || state === "stopped" ? "step" : undefined}
          >
            <b>
              {label}
              {state === "ahead" ? <VisuallyHidden> (to come)</VisuallyHidden> : null}
            </b>
            {detail}
          </li>
        ))}
      </ol>
    </section>
  );
}
