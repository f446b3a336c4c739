import type { places } from "../modules/stores/tables";

type Row = typeof places.$inferInsert;

/** Country, then region: town, postal code, latitude and longitude of real towns. */
const KNOWN: Record<string, Record<string, [string, string, number, number][]>> = {
  AU: {
    ACT: [
      ["Canberra", "2601", -35.2809, 149.13],
      ["Belconnen", "2617", -35.238, 149.065],
    ],
    NSW: [
      ["Sydney", "2000", -33.8688, 151.2093],
      ["Parramatta", "2150", -33.815, 151.0011],
      ["Penrith", "2750", -33.751, 150.694],
      ["Liverpool", "2170", -33.92, 150.923],
      ["Gosford", "2250", -33.425, 151.342],
      ["Newcastle", "2300", -32.9283, 151.7817],
      ["Wollongong", "2500", -34.4278, 150.8931],
      ["Orange", "2800", -33.284, 149.1],
      ["Dubbo", "2830", -32.243, 148.604],
      ["Tamworth", "2340", -31.091, 150.931],
      ["Wagga Wagga", "2650", -35.108, 147.367],
      ["Albury", "2640", -36.08, 146.916],
      ["Coffs Harbour", "2450", -30.296, 153.114],
      ["Broken Hill", "2880", -31.95, 141.467],
    ],
    NT: [
      ["Darwin", "0800", -12.4634, 130.8456],
      ["Alice Springs", "0870", -23.698, 133.88],
    ],
    QLD: [
      ["Brisbane", "4000", -27.4698, 153.0251],
      ["Southport", "4215", -27.967, 153.414],
      ["Ipswich", "4305", -27.614, 152.761],
      ["Toowoomba", "4350", -27.5598, 151.9507],
      ["Maroochydore", "4558", -26.653, 153.091],
      ["Bundaberg", "4670", -24.866, 152.349],
      ["Rockhampton", "4700", -23.378, 150.51],
      ["Mackay", "4740", -21.141, 149.186],
      ["Townsville", "4810", -19.259, 146.8169],
      ["Mount Isa", "4825", -20.725, 139.493],
      ["Cairns", "4870", -16.9186, 145.7781],
    ],
    SA: [
      ["Adelaide", "5000", -34.9285, 138.6007],
      ["Port Adelaide", "5015", -34.846, 138.503],
      ["Mount Gambier", "5290", -37.829, 140.782],
      ["Whyalla", "5600", -33.033, 137.583],
    ],
    TAS: [
      ["Hobart", "7000", -42.8821, 147.3272],
      ["Launceston", "7250", -41.433, 147.144],
    ],
    VIC: [
      ["Melbourne", "3000", -37.8136, 144.9631],
      ["Footscray", "3011", -37.8, 144.9],
      ["Richmond", "3121", -37.823, 144.998],
      ["Dandenong", "3175", -37.987, 145.215],
      ["Geelong", "3220", -38.1499, 144.3617],
      ["Warrnambool", "3280", -38.3818, 142.48],
      ["Ballarat", "3350", -37.5622, 143.8503],
      ["Mildura", "3500", -34.1855, 142.1625],
      ["Bendigo", "3550", -36.757, 144.2794],
      ["Shepparton", "3630", -36.3805, 145.399],
      ["Traralgon", "3844", -38.195, 146.54],
    ],
    WA: [
      ["Perth", "6000", -31.9523, 115.8613],
      ["Peppermint Grove", "6011", -31.999, 115.766],
      ["Joondalup", "6027", -31.745, 115.766],
      ["Fremantle", "6160", -32.056, 115.747],
      ["Bunbury", "6230", -33.327, 115.641],
      ["Kalgoorlie", "6430", -30.749, 121.466],
      ["Geraldton", "6530", -28.778, 114.614],
      ["Karratha", "6714", -20.736, 116.846],
      ["Broome", "6725", -17.961, 122.236],
    ],
  },
  NZ: {
    AUK: [
      ["Albany", "0632", -36.728, 174.698],
      ["Auckland", "1010", -36.8485, 174.7633],
      ["Manukau", "2104", -36.993, 174.88],
    ],
    BOP: [
      ["Rotorua", "3010", -38.137, 176.251],
      ["Tauranga", "3110", -37.6878, 176.1651],
    ],
    CAN: [
      ["Timaru", "7910", -44.397, 171.255],
      ["Christchurch", "8011", -43.5321, 172.6362],
    ],
    GIS: [["Gisborne", "4010", -38.6623, 178.0176]],
    HKB: [["Napier", "4110", -39.493, 176.912]],
    MWT: [["Palmerston North", "4410", -40.356, 175.611]],
    NSN: [["Nelson", "7010", -41.271, 173.284]],
    NTL: [["Whangārei", "0110", -35.725, 174.324]],
    OTA: [
      ["Dunedin", "9016", -45.8788, 170.5028],
      ["Queenstown", "9300", -45.031, 168.663],
    ],
    STL: [["Invercargill", "9810", -46.413, 168.354]],
    TKI: [["New Plymouth", "4310", -39.057, 174.075]],
    WGN: [
      ["Lower Hutt", "5010", -41.209, 174.908],
      ["Wellington", "6011", -41.2865, 174.7762],
    ],
    WKO: [["Hamilton", "3204", -37.787, 175.2793]],
  },
};

/** Towns with their postal codes and positions, which searches of the store finder understand. */
export const PLACES: readonly Row[] = Object.entries(KNOWN).flatMap(([country, regions]) =>
  Object.entries(regions).flatMap(([region, towns]) =>
    towns.map(([town, postalCode, latitude, longitude]) => ({
      ...{ country, region, town, postalCode, latitude, longitude },
    })),
  ),
);
