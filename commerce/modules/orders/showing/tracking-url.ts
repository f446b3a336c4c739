/**
 * A carrier's page about a parcel. Undefined without a number, and for a template that is not https: the address
 * comes from a row, and the number from the warehouse.
 */
export function trackingUrlOf(
  template: string | null | undefined,
  trackingId: string | null,
): string | undefined {
  if (!template || !trackingId || !template.includes("{id}")) return undefined;
  const url = template.replaceAll("{id}", () => encodeURIComponent(trackingId));
  return URL.canParse(url) && new URL(url).protocol === "https:" ? url : undefined;
}
