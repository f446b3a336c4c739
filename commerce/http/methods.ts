import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";

/** Answers another verb with 405 and the verbs of the path; OPTIONS gets them without an error (§22.15). */
export const knownVerbs = (app: OpenAPIHono): MiddlewareHandler =>
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.header("Allow", [...methods, "OPTIONS"].sort().join(", "));
      if (c.req.method === "OPTIONS") return c.body(null, 204);
      const message = `Request method '${c.req.method}' not supported`;
      return c.json({ errors: [{ type: "HttpRequestMethodNotSupportedError", message }] }, 405);
    },
  });
