import type { paths } from "./occ";

/** The JSON body of a call's successful response, for view functions that take it. */
export type ResponseOf<Method extends "get" | "post" | "put" | "patch", Path extends keyof paths> =
  paths[Path] extends Record<Method, { responses: infer Responses }> ? BodyOf<Responses> : never;

type BodyOf<Responses> = Responses extends { 200: { content: { "application/json": infer Body } } }
  ? Body
  : Responses extends { 201: { content: { "application/json": infer Body } } }
    ? Body
    : never;

/** The JSON body that a call is sent. */
export type SentTo<Method extends "post" | "put" | "patch", Path extends keyof paths> =
  paths[Path] extends Record<Method, { requestBody?: { content: { "application/json": infer Body } } }>
    ? Body
    : never;
