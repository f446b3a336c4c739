/** A component as the demo writes it: where it stands, its type, and the type's own fields. */
export interface ComponentPlan {
  uid: string;
  /** A page's uid, or `*` for the slots that every page shares. */
  page: string;
  position: string;
  typeCode: string;
  flexType?: string;
  name: string;
  fields: Record<string, unknown>;
}

export type Site = "uniforms" | "wholesale";

/** A link in one of the slots that every page shares. */
export const link = (
  uid: string,
  position: string,
  linkName: string,
  url: string,
  more: Record<string, unknown> = {},
) => ({
  uid,
  page: "*",
  position,
  typeCode: "CMSLinkComponent",
  name: linkName,
  fields: { linkName, url, target: "false", external: "false", ...more },
});

/** A titled text on one page. */
export const paragraph = (
  uid: string,
  page: string,
  position: string,
  title: string,
  content: string,
): ComponentPlan => ({
  uid,
  page,
  position,
  typeCode: "CMSParagraphComponent",
  name: title,
  fields: { title, content },
});

/** A component of the project's own type. */
export const flex = (
  uid: string,
  flexType: string,
  page: string,
  position: string,
  name: string,
  fields: Record<string, unknown>,
) => ({
  uid,
  page,
  position,
  typeCode: "CMSFlexComponent",
  flexType,
  name,
  fields,
});
