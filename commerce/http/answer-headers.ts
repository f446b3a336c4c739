import type { Context } from "hono";

/** The total of a list, for HEAD requests (contract §1.2). */
export function setTotal(c: Context, answer: unknown): void {
  const total = (answer as { pagination?: { totalResults?: number } } | undefined)?.pagination?.totalResults;
  if (total !== undefined) c.header("X-Total-Count", String(total));
}

/** The URL of a created resource. A repeated write returns it too, if its stored answer has the code. */
export function setLocation(c: Context, property: string, answer: unknown): void {
  const name = (answer as Record<string, unknown> | undefined)?.[property];
  if (typeof name === "string") c.header("Location", `${c.req.path}/${encodeURIComponent(name)}`);
}
