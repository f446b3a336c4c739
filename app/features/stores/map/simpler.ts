export type Pair = readonly [number, number];

/** Leaves points out as long as the line moves by no more than `most`, in the unit of its points (Douglas and Peucker). */
export function simpler(line: readonly Pair[], most: number): Pair[] {
  if (line.length < 3) return [...line];
  const [[x1, y1], [x2, y2]] = [line[0]!, line.at(-1)!];
  const length = Math.hypot(x2 - x1, y2 - y1);
  let [at, far] = [0, 0];
  line.forEach(([x, y], index) => {
    const off =
      length === 0
        ? Math.hypot(x - x1, y - y1)
        : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
    if (off > far) [at, far] = [index, off];
  });
  if (far <= most) return [line[0]!, line.at(-1)!];
  return [...simpler(line.slice(0, at + 1), most), ...simpler(line.slice(at), most).slice(1)];
}
