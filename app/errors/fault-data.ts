/** The data of an error page besides its status. */
export interface FaultData {
  text: string;
  /** The correlation id, as in the logs. */
  reference: string;
  /** Seconds. */
  retryAfter?: number;
  /** The fields of the posted form, for the Try again button. */
  typed?: [string, string][];
}

/** @returns undefined for an error with other data. */
export function faultDataOf(data: unknown): FaultData | undefined {
  const known = data as Partial<FaultData> | null | undefined;
  return typeof known === "object" && typeof known?.text === "string" && typeof known.reference === "string"
    ? (known as FaultData)
    : undefined;
}
