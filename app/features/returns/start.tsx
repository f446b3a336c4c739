import { useWhose } from "~/features/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { returnsPath } from "~/paths";
import type { StartOrders } from "./start.server";

/** The orders to choose from for an exchange or return. */
export function ReturnStart({ orders }: { orders: StartOrders }) {
  const whose = useWhose("Your");
  return (
    <section className="card pad" aria-labelledby="choose">
      <h2 id="choose">Choose an order</h2>
      {orders.length === 0 ? (
        <p className="mt-2">
          Nothing has arrived in the last 30 days that could be exchanged. If something is faulty, open its
          order, or ask the uniform desk.
        </p>
      ) : (
        <ul className="rows mt-2">
          {orders.map(({ code, to, placed, until, garments, pieces }) => (
            <li className="row between" key={code}>
              <div>
                <CodeLabel code={code} /> <span className="sm mut">placed {placed}</span>
                <p>
                  <b>{garments.slice(0, 3).join(", ")}</b>
                  {garments.length > 3 ? ` and ${garments.length - 3} more` : null}
                </p>
                <p className="sm mut">
                  {pieces}. Until {until}.
                </p>
              </div>
              <ButtonLink to={to} size="small" aria-label={`Exchange or return from order ${code}`}>
                Exchange or return
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <ActionLink small className="mt-3" to={returnsPath}>
        {whose} exchanges and returns
      </ActionLink>
    </section>
  );
}
