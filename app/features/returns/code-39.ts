/**
 * Code 39 (ISO/IEC 16388): each character is five bars and four gaps in turn, of which three are wide. Only what a
 * return number has.
 */
const WIDE: Record<string, string> = {
  "0": "000110100",
  "1": "100100001",
  "2": "001100001",
  "3": "101100000",
  "4": "000110001",
  "5": "100110000",
  "6": "001110000",
  "7": "000100101",
  "8": "100100100",
  "9": "001100100",
  R: "100000110",
  T: "000010110",
  "-": "010000101",
  "*": "010010100",
};

export interface Bars {
  /** Of the whole code, in narrow widths. */
  width: number;
  bars: { x: number; width: number }[];
}

/** The bars of a text between its start and stop signs; characters that cannot be drawn are left out. */
export function barsOf(text: string): Bars {
  const bars: Bars["bars"] = [];
  let x = 0;
  for (const sign of `*${text}*`) {
    for (const [index, wide] of [...(WIDE[sign] ?? "")].entries()) {
      const width = wide === "1" ? 3 : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
    x += 1;
  }
  return { width: x - 1, bars };
}
