import { Link } from "./link";
import { VisuallyHidden } from "./visually-hidden";

export type Step = {
  label: string;
  /** Set if the person may go to this step. */
  to?: string;
  state?: "done" | "current" | "ahead";
};

export type StepperProps = {
  steps: Step[];
  /** Counted from 1, as in "Step 2 of 4". */
  current: number;
  label?: string;
  className?: string;
};

/** The most steps that fit on a phone. */
const mostEyelets = 6;

export function Stepper({ steps, current, label = "Progress", className }: StepperProps) {
  if (steps.length > mostEyelets) {
    const words = `Step ${current} of ${steps.length}`;
    return (
      <div className={className}>
        <p className="sm mb-1">
          <b>{words}</b> {steps[current - 1]?.label}
        </p>
        <EyeletRow steps={steps} current={current} label={words} />
        <AllSteps steps={steps} current={current} />
      </div>
    );
  }
  return (
    <div className={className}>
      <ol className="steps" aria-label={label}>
        {steps.map((step, index) => (
          <Eyelet key={step.label} step={step} number={index + 1} current={current} />
        ))}
      </ol>
    </div>
  );
}

/** Steps drawn too small for a number or a link. */
function EyeletRow({ steps, current, label }: { steps: Step[]; current: number; label: string }) {
  const width = steps.length * 24;
  return (
    <svg
      className="eyelets"
      width={width}
      height="24"
      viewBox={`0 0 ${width} 24`}
      role="img"
      aria-label={label}
    >
      {steps.map((step, index) => (
        <circle
          key={step.label}
          className={stateOf(step, index + 1, current)}
          cx={index * 24 + 12}
          cy="12"
          r="8"
        />
      ))}
    </svg>
  );
}

/** The links of the steps, if the drawn steps are too small for links. */
function AllSteps({ steps, current }: { steps: Step[]; current: number }) {
  if (steps.every(({ to }) => to === undefined)) return null;
  return (
    <details className="fold">
      <summary className="link sm">All steps</summary>
      <ol>
        {steps.map((step, index) => (
          <li key={step.label} aria-current={index + 1 === current ? "step" : undefined}>
            {step.to !== undefined && index + 1 !== current ? (
              <Link className="link" to={step.to}>
                {step.label}
              </Link>
            ) : (
              <b>{step.label}</b>
            )}
            {step.state === "done" ? <span className="sm mut"> (done)</span> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Eyelet({ step, number, current }: { step: Step; number: number; current: number }) {
  const state = stateOf(step, number, current);
  return (
    <li
      data-n={number}
      className={state === "done" ? "done" : undefined}
      aria-current={state === "current" ? "step" : undefined}
    >
      {step.to !== undefined && state !== "current" ? <Link to={step.to}>{step.label}</Link> : step.label}
      {state === "done" ? <VisuallyHidden> (done)</VisuallyHidden> : null}
    </li>
  );
}

const stateOf = (step: Step, number: number, current: number) =>
  step.state ?? (number < current ? "done" : number === current ? "current" : "ahead");
