import { nearestOf } from "../http/nearest-of";

/** " Did you mean HL-WST?" for a text that is nearly one of these; else nothing. */
export function nearest(text: string, among: Iterable<string>): string {
  const name = nearestOf(text, among);
  return name === undefined ? "" : ` Did you mean ${name}?`;
}
