import type { Registrar } from "../../http/registrar";
import { choose, preferencesOf } from "./choose";
import { PreferencesBody, PreferencesSchema } from "./contract";

const own = { tag: "Notices", who: "person", path: "/users/{userId}/notificationpreferences" } as const;

/** How a person wants to be told of what (contract §12). */
export function preferenceRoutes(api: Registrar): void {
  api.call(
    {
      ...own,
      method: "get",
      summary: "The ways to tell the person of each topic, beside the notice in the shop",
      answer: PreferencesSchema,
    },
    (call) => Promise.resolve(preferencesOf(call)),
  );
  api.call(
    {
      ...own,
      method: "patch",
      summary: "Chooses ways; those that are not sent stay",
      body: PreferencesBody,
    },
    ({ body, ...call }) => choose(call, body),
  );
}
