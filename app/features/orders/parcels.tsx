import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { orderPath } from "~/paths";
import { PackGoods } from "./goods";
import { OrderStatus } from "./order-parts";
import type { OrderView } from "./order.server";

type Parcel = OrderView["parcels"][number];

/** The parcels of an order with their contents, and the items that are in no parcel yet. */
export function Parcels({ order }: { order: OrderView }) {
  const packed = order.parcels.some(({ packs }) => packs.some(({ packId }) => packId));
  return order.parcels.map((parcel) => (
    <section className="card pad parcel" key={parcel.key} aria-labelledby={parcel.key}>
      <ParcelHead parcel={parcel} several={order.parcels.length > 1} />
      {parcel.packs.map((pack) => (
        <PackGoods key={pack.packId ?? ""} pack={pack} named={packed} long={order.long} />
      ))}
      {parcel.hasArrived && !order.readOnly ? (
        <ActionLink small className="mt-2" to={orderPath(order.code, "exchange-return")}>
          Exchange or return
        </ActionLink>
      ) : null}
    </section>
  ));
}

/** @param several whether there are other parcels, which may be at another stage. */
function ParcelHead({ parcel, several }: { parcel: Parcel; several: boolean }) {
  return (
    <>
      <div className="row between">
        <p className="eyebrow">{parcel.eyebrow}</p>
        {parcel.code ? <CodeLabel code={parcel.code} /> : null}
      </div>
      <div className="row between mt-1">
        <h2 id={parcel.key}>{parcel.title}</h2>
        {parcel.stage && several ? <OrderStatus stage={parcel.stage} /> : null}
      </div>
      {(parcel.sent ?? parcel.carrier ?? parcel.tracking) ? (
        <p className="sm mut mt-1">
          {parcel.sent ? `Sent ${parcel.sent}. ` : null}
          <span className="whitespace-nowrap">
            {parcel.carrier} <TrackingNumber parcel={parcel} />
          </span>
        </p>
      ) : null}
      {parcel.reports.length > 1 ? (
        <details className="sm mt-1">
          <summary>Where it has been</summary>
          <ol className="mut">
            {parcel.reports.map((report, index) => (
              <li key={index}>{report}</li>
            ))}
          </ol>
        </details>
      ) : null}
    </>
  );
}

/** The number of a parcel, as a link to the carrier's page if there is one. The carrier is not told the order. */
function TrackingNumber({ parcel: { tracking, trackingUrl } }: { parcel: Parcel }) {
  if (!tracking) return null;
  if (!trackingUrl) return <CodeLabel code={tracking} />;
  return (
    <a className="code" href={trackingUrl} rel="noreferrer">
      {tracking}
    </a>
  );
}
