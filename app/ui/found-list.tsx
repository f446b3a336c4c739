import { ListFilters, type ListFiltersProps } from "./list-filters";
import { Table, type TableProps } from "./table";

type Props<Row> = Omit<TableProps<Row>, "rows"> &
  Pick<ListFiltersProps, "path" | "searchHint"> & {
    /** As `listView` makes it. */
    data: Pick<ListFiltersProps, "values" | "showing" | "active" | "mistakes"> & { rows: readonly Row[] };
    filters?: ListFiltersProps["filters"];
    /** In place of rows, where the filters find none. */
    none: string;
  };

/** A list as its filters find it: they stand above its rows. */
export function FoundList<Row>({ data, path, searchHint, filters = [], none, ...table }: Props<Row>) {
  const { values, showing, active, mistakes, rows } = data;
  return (
    <div className="card list">
      <ListFilters {...{ path, values, searchHint, showing, active, mistakes, filters }} />
      {rows.length === 0 ? <p className="pad">{none}</p> : <Table {...table} rows={rows} />}
    </div>
  );
}
