import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { UnknownChoice } from "~/ui/unknown-choice";
import { FinderForm } from "./finder-form.server";
import { countryPath, finderPath, viewAllPath } from "~/paths";
import { StoreCounts, StoreList } from "./store-list.server";
import type { countsOf, foundView, readStores } from "./stores.server";

type Counts = SerializeFrom<typeof countsOf>;
type Page = SerializeFrom<typeof readStores>;

type FrameProps = { title: string; quiet?: string; lead?: ReactNode; top?: true; children: ReactNode };

/** A page of the store finder. */
function StorePageFrame({ title, quiet, lead, top, children }: FrameProps) {
  const trail = [{ label: "Home", to: "/" }, ...(top ? [] : [{ label: "Find a store", to: finderPath }])];
  return (
    <>
      <Breadcrumb trail={trail} current={title} />
      <div className="wrap pt-2">
        <PageHeading title={title} quiet={quiet} lead={lead} />
        {children}
      </div>
    </>
  );
}

const toAll = (
  <p className="mb-5">
    <ActionLink to={viewAllPath}>View all stores</ActionLink>
  </p>
);

/** Where a search begins. */
export function FinderPage({ data: { counts } }: { data: { counts: Counts } }) {
  return (
    <StorePageFrame
      top
      title="Find a store"
      lead="Fitting rooms to try sizes on, and counters to collect orders and hand returns in."
    >
      <FinderForm countries={counts} />
      {counts.length === 0 ? <EmptyState title="No stores found." icon="search" /> : toAll}
      <StoreCounts counts={counts} />
    </StorePageFrame>
  );
}

/** What a search found. */
export function FoundPage({ data }: { data: SerializeFrom<typeof foundView> }) {
  const { searched, counts, page, wider } = data;
  return (
    <StorePageFrame title="Stores near you">
      <FinderForm searched={searched} countries={counts} />
      {searched.isUnknown ? <UnknownChoice of="Within" /> : null}
      {page ? <Found data={data} page={page} /> : null}
      {page ? null : <Notice kind="warn">Enter a postal code, town or address.</Notice>}
      {page?.total === 0 ? (
        <EmptyState
          title="No stores found."
          icon="search"
          action={wider ? <ButtonLink to={wider.to}>Look within {wider.km} km</ButtonLink> : undefined}
        >
          {searched.query && !page.locationText
            ? "We do not know this place. Check the spelling, or enter the postal code or a larger town nearby."
            : `There is none within ${searched.radius} km.`}
        </EmptyState>
      ) : null}
      <div className="mt-5">{toAll}</div>
    </StorePageFrame>
  );
}

type Found = SerializeFrom<typeof foundView>;

function Found({ data, page }: { data: Found; page: NonNullable<Found["page"]> }) {
  const { query, radius } = data.searched;
  if (page.total === 0) return null;
  return (
    <>
      <h2 className="mb-2 wrap-anywhere">
        {counted(page.total, "store")} within {radius} km of {query ? `‘${query}’` : "your location"}
      </h2>
      {page.locationText ? (
        <p className="mut mb-5 wrap-anywhere">
          We looked near {page.locationText}. Distances are in a straight line.
        </p>
      ) : null}
      <StoreList page={page} />
    </>
  );
}

/** Every store. */
export function AllStoresPage({ data: { counts, page } }: { data: { counts: Counts; page: Page } }) {
  return (
    <StorePageFrame title="All stores" lead={`${counted(page.total, "store")}, by name.`}>
      <Chips
        label="Country"
        className="mb-5"
        items={counts.map(({ isoCode, name, count }) => ({ label: name, to: countryPath(isoCode), count }))}
      />
      {page.total === 0 ? (
        <EmptyState title="No stores found." icon="search" />
      ) : (
        <>
          <h2 className="vh">Stores</h2>
          <StoreList page={page} />
        </>
      )}
    </StorePageFrame>
  );
}

interface CountryData {
  country: Counts[number];
  region?: Counts[number]["storeCountDataList"][number];
  page: Page;
}

/** The stores of a country or region. */
export function CountryPage({ data }: { data: CountryData }) {
  const { country, region, page } = data;
  const all = { label: "All", to: countryPath(country.isoCode), count: country.count, current: !region };
  return (
    <StorePageFrame
      title={region?.name ?? country.name}
      quiet={region && country.name}
      lead={`${counted(page.total, "store")}, by name.`}
    >
      <Chips
        label="Region"
        className="mb-5"
        items={[
          all,
          ...country.storeCountDataList.map(({ isoCode, name, count }) => ({
            label: name,
            to: countryPath(country.isoCode, isoCode),
            count,
            current: isoCode === region?.isoCode,
          })),
        ]}
      />
      <h2 className="vh">Stores</h2>
      <StoreList page={page} />
    </StorePageFrame>
  );
}
