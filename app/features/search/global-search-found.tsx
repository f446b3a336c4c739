import type { RefObject } from "react";
import { CardPrices } from "~/features/product/product-card";
import { Chips } from "~/ui/chips";
import { CodeLabel } from "~/ui/code-label";
import { FaultNotice } from "~/errors/fault-notice";
import { Link } from "~/ui/link";
import { LinkButton } from "~/ui/link-button";
import { Pagination, type PaginationProps } from "~/ui/pagination";
import { Picture } from "~/ui/picture";
import { Nothing, shownWords, zeroWords } from "./found-words";
import type { GlobalSearchData } from "./global-search";
import { globalSearchPath, resultsPath } from "./global-search-path";

type Found = NonNullable<GlobalSearchData["found"]>;

interface FoundProps {
  /** Of the field's form. */
  form: string;
  data: GlobalSearchData | undefined;
  busy?: boolean;
  /** Receives focus after the results page changed in place. */
  heading?: RefObject<HTMLHeadingElement>;
  /** Turns the page in place; by itself a page is a link. */
  onPage?: PaginationProps["onPage"];
}

/**
 * What the global search found. The live region exists from the start, or screen readers do not announce it.
 */
export function GlobalSearchFound({ form, data, busy, heading, onPage }: FoundProps) {
  const { term = "", found, categories, fault } = data ?? {};
  return (
    <div aria-busy={busy}>
      <p className="vh" role="status">
        {found ? `${found.total > 0 ? shownWords(found) : zeroWords(term)}.` : null}
      </p>
      {fault ? (
        <FaultNotice fault={fault}>
          <LinkButton form={form}>Try again</LinkButton>
        </FaultNotice>
      ) : null}
      {categories ? <Categories categories={categories} /> : null}
      {found?.total === 0 ? <Nothing term={term} popular={found.popular} /> : null}
      {found && found.total > 0 ? (
        <div className="stack-l">
          <Suggestions terms={found.suggestions} />
          <section aria-labelledby={`${form}-results`}>
            <h2 id={`${form}-results`} tabIndex={-1} ref={heading}>
              {found.total === 1 ? "Top Result" : "Top results"}
            </h2>
            <p className="sm mut mt-1">{shownWords(found)}</p>
            <ul>
              {found.results.map((result, index) => (
                <Result key={`${result.to} ${index}`} result={result} eager={index < 3} />
              ))}
            </ul>
            <Pagination
              className="mt-6"
              label="Pages of results"
              currentPage={data?.currentPage ?? 0}
              totalPages={found.totalPages}
              hrefFor={(page) => globalSearchPath(term, page)}
              onPage={onPage}
            />
          </section>
        </div>
      ) : null}
    </div>
  );
}

/** A way to begin, before there is a term. */
function Categories({ categories }: { categories: NonNullable<GlobalSearchData["categories"]> }) {
  if (categories.length === 0) return null;
  return (
    <>
      <p className="eyebrow">Categories</p>
      <Chips
        label="Categories"
        className="mt-2"
        items={categories.map(({ name, to }) => ({ label: name, to }))}
      />
    </>
  );
}

function Suggestions({ terms }: { terms: string[] }) {
  if (terms.length === 0) return null;
  return (
    <div>
      <h2>Top suggestions</h2>
      <Chips
        label="Top suggestions"
        className="mt-2"
        items={terms.map((term) => ({ label: term, to: resultsPath(term) }))}
      />
    </div>
  );
}

/** A product with its picture, code and price; a page of the shop with its words. */
function Result({ result, eager }: { result: Found["results"][number]; eager: boolean }) {
  const { title, description, to, picture, product } = result;
  return (
    <li className="line">
      {product || picture ? (
        <Picture src={picture} alt="" width={78} height={98} className="th small" eager={eager} />
      ) : null}
      <div className="mid stack-s">
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        {description ? <p className="sm mut">{description}</p> : null}
        {product ? (
          <div className="row">
            <CodeLabel code={product.code} />
            <CardPrices product={product} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
