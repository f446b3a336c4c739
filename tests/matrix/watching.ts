import type { TestApi } from "../support/api";
import { BASE, CALLS, type Call } from "./requests";

/** A call of the API as a page made it, and what it was answered. */
export interface Asked {
  call: Call;
  /** The bearer token that it carried. */
  token?: string;
  /** What stood in the place of `{userId}`; empty for the person of the token. */
  userId?: string;
  status: number;
}

const CALL_BY_NAME = new Map(CALLS.map((call) => [`${call.method} ${call.path}`, call]));

/** Addresses of calls with the most words that are not names first, so that a word is found before a name. */
const ADDRESSES = CALLS.map((call) => ({
  call,
  names: [...call.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!),
  pattern: new RegExp(`^${call.path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "([^/]+)")}$`),
})).sort((a, b) => a.names.length - b.names.length);

const bearerOf = (authorization: string | null | undefined) => authorization?.replace(/^Bearer /, "");
const personOf = (userId: string | undefined) => (userId === "current" ? undefined : userId);

/** A request to the API as one of its calls; undefined for the authorization server and pictures. */
function findCall(method: string, url: string): { call: Call; userId?: string } | undefined {
  const path = new URL(url).pathname.replace(/^\/occ\/v2\/[^/]+/, BASE);
  if (!path.startsWith(BASE)) return undefined;
  const below = path.slice(BASE.length);
  for (const { call, names, pattern } of ADDRESSES) {
    const values = call.method === method ? pattern.exec(below) : null;
    if (values) return { call, userId: values[names.indexOf("userId") + 1] };
  }
  throw new Error(`no call of the document is ${method} ${below}`);
}

export interface Watch {
  api: TestApi;
  /** The calls since it was last asked, once all are answered: a page that is refused does not wait for its others. */
  take: () => Promise<Asked[]>;
}

/** An API that notes the calls that are made of it, for pages that are opened one after the other. */
export function watched(api: TestApi): Watch {
  let asked: Asked[] = [];
  let open: Promise<unknown>[] = [];
  const noted = <Answer extends { status: number }>(
    call: Omit<Asked, "status"> | undefined,
    answer: Promise<Answer>,
  ) => {
    const note = ({ status }: Answer) => void (call && asked.push({ ...call, status }));
    open.push(answer.then(note, () => undefined));
    return answer;
  };
  return {
    api: {
      ...api,
      read(read, trace) {
        const path = read.path.replace(/^\/(users|orgUsers)\/current(?=\/|$)/, "/$1/{userId}");
        const call = CALL_BY_NAME.get(`${read.method} ${path}`);
        if (!call) throw new Error(`no call of the document is ${read.method} ${path}`);
        const userId = personOf(read.params["userId"]);
        return noted({ call, token: bearerOf(read.headers["authorization"]), userId }, api.read(read, trace));
      },
      fetch(request) {
        const found = findCall(request.method, request.url);
        const token = bearerOf(request.headers.get("authorization"));
        const call = found && { call: found.call, token, userId: personOf(found.userId) };
        return noted(call, api.fetch(request));
      },
    },
    async take() {
      await Promise.all(open);
      const taken = asked;
      [asked, open] = [[], []];
      return taken;
    },
  };
}
