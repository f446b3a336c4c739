import type { Call } from "../../../http/call";
import type { Part } from "./parts";
import type { Anomaly } from "./anomalies";

export type CheckCall = Pick<Call, "db" | "now" | "findPerson" | "site">;
/** What would become of a document at the live address. */
export interface Checked {
  /** Whether it would open a visit. */
  opens: boolean;
  title: string;
  text: string;
  parts: Part[];
  odd: Anomaly[];
  connections: { name: string; matches: boolean; why: string }[];
  sample?: { message: string; sentIn: string };
}
