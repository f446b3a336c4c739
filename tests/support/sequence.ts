/** Whole numbers from 0 up to but not including a bound: the same in every run of a seed, others for another seed. */
export function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    // The low digits of such a sequence repeat soon.
    return Math.floor(state / 65_536) % below;
  };
}
