import { leaf, num } from "./draft";
import { tonesOf, type Tones } from "./cloth";
import type { Bench, Point } from "./piece";

const soleTones = (b: Bench): Tones => tonesOf(b.spec.accent ?? "black");

function sole(b: Bench, outline: string, foxing: string, lugs: string): void {
  const tone = soleTones(b);
  b.paint(outline, tone.base);
  b.paint(foxing, tone.light, ' opacity=".35"');
  b.line(outline, tone.line, 1.1);
  b.line(lugs, tone.thread, 2);
}

// Each lace starts on the instep and runs to its eyelet.
function laces(b: Bench, starts: readonly Point[], dx: number, dy: number): void {
  const cords = starts.map(([x, y]) => `M${num(x)} ${num(y)}l${dx} ${dy}`).join("");
  const eyelets = starts.map(([x, y]) => `<circle cx="${num(x + dx + 1)}" cy="${num(y + dy)}" r="2.5"/>`);
  b.raw(`<g fill="#c3c9cd" stroke="#4a4f55" stroke-width=".8">${eyelets.join("")}</g>`);
  b.line(cords, b.main.line, 4.4);
  b.line(cords, "#d9c9a3", 2.8);
}

/** Lace-up safety boot; the zip-sided one shows its zip on the quarter. */
export function boot(b: Bench): void {
  b.paint("M142 58C150 52 184 50 196 56L192 72L140 74Z", b.main.inner);
  b.cloth(
    "M132 64C150 72 180 70 200 60C200 92 197 116 201 146C207 168 212 190 211 222L34 226C28 202 40 188 66 180C92 172 112 158 120 132C126 110 129 88 132 64Z",
    {
      dark:
        leaf(120, 136, 160, 150, 4, 9) +
        leaf(196, 120, 168, 148, 4, 8) +
        leaf(204, 160, 150, 218, 8, 12) +
        leaf(66, 184, 110, 172, 6, 6),
      light: leaf(150, 78, 152, 138, -4, 9) + leaf(48, 196, 96, 178, -2, 6),
    },
  );
  b.seam(
    "M92 172C104 186 106 206 104 224M150 152C138 176 136 200 140 223M201 146C184 152 164 154 150 152C142 150 130 140 121 134",
    b.main,
    1.1,
  );
  b.stitch("M88 174C100 188 102 206 100 224M154 154C142 178 140 200 144 223");
  const collar = { tone: b.trim, dark: "M129 80C150 90 180 90 201 82L201 88L129 88Z" };
  b.flat("M131 62C150 72 182 70 202 58L201 84C180 92 150 92 129 84Z", collar);
  b.seam("M148 68V88M168 69V89M186 66V86", b.trim, 0.8);
  if (b.has("zip")) sideZip(b);
  const rows = [0, 1, 2, 3, 4].map((i): Point => [127 - i * i * 1.5, 102 + i * 13]);
  laces(b, rows, 20, -5);
  b.line("M196 58C206 44 214 52 204 72", b.main.line, 4);
  sole(
    b,
    "M30 222L212 218C215 228 214 240 210 246L162 247L154 238L128 239L122 247L44 247C32 246 27 236 30 222Z",
    "M30 222L212 218L213 225L30 229Z",
    "M50 247v-6M64 247v-6M78 247v-6M92 247v-6M106 247v-6M176 246v-6M190 246v-6M202 246v-6",
  );
  b.ground(96, 250, 122, 5);
}

function sideZip(b: Bench): void {
  const track = "M172 90C171 112 169 132 170 150C172 168 172 184 170 200";
  b.line(track, b.main.line, 6);
  b.line(track, "#c3c9cd", 2.4, ' stroke-dasharray="1.2" stroke-linecap="butt"');
  b.paint("M169.4 92h5l.8 12h-6.4z", "#d7dbde", ' stroke="#555" stroke-width=".6"');
  b.stitch(
    "M166.5 92C165.5 112 164 132 165 150C167 168 167 184 165 202M177.5 92C176.5 112 174.5 132 175.5 150C177 168 177 184 175 202",
  );
}

