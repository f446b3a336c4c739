import type { ConfigurationModel, configurationModels, Money } from "../modules/configurators/tables";
import { toNzd } from "./value-adds";

/** Cents ex GST in both currencies of the demo. */
const costs = (aud: number): Money => ({ AUD: aud, NZD: toNzd(aud) });

const LOGOS = ["ONE", "FULL", "WEB"];

/** Logo, placement, thread and name, as wholesale buyers have garments decorated. */
const DECORATION: ConfigurationModel = {
  groups: [
    {
      id: "LOGO",
      name: "Logo",
      description: "Your artwork is on file with your uniform desk.",
      attributes: [
        {
          key: "LOGO",
          name: "Logo",
          type: "RADIO_BUTTON",
          required: true,
          values: [
            { key: "NONE", name: "No logo", none: true },
            { key: "ONE", name: "Store logo, one colour", cents: costs(450), leadDays: 5 },
            { key: "FULL", name: "Store logo, full colour", cents: costs(700), leadDays: 5 },
            { key: "WEB", name: "Store logo and web address", cents: costs(850), leadDays: 5 },
          ],
        },
        {
          key: "METHOD",
          name: "Method",
          type: "DROPDOWN",
          required: true,
          shownIf: [{ attribute: "LOGO", values: LOGOS }],
          values: [
            { key: "EMBROIDERY", name: "Embroidery", cents: costs(250), leadDays: 7 },
            { key: "TRANSFER", name: "Heat transfer" },
          ],
        },
      ],
    },
    {
      id: "PLACEMENT",
      name: "Placement",
      attributes: [
        {
          key: "PLACEMENT",
          name: "Where the logo goes",
          type: "CHECK_BOX_LIST",
          required: true,
          shownIf: [{ attribute: "LOGO", values: LOGOS }],
          values: [
            { key: "LEFT", name: "Left chest" },
            { key: "RIGHT", name: "Right chest", cents: costs(150) },
            { key: "SLEEVE", name: "Left sleeve", cents: costs(200) },
            { key: "BACK", name: "Back", cents: costs(450) },
          ],
        },
        {
          key: "WIDTH",
          name: "Width of the back print",
          type: "NUMERIC",
          required: true,
          shownIf: [{ attribute: "PLACEMENT", values: ["BACK"] }],
          number: { scale: 1, unit: "cm", intervals: [{ from: 10, to: 35 }] },
        },
      ],
    },
    {
      id: "THREAD",
      name: "Thread colour",
      attributes: [
        {
          key: "THREAD",
          name: "Thread colour",
          type: "DROPDOWN_ADDITIONAL_INPUT",
          required: true,
          maxLength: 24,
          cents: costs(600),
          shownIf: [{ attribute: "METHOD", values: ["EMBROIDERY"] }],
          values: [
            { key: "WHITE", name: "White" },
            { key: "BLACK", name: "Black" },
            { key: "SILVER", name: "Silver grey" },
            { key: "GOLD", name: "Gold", cents: costs(150) },
          ],
        },
      ],
    },
    {
      id: "NAME",
      name: "Name",
      attributes: [
        {
          key: "NAME",
          name: "Name to embroider",
          type: "STRING",
          maxLength: 20,
          cents: costs(350),
          leadDays: 5,
        },
        {
          key: "NAME_AT",
          name: "Where the name goes",
          type: "RADIO_BUTTON",
          required: true,
          shownIf: [{ attribute: "NAME" }],
          values: [
            { key: "RIGHT", name: "Right chest" },
            { key: "SLEEVE", name: "Left sleeve", cents: costs(100) },
          ],
        },
      ],
    },
  ],
  rules: [
    {
      id: "BACK-BAND",
      when: [
        { attribute: "PLACEMENT", values: ["BACK"] },
        { garment: "style", values: ["KC-5201"] },
      ],
      text: "A back print is not possible on the jacket with reflective band.",
    },
    {
      id: "BACK-EMBROIDERY",
      when: [
        { attribute: "PLACEMENT", values: ["BACK"] },
        { attribute: "METHOD", values: ["EMBROIDERY"] },
      ],
      text: "A logo on the back cannot be embroidered.",
    },
    {
      id: "RIGHT-CHEST",
      when: [
        { attribute: "PLACEMENT", values: ["RIGHT"] },
        { attribute: "NAME_AT", values: ["RIGHT"] },
      ],
      text: "Logo and name cannot both be on the right chest.",
    },
    {
      id: "WEB-BACK",
      when: [{ attribute: "LOGO", values: ["WEB"] }],
      needs: { attribute: "PLACEMENT", values: ["BACK"] },
      text: "The web address goes on the back, so it needs a back print.",
    },
  ],
  versions: [
    {
      code: "CHEST",
      name: "Left chest logo, embroidered in white",
      choices: { LOGO: ["ONE"], METHOD: ["EMBROIDERY"], PLACEMENT: ["LEFT"], THREAD: ["WHITE"] },
    },
    {
      code: "EVENT",
      name: "Full colour logo on chest and back",
      choices: { LOGO: ["FULL"], METHOD: ["TRANSFER"], PLACEMENT: ["LEFT", "BACK"], WIDTH: ["30"] },
    },
  ],
};

