/** The word for a business unit over a column or beside a value: the wholesale site says store (spec 001 §6). */
export const unitLabel = (site: string): "Store" | "Unit" => (site === "wholesale" ? "Store" : "Unit");

/** The same where there is room. */
export const unitWord = (site: string): "Store" | "Business unit" =>
  site === "wholesale" ? "Store" : "Business unit";

/** The same beside a number: "3 units", "3 stores". */
export const unitNoun = (site: string): "store" | "unit" => (site === "wholesale" ? "store" : "unit");
