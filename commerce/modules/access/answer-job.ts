import type { Database } from "../../database/connection";

export interface AnswerJob {
  db: Database;
  now: () => Date;
  storefrontUrl: (site: string) => string;
}
