/** Letters that were left out, added, changed or swapped between two words; `most + 1` when there are more. */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(row[other.length] ?? most + 1, most + 1);
}

const shortest = 5;
const longWord = 8;

/** Finds the one word that a misspelled one stands for. */
export class Speller {
  private readonly byFirst = new Map<string, string[]>();
  private readonly known: ReadonlySet<string>;

  /** @param least letters of a word that is looked at: short ones are often others, and no slips */
  constructor(
    words: Iterable<string>,
    private readonly least = shortest,
  ) {
    this.known = new Set(words);
    for (const word of this.known) {
      if (word.length < this.least || /[\d_]/.test(word)) continue;
      const first = word.slice(0, 1);
      const list = this.byFirst.get(first) ?? [];
      list.push(word);
      this.byFirst.set(first, list);
    }
  }

  knows(word: string): boolean {
    return this.known.has(word);
  }

  /** The word itself when it is known, short, like none or like several. */
  correct(word: string): string {
    if (word.length < shortest || /[\d_']/.test(word) || this.known.has(word)) return word;
    const most = word.length >= longWord ? 2 : 1;
    let best: string | null = null;
    let least = most + 1;
    let isTie = false;
    for (const target of this.byFirst.get(word.slice(0, 1)) ?? []) {
      const slips = countSlips(word, target, most);
      if (slips > most || slips > least) continue;
      isTie = slips === least;
      best = target;
      least = slips;
    }
    return best === null || isTie ? word : best;
  }
}
