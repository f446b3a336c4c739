import type { SerializeFrom } from "@remix-run/node";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { countryPath } from "~/paths";
import { StoreMap } from "./map/store-map.server";
import type { countsOf, readStores } from "./stores.server";

type Page = SerializeFrom<typeof readStores>;
type Counts = SerializeFrom<typeof countsOf>;
type Store = Page["stores"][number];

/** A page of stores as a list, or with its map. */
export function StoreList({ page }: { page: Page }) {
  const { stores, source, view, views, currentPage, totalPages, firstPage, total } = page;
  return (
    <>
      <Chips
        label="View"
        className="mb-5"
        items={[
          { label: "List", to: views.list, current: view === "list" },
          { label: "Map", to: views.map, current: view === "map" },
        ]}
      />
      {view === "map" ? (
        <div className="g2">
          <div>
            {/* Stays beside a long list. */}
            <div className="sticky">
              <StoreMap
                stores={stores}
                source={source}
                label={`A map of where ${stores.length === 1 ? "the store is" : "these stores are"}, north up. The list has the addresses.`}
              />
            </div>
          </div>
          <ol className="card pad">
            {stores.map((store) => (
              <li key={store.name} className="line">
                <StoreLines store={store} />
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <StoreCards stores={stores} />
      )}
      <ListFoot list={{ currentPage, totalPages, firstPage, total }} />
    </>
  );
}

/** Stores side by side, in their order. */
export const StoreCards = ({ stores }: { stores: readonly Store[] }) => (
  <ol className="g2">
    {stores.map((store) => (
      <li key={store.name} className="card pad">
        <StoreLines store={store} />
      </li>
    ))}
  </ol>
);

/** A store in a list: how far it is, where, whether it is open and what it offers. */
function StoreLines({ store }: { store: Store }) {
  const { displayName, to, address, distance, directions, features, number } = store;
  return (
    <div className="mid stack-s wrap-anywhere">
      <h3>
        {number}. <Link to={to}>{displayName}</Link>
      </h3>
      {distance ? (
        <p>
          <b>{distance}</b>
        </p>
      ) : null}
      <p translate="no">{address}</p>
      <p className="row">
        <OpenNow {...store} />
      </p>
      {features.length > 0 ? <p className="sm mut">{features.join(" · ")}</p> : null}
      <p>
        <Directions to={directions} of={displayName} />
      </p>
    </div>
  );
}

/** Whether a store is open now, and until or from when. */
export const OpenNow = ({ open, status, opens }: Pick<Store, "open" | "status" | "opens">) => (
  <>
    <StatusTag tone={open ? "ok" : "plain"}>{status}</StatusTag>
    {opens ? <span className="sm">{opens}</span> : null}
  </>
);

/** Opens a map of others, which learns nothing of the page that it was opened from. */
export const Directions = ({ to, of }: { to: string; of: string }) => (
  <a className="link" href={to} rel="noreferrer">
    Get directions<VisuallyHidden> to {of}</VisuallyHidden>
  </a>
);

/** How many stores there are in each country and region. */
export function StoreCounts({ counts }: { counts: Counts }) {
  return (
    <div className="g2">
      {counts.map(({ isoCode, name, count, storeCountDataList: regions }) => (
        <section key={isoCode} className="card pad">
          <h2>
            <Link to={countryPath(isoCode)}>{`${name} (${count})`}</Link>
          </h2>
          <ul className="rows mt-3">
            {regions.map((region) => (
              <li key={region.isoCode}>
                <ActionLink to={countryPath(isoCode, region.isoCode)}>
                  {`${region.name} (${region.count})`}
                </ActionLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
