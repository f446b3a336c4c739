import type { SearchData } from "./search-data";

/** What a form of the page carries along. */
export function Kept({ data, sort }: { data: SearchData; sort?: boolean }) {
  return (
    <>
      {sort ? <input type="hidden" name="sortCode" value={data.sort} /> : null}
      {Object.entries(data.packs).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {data.pageSize ? <input type="hidden" name="pageSize" value={data.pageSize} /> : null}
    </>
  );
}
