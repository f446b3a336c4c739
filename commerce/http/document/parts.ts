import type { Capability } from "../policy";

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  "x-kitroom-capability"?: Capability;
  "x-kitroom-client"?: true;
  parameters?: Parameter[];
  security?: { oauth: string[] }[];
  requestBody?: { content: Record<string, { schema?: Schema; example?: unknown }> };
  responses: Record<string, Answer>;
}
export interface Answer {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
}
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: unknown[];
}
