import type { LastOrder } from "./last-order.server";

/** How the last day to order is worked out. */
export function LastOrderWorking({ working }: Pick<LastOrder, "working">) {
  return (
    <details className="sm mt-1">
      <summary>How this day is worked out</summary>
      <ol className="mt-1">
        {working.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
