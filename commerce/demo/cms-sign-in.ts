import { paragraph, type ComponentPlan, type Site } from "./cms-plan";
import { EDGE_CASES } from "./edge-cases";
import { garmentPath, type GarmentSpec } from "../modules/media";

/** Who can be tried beside the accounts of every program, each with what they show. */
const edgePeople = (): string =>
  `<ul>${EDGE_CASES.map(({ uid, shows }) => `<li><b>${uid}</b>: ${shows}</li>`).join("")}</ul>`;

const RAILS: Record<Site, GarmentSpec[]> = {
  uniforms: [
    { type: "blouse", base: "ivory", view: "front" },
    { type: "rain", base: "silver", view: "front" },
    { type: "shirt", base: "sky", view: "front" },
    { type: "hivispolo", base: "yellow", accent: "navy", view: "front" },
  ],
  wholesale: [
    { type: "hivispolo", base: "orange", accent: "navy", view: "front" },
    { type: "rain", base: "khaki", view: "front" },
    { type: "shirt", base: "sky", view: "front" },
    { type: "apron", base: "black", view: "front" },
  ],
};

const INTROS: Record<Site, [title: string, content: string]> = {
  uniforms: [
    "Work clothes in your size",
    '<p>Cannot sign in? Call <a href="tel:1800160401">1800 160 401</a>, weekdays from 8 am to 6 pm in Melbourne.</p>',
  ],
  wholesale: [
    "Workwear for your shelves",
    '<p>Accounts and prices: call <a href="tel:1800160401">1800 160 401</a>, weekdays from 8 am to 6 pm in Melbourne.</p>',
  ],
};

const garment = (spec: GarmentSpec): ComponentPlan => {
  const file = garmentPath(spec);
  return {
    uid: `LoginRail-${file}`,
    page: "login",
    position: "LoginRail",
    typeCode: "SimpleBannerComponent",
    name: `On the rail: ${spec.type}`,
    fields: { media: { code: file, mime: "image/svg+xml", altText: "", url: `/medias/${file}` } },
  };
};

/** What stands beside the sign-in form: words, garments on a rail, and the people of the demo. */
export const signIn = (site: Site): ComponentPlan[] => [
  paragraph("DemoPeople", "login", "DemoPeople", "More people of the demo", edgePeople()),
  paragraph("LoginIntro", "login", "LeftContentSlot", ...INTROS[site]),
  ...RAILS[site].map(garment),
];
