import { useWholesale } from "~/features/shell/use-shell";
import { Panel } from "~/ui/panel";
import { type GlobalSearchData, GlobalSearchField, globalSearchPanel, viewAll } from "./global-search";
import { GlobalSearchFound } from "./global-search-found";
import { shortestTerm } from "./global-search-path";

/** The global search (900 px) as a page. */
export function GlobalSearchPage({ data }: { data: GlobalSearchData }) {
  return (
    <Panel {...globalSearchPanel} footer={viewAll(data)}>
      <GlobalSearchField id="global-search" term={data.term} shortest={shortestTerm(useWholesale())} />
      <GlobalSearchFound form="global-search" data={data} />
    </Panel>
  );
}
