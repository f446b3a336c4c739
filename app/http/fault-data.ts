/** What the error page is told besides its status. */
export interface FaultData {
  text: string;
  /** The correlation id that the logs have. */
  reference: string;
  /** Seconds. */
  retryAfter?: number;
  /** The posted form's fields, for one press that sends them again. */
  typed?: [string, string][];
}

/** @returns undefined for an error that carries something else. */
export function faultDataOf(data: unknown): FaultData | undefined {
  const known = data as Partial<FaultData> | null | undefined;
  return typeof known === "object" && typeof known?.text === "string" && typeof known.reference === "string"
    ? (known as FaultData)
    : undefined;
}
