/** The rows with the same key, by a function of the key; none for a key that no row has. */
export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const all = new Map<Key, Row[]>();
  for (const row of rows) {
    const its = all.get(keyOf(row));
    if (its) its.push(row);
    else all.set(keyOf(row), [row]);
  }
  return (key) => all.get(key) ?? [];
}
