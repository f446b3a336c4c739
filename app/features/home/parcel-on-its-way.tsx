import { orderPath } from "~/paths";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import type { HomeData } from "./home-data";

/** The order whose parcels are on their way, with the day on which they are expected. */
export function ParcelOnItsWay({ orders }: Pick<HomeData, "orders">) {
  const order = orders.find(({ expected }) => expected);
  if (!order) return null;
  return (
    <section className="stack" aria-labelledby="parcel">
      <h2 id="parcel">On its way to you</h2>
      <div className="card pad row between">
        <div className="flex-1 min-w-50">
          <p className="b">{order.expected}</p>
          <p className="sm mt-2">
            <CodeLabel code={order.code} /> Placed {order.placed}
          </p>
          <ActionLink to={orderPath(order.code)}>Track my parcel</ActionLink>
        </div>
        <div className="row">
          {order.pictures.map((picture) => (
            <Picture key={picture} src={picture} alt="" width={48} height={60} />
          ))}
        </div>
      </div>
    </section>
  );
}
