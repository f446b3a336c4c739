import type { SerializeFrom } from "@remix-run/node";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { countryPath } from "~/paths";
import { StoreMap } from "./store-map.server";
import type { countsOf, readStores } from "./stores.server";

type Page = SerializeFrom<typeof readStores>;
type Counts = SerializeFrom<typeof countsOf>;

/** A page of stores as a list, or with its picture. */
export function StoreList({ page }: { page: Page }) {
  const { stores, first, source, view, views, currentPage, totalPages, firstPage, total } = page;
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
      {view === "map" ? <StoreMap stores={stores} first={first} source={source} /> : null}
      <ol className="card pad mt-5">
        {stores.map((store, index) => (
          <Row key={store.name} store={store} number={first + index} />
        ))}
      </ol>
      <ListFoot list={{ currentPage, totalPages, firstPage, total }} />
    </>
  );
}

function Row({ store, number }: { store: Page["stores"][number]; number: number }) {
  const { displayName, to, address, distance, directions } = store;
  return (
    <li className="line">
      <div className="mid stack-s wrap-anywhere">
        <h3>
          {number}. <Link to={to}>{displayName}</Link>
        </h3>
        <p>
          {address}
          {distance ? <b> {distance} away</b> : null}
        </p>
        <p className="row">
          <OpenNow {...store} />
          <Directions to={directions} of={displayName} />
        </p>
      </div>
    </li>
  );
}

/** Whether a store is open now, and until or from when. */
export const OpenNow = ({
  open,
  status,
  opens,
}: Pick<Page["stores"][number], "open" | "status" | "opens">) => (
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
