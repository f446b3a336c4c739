/** A component of the demo: its position, its type, and the fields of the type. */
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

/** A link in a shared slot. */
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

/** What stands above the text of one page, in one of three severities (spec 000 §8). */
export const banner = (
  uid: string,
  page: string,
  errorSeverity: "warning" | "general" | "system",
  content: string,
): ComponentPlan => ({
  uid,
  page,
  position: "PageBanners",
  typeCode: "CMSParagraphComponent",
  name: `Banner ${uid}`,
  fields: { errorSeverity, content },
});

/** A component of a type that only this project has. */
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

/** A component that only some people see. */
export const shownTo = (
  audience: Record<string, readonly string[]>,
  { fields, ...component }: ComponentPlan,
): ComponentPlan => ({ ...component, fields: { ...fields, shownTo: audience } });
