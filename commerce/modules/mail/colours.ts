/** The colours of a mail. Mail programs read no OKLCH, so they are the design's tokens in sRGB. */
export interface Colours {
  paper: string;
  surface: string;
  shelf: string;
  line: string;
  ink: string;
  quiet: string;
  brand: string;
  onBrand: string;
  onBrandQuiet: string;
  /** The one action of a mail. */
  hv: string;
  onHv: string;
  link: string;
}

interface Scheme {
  light: Colours;
  dark: Colours;
}

/** By the theme of the site: the store room of the uniform shop, and the dock of the wholesale shop. */
export const COLOURS: Readonly<Record<"default" | "wholesale", Scheme>> = {
  default: {
    light: {
      paper: "#f6f4ef",
      surface: "#fefdfc",
      shelf: "#e3e0d5",
      line: "#d5d2c9",
      ink: "#152431",
      quiet: "#414f5c",
      brand: "#102e3d",
      onBrand: "#fbfaf7",
      onBrandQuiet: "#bdced4",
      hv: "#e5f340",
      onHv: "#152431",
      link: "#0f5677",
    },
    dark: {
      paper: "#0d1a23",
      surface: "#152632",
      shelf: "#213643",
      line: "#3a505d",
      ink: "#f6f4ef",
      quiet: "#c5d0d5",
      brand: "#102e3d",
      onBrand: "#fbfaf7",
      onBrandQuiet: "#bdced4",
      hv: "#e5f340",
      onHv: "#152431",
      link: "#9fd3ec",
    },
  },
  wholesale: {
    light: {
      paper: "#f5efe6",
      surface: "#fefcf9",
      shelf: "#e5d7c5",
      line: "#d6ccc0",
      ink: "#251f1b",
      quiet: "#534944",
      brand: "#2a2420",
      onBrand: "#fcfaf6",
      onBrandQuiet: "#d4c8bc",
      hv: "#ff9941",
      onHv: "#251f1b",
      link: "#843b1c",
    },
    dark: {
      paper: "#171310",
      surface: "#231d19",
      shelf: "#382f29",
      line: "#54483f",
      ink: "#fcfaf6",
      quiet: "#d8ccc1",
      brand: "#2a2420",
      onBrand: "#fcfaf6",
      onBrandQuiet: "#d4c8bc",
      hv: "#ff9941",
      onHv: "#251f1b",
      link: "#f5b48c",
    },
  },
};
