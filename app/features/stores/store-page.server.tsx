import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { KeyValues } from "~/ui/key-values";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { countryPath, finderPath } from "~/paths";
import { Directions, OpenNow } from "./store-list.server";
import { StoreMap } from "./store-map.server";
import type { storeDetails } from "./view.server";

/** One store: where it is, when it is open and what it offers. */
export function StorePage({ store }: { store: SerializeFrom<typeof storeDetails> }) {
  const { displayName, description, country, address, phone, email, directions } = store;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Find a store", to: finderPath },
          { label: country.name, to: countryPath(country.isocode) },
        ]}
        current={displayName}
      />
      <div className="wrap pt-2">
        <PageHeading title={displayName} lead={description} />
        <div className="g2">
          <section className="card pad stack-s wrap-anywhere">
            <h2>Where</h2>
            <p>{address}</p>
            <p className="row">
              <OpenNow {...store} />
            </p>
            <KeyValues
              rows={[
                ...(phone
                  ? [
                      {
                        label: "Phone",
                        value: <a href={`tel:${phone.replace(/\s+/g, "")}`}>{phone}</a>,
                      },
                    ]
                  : []),
                ...(email ? [{ label: "Email", value: <a href={`mailto:${email}`}>{email}</a> }] : []),
                {
                  label: "Coordinates",
                  value: `${store.geoPoint.latitude.toFixed(4)}, ${store.geoPoint.longitude.toFixed(4)}`,
                },
              ]}
            />
            <p>
              <Directions to={directions} of={displayName} />
            </p>
            <StoreMap stores={[store]} first={1} />
          </section>
          <div className="stack">
            <section className="card pad">
              <h2 className="mb-2">Store hours</h2>
              <KeyValues rows={store.week.map(({ day, times }) => ({ label: day, value: times }))} />
            </section>
            {store.special.length > 0 ? (
              <section className="card pad">
                <h2 className="mb-2">Special days</h2>
                <Table
                  caption="Days with other hours"
                  figures
                  rows={store.special}
                  rowKey={({ day }) => day}
                  columns={[
                    { label: "Day", kind: "key", cell: ({ day }) => day },
                    { label: "Why", cell: ({ name }) => name },
                    { label: "Hours", cell: ({ times }) => times },
                  ]}
                />
              </section>
            ) : null}
            {store.features.length > 0 ? (
              <section className="card pad">
                <h2 className="mb-2">Store features</h2>
                <ul className="rows">
                  {store.features.map(({ key, value }) => (
                    <li key={key}>{value}</li>
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
        </div>
      </div>
    </>
  );
}
