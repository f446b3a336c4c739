const DOING = { update: "Change", disable: "Disable", delete: "Delete", budget: "Budgets of" };

/**
 * The title of the page of one thing, and of the forms under its address: "User group Crew (KC-CREW)",
 * "Delete user group Crew (KC-CREW)". The kind is said because a limit may have the name of a group. It is made on the
 * server, because what a title needs is sent with every page.
 */
export const titleOfOne = (kind: string, title: string, doing?: keyof typeof DOING): string =>
  doing ? `${DOING[doing]} ${kind.toLowerCase()} ${title}` : `${kind} ${title}`;
