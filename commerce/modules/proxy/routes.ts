import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { showProxy, startProxy, stopProxy } from "./change";
import { ProxyPeopleSchema, ProxySchema, StartBody } from "./contract";
import { proxyPeople } from "./people";

const path = "/orgUsers/{userId}/proxy";
const own = { tag: "Proxy orders", who: "person", needs: "order-for-others" } as const;

/** Ordering for somebody else (spec 001 §§1, 4, contract §21.1, docs/decisions/0048). */
export function proxyRoutes(api: Registrar): void {
  api.call(
    { ...own, method: "get", path, summary: "Whom the caller orders for", answer: ProxySchema },
    showProxy,
  );
  api.call(
    {
      ...own,
      method: "post",
      path,
      summary: "Begins to order for somebody; from then on calls with the `proxyuserid` header are for them",
      body: StartBody,
      answer: ProxySchema,
    },
    (call) => startProxy(call, call.body.uid),
  );
  api.call(
    {
      ...own,
      method: "delete",
      path,
      summary: "Ends the ordering for somebody; their cart stays as it is",
      answer: ProxySchema,
    },
    stopProxy,
  );
  api.call(
    {
      ...own,
      method: "get",
      path: `${path}/people`,
      summary: "The people whom the caller may order for",
      query: pageQuery.extend({
        searchText: z.string().max(200).optional(),
        unit: z.string().max(60).optional(),
      }),
      answer: ProxyPeopleSchema,
    },
    (call) => proxyPeople(call, call.query),
  );
}
