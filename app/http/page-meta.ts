import type { MetaDescriptor } from "@remix-run/node";

interface MetaMatches {
  matches: readonly { id: string; data?: unknown }[];
}

/**
 * The title of a page. Without scripts a refused form comes back as a new page, so its title starts with
 * "Error: ". The root loader knows this, because it runs after the action.
 * @param refused says it of a GET form, which only its own loader knows.
 */
export function pageMeta({ matches }: MetaMatches, title: string, refused = false): MetaDescriptor[] {
  const root = matches.find((match) => match.id === "root")?.data as { refused?: boolean } | undefined;
  return [{ title: `${refused || root?.refused ? "Error: " : ""}${title} | Kitroom` }];
}

const DOING = { update: "Change", disable: "Disable", delete: "Delete", budget: "Budgets of" };

/**
 * The title of the page of one thing, and of the forms under its address: "User group Crew (KC-CREW)",
 * "Delete user group Crew (KC-CREW)". The kind is said because a limit may have the name of a group.
 */
export function titleOfOne(kind: string, one?: { title: string; doing?: keyof typeof DOING }): string {
  if (!one) return kind;
  return one.doing ? `${DOING[one.doing]} ${kind.toLowerCase()} ${one.title}` : `${kind} ${one.title}`;
}
