/**
 * Far above the error of binary arithmetic on the amounts the facts allow (up to 10^10 dollars), far below
 * the smallest step that a rate of the law can leave (a hundredth of a cent).
 */
const tolerance = 1e-5;

let rounds = true;

/**
 * Says whether amounts are rounded to dollars and ratios to their places, until the next call; gives what was said before.
 * A run that shows how fast amounts change rounds nothing: the rounding of a printed return hides it.
 */
export function switchRounding(on: boolean): boolean {
  const before = rounds;
  rounds = on;
  return before;
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
