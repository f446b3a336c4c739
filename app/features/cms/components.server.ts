import { type Listed, listOf } from "~/commerce/list-of.server";
import { sanitise } from "./sanitise.server";

/** A CMS page as far as the storefront reads it (contract §4). */
export interface CmsPage {
  uid: string;
  title?: string;
  robotTag?: string;
  contentSlots?: { contentSlot?: Listed<CmsSlot> } | null;
}

interface CmsSlot {
  position: string;
  components?: { component?: Listed<CmsComponent> } | null;
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
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The components at a position, in their order; an absent slot is empty. */
export function findSlot(page: CmsPage | undefined, position: string): CmsComponent[] {
  return listOf(page?.contentSlots?.contentSlot)
    .filter((slot) => slot.position === position)
    .flatMap((slot) => listOf(slot.components?.component));
}

/** The links of a slot. A link that is neither a path of this shop nor http(s) is dropped. */
export function links(page: CmsPage | undefined, position: string): CmsLink[] {
  return findSlot(page, position)
    .map((component) => ({
      url: textOf(component["url"] ?? component["urlLink"]),
      name: textOf(component["linkName"] ?? component["title"]),
      description: textOf(component["description"]) || undefined,
    }))
    .filter((link) => link.name !== "" && /^(\/(?!\/)|https?:\/\/)/.test(link.url));
}

/** The gravest first. */
const severities = ["warning", "general", "system"] as const;

export interface CmsBanner {
  severity: (typeof severities)[number];
  html: string;
}

/** Banners of a slot, the gravest first, with their HTML made safe (spec 000 §8). */
export function paragraphs(page: CmsPage | undefined, position: string): CmsBanner[] {
  const banners = findSlot(page, position).map((component) => ({
    severity: severities.find((severity) => severity === component["errorSeverity"]) ?? "general",
    html: sanitise(textOf(component["content"])),
  }));
  const rank = ({ severity }: CmsBanner) => severities.indexOf(severity);
  return banners.sort((a, b) => rank(a) - rank(b));
}
