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

export const configurationModelRows = (): (typeof configurationModels.$inferInsert)[] => [
  { code: "DECORATION", name: "Decorated garment", version: 1, definition: DECORATION },
];

/** The styles that are decorated by a model; others take texts, if their value-adds ask for any. */
export const MODEL_OF_STYLE: Readonly<Record<string, string>> = {
  "KC-5002": "DECORATION",
  "KC-5201": "DECORATION",
  "EB-4002": "DECORATION",
};
