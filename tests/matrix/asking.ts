import type { Answer } from "../support/api";
import type { Change, Stage } from "../support/stage";
import type { Cast, Member, Role, Thing, Things } from "./cast";
import type { Call, Filled } from "./requests";

/** What one question brought. */
export interface Outcome {
  answer: Answer;
  changes: Change[];
  /** Members who stand in the answer though the question did not name them, the asker left out. */
  told: Member[];
}

/** Members whom a text tells of though the question did not name them, the asker left out. */
export function toldOf(cast: Cast, self: Member | undefined, text: string, sent: string): Member[] {
  const names = (mark: string) => text.includes(mark) && !sent.includes(mark);
  return Object.values(cast).filter((member) => member.name !== self?.name && member.marks.some(names));
}

/** How somebody asks: with a token, on a site, from a punch-out visit. */
export interface Standing {
  self?: Member;
  token?: string;
  site: string;
  sid?: string;
}

export const standingOf = (cast: Cast, { self, site, visit }: Role): Standing => ({
  self: cast[self],
  site,
  token: visit ? cast[self].visitToken : cast[self].token,
  sid: visit ? cast[self].things.sid : undefined,
});

/** Asks a filled call and takes back what it wrote. */
export async function ask(
  stage: Stage,
  cast: Cast,
  { method }: Pick<Call, "method">,
  { path, query, body }: Filled,
  { self, token, site, sid }: Standing,
): Promise<Outcome> {
  const headers = sid ? { punchoutsid: sid } : undefined;
  const { result: answer, changes } = await stage.attempt(() =>
    stage.api.call(method, path, { token, site, headers, query, body }),
  );
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  const sent = decodeURIComponent(path) + JSON.stringify([query, body]);
  return { answer, changes, told: toldOf(cast, self, text, sent) };
}

/** Things that only say more about another thing, and so are never swapped alone. */
const PARTS: Thing[] = ["entryNumber", "bundleId", "choice", "sku"];

/** Another's things in the place of one's own: all of them at once, then each alone where there are several. */
export function swaps(used: Thing[]): { label: string; things: Thing[] }[] {
  if (used.length === 0) return [];
  const alone = used.filter((thing) => !PARTS.includes(thing));
  return [
    { label: "", things: used },
    ...(alone.length > 1 ? alone.map((thing) => ({ label: thing, things: [thing] })) : []),
  ];
}

/** One's own things with some of another's; undefined when the other has none of that kind. */
export function swapped(own: Things, others: Things, things: Thing[]): Things | undefined {
  if (things.some((thing) => others[thing] === undefined)) return undefined;
  return { ...own, ...Object.fromEntries(things.map((thing) => [thing, others[thing]])) };
}
