/** Balance of the return when income is changed by so many whole dollars; null when that can't be computed. */
export type BalanceAt = (change: number) => number | null;

/** Where the rate changes or the balance jumps, counted in dollars away from where the search starts. */
export interface FoundChange {
  distance: number;
  /** Dollars of balance at once; 0 when only the rate changes. */
  jump: number;
  /** Balance lost (or, going down, gained) for each dollar before and after. */
  rateBefore: number;
  rateAfter: number;
}

/** Smaller steps belong to the slope: the percentages of Form 8962 and the like. */
const smallestJump = 25;
const sameRate = 1e-4;

/** The middle of three slopes, so that one small step does not count. */
function slopeFrom(at: BalanceAt, x: number, direction: 1 | -1): number | null {
  const slopes: number[] = [];
  for (let i = 0; i < 3; i++) {
    const from = at(x + direction * i);
    const to = at(x + direction * (i + 1));
    if (from === null || to === null) return null;
    slopes.push((from - to) * direction);
  }
  return slopes.sort((a, b) => a - b)[1] ?? null;
}

/**
 * The first change of the rate, or jump of the balance, when income goes up (direction 1) or down (-1) by at most `most`
 * dollars. Looks at stretches of $500 (a hundredth of the way when that is more than $50,000) and halves the first one in
 * which something happens. Null: nothing happens.
 *
 * What begins and ends inside one stretch is seen by what it leaves: a balance $25 or more away from where the rate leads.
 * A different rate for a part of one stretch that leaves less than that is not seen.
 */
export function findFirstChange(at: BalanceAt, direction: 1 | -1, most: number): FoundChange | null {
  const rateBefore = slopeFrom(at, 0, direction);
  if (rateBefore === null) return null;
  const slopeAt = (distance: number) => slopeFrom(at, direction * distance, direction);

  /** What happens between two distances; null: nothing, or it can't be computed. */
  function happens(from: number, to: number): 'rate' | 'jump' | null {
    const start = at(direction * from);
    const end = at(direction * to);
    const slope = slopeAt(to);
    if (start === null || end === null || slope === null || rateBefore === null) return null;
    const expected = start - direction * rateBefore * (to - from);
    if (Math.abs(end - expected) >= smallestJump && Math.abs(slope - rateBefore) <= sameRate) return 'jump';
    return Math.abs(slope - rateBefore) > sameRate ? 'rate' : null;
  }

  /** The dollar at which it happens: slopes look three dollars ahead. */
  function pinDown(low: number, high: number): FoundChange | null {
    // A cent or two of income may put the bend between two dollars.
    const rateAfter = slopeAt(high + 2);
    if (rateBefore === null || rateAfter === null) return null;
    for (let distance = low + 1; distance <= high + 3; distance++) {
      const from = at(direction * (distance - 1));
      const to = at(direction * distance);
      if (from === null || to === null) return null;
      const step = to - from + direction * rateBefore;
      if (Math.abs(step) >= smallestJump) return { distance, jump: Math.round(step), rateBefore, rateAfter };
    }
    if (Math.abs(rateAfter - rateBefore) <= sameRate) return null;
    for (let distance = Math.max(1, low); distance <= high + 3; distance++) {
      const from = at(direction * distance);
      const to = at(direction * (distance + 1));
      if (from === null || to === null) return null;
      if (Math.abs((from - to) * direction - rateAfter) <= sameRate)
        return { distance, jump: 0, rateBefore, rateAfter };
    }
    return null;
  }

  const cell = Math.max(500, Math.ceil(most / 100));
  for (let from = 0; from < most; from += cell) {
    const to = Math.min(from + cell, most);
    if (happens(from, to) === null) continue;
    let low = from;
    let high = to;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (happens(low, middle) === null) low = middle;
      else high = middle;
    }
    const found = pinDown(low, high);
    if (found) return found;
  }
  return null;
}
