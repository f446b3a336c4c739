import type { Answer } from "../support/api";

/**
 * An answer as the table writes it: the status, the error's type where the status says little, and a star
 * when the answer holds what only belongs to somebody else.
 */
export function written({ status, body }: Pick<Answer, "status" | "body">, tells: boolean): string {
  const type: unknown = status === 400 ? body?.errors?.[0]?.type : undefined;
  return `${status}${typeof type === "string" ? ` ${type.replace(/Error$/, "")}` : ""}${tells ? "*" : ""}`;
}

/** `404` for all three classes, or `200/404/404` in their order; `=` is a thing that the asker has too. */
export function byClass(answers: string[]): string {
  const told = answers.filter((answer) => answer !== "=");
  return new Set(told).size <= 1 ? (told[0] ?? "=") : answers.join("/");
}

/**
 * One cell: the answer that most roles get (the wearer's, when it is a draw), then the roles that get another.
 * Roles without an answer had nothing to ask for.
 */
export function byRole(answers: [role: string, answer: string | undefined][]): string {
  const told = answers.filter((pair): pair is [string, string] => pair[1] !== undefined);
  if (told.length === 0) return "–";
  const groups = new Map<string, string[]>();
  for (const [role, answer] of told) groups.set(answer, [...(groups.get(answer) ?? []), role]);
  const most = Math.max(...[...groups.values()].map((roles) => roles.length));
  const [usual, ...others] = [...groups].sort(
    ([, a], [, b]) => Number(b.length === most) - Number(a.length === most),
  );
  return [usual![0], ...others.map(([answer, roles]) => `${roles.join(", ")} ${answer}`)].join("; ");
}
