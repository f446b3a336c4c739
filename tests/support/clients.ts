import { addClient, type NewClient } from "../../commerce/modules/oauth";
import type { TestApi } from "./api";
import { PASSWORD } from "./settings";

/** Registers a client; gives what it sends to show who it is. */
export async function register(
  api: TestApi,
  clientId: string,
  details: NewClient & { kind?: "public" | "confidential" } = {},
): Promise<Record<string, string>> {
  const { kind = "confidential", ...rest } = details;
  const secret = await addClient(api.db, clientId, kind, rest, api.now());
  return { client_id: clientId, ...(secret ? { client_secret: secret } : {}) };
}

/** The grants that a test asks for as some client. */
export const grantsAs = (api: TestApi) => ({
  password: (client: Record<string, string>, username: string, more = {}) =>
    api.oauth("token", { grant_type: "password", username, password: PASSWORD, ...client, ...more }),
  refresh: (client: Record<string, string>, token: string, more = {}) =>
    api.oauth("token", { grant_type: "refresh_token", refresh_token: token, ...client, ...more }),
  own: (client: Record<string, string>, more = {}) =>
    api.oauth("token", { grant_type: "client_credentials", ...client, ...more }),
});
