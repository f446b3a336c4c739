/** `low`: available, but not at once. `none`: not made or not available. */
type SizeState = "ok" | "low" | "none";

export type SizeOption = {
  size: string;
  /** Second measure, for example the leg. Left out when the style has only one. */
  length?: string;
  /** The submitted value: the code of the variant. */
  value: string;
  state: SizeState;
};

export type SizeGrid = {
  sizes: string[];
  rows: { length: string | undefined; cells: (SizeOption | undefined)[] }[];
};

/**
 * Rows are lengths and columns are sizes, in the order they first appear. A pair that is not made stays
 * empty.
 */
export function sizeGrid(options: readonly SizeOption[]): SizeGrid {
  const sizes = [...new Set(options.map((option) => option.size))];
  const lengths = [...new Set(options.map((option) => option.length))];
  const rows = lengths.map((length) => ({
    length,
    cells: sizes.map((size) => options.find((option) => option.size === size && option.length === length)),
  }));
  return { sizes, rows };
}

/** "82 Regular": both measures, so that a cell is clear on its own. */
export function sizeName(size: string, length: string | undefined): string {
  return length === undefined ? size : `${size} ${length}`;
}

/**
 * Lengths with the same sizes share one table. A length with its own sizes (long legs are 74, 79, 84; regular
 * ones 72, 77, 82) has its own table; otherwise half of every row would be struck through.
 */
export function sizeBlocks(options: readonly SizeOption[]): SizeOption[][] {
  let blocks: { lengths: Set<string | undefined>; sizes: Set<string> }[] = [];
  for (const length of new Set(options.map((option) => option.length))) {
    const sizes = new Set(options.filter((option) => option.length === length).map((option) => option.size));
    const joined = blocks.filter((block) => [...sizes].some((size) => block.sizes.has(size)));
    blocks = [
      ...blocks.filter((block) => !joined.includes(block)),
      {
        lengths: new Set([...joined.flatMap((block) => [...block.lengths]), length]),
        sizes: new Set([...joined.flatMap((block) => [...block.sizes]), ...sizes]),
      },
    ];
  }
  const place = (block: (typeof blocks)[number]) =>
    options.findIndex((option) => block.lengths.has(option.length));
  return blocks
    .sort((a, b) => place(a) - place(b))
    .map((block) => options.filter((option) => block.lengths.has(option.length)));
}