const OWN_ARTWORK = ["LOGO", "DESIGN"];

/** Print and packing of larger runs, some of which the desk prices by quote. */
const PRINT: ConfigurationModel = {
  groups: [
    {
      id: "ARTWORK",
      name: "Artwork",
      description: "The uniform desk prices artwork by the number of pieces and colours.",
      attributes: [
        {
          key: "ARTWORK",
          name: "Artwork",
          type: "RADIO_BUTTON",
          required: true,
          values: [
            { key: "NONE", name: "No print", none: true },
            { key: "LOGO", name: "Your logo, up to three colours", onRequest: true, leadDays: 10 },
            { key: "DESIGN", name: "A design for you", onRequest: true, leadDays: 20 },
          ],
        },
        {
          key: "BRIEF",
          name: "What it should show",
          type: "STRING",
          required: true,
          maxLength: 120,
          shownIf: [{ attribute: "ARTWORK", values: ["DESIGN"] }],
        },
      ],
    },
    {
      id: "PLACEMENT",
      name: "Placement",
      attributes: [
        {
          key: "PLACEMENT",
          name: "Where it is printed",
          type: "CHECK_BOX_LIST",
          required: true,
          shownIf: [{ attribute: "ARTWORK", values: OWN_ARTWORK }],
          values: [
            { key: "CHEST", name: "Left chest" },
            { key: "BACK", name: "Back", cents: costs(450) },
            { key: "LEG", name: "Down the leg", onRequest: true },
          ],
        },
      ],
    },
    {
      id: "PACKING",
      name: "Packing",
      attributes: [
        {
          key: "PACKING",
          name: "Packing",
          type: "DROPDOWN",
          required: true,
          preset: ["BULK"],
          values: [
            { key: "BULK", name: "In cartons by size", none: true },
            { key: "STORE", name: "Sorted by store", cents: costs(60), returnable: true },
            { key: "PERSON", name: "Bagged and named for each person", onRequest: true, leadDays: 5 },
          ],
        },
      ],
    },
  ],
  rules: [
    {
      id: "DESIGN-BACK",
      when: [{ attribute: "ARTWORK", values: ["DESIGN"] }],
      needs: { attribute: "PLACEMENT", values: ["BACK"] },
      text: "A design needs the back, which is its largest place.",
    },
  ],
  versions: [],
};

export const configurationModelRows = (): (typeof configurationModels.$inferInsert)[] => [
  { code: "DECORATION", name: "Decorated garment", version: 1, definition: DECORATION },
  { code: "PRINT", name: "Printed run", type: "CLOUDCPQCONFIGURATOR", version: 1, definition: PRINT },
];

/** The styles that are decorated by a model; others take texts, if their value-adds ask for any. */
export const MODEL_OF_STYLE: Readonly<Record<string, string>> = {
  "KC-5002": "DECORATION",
  "KC-5201": "DECORATION",
  "EB-4002": "DECORATION",
  "KC-5202": "PRINT",
};
