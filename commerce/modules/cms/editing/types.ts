/** What a field of a component is; each has a control of its own in a form. */
export const FIELD_KINDS = [
  "line",
  "text",
  "html",
  "link",
  "choice",
  "flag",
  "number",
  "codes",
  "json",
] as const;

/** A field that staff fill in. A name with a dot is a value within a value: `media.url`. */
export interface Field {
  name: string;
  label: string;
  kind: (typeof FIELD_KINDS)[number];
  hint?: string;
  required?: true;
  /** Characters at most; see MOST. */
  most?: number;
  options?: readonly { value: string; label: string }[];
}

/** A type of component: what it is called, and its fields in the order of their form. */
export interface ComponentType {
  label: string;
  fields: readonly Field[];
  /** The type of component in the API, where its own name is only the `flexType`. */
  flex?: true;
}

const line = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: "line",
  ...more,
});
const required = { required: true } as const;
const OUTWARDS = "An address of this shop that begins with a slash, or a whole address such as https://…";
const link = (name: string, label: string, more: Partial<Field> = {}): Field =>
  line(name, label, { kind: "link", hint: OUTWARDS, ...more });
const flag = (name: string, label: string): Field => line(name, label, { kind: "flag" });
const number = (name: string, label: string): Field => line(name, label, { kind: "number" });

const SEVERITIES = [
  { value: "warning", label: "Warning" },
  { value: "general", label: "General" },
  { value: "system", label: "System" },
];

/** The name of every component, for whoever looks after it. */
const NAME = line("name", "Name", { ...required, hint: "For staff. Customers don’t see it." });

/** Whom a component is shown to (docs/decisions/0089). */
const AUDIENCE: readonly Field[] = [
  line("shownTo.organisations", "Only for organisations", {
    kind: "codes",
    hint: "Their codes, separated by commas. Leave all four empty to show it to everybody.",
  }),
  line("shownTo.units", "Only for units", {
    kind: "codes",
    hint: "Their codes. Units below them see it too.",
  }),
  line("shownTo.roles", "Only for roles", { kind: "codes", hint: "Such as b2bapprovergroup." }),
  line("shownTo.notRoles", "Not for roles", { kind: "codes" }),
];

const welcome = {
  flex: true,
  fields: [
    line("welcomeText", "Welcome", required),
    line("welcomeTextAU", "Welcome in Australia", { hint: "Empty: as above." }),
    line("welcomeTextNZ", "Welcome in New Zealand", { hint: "Empty: as above." }),
  ],
} as const;

/**
 * The types of component that the shop has, each with the fields that its pages read. Values that a component has
 * beside them stay as they are. A type that is not here is edited as JSON.
 */
export const COMPONENT_TYPES: Readonly<Record<string, ComponentType>> = {
  CMSParagraphComponent: {
    label: "Text",
    fields: [
      line("title", "Title"),
      line("content", "Text", {
        kind: "html",
        ...required,
        hint: "HTML: p, br, b, strong, i, em, a, ul, ol, li, h2, h3, span. The shop leaves everything else out.",
      }),
      line("errorSeverity", "Severity", {
        kind: "choice",
        options: SEVERITIES,
        hint: "Only of a banner: the gravest stands first.",
      }),
    ],
  },
  CMSLinkComponent: {
    label: "Link",
    fields: [
      line("linkName", "Text of the link", required),
      link("url", "Leads to", required),
      line("title", "Title", { hint: "For search and other clients." }),
      line("description", "Description", { hint: "Below a quick link.", kind: "text", most: 300 }),
      flag("target", "Opens in a new window"),
      flag("external", "Leads out of the shop"),
    ],
  },
  BannerComponent: {
    label: "Banner",
    fields: [
      line("headline", "Headline", required),
      link("urlLink", "Leads to"),
      flag("external", "Leads out of the shop"),
    ],
  },
  SimpleBannerComponent: {
    label: "Picture",
    fields: [
      link("media.url", "Address of the picture", required),
      line("media.altText", "Text for whoever cannot see it", { hint: "Empty if it only decorates." }),
      line("media.mime", "Media type", { hint: "Such as image/svg+xml." }),
      line("media.code", "Code of the picture"),
    ],
  },
  ContactBannerComponent: {
    label: "Contact",
    flex: true,
    fields: [
      line("title", "Title", required),
      line("description", "Description", { kind: "text", most: 300 }),
      line("urlName", "Text of the link", required),
      link("urlLink", "Leads to", {
        ...required,
        hint: `${OUTWARDS}, tel:1800160401 or mailto:desk@shop.example`,
      }),
      link("icon.url", "Address of the icon"),
      line("icon.code", "Code of the icon"),
      line("icon.altText", "Text for whoever cannot see the icon", { hint: "Empty if it only decorates." }),
    ],
  },
  HomepageHeroBannerComponent: { label: "Home banner", ...welcome },
  WholesaleHomepageHeroBannerComponent: { label: "Home banner of wholesale", ...welcome },
  MiniCartComponent: {
    label: "Cart in the header",
    fields: [
      number("shownProductCount", "Items shown"),
      line("totalDisplay", "Amount", {
        kind: "choice",
        options: [
          { value: "SUBTOTAL", label: "Subtotal" },
          { value: "TOTAL", label: "Total" },
        ],
      }),
    ],
  },
  SearchBoxComponent: {
    label: "Search box",
    fields: [
      number("maxSuggestions", "Most suggestions"),
      number("maxProducts", "Most products"),
      number("minCharactersBeforeRequest", "Characters before the first request"),
      number("waitTimeBeforeRequest", "Milliseconds before a request"),
      flag("displaySuggestions", "Shows suggestions"),
      flag("displayProducts", "Shows products"),
      flag("displayProductImages", "Shows pictures of products"),
    ],
  },
};

/** The type of a component in the table above: its own name, or the `flexType` of one that the shop draws itself. */
export const typeOf = ({ typeCode, flexType }: { typeCode: string; flexType: string | null }): string =>
  flexType ?? typeCode;

export const typeLabel = (type: string): string => COMPONENT_TYPES[type]?.label ?? type;

const JSON_FIELD = line("json", "Fields as JSON", {
  kind: "json",
  ...required,
  hint: 'This type has no form. Write an object with its fields, such as {"title":"Delivery"}.',
});

/** The fields of a type's form. */
export const fieldsOfType = (type: string): readonly Field[] =>
  COMPONENT_TYPES[type] ? [NAME, ...COMPONENT_TYPES[type].fields, ...AUDIENCE] : [NAME, JSON_FIELD];

export const SLOT_FIELDS: readonly Field[] = [
  line("components", "Components", { kind: "codes", hint: "Their codes in their order.", most: 4000 }),
];

export const PAGE_FIELDS: readonly Field[] = [
  { ...NAME, hint: "For staff." },
  line("title", "Title", {
    ...required,
    hint: "The heading of a page that consists of content. Other pages have a heading of their own.",
  }),
  line("robotTag", "Search engines", {
    kind: "choice",
    ...required,
    options: [
      { value: "INDEX_FOLLOW", label: "List it, follow its links" },
      { value: "INDEX_NOFOLLOW", label: "List it, follow no links" },
      { value: "NOINDEX_FOLLOW", label: "Don’t list it, follow its links" },
      { value: "NOINDEX_NOFOLLOW", label: "Don’t list it, follow no links" },
    ],
  }),
];
