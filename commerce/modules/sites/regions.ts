/** The countries and regions of addresses and stores, by their codes. */
export const COUNTRIES: Readonly<Record<string, string>> = { AU: "Australia", NZ: "New Zealand" };

const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: {
    ACT: "Australian Capital Territory",
    NSW: "New South Wales",
    NT: "Northern Territory",
    QLD: "Queensland",
    SA: "South Australia",
    TAS: "Tasmania",
    VIC: "Victoria",
    WA: "Western Australia",
  },
  NZ: {
    AUK: "Auckland",
    BOP: "Bay of Plenty",
    CAN: "Canterbury",
    GIS: "Gisborne",
    HKB: "Hawke's Bay",
    MBH: "Marlborough",
    MWT: "Manawatū-Whanganui",
    NSN: "Nelson",
    NTL: "Northland",
    OTA: "Otago",
    STL: "Southland",
    TAS: "Tasman",
    TKI: "Taranaki",
    WGN: "Wellington",
    WKO: "Waikato",
    WTC: "West Coast",
  },
};

export const countryName = (isocode: string): string => COUNTRIES[isocode] ?? isocode;

/** The regions of a country (contract §3). Their codes are those that addresses hold. */
export const regionsOf = (country: string) =>
  Object.entries(REGIONS[country] ?? {}).map(([isocode, name]) => ({
    isocode,
    isocodeShort: isocode,
    name,
    countryIso: country,
  }));

export const regionName = (country: string, short: string): string => REGIONS[country]?.[short] ?? short;
