import type { categories } from "../modules/catalogue/tables";

/** Two levels: categories for shoppers, and the outline's categories below them. */
const TREE: [code: string, name: string, children: [code: string, name: string][]][] = [
  [
    "corporate",
    "Corporate wear",
    [
      ["tops", "Tops"],
      ["suiting", "Suiting"],
      ["dresses", "Dresses"],
      ["bottoms", "Bottoms"],
      ["knitwear", "Knitwear"],
      ["admin", "Admin"],
    ],
  ],
  [
    "health",
    "Health and care",
    [
      ["scrubs", "Scrubs"],
      ["support", "Support"],
    ],
  ],
  [
    "food",
    "Food service",
    [
      ["crew", "Crew"],
      ["managers", "Managers"],
    ],
  ],
  [
    "work",
    "Work and safety",
    [
      ["hi-vis", "Hi-vis"],
      ["ramp", "Ramp"],
      ["coveralls", "Coveralls"],
      ["ppe", "PPE"],
      ["outerwear", "Outerwear"],
    ],
  ],
  [
    "extras",
    "Shoes and extras",
    [
      ["footwear", "Footwear"],
      ["accessories", "Accessories"],
      ["luggage", "Luggage"],
    ],
  ],
];

/** The code of a category as the outline names it. */
export const categoryCode = (name: string): string => name.toLowerCase();

/** Parents come before their children. */
export const categoryRows = (): (typeof categories.$inferInsert)[] =>
  TREE.flatMap(([code, name, children], n) => [
    { code, name, parentCode: null, sort: n },
    ...children.map(([child, childName], sort) => ({ code: child, name: childName, parentCode: code, sort })),
  ]);
