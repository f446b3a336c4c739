import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";

/** A path asked with another verb: 405 with the verbs it has, which OPTIONS is told without a refusal (§22.15). */
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
