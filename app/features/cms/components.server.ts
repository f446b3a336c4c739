import { sanitise } from "./sanitise.server";

/** A CMS page as far as the storefront reads it (contract §4). */
export interface CmsPage {
  uid: string;
  title?: string;
  contentSlots: { contentSlot: { position: string; components: { component: CmsComponent[] } }[] };
}

export interface CmsComponent {
  uid: string;
  typeCode: string;
  [field: string]: unknown;
}

export interface CmsLink {
  url: string;
  name: string;
  description?: string;
  audience?: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The components at a position, in their order; an absent slot is empty. */
export function findSlot(page: CmsPage | undefined, position: string): CmsComponent[] {
  const slots = page?.contentSlots.contentSlot ?? [];
  return slots.filter((slot) => slot.position === position).flatMap((slot) => slot.components.component);
}

/** The links of a slot. A link that is neither a path of this shop nor http(s) is dropped. */
export function links(page: CmsPage | undefined, position: string): CmsLink[] {
  return findSlot(page, position)
    .map((component) => ({
      url: textOf(component["url"] ?? component["urlLink"]),
      name: textOf(component["linkName"] ?? component["title"]),
      description: textOf(component["description"]) || undefined,
      audience: textOf(component["audience"]) || undefined,
    }))
    .filter((link) => link.name !== "" && /^(\/(?!\/)|https?:\/\/)/.test(link.url));
}

export interface CmsBanner {
  severity: "system" | "general" | "warning";
  html: string;
}

/** Banners of a slot with their HTML made safe (spec 000 §8). */
export function paragraphs(page: CmsPage | undefined, position: string): CmsBanner[] {
  return findSlot(page, position).map((component) => {
    const severity = textOf(component["errorSeverity"]);
    return {
      severity: severity === "warning" || severity === "system" ? severity : "general",
      html: sanitise(textOf(component["content"])),
    };
  });
}
