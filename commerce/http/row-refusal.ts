/** Why a row of another system is not applied, with what to do. Other rows of its file are not concerned. */
export class RowRefusal extends Error {
  /** @param field the column that is wrong; undefined for the row as a whole. */
  constructor(
    readonly field: string | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** What became of a row: what it says was done, or it was done before. */
export type RowState = "applied" | "same";
