import type { z } from "@hono/zod-openapi";
import type { Database, ReplicaRead } from "../database/connection";
import type { OccError } from "./errors";
import type { PageMemo } from "./page-memo";
import type { Person, Principal } from "./principal";
import type { Shape } from "./read-request";
import type { Upload } from "./read-upload";

/** The settings and services of one running API, for every call. */
export interface ApiServices {
  db: Database;
  /**
   * Runs a read whose answer may be some seconds old, on a replica if there is one. Who somebody is, what they may see
   * and what is cached are always read from `db`.
   */
  fromReplica: ReplicaRead;
  now: () => Date;
  demo: boolean;
  mediaBaseUrl: string;
  /** The base URL of a site of the shop, without a trailing slash, for links in emails. */
  storefrontUrl: (site: string) => string;
  authenticate: (authorization: string | undefined) => Promise<Principal>;
  findPerson: (customerId: string) => Promise<Person | undefined>;
  inUnits: (ofUnitOrBelow: Person, person: Person) => Promise<boolean>;
  /** The person with that customer id, if the caller is ordering for them now. */
  orderedFor: (caller: Person, customerId: string) => Promise<Person | undefined>;
  /** The customer for whom an agent acts. @throws OccError 403 where no agent may. */
  assisted: (agent: Person, customerId: string) => Promise<Person>;
  site: (uid: string) => Promise<Site | undefined>;
  /** Hashes a new password, at the cost of this shop. */
  hashPassword: (password: string) => Promise<string>;
  /** Notes in the change log what a rule of the program refused. */
  noteRefused: (
    call: Pick<Call, "db" | "now" | "about" | "principal" | "header">,
    error: OccError,
  ) => Promise<void>;
  /** The memo of reads that the calls of one page share; see page-memo.ts. */
  memo: PageMemo;
}

export interface Site {
  uid: string;
  name: string;
  theme: "default" | "wholesale";
  locale: string;
  languages: string[];
  currencies: string[];
}

export type Infer<S extends Shape | undefined> = S extends Shape ? z.infer<S> : Record<string, never>;

/** The argument of a handler. `db` is a transaction for every verb except GET. */
export interface Call<P = unknown, Q = unknown, B = unknown> extends ApiServices {
  baseSite: Site;
  params: P;
  query: Q;
  body: B;
  principal: Principal;
  /** The person the call is about: the `{userId}` of the path, else the caller. */
  about: Person;
  header: (name: string) => string | undefined;
  /** Sets a header of the answer of a read. The stored answer of a repeated write would not have it. */
  setHeader: (name: string, value: string) => void;
  /** The file that a call with `upload` was sent; for other calls an empty one. */
  upload: Upload;
  /** Reads a value once for all calls of one page; see page-memo.ts. */
  once: <T>(key: string, read: () => Promise<T>) => Promise<T>;
}

type PartOf<T> = T extends readonly (infer One)[]
  ? PartOf<One>[]
  : T extends object
    ? { [Name in keyof T]?: PartOf<T[Name]> }
    : T;

/** What a handler may answer: what the schema takes, a part of it, or a file. Checked by the compiler. */
export type Answered<A> = A extends z.ZodType
  ? z.input<A> | PartlyRead<PartOf<z.input<A>>> | Response
  : unknown;

export type Handler<P, Q, B, A = unknown> = (call: Call<P, Q, B>) => Promise<A>;

/** An answer that has only the selected properties, because the handler read no others. */
export class PartlyRead<T = unknown> {
  constructor(readonly answer: T) {}
}

/** The `fields` selection of a call's query as it was sent. */
export const fieldsOf = (query: unknown): string | undefined => (query as { fields?: string }).fields;
