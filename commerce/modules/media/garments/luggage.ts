import { leaf } from "./draft";
import { tonesOf } from "./cloth";
import type { Bench } from "./piece";

const SHELL = "M82 88H158Q172 88 172 102V248Q172 262 158 262H82Q68 262 68 248V102Q68 88 82 88Z";

/** Two-wheel cabin bag with its handle up. */
export function cabinbag(b: Bench): void {
  const metal = b.ref("m");
  const grip = tonesOf("charcoal");
  b.paint("M97 34H104V92H97ZM136 34H143V92H136Z", metal, ' stroke="#6a7076" stroke-width=".8"');
  b.flat("M94 22H146Q152 22 152 28V32Q152 38 146 38H94Q88 38 88 32V28Q88 22 94 22Z", { tone: grip });
  b.line("M96 27H144", grip.light, 1.6, ' opacity=".7"');
  for (const x of [80, 146]) {
    b.raw(`<rect x="${x}" y="252" width="14" height="26" rx="5" fill="#23262a" stroke="#0d0f12"/>`);
    b.raw(`<path d="M${x + 4} 264v9M${x + 7} 264v9M${x + 10} 264v9" stroke="#5b6269" stroke-width="1.2"/>`);
  }
  b.cord("M104 90C104 76 136 76 136 90", 5.5, b.main);
  b.cloth(SHELL, {
    dark: leaf(166, 100, 168, 252, -3, -9) + leaf(76, 166, 164, 166, 2, 6) + leaf(74, 250, 166, 254, -3, 7),
    light: leaf(80, 100, 80, 250, -2, 7),
  });
  b.line("M84 93H156Q167 93 167 104V246Q167 257 156 257H84Q73 257 73 246V104Q73 93 84 93Z", b.main.line, 2.4);
  b.stitch("M86 97H154Q163 97 163 106V244Q163 253 154 253H86Q77 253 77 244V106Q77 97 86 97Z");
  pocket(b, "M84 108H156V156Q156 160 152 160H88Q84 160 84 156Z", 118);
  pocket(b, "M82 170H158V240Q158 247 151 247H89Q82 247 82 240Z", 182);
  b.raw(
    '<rect x="107" y="136" width="26" height="12" rx="1.5" fill="#c9ced2" stroke="#6a7076" stroke-width=".7"/>',
  );
  b.line("M112 140H128M115 144H125", "#5b6269", 1);
  b.flat("M68 236L82 262H80Q68 261 68 248ZM172 236L158 262H160Q172 261 172 248Z");
  b.line("M150 84C158 88 160 94 158 102", b.main.line, 1.6);
  b.flat("M153 101H164V122Q158.5 125 153 122Z", { tone: b.contrast ? b.trim : grip });
  b.line("M156 108H161M156 112H161", "#dfe3e5", 1);
  b.ground(62, 280);
}

function pocket(b: Bench, d: string, zipY: number): void {
  b.flat(d, {
    light: leaf(90, zipY + 10, 92, zipY + 40, -2, 6),
    dark: leaf(152, zipY, 152, zipY + 60, -2, -6),
  });
  b.line(`M88 ${zipY}H152`, "#17191c", 3.4);
  b.line(`M88 ${zipY}H152`, "#9aa1a8", 1.4, ' stroke-dasharray="1" stroke-linecap="butt"');
  b.paint(`M146 ${zipY - 2}h7v4h-2v9h-3v-9h-2z`, "#c9ced2", ' stroke="#555" stroke-width=".5"');
}
