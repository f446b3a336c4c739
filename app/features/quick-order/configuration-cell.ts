/** What was chosen or typed for one line, as the API words it. */
export interface Info {
  configurationLabel: string;
  configurationValue: string;
}

/** Characters of a cell; what goods are made with is shorter by far. */
export const MOST_CELL = 4000;

/** A part that would be read as two stands in quotation marks, as in a CSV file (RFC 4180). */
const written = (part: string): string => (/[;"]/.test(part) ? `"${part.replaceAll('"', '""')}"` : part);

/** What was configured, in one cell: "Logo: No logo; Name to embroider: Aroha". */
export const configurationCell = (infos: readonly Info[] = []): string =>
  infos
    .filter(({ configurationValue }) => configurationValue !== "")
    .map(({ configurationLabel, configurationValue }) =>
      written(`${configurationLabel}: ${configurationValue}`),
    )
    .join("; ");

/** The parts of a cell between semicolons, without the quotation marks around them. */
const partsOf = (cell: string): string[] =>
  [...cell.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^;]*))(?:;|$)/gy)]
    .map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter((part) => part !== "");

/** A cell as it was written; undefined if a part of it has no label. */
export function infosIn(cell: string): Info[] | undefined {
  const infos = partsOf(cell).map((part): Info | undefined => {
    const [label = "", ...rest] = part.split(":");
    const info = { configurationLabel: label.trim(), configurationValue: rest.join(":").trim() };
    return rest.length > 0 && info.configurationLabel !== "" ? info : undefined;
  });
  return infos.every((info) => info !== undefined) ? infos : undefined;
}
