import { useLocation } from "@remix-run/react";
import { ProductCard } from "~/features/product/product-card";
import { SearchBox } from "./search-form";
import { useShell } from "~/features/shell/use-shell";
import { Button } from "~/ui/button";
import { FilterChips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Pagination } from "~/ui/pagination";
import { Facets } from "./facets";
import { Nothing, shownWords } from "./found-words";
import { ListForm } from "./list-form";
import type { SearchData } from "./search-data";
import { Kept } from "./kept-fields";

/** The words above a list of results (spec 000 §9). */
export const searchTitle = (data: Pick<SearchData, "term" | "heading"> | undefined): string =>
  data?.heading ?? (data?.term ? `Results for ‘${data.term}’` : "Catalogue");

export function SearchPage({ data }: { data: SearchData }) {
  const { filters, facets, products, suggestion, term } = data;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <div className="wrap pt-6">
      <PhoneSearch term={term} />
      {/* Heard when a filter changes the list. */}
      <p className="vh" role="status">
        {shownWords(data)}.
      </p>
      <PageHeading title={searchTitle(data)} lead={shownWords(data)} actions={<SortForm data={data} />} />
      {suggestion ? (
        <Notice className="mb-5">
          We found nothing for ‘{term}’. These are results for{" "}
          <Link to={suggestion.to}>{suggestion.words}</Link>.
        </Notice>
      ) : null}
      <FilterChips filters={filters} clearTo={data.path} className="mb-5" />
      {facets.length === 0 && products.length === 0 ? (
        <Nothing term={term} popular={data.popular} filtered={filters.length > 0} />
      ) : (
        <div className={facets.length > 0 ? "split left" : undefined}>
          <Facets data={data} />
          {products.length === 0 ? (
            <Nothing term={term} popular={data.popular} filtered={filters.length > 0} />
          ) : (
            <div>
              <h2 className="vh">Products</h2>
              <ul className="grid">
                {products.map((product, index) => (
                  <ProductCard
                    key={product.code}
                    id={`product-${product.code}`}
                    product={product}
                    eager={index < 3}
                    quickAddFrom={product.purchasable ? here : undefined}
                  />
                ))}
              </ul>
              <Pagination
                className="mt-8"
                currentPage={data.currentPage}
                totalPages={data.totalPages}
                hrefFor={(page) => (page > 0 ? `${data.pageHref}&currentPage=${page}` : data.pageHref)}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Below 992 px the header has no room for its box, only for a link to this page, so the box stands here. The
 * wholesale header has its own at every width; the header of a punch-out visit has none at any.
 */
function PhoneSearch({ term }: { term?: string }) {
  const shell = useShell();
  if (shell?.theme === "wholesale" && !shell.punchOut) return null;
  return <SearchBox id="page-search" className={shell?.punchOut ? "here always" : "here"} term={term} />;
}

function SortForm({ data }: { data: SearchData }) {
  if (data.total < 2) return null;
  return (
    <ListForm data={data} className="row flex-nowrap sort">
      <label className="sm b" htmlFor="sort">
        Sort by
      </label>
      <Kept data={data} />
      {data.pairs.map((pair) => (
        <input key={pair} type="hidden" name="facet" value={pair} />
      ))}
      <select id="sort" name="sortCode" defaultValue={data.sort}>
        {data.sorts.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Button size="small">Sort</Button>
    </ListForm>
  );
}
