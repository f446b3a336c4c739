type Outcomes = Record<"returned" | "wornOut" | "missing" | "stillOut", number>;

/** "3 returned, 8 still out": what there is none of is left out. */
export const outcomeWords = ({ returned, wornOut, missing, stillOut }: Outcomes): string =>
  (
    [
      [returned, "returned"],
      [wornOut, "worn out"],
      [missing, "missing"],
      [stillOut, "still out"],
    ] as const
  )
    .flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []))
    .join(", ");
