/**
 * Far above the error of binary arithmetic on the amounts the facts allow (up to 10^10 dollars), far below
 * the smallest step that a rate of the law can leave (a hundredth of a cent).
 */
const tolerance = 1e-5;

let rounds = true;

/**
 * Computes something with no amount rounded to dollars and no ratio to its places, to see how fast amounts change: the
 * rounding of a printed return hides it. Lines that are read for the first time inside keep their exact values.
 */
export function withoutRounding<T>(work: () => T): T {
  rounds = false;
  try {
    return work();
  } finally {
    rounds = true;
  }
}

/** Rounds dollars to whole dollars: 50 cents and more count up, away from zero. Never gives -0. */
export function roundHalfUp(dollars: number): number {
  if (!rounds) return dollars + 0;
  return dollars < 0 ? 0 - Math.floor(0.5 + tolerance - dollars) : Math.floor(dollars + 0.5 + tolerance);
}

/** Rounds a ratio half up to a number of decimals, as forms ask for ("rounded to at least three places"). */
export function roundToPlaces(ratio: number, places: number): number {
  if (!rounds) return ratio;
  const scale = 10 ** places;
  return Math.floor(ratio * scale + 0.5 + 1e-9) / scale;
}
