import type { Context } from "hono";
import { readBody, isForm } from "./read-request";
import { readRows, readUpload } from "./read-upload";
import type { Sent } from "./input";

/** What an HTTP request sent. */
export const sentBy = (c: Context): Sent => ({
  method: c.req.method,
  path: c.req.path,
  params: c.req.param(),
  query: Object.fromEntries(new URL(c.req.url).searchParams),
  header: (name) => c.req.header(name),
  body: async (most) => (c.req.method === "GET" || c.req.method === "HEAD" ? {} : readBody(c, most)),
  upload: (most) => readUpload(c.req.raw, most),
  rows: (most) => readRows(c.req.raw, most),
  form: isForm(c),
  setHeader: (name, value) => c.header(name, value),
});
