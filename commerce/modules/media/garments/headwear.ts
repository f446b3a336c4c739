import { fold, leaf, num } from "./draft";
import { pair, type Bench } from "./piece";
import type { Tones } from "./cloth";

const PEAK =
  "M62 157C100 147 140 147 162 152C160 168 140 176 112 180C76 184 42 194 24 206C22 186 36 168 62 157Z";

function peak(b: Bench): void {
  b.cloth(PEAK, {
    tone: b.trim,
    dark: leaf(30, 202, 158, 156, 8, 10),
    light: leaf(34, 186, 120, 160, -4, 7),
  });
  b.stitch(
    "M29 198C50 182 90 174 122 170C142 167 152 162 157 156M33 190C54 176 92 168 120 165C138 162 146 159 150 155",
    b.trim,
  );
}

/** Six-panel cap in three quarter view, the peak in the trim cloth. */
export function cap(b: Bench): void {
  b.cloth("M62 158C58 104 88 74 130 72C174 72 196 108 194 160C160 148 100 148 62 158Z", {
    dark: leaf(128, 74, 96, 150, 6, 9) + leaf(168, 84, 178, 154, -6, 10) + leaf(190, 120, 194, 158, -3, -8),
    light: leaf(100, 88, 74, 146, 10, 8) + leaf(140, 78, 150, 146, -10, 7),
  });
  b.seam("M130 72C112 92 104 124 103 150M130 72C156 92 166 124 166 151", b.main, 1);
  b.stitch("M127 73C108 94 100 126 99 150M133 73C160 94 170 124 170 152M66 152C100 142 160 142 192 154");
  b.raw(
    `<ellipse cx="130" cy="72" rx="6.5" ry="3" fill="${b.trim.base}" stroke="${b.main.thread}" stroke-width=".9"/>`,
  );
  b.raw(
    `<g fill="${b.main.line}"><circle cx="116" cy="104" r="1.8"/><circle cx="150" cy="104" r="1.8"/></g>`,
  );
  peak(b);
  b.raw(`<rect x="121" y="116" width="26" height="18" rx="2" fill="${b.main.light}" opacity=".35"/>`);
  b.ground(84, 208, 116, 5);
}

/** Open-crown visor: the band's inside shows behind, the peak is the cap's. */
export function visor(b: Bench): void {
  const far = "M62 122C72 92 184 92 196 126C198 136 198 146 196 154C186 128 74 122 62 150Z";
  b.paint(far, b.main.inner);
  b.paint(far, b.ref("w"));
  b.seam(far);
  b.stitch("M66 126C78 100 180 98 192 130");
  b.flat("M182 112L198 122L199 152L186 146Z", { dark: leaf(184, 114, 188, 146, 2, 5) });
  b.line("M188 118V142M192 121V145", b.main.thread, 0.8);
  b.cloth(
    "M62 158C58 146 58 132 61 121C92 140 166 142 196 126C198 138 198 150 195 160C160 148 100 148 62 158Z",
    {
      dark: leaf(88, 132, 90, 152, 3, 6) + leaf(176, 134, 182, 156, -4, 8),
      light: leaf(70, 132, 74, 152, 2, 7) + leaf(112, 138, 150, 138, 4, 8),
    },
  );
  b.stitch("M62.5 125C94 144 166 146 195.5 130M63 153C100 143 160 143 194 155");
  peak(b);
  b.raw(`<rect x="119" y="141" width="28" height="6" rx="1.5" fill="${b.main.light}" opacity=".4"/>`);
  b.ground(84, 208, 116, 5);
}

/** Ribbed beanie with a turn-up in the trim cloth. */
export function beanie(b: Bench): void {
  b.cloth("M62 186C56 118 84 78 120 76C156 78 184 118 178 186Z", {
    dark: leaf(74, 180, 96, 92, 8, 8) + leaf(166, 180, 148, 92, -8, -10),
    light: leaf(92, 176, 108, 86, 6, 8),
  });
  let wales = "";
  for (let i = -5; i <= 5; i++) wales += `M120 77Q${num(120 + i * 11.5)} 96 ${num(120 + i * 10.7)} 182`;
  b.seam(wales, b.main, 0.8);
  b.cloth("M56 178Q120 164 184 178Q190 200 185 222Q120 236 55 222Q50 200 56 178Z", {
    tone: b.trim,
    dark: "M56 214Q120 230 186 214L186 230L54 230Z",
  });
  let rib = "";
  for (let i = -9; i <= 9; i++) {
    rib += `M${num(120 + i * 6.8)} ${num(171 + i * i * 0.09)}`;
    rib += `Q${num(120 + i * 7.1)} 200 ${num(120 + i * 6.9)} ${num(229 - i * i * 0.08)}`;
  }
  b.seam(rib, b.trim, 0.9);
  b.raw('<rect x="104" y="192" width="32" height="18" rx="1.5" fill="#f3efe4"/>');
  b.line("M110 199h20M113 204h14", "#3b4252", 1.3);
  b.ground(66, 238, 120, 5);
}

