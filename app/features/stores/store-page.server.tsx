import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { KeyValues } from "~/ui/key-values";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { countryPath, finderPath } from "~/paths";
import { StoreMap } from "./map/store-map.server";
import { Directions, OpenNow, StoreCards } from "./store-list.server";
import type { storeDetails } from "./view.server";

type Store = SerializeFrom<typeof storeDetails>;

/** One store: where it is, when it is open, what it offers, and which others are near. */
export function StorePage({ store }: { store: Store }) {
  const { displayName, description, country, week, features, near } = store;
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
          <div className="stack">
            <Where store={store} />
            <StoreMap
              stores={[store, ...near]}
              label={`A map of where the store is${near.length > 0 ? " and which others are near" : ""}, north up.`}
            />
          </div>
          <div className="stack">
            <section className="card pad">
              <h2 className="mb-2">Store hours</h2>
              <KeyValues rows={week.map(({ day, times }) => ({ label: day, value: times }))} />
            </section>
            <SpecialDays {...store} />
            {features.length > 0 ? (
              <section className="card pad">
                <h2 className="mb-2">Store features</h2>
                <ul className="rows">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
        </div>
        {near.length > 0 ? (
          <section className="mt-5">
            <h2 className="mb-2">Other stores nearby</h2>
            <StoreCards stores={near} />
          </section>
        ) : null}
      </div>
    </>
  );
}

function Where({ store }: { store: Store }) {
  const { address, phone, email, directions, displayName } = store;
  const reached = [
    ...(phone ? [{ label: "Phone", value: <a href={`tel:${phone.replace(/\s+/g, "")}`}>{phone}</a> }] : []),
    ...(email ? [{ label: "Email", value: <a href={`mailto:${email}`}>{email}</a> }] : []),
  ];
  return (
    <section className="card pad stack-s wrap-anywhere">
      <h2>Where</h2>
      <p translate="no">{address}</p>
      <p className="row">
        <OpenNow {...store} />
      </p>
      {reached.length > 0 ? <KeyValues rows={reached} /> : null}
      <p>
        <Directions to={directions} of={displayName} />
      </p>
    </section>
  );
}

function SpecialDays({ special, later }: Pick<Store, "special" | "later">) {
  if (special.length === 0) return null;
  return (
    <section className="card pad">
      <h2 className="mb-2">Special days</h2>
      <Days caption="Days with other hours" days={special} />
      {later.length > 0 ? (
        <details className="mt-3">
          <summary>Later days ({later.length})</summary>
          <Days caption="Later days with other hours" days={later} />
        </details>
      ) : null}
    </section>
  );
}

const Days = ({ caption, days }: { caption: string; days: Store["special"] }) => (
  <Table
    caption={caption}
    figures
    rows={days}
    rowKey={({ day }) => day}
    columns={[
      { label: "Day", kind: "key", cell: ({ day }) => day },
      { label: "Why", cell: ({ name }) => name },
      { label: "Hours", cell: ({ times }) => times },
    ]}
  />
);
