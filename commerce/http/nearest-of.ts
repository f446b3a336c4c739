/** Letters to change, add or leave out, to make one text of another; of two neighbours in the wrong order, two. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const change = above[at - 1]! + (a[row - 1] === b[at - 1] ? 0 : 1);
      current.push(Math.min(change, above[at]! + 1, current[at - 1]! + 1));
    }
    above = current;
  }
  return above[b.length]!;
}

const MOST_COMPARED = 5000;

/**
 * The one that a text is nearly: the nearest of those that are at most two letters away, fewer for short texts.
 * @param among case does not count. Only so many are compared.
 */
export function nearestOf(text: string, among: Iterable<string>): string | undefined {
  const plain = text.toLowerCase();
  let best: { name: string; far: number } | undefined;
  let compared = 0;
  for (const name of among) {
    if ((compared += 1) > MOST_COMPARED) break;
    if (Math.abs(name.length - text.length) > 2 || text.length > 60) continue;
    const far = distance(plain, name.toLowerCase());
    if (far <= Math.min(2, Math.floor(text.length / 3)) && (!best || far < best.far)) best = { name, far };
  }
  return best?.name;
}
