import type { SerializeFrom } from "@remix-run/node";
import { counted } from "~/ui/counted";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { parcelsOf } from "./parcels.server";

type Parcel = SerializeFrom<typeof parcelsOf>[number];

/** When it arrives, parcel by parcel. */
export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <ol className="stack-s">
      {parcels.map((parcel, index) => (
        <li className="pcl" key={parcel.days}>
          <p className="when">
            <span className="xs">{parcel.about ? "About" : "Arrives"}</span>
            <b>{parcel.days}</b>
          </p>
          <div className="what">
            <b className="sm">
              {parcels.length > 1 ? `Parcel ${index + 1} of ${parcels.length}` : "One parcel"},{" "}
              {counted(parcel.pieces, "piece")}
            </b>
            <ul className="sm mut">
              {parcel.items.map((item) => (
                <li key={item.number}>{item.words}</li>
              ))}
            </ul>
            <p className="row mt-2">
              {parcel.items.slice(0, 6).map((item) => (
                <Picture key={item.number} src={item.image} alt="" width={44} height={56} />
              ))}
            </p>
            {parcel.items.map((item) =>
              item.stock ? (
                <p className="sm mut mt-1" key={item.number}>
                  <Icon name="truck" /> {item.stock}
                </p>
              ) : null,
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
