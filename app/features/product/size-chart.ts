/** Body measurements behind the sizes of one scale, in centimetres. */
export interface SizeChart {
  name: string;
  /** What each column of values measures. */
  measures: string[];
  rows: {
    size: string;
    /** The product's own size that the row is about, as its form sends it. */
    fit?: string;
    values: string[];
  }[];
}

/** How to use any of the tables. */
export const howToMeasure =
  "Measure your body in centimetres, over light clothing. If you are between two sizes, choose the larger.";
