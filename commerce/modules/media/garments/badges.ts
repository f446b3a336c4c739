import type { Bench } from "./piece";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? "");

// Names come from people: control characters would make the XML invalid, and a long name must still fit.
function nameOn(b: Bench): string {
  const clean = (b.spec.name ?? "Robin").replace(/[^\P{C}]/gu, "").trim();
  return [...clean].slice(0, 24).join("") || "Robin";
}

const FACE = "DIN Alternate,Bahnschrift,sans-serif-condensed,sans-serif";

function lettering(b: Bench, x: number, y: number, size: number, room: number, fill: string): string {
  const name = nameOn(b);
  const fitted = Math.min(size, Math.floor(room / (0.56 * [...name].length)));
  return `<text x="${x}" y="${y}" font-family="${FACE}" font-weight="700" font-size="${fitted}" fill="${fill}">${escaped(name)}</text>`;
}

/** Plastic name badge with a coloured head. */
export function namebadge(b: Bench): void {
  const head = "M34 136V121Q34 112 43 112H197Q206 112 206 121V136Z";
  const plate = '<rect x="34" y="112" width="172" height="82" rx="9"';
  b.raw(`${plate} fill="#20242c" opacity=".13" transform="translate(2 5)" filter="${b.ref("b")}"/>`);
  b.raw(`${plate} fill="#fbfaf6" stroke="#b8bdc3"/>`);
  b.paint(head, b.main.base);
  b.paint(head, b.ref("v"), ' opacity=".5"');
  b.line("M46 124h54", b.main.pale ? b.main.line : "#fff", 5);
  b.raw(`<circle cx="190" cy="124" r="6" fill="${b.contrast ? b.trim.base : b.main.light}"/>`);
  b.raw(lettering(b, 48, 168, 28, 146, "#252b36"));
  b.line("M49 181h70", "#9aa1ab", 4);
  b.paint("M35 190L96 113H130L66 193.5H43Q36 193.5 35 190Z", "#fff", ' opacity=".28"');
  b.ground(0);
}

/** Engraved metal name bar; the engraving is cut by a light edge under dark letters. */
export function namebar(b: Bench): void {
  const bar = '<rect x="26" y="128" width="188" height="50" rx="5"';
  b.raw(`${bar} fill="#20242c" opacity=".2" transform="translate(2 5)" filter="${b.ref("b")}"/>`);
  b.raw(`${bar} fill="${b.main.base}"/>${bar} fill="${b.ref("m")}" opacity=".55"/>`);
  let brushed = "";
  for (let y = 131; y < 177; y += 2.5) brushed += `M${28 + ((y * 7) % 9)} ${y}H${212 - ((y * 5) % 11)}`;
  b.line(brushed, "#fff", 0.5, ' opacity=".5"');
  b.raw(`${bar} fill="none" stroke="${b.main.line}" stroke-width="1.1"/>`);
  b.raw(
    '<rect x="28.5" y="130.5" width="183" height="45" rx="3.5" fill="none" stroke="#fff" stroke-opacity=".6"/>',
  );
  const wing =
    "M40 153C48 143 58 141 68 143C64 147 60 149 55 150C60 150 64 151 67 153C61 156 55 156 50 156C54 158 57 159 60 162C51 162 44 159 40 153Z";
  b.raw(`<g transform="translate(0 1)">${lettering(b, 82, 162, 26, 122, "#fff")}</g>`);
  b.raw(lettering(b, 82, 162, 26, 122, "#33383f"));
  b.paint(wing, b.contrast ? b.trim.base : "#33383f");
  b.line("M74 138V168", b.main.line, 0.8);
  b.paint("M60 128H92L62 178H34Z", "#fff", ' opacity=".22"');
  b.ground(0);
}