/** Moulded gumboot with a safety toe; rubber shines, so its lights are sharp. */
export function gumboot(b: Bench): void {
  b.paint("M124 40C138 30 188 28 202 36C192 48 140 50 124 40Z", b.main.inner);
  b.line("M124 40C138 30 188 28 202 36C192 48 140 50 124 40Z", b.main.line, 1.1);
  b.cloth(
    "M124 40C140 50 192 48 202 36C204 84 198 122 202 154C208 178 213 200 212 226L34 229C26 206 38 190 66 182C100 174 122 160 126 130C129 100 126 70 124 40Z",
    {
      dark:
        leaf(122, 148, 168, 160, 4, 9) +
        leaf(200, 130, 160, 158, 4, 8) +
        leaf(206, 168, 160, 222, 8, 12) +
        leaf(64, 188, 112, 176, 6, 6),
      light: leaf(142, 58, 144, 140, -4, 9) + leaf(50, 200, 98, 180, -2, 7),
    },
  );
  b.paint(leaf(138, 62, 140, 132, -2, 3) + leaf(52, 204, 74, 191, -2, 3), "#fff", ' opacity=".45"');
  b.seam("M124.5 52C142 61 190 59 202.5 48M124.8 57C142 66 190 64 202.5 53", b.main, 0.9);
  b.seam("M88 175C102 188 106 206 104 227M84 176C98 190 102 208 100 227", b.main, 1);
  b.seam("M126 146C144 158 176 160 200 146M124 152C144 165 176 167 202 153", b.main, 0.8);
  b.raw(`<rect x="152" y="76" width="26" height="14" rx="3" fill="${b.main.line}" opacity=".25"/>`);
  sole(
    b,
    "M30 224L214 220C217 230 216 242 212 248L164 249L157 240L130 241L124 249L44 249C31 248 26 238 30 224Z",
    "M30 224L214 220L215 227L29.5 231Z",
    "M48 249v-7M60 249v-7M72 249v-7M84 249v-7M96 249v-7M108 249v-7M176 248v-7M188 248v-7M200 248v-7",
  );
  b.ground(96, 252, 122, 5);
}

/** Slip resistant lace-up shoe. */
export function shoe(b: Bench): void {
  b.paint("M136 136C150 128 184 124 200 136L196 154L142 156Z", b.main.inner);
  b.flat("M112 150C112 136 120 126 131 122C140 124 144 130 147 146L128 164Z", {
    dark: leaf(120, 148, 130, 124, 3, 5),
  });
  b.cloth(
    "M134 142C154 156 182 152 202 136C206 150 206 166 210 181C214 192 214 204 213 214L32 219C25 200 34 186 58 181C90 174 116 164 134 142Z",
    {
      dark: leaf(206, 152, 160, 212, 8, 12) + leaf(62, 187, 106, 175, 5, 6) + leaf(122, 162, 152, 178, 3, 7),
      light: leaf(150, 162, 146, 206, -4, 8) + leaf(44, 196, 90, 181, -2, 7),
    },
  );
  b.seam(
    "M134 142C144 156 152 170 148 184C134 192 112 190 92 172M148 184C142 196 140 206 142 216",
    b.main,
    1.1,
  );
  b.stitch("M131 147C141 159 148 171 144.5 182M152 184C146 196 144 206 146 216M80 177C90 188 92 204 90 217");
  b.flat("M136 140C156 152 182 150 201 135L203 147C184 161 158 164 141 153Z", {
    tone: b.trim,
    dark: leaf(140, 152, 202, 146, -8, 5),
  });
  b.seam("M182 153C184 172 188 196 188 214", b.main, 0.9);
  laces(
    b,
    [
      [126, 148],
      [115, 157],
      [103, 164],
    ],
    17,
    10,
  );
  sole(
    b,
    "M28 215L214 211C219 222 218 234 213 240L164 241L156 234L132 235L124 241L42 241C30 239 25 228 28 215Z",
    "M28 215L214 211L216 218L27.5 222Z",
    "M46 241v-4M58 241v-4M70 241v-4M82 241v-4M94 241v-4M106 241v-4M176 240v-4M190 240v-4M202 240v-4",
  );
  b.ground(98, 244, 122, 5);
}

