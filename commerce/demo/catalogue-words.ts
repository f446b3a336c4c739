/** The texts of a garment: its fabric, its care, and a description of one or two sentences. */
export interface GarmentWords {
  fabric: string;
  care: string;
  text: string;
}

const WASH = "Warm machine wash, hang to dry";
const COOL = "Cold gentle wash, dry in shade";
const DRY = "Dry clean";
const WIPE = "Wipe with a damp cloth";
const HOT = "Machine wash to 60 °C, tumble dry low";

const words = (fabric: string, care: string, text: string): GarmentWords => ({ fabric, care, text });

export const GARMENT_WORDS: Record<string, GarmentWords> = {
  "KM-1001": words(
    "Cotton and elastane poplin",
    WASH,
    "A crisp blouse with sleeves that stop below the elbow. Darts at the back keep it tucked in.",
  ),
  "KM-1002": words(
    "Cotton-rich poplin",
    WASH,
    "A long sleeve shirt with a collar that stands up under a tie. Tails are cut long.",
  ),
  "KM-1003": words(
    "Cotton-rich poplin",
    WASH,
    "A white shirt with loops for epaulettes and two flap pockets. Eyelets take a pair of wings.",
  ),
  "KM-1101": words(
    "Wool blend with stretch",
    DRY,
    "A straight trouser with a mid rise and a flat front. Hems are left long for altering.",
  ),
  "KM-1102": words(
    "Wool blend with stretch",
    DRY,
    "A knee-length pencil skirt with a back vent for stairs and aisles.",
  ),
  "KM-1103": words(
    "Wool blend with stretch",
    DRY,
    "A flat-front trouser that holds its crease through a long sector.",
  ),
  "KM-1104": words(
    "Wool blend with jersey panel",
    COOL,
    "A straight trouser with a soft panel that grows with you.",
  ),
  "KM-1201": words(
    "Wool blend, lined",
    DRY,
    "A fitted jacket that closes with one button. It has an inside pocket for a phone.",
  ),
  "KM-1202": words(
    "Wool blend, lined",
    DRY,
    "A two button jacket with side vents, cut to sit well when seated.",
  ),
  "KM-1203": words(
    "Crease-shedding crepe",
    COOL,
    "A wrap-front dress with a tie at the side and sleeves to the elbow.",
  ),
  "KM-1301": words(
    "Showerproof cotton twill",
    DRY,
    "A belted trench coat with a button-out lining for winter bases.",
  ),
  "KM-1302": words(
    "Fine merino",
    COOL,
    "A light cardigan that fits under the jacket and through a cabin bag's side.",
  ),
  "KM-1401": words("Silk twill", DRY, "A square scarf in the Meridian print, with a hand-rolled edge."),
  "KM-1402": words(
    "Woven polyester",
    WIPE,
    "A tie in the Meridian stripe with a loop that keeps the tail in line.",
  ),
  "KM-1403": words(
    "Brushed metal",
    WIPE,
    "A name bar engraved with your name. Magnets hold it, so no pin marks the cloth.",
  ),
  "KM-1404": words(
    "Ballistic nylon",
    WIPE,
    "A two wheel cabin bag with a flat back and a pocket for your manuals.",
  ),
  "KM-1501": words(
    "Moisture-wicking polyester",
    HOT,
    "A hi-vis polo for day and night on the apron, with segmented tape.",
  ),
  "KM-1502": words("Cotton-rich drill", HOT, "A cargo trouser with tape at the knee and pockets that close."),
  "LB-2001": words("Textured crepe", COOL, "A blouse with a soft tie at the neck; wear it knotted or loose."),
  "LB-2002": words("Cotton pique with stretch", WASH, "A knit polo with a neat collar for branch days out."),
  "LB-2003": words(
    "Cotton and elastane",
    WASH,
    "A slim shirt with a cutaway collar and a hidden button for the badge.",
  ),
  "LB-2101": words("Stretch twill", WASH, "An ankle pant with a side zip and real pockets."),
  "LB-2102": words("Stretch cotton twill", WASH, "A stretch chino with a stretch waistband."),
  "LB-2201": words("Ponte knit", COOL, "A soft blazer with the shape of a tailored one."),
  "LB-2202": words(
    "Crease-shedding wool blend",
    DRY,
    "A travel blazer that comes out of a bag ready to wear.",
  ),
  "LB-2301": words("Crepe with stretch", COOL, "A plain shift dress with pockets in the seams."),
  "LB-2302": words(
    "Soft crepe",
    COOL,
    "A long tunic with a high neck and full sleeves, in a cloth that breathes.",
  ),
  "LB-2401": words("Fine merino", COOL, "A V-neck vest for over a shirt when the branch is cold."),
  "LB-2501": words(
    "Anodised metal",
    WIPE,
    "A name badge with your name and, if you like, your pronouns. Pin or magnet.",
  ),
  "SV-3001": words(
    "Poly-cotton with mechanical stretch",
    HOT,
    "A V-neck scrub top with three pockets, cut for everyone.",
  ),
  "SV-3002": words(
    "Poly-cotton with mechanical stretch",
    HOT,
    "A scrub top with shaped side panels and two lower pockets.",
  ),
  "SV-3003": words(
    "Poly-cotton with mechanical stretch",
    HOT,
    "A scrub pant with cargo pockets, an elastic back and a tie.",
  ),
  "SV-3004": words(
    "Brushed poly-cotton",
    HOT,
    "A warm-up jacket with knitted cuffs that push up for hand washing.",
  ),
  "SV-3101": words("Cotton-rich poplin", WASH, "A blouse for the front desk with a concealed placket."),
  "SV-3102": words(
    "Stretch twill",
    WASH,
    "A plain trouser for office and reception, women's and men's cuts.",
  ),
  "SV-3201": words(
    "Moisture-wicking pique",
    HOT,
    "A polo for environmental services with contrast side panels.",
  ),
  "SV-3202": words("Poly-cotton twill", HOT, "A catering tunic with press studs and a vented back."),
  "SV-3301": words(
    "Poly-cotton with jersey panels",
    HOT,
    "A scrub top with side panels that stretch as you need them.",
  ),
  "SV-3401": words("Bonded soft shell", COOL, "A vest that stops the wind between buildings."),
  "SV-3402": words("Moulded EVA", WIPE, "A closed clog with a slip resistant sole and a heel strap."),
  "EB-4001": words(
    "Combed cotton jersey",
    WASH,
    "The crew tee: soft, dark, and easy to wash after a Friday.",
  ),
  "EB-4002": words("Poly-cotton pique", WASH, "A polo for the counter with a collar that keeps its shape."),
  "EB-4003": words(
    "Cotton-rich check",
    WASH,
    "The Ember check shirt for shift managers, women's and men's cuts.",
  ),
  "EB-4004": words("Cotton-rich twill", HOT, "A bib apron with an adjustable neck and a split pocket."),
  "EB-4005": words("Cotton twill", WIPE, "A six panel cap with a strap that fits most heads."),
  "EB-4006": words("Cotton twill", WIPE, "A visor with a towelling band."),
  "EB-4007": words("Cotton voile", WASH, "Two headscarves that tie or tuck, for kitchen and counter."),
  "EB-4008": words("Coated polyester", COOL, "A rain jacket in a bright colour for the drive-through lane."),
  "EB-4009": words("Quilted polyester", COOL, "A padded jacket for stock runs into the freezer."),
  "EB-4010": words("Acrylic", WIPE, "A badge you write on and wipe clean when the roster changes."),
  "EB-4011": words(
    "Water-resistant microfibre",
    WIPE,
    "A lace-up with a slip resistant sole and a closed heel.",
  ),
  "KC-5001": words(
    "Cotton drill, 190 g/m²",
    HOT,
    "A long sleeve work shirt with tape for day and night and a vented back.",
  ),
  "KC-5002": words("Micro-mesh polyester", HOT, "A long sleeve polo that dries fast, for day work."),
  "KC-5003": words(
    "Cotton drill, 155 g/m²",
    HOT,
    "A work shirt in a women's cut with tape for day and night.",
  ),
  "KC-5004": words(
    "Cotton drill, 155 g/m²",
    HOT,
    "A work shirt with gathered sides that keeps its tape level.",
  ),
  "KC-5101": words("Cotton drill, 310 g/m²", HOT, "A cargo pant with double knees and a tool pocket."),
  "KC-5102": words(
    "Cotton drill with stretch",
    HOT,
    "A cargo pant in a women's cut with a curved waistband.",
  ),
  "KC-5103": words(
    "Cotton drill, 280 g/m²",
    HOT,
    "Drill shorts with cargo pockets, for sites that allow them.",
  ),
  "KC-5104": words("Cotton drill, 310 g/m²", HOT, "A coverall with an action back and a two way zip."),
  "KC-5105": words(
    "Inherent flame resistant blend",
    HOT,
    "A flame resistant coverall, issued to roles with hot work.",
  ),
  "KC-5201": words(
    "Coated polyester with fleece vest",
    COOL,
    "A bomber jacket and a vest that you can wear in four ways, taped for day and night.",
  ),
  "KC-5202": words("Coated polyester", WIPE, "A jacket and overtrousers for working in the rain."),
  "KC-5203": words(
    "Knitted polyester",
    COOL,
    "A zip vest for visitors and short jobs, taped for day and night.",
  ),
  "KC-5301": words(
    "Nubuck leather, composite cap",
    WIPE,
    "A zip side boot with a scuff cap and a heat resistant sole.",
  ),
  "KC-5302": words("Nubuck leather, composite cap", WIPE, "A safety boot on a women's last."),
  "KC-5303": words("PVC, steel cap", WIPE, "A gumboot with a safety toe and a midsole plate."),
  "KC-5401": words(
    "ABS shell",
    WIPE,
    "A vented hard hat with a ratchet harness. Replace it after any hard knock.",
  ),
  "KC-5402": words("Cotton canvas", COOL, "A wide brim hat with a cord that keeps it on."),
  "KC-5403": words("Wool blend", WASH, "Three pairs of padded socks for safety boots."),
};
