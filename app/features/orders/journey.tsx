import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { OrderView } from "./order.server";

/** The steps of an order as a stepper, each with its date if it is known. */
export function Journey({ steps }: { steps: OrderView["steps"] }) {
  if (steps.length === 0) return null;
  return (
    <section className="card pad mb-5" aria-labelledby="way">
      <h2 className="vh" id="way">
        Where your order is
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
