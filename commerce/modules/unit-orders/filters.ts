import { invalid } from "../../http/errors";

export interface Filters {
  user: string;
  unit: string;
}

/**
 * The texts of `::user:…:unit:…`, each empty if it is left out.
 * @throws OccError 400 for a text of another form.
 */
export function readFilters(text: string): Filters {
  const [before = "", ...parts] = text.split(/:(user|unit):/);
  if (!/^:*$/.test(before)) throw invalid("filters", "Write filters as ::user:text:unit:text.");
  const found: Filters = { user: "", unit: "" };
  for (let at = 0; at < parts.length; at += 2) found[parts[at] as keyof Filters] = parts[at + 1]!.trim();
  return found;
}
