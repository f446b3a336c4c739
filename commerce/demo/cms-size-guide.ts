/** The size tables with their display names. All leg lengths of trousers share one page. */
const TABLES: readonly (readonly [scale: string, name: string])[] = [
  ["womens_numeric", "Women's sizes"],
  ["mens_business_shirt", "Men's business shirts"],
  ["polo_tee_fleece", "Polos, tees and fleece"],
  ["jacket_hivis_vest", "Jackets and vests"],
  ["trouser_regular+long+stout", "Trousers in regular, long and stout legs"],
  ["elastic_waist_trouser", "Trousers with an elastic waist"],
];

const WHERE: readonly (readonly [place: string, how: string])[] = [
  ["Neck", "around its base, with room for one finger."],
  ["Bust or chest", "around the fullest part, with the tape level at the back."],
  ["Waist", "where you bend to the side."],
  ["Hips", "around the widest part, with your feet together."],
  ["Inside leg", "from the top of the inside leg down to the ankle."],
];

/** How to measure, where, and every table. */
export const sizeGuideIndex = (): string =>
  [
    "<p>Measure your body in centimetres, over light clothing, with the tape flat and not tight. If you are between two sizes, choose the larger.</p>",
    "<h2>Where to measure</h2>",
    `<ul>${WHERE.map(([place, how]) => `<li><b>${place}</b>: ${how}</li>`).join("")}</ul>`,
    "<h2>Tables</h2>",
    `<ul>${TABLES.map(([scale, name]) => `<li><a href="/size-guide/${encodeURIComponent(scale)}">${name}</a></li>`).join("")}</ul>`,
  ].join("");