/** Tied headscarf over a folded second one, as the pack of two is sold. */
export function headscarf(b: Bench): void {
  // The second scarf of the pack lies folded in front.
  b.flat("M40 222L142 208L172 240L66 260Z");
  b.cloth("M40 216L142 203L172 234L66 254Z", {
    dark: leaf(50, 232, 158, 214, 4, 6),
    light: leaf(56, 222, 136, 210, 3, 5),
  });
  b.seam("M66 254L60 245L163 226", b.main, 0.8);
  b.stitch("M49 218L139 207L163 232");
  const tail = { dark: leaf(196, 170, 214, 216, -3, 6) };
  b.cloth("M190 164C206 170 220 186 228 214C216 212 202 206 190 196C184 184 184 172 190 164Z", tail);
  b.cloth("M186 168C192 184 194 206 186 234C176 226 168 214 166 200C170 188 178 176 186 168Z", {
    dark: leaf(186, 172, 180, 228, 4, 5),
  });
  b.cloth("M60 160C56 106 86 76 126 76C168 78 194 112 190 164C150 150 100 150 60 160Z", {
    dark:
      leaf(188, 160, 132, 96, 8, 8) +
      leaf(186, 164, 96, 120, 8, 7) +
      leaf(180, 130, 190, 164, -4, 9) +
      leaf(92, 92, 78, 150, 4, 6),
    light: leaf(104, 88, 76, 146, 10, 9) + leaf(184, 158, 118, 104, 4, 5),
  });
  b.cloth("M57 158C100 142 152 142 191 158L192 176C152 160 102 162 60 178C57 172 56 164 57 158Z", {
    dark: leaf(190, 168, 110, 158, 4, 5) + leaf(188, 172, 140, 164, 3, 4),
    light: leaf(64, 164, 130, 152, -3, 5),
  });
  b.seam("M58 166C102 150 152 150 191 166", b.main, 0.7);
  b.cloth("M182 158Q192 154 199 161Q203 170 197 179Q188 183 182 177Q177 167 182 158Z", {
    dark: leaf(184, 160, 196, 178, 2, 4),
  });
  b.ground(80, 254, 124, 5);
}

/** Vented hard hat in three quarter view. Its shell is moulded, so it shines where cloth would fold. */
export function hardhat(b: Bench): void {
  const m = b.main;
  b.paint("M56 176C100 166 152 166 196 178L192 192C150 182 104 182 62 190Z", "#33373d");
  b.cloth("M52 176C46 112 82 72 126 72C172 72 204 112 200 178C150 160 98 162 52 176Z", {
    dark: leaf(196, 170, 170, 92, 12, 16) + leaf(58, 172, 66, 120, -3, -8),
    light: leaf(72, 150, 104, 88, -6, 12) + leaf(158, 90, 178, 140, -5, 7),
  });
  ridge(b, m);
  b.line("M172 120L177 140M182 132L187 152", m.line, 4.5);
  b.line("M68 132L62 152", m.line, 4);
  b.cloth(
    "M48 172C96 156 152 156 202 172C208 175 208 182 202 184C152 170 104 174 66 188C48 196 34 204 22 204C18 194 28 180 48 172Z",
    {
      dark: leaf(26, 202, 200, 182, 10, 6),
      light: leaf(40, 184, 120, 164, -3, 5),
    },
  );
  b.seam("M30 198C44 190 56 184 68 180C106 168 152 166 200 178", m, 0.8);
  b.raw(`<rect x="186" y="160" width="14" height="9" rx="2" fill="${m.line}" opacity=".55"/>`);
  b.paint(leaf(80, 132, 106, 90, -4, 5), "#fff", ' opacity=".5"');
  b.ground(90, 212, 116, 5);
}

function ridge(b: Bench, m: Tones): void {
  b.flat("M90 160C90 112 104 82 124 73Q134 71 144 74C126 86 116 116 116 157Q102 157 90 160Z", {
    dark: leaf(116, 156, 134, 80, 4, 6),
    light: leaf(96, 154, 118, 82, -4, 6),
  });
  b.seam("M76 162C76 118 92 84 116 74M130 157C130 118 140 88 152 76", m, 1.1);
}

/** Wide brim hat with a stitched brim and chin cord. */
export function widebrim(b: Bench): void {
  const brim =
    "M16 184C18 156 70 144 120 144C170 144 222 156 224 184C226 208 176 222 120 222C64 222 14 208 16 184Z";
  b.line("M78 196C84 232 110 254 118 256C128 252 156 230 162 196", b.main.line, 2);
  b.cloth(brim, {
    dark: fold(-96, 196, -20, 220, -2, 8) + fold(98, 190, 30, 220, 3, 10) + fold(-54, 178, 54, 178, 10, 12),
    light: fold(-92, 178, -58, 158, -4, 7) + fold(-30, 206, 40, 208, 3, 6),
  });
  const ring = (rx: number, ry: number) =>
    `M${120 - rx} 183A${rx} ${ry} 0 0 0 ${120 + rx} 183A${rx} ${num(ry * 0.94)} 0 0 0 ${120 - rx} 183`;
  for (const k of [0, 8, 16, 24]) b.stitch(ring(98 - k, 35 - k * 0.62));
  b.cloth("M66 178C62 124 76 88 120 86C164 88 178 124 174 178C160 192 80 192 66 178Z", {
    dark: fold(-10, 90, -24, 160, 5, 7) + fold(34, 96, 42, 160, -5, 9) + fold(50, 130, 52, 180, -3, -8),
    light: fold(-34, 100, -44, 160, 6, 8) + fold(16, 94, 18, 160, -4, 6),
  });
  b.seam("M76 112C96 100 144 100 164 112");
  b.stitch("M75 115C96 103 144 103 165 115");
  b.flat("M65 160C80 172 160 172 175 160L174.5 178C160 192 80 192 65.5 178Z", { tone: b.trim });
  b.stitch("M66 164C82 176 158 176 174 164M67 175C82 188 158 188 173 175", b.trim);
  b.studs([...pair(46, 134), ...pair(46, 146)], 1.7);
  b.raw(`<rect x="113" y="246" width="11" height="13" rx="3" fill="#33373d"/>`);
  b.ground(84, 264, 120, 4);
}