/** Slip resistant clog with vents and a heel strap. */
export function clog(b: Bench): void {
  b.paint("M126 140C142 128 192 132 208 156C190 178 140 174 126 140Z", b.main.inner);
  b.line("M126 140C142 128 192 132 208 156", b.main.line, 1.1);
  b.cloth(
    "M29 214C17 186 30 160 62 150C84 143 108 137 126 139C130 162 162 180 208 156C215 172 216 194 214 212Z",
    {
      dark:
        leaf(210, 168, 160, 210, 8, 12) + leaf(126, 140, 168, 172, 10, 8) + leaf(34, 206, 120, 212, -4, 7),
      light: leaf(38, 184, 104, 148, -12, 10) + leaf(150, 178, 190, 172, 3, 5),
    },
  );
  b.paint(leaf(44, 172, 84, 151, -5, 3.5), "#fff", ' opacity=".4"');
  b.seam("M124 142C129 168 164 185 210 160M26 190C60 180 100 182 128 212", b.main, 1);
  const vent = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="2.6"/>`;
  const vents = [0, 1, 2].map((i) => vent(68 + i * 15, 163 - i * 5) + vent(78 + i * 15, 174 - i * 5));
  b.raw(`<g fill="${b.main.line}" stroke="${b.main.thread}" stroke-width=".5">${vents.join("")}</g>`);
  const strap = "M140 166C158 151 186 142 202 154";
  b.line(strap, b.main.line, 13);
  b.line(strap, b.main.base, 11);
  b.line("M140 163C158 148 186 139 201 150", b.main.light, 2, ' opacity=".45"');
  b.studs([[20, 167]], 4.2);
  sole(
    b,
    "M27 211L215 208C220 220 219 234 214 241L166 242L158 235L130 236L122 242L42 242C29 240 23 226 27 211Z",
    "M27 211L215 208L217 216L26 219Z",
    "M44 242v-4M56 242v-4M68 242v-4M80 242v-4M92 242v-4M104 242v-4M178 241v-4M192 241v-4M204 241v-4",
  );
  b.ground(98, 245, 122, 5);
}

const SOCK =
  "M98 54L140 54C141 100 140 142 144 172C148 190 147 206 136 217C116 234 80 250 54 248C36 246 33 228 45 218C68 205 92 194 96 168C100 130 98 90 98 54Z";

/** Work socks, three to the pack, fanned. */
export function socks(b: Bench): void {
  for (const k of [2, 1, 0]) b.group(`translate(${k * 24} ${k * -6})`, () => sock(b));
  b.ground(82, 256, 122, 4);
}

function sock(b: Bench): void {
  const tone = b.contrast ? b.trim : b.main;
  const clip = b.cloth(SOCK, {
    dark: leaf(98, 160, 128, 178, 5, 8) + leaf(104, 188, 142, 176, 4, 6) + leaf(138, 90, 138, 160, -3, -8),
    light: leaf(110, 92, 110, 160, -3, 8) + leaf(62, 226, 104, 202, -3, 7),
  });
  b.within(clip, () => {
    b.paint("M150 164C130 172 124 196 134 226L160 222Z", tone.shadow, ' opacity=".55"');
    b.paint("M30 210L52 206C68 214 74 232 66 252L30 252Z", tone.shadow, ' opacity=".55"');
    b.paint("M90 92H150V97H90ZM90 101H150V104H90Z", tone.shadow, ' opacity=".6"');
  });
  let rib = "";
  for (let x = 102; x < 139; x += 4.5) rib += `M${x} 55V84`;
  b.seam(rib, b.main, 0.7);
  b.seam("M98 85Q119 88 140 85M145 176C134 178 127 196 133 219M51 214C64 218 72 232 65 247");
}
