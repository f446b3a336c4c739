/** `low`: can be had, but not at once. `none`: not made, or not to be had. */
export type SizeState = "ok" | "low" | "none";

export type SizeOption = {
  size: string;
  /** Second measure, for example the leg. Left out when the style has only one. */
  length?: string;
  /** What is sent: the code of the variant. */
  value: string;
  state: SizeState;
};

export type SizeGrid = {
  sizes: string[];
  rows: { length: string | undefined; cells: (SizeOption | undefined)[] }[];
};

/** Rows are lengths and columns sizes, in the order they first appear; a pair nobody makes stays empty. */
export function sizeGrid(options: readonly SizeOption[]): SizeGrid {
  const sizes = [...new Set(options.map((option) => option.size))];
  const lengths = [...new Set(options.map((option) => option.length))];
  const rows = lengths.map((length) => ({
    length,
    cells: sizes.map((size) => options.find((option) => option.size === size && option.length === length)),
  }));
  return { sizes, rows };
}

/** "82 Regular": both measures, so that a cell makes sense alone. */
export function sizeName(size: string, length: string | undefined): string {
  return length === undefined ? size : `${size} ${length}`;
}
