/** What another person saved while this one had the form open. */
export interface Meanwhile {
  message: string;
  number: string;
  description: string;
  units: string[];
  days: { from?: string; until?: string };
  version: string;
}
