import type { Stage } from "../support/stage";
import type { Cast, Member } from "../matrix/cast";
import type { Plan } from "./plans";

/** An answer as the invariants read it. */
export interface Said {
  status: number;
  headers: Headers;
  text: string;
}

export const selfOf = (cast: Cast, { who }: Pick<Plan, "who">): Member | undefined =>
  who === "wearer" || who === "bankWearer" ? cast[who] : undefined;

export const read = async (response: Response): Promise<Said> => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
});

/** Sends a planned request to the API in this process, and takes back what it wrote. */
export async function send(stage: Stage, cast: Cast, plan: Plan) {
  const { method, address, headers, body } = plan;
  const request = new Request(`http://commerce.test${address}`, { method, headers, body });
  const token = plan.who === "forger" ? "x".repeat(43) : selfOf(cast, plan)?.token;
  if (token) request.headers.set("Authorization", `Bearer ${token}`);
  return stage.attempt(async () => read(await stage.api.fetch(request)));
}
