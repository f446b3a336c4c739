/** The page's own address with some of its query changed; the rest stays chosen. */
export function queryWith(search: URLSearchParams, changes: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return `?${query.toString()}`;
}
