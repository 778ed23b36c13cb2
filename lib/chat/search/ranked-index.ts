/** Stands between an earlier question and this one: no name goes across it. */
export const boundary = '|';

/** A text to be found, in fields of different weight. Terms as `toTerms` gives them. */
export interface Indexed<T> {
  item: T;
  fields: readonly { terms: readonly string[]; weight: number }[];
  /** What people call it, each as its terms: a name that a question says whole counts more than its words. */
  names: readonly (readonly string[])[];
  /** Names of which the small words matter, whole, and how many of them are small: "do i have to file". */
  phrases?: readonly { words: readonly string[]; small: number }[];
}

export interface Ranked<T> {
  item: T;
  score: number;
  /** Share of what the question says, by rarity, that the item speaks of: 0 to 1. */
  coverage: number;
  /** The longest of its names that the question says whole, in words; 0 for none. */
  named: number;
}

/** How an index weighs what it finds. */
interface Weights {
  /** From how many times on more of a word adds little. */
  saturation: number;
  /** What a name that is said whole adds beside the weight of its words. */
  wholeName: number;
  /** What the closest name adds by the share that question and name both say. */
  closestName: number;
}

const lengthWeight = 0.4;
/** Fields of this weight say what an item is about. */
const subjectFrom = 1;
/** How much of a word that only the details say is covered. */
const detailShare = 0.2;
/** How little the share of a question that an item speaks of moves its score: the larger, the less. */
const coverageFrom = 0.8;
/** What a word counts in the place of the one that was asked with. */
const kinWeight = 0.4;
/** What each small word of a whole phrase adds. */
const phraseWeight = 2.5;

/** Ranks texts by BM25F: words weigh by how rare they are, and by the field they stand in. */
export class RankedIndex<T> {
  private readonly postings = new Map<string, Map<number, number>>();
  /** Terms that an item says in a field of weight: those count as what it is about. */
  private readonly subjects = new Map<string, Set<number>>();
  private readonly names = new Map<string, { at: number; words: number }[]>();
  private readonly phrases = new Map<string, { place: number; small: number; length: number }[]>();
  /** Terms of names, and the names that say each. */
  private readonly namesBy = new Map<string, Set<number>>();
  private readonly named: { at: number; terms: ReadonlySet<string>; whole?: number }[] = [];
  private readonly places = new Map<T, number>();
  /** How rare each word of ours is, once it was asked for. */
  private readonly rarities = new Map<string, number>();
  private readonly lengths: number[];
  private readonly averageLength: number;

  /**
   * @param ordinary words of any talk: they say nothing of how much of a question an item covers
   * @param kinOf words that an item may say in the place of one
   */
  constructor(
    private readonly all: readonly Indexed<T>[],
    private readonly ordinary: ReadonlySet<string> = new Set(),
    private readonly kinOf: (term: string) => Iterable<string> = () => [],
    private readonly weights: Weights = { saturation: 1.2, wholeName: 1.4, closestName: 0 },
  ) {
    this.lengths = all.map(({ fields }) => fields.reduce((sum, { terms }) => sum + terms.length, 0));
    this.averageLength = this.lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
    for (const [at, { item, fields, names, phrases = [] }] of all.entries()) {
      this.places.set(item, at);
      for (const { words, small } of phrases) {
        const key = words.join(' ');
        const known = this.phrases.get(key) ?? [];
        this.phrases.set(key, [...known, { place: at, small, length: words.length }]);
      }
      for (const { terms, weight } of fields)
        for (const term of terms) {
          const counts = this.postings.get(term) ?? new Map<number, number>();
          counts.set(at, (counts.get(at) ?? 0) + weight);
          this.postings.set(term, counts);
          if (weight < subjectFrom) continue;
          const subject = this.subjects.get(term) ?? new Set<number>();
          this.subjects.set(term, subject.add(at));
        }
      for (const name of names) {
        if (name.length === 0) continue;
        const terms = new Set(name);
        for (const term of terms) {
          const kept = this.namesBy.get(term) ?? new Set<number>();
          this.namesBy.set(term, kept.add(this.named.length));
        }
        this.named.push({ at, terms });
        const key = name.join(' ');
        this.names.set(key, [...(this.names.get(key) ?? []), { at, words: name.length }]);
      }
    }
  }

  /** Whether some item says a term in a field of weight. */
  isSubject(term: string): boolean {
    return this.subjects.has(term);
  }

  /** Whether an item says a term, or a word that says much the same, in a field of weight. */
  isAbout(item: T, term: string): boolean {
    const at = this.places.get(item);
    return at !== undefined && [term, ...this.kinOf(term)].some((word) => this.subjects.get(word)?.has(at));
  }

  /** Where a term stands and how weighty: itself whole, a word that says much the same in part. */
  private placesOf(term: string): ReadonlyMap<number, { count: number; isSubject: boolean }> {
    const found = new Map<number, { count: number; isSubject: boolean }>();
    for (const [place, count] of this.postings.get(term) ?? [])
      found.set(place, { count, isSubject: this.subjects.get(term)?.has(place) ?? false });
    for (const other of this.kinOf(term))
      for (const [place, count] of this.postings.get(other) ?? []) {
        const kept = found.get(place);
        found.set(place, {
          count: Math.max(kept?.count ?? 0, count * kinWeight),
          isSubject: kept?.isSubject === true || (this.subjects.get(other)?.has(place) ?? false),
        });
      }
    return found;
  }

  /** How rare a word is; one that no text has is the rarest. */
  private rarity(term: string): number {
    const known = this.rarities.get(term);
    if (known !== undefined) return known;
    const found = this.postings.get(term)?.size ?? 0;
    const rarity = Math.log(1 + (this.all.length - found + 0.5) / (found + 0.5));
    if (found > 0) this.rarities.set(term, rarity);
    return rarity;
  }

  /**
   * The texts that say most of what is asked, best first.
   * @param words all words of the question in order, small ones too, for names that are phrases
   * @param weightOf what a term counts, where some were said in an earlier question
   */
  rank(
    terms: readonly string[],
    limit: number,
    words: readonly string[] = [],
    weightOf: (term: string) => number = () => 1,
  ): Ranked<T>[] {
    const { saturation } = this.weights;
    const once = [...new Set(terms)].filter((term) => term !== boundary);
    const special = once.filter((term) => !this.ordinary.has(term));
    const counted = new Set(special.length === 0 ? once : special);
    const total = [...counted].reduce((sum, term) => sum + weightOf(term) * this.rarity(term), 0);
    const scores = new Map<number, { score: number; covered: number; named: number }>();
    const at = (place: number) => {
      const kept = scores.get(place) ?? { score: 0, covered: 0, named: 0 };
      scores.set(place, kept);
      return kept;
    };
    for (const term of once) {
      const rarity = this.rarity(term);
      for (const [place, { count, isSubject }] of this.placesOf(term)) {
        const length = 1 - lengthWeight + (lengthWeight * (this.lengths[place] ?? 0)) / this.averageLength;
        const kept = at(place);
        kept.score += (weightOf(term) * rarity * count * (saturation + 1)) / (count + saturation * length);
        if (counted.has(term)) kept.covered += rarity * (isSubject ? 1 : detailShare);
      }
    }
    for (const { place, words, rarity } of this.findNames(terms, weightOf)) {
      const kept = at(place);
      if (words > kept.named) {
        kept.score += this.weights.wholeName * rarity;
        kept.named = words;
      }
    }
    const alike = this.weights.closestName === 0 ? [] : this.findLikeNames(once, weightOf);
    for (const [place, likeness] of alike) at(place).score += this.weights.closestName * likeness;
    for (const { place, small, length } of this.findPhrases(words)) {
      const kept = at(place);
      kept.score += phraseWeight * small;
      kept.named = Math.max(kept.named, length);
    }
    return [...scores]
      .map(([place, { score, covered, named }]) => {
        const coverage = total === 0 ? 0 : covered / total;
        return { place, score: score * (coverageFrom + coverage), coverage, named };
      })
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, limit)
      .flatMap(({ place, ...rest }) => {
        const one = this.all[place];
        return one === undefined ? [] : [{ item: one.item, ...rest }];
      });
  }

  /** Phrases that stand in the question word after word, the longest of each item. */
  private findPhrases(words: readonly string[]) {
    const longest = 8;
    const best = new Map<number, { place: number; small: number; length: number }>();
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 2; to <= Math.min(words.length, from + longest); to += 1)
        for (const found of this.phrases.get(words.slice(from, to).join(' ')) ?? [])
          if (found.length > (best.get(found.place)?.length ?? 0)) best.set(found.place, found);
    return best.values();
  }

  /** How much of what is asked the closest name of each item says, less what the name says beside it. */
  private findLikeNames(once: readonly string[], weightOf: (term: string) => number): Map<number, number> {
    const shared = new Map<number, number>();
    for (const term of once) {
      const weight = weightOf(term) * this.rarity(term);
      const direct = this.namesBy.get(term) ?? new Set<number>();
      for (const name of direct) shared.set(name, (shared.get(name) ?? 0) + weight);
      const like = new Set([...this.kinOf(term)].flatMap((other) => [...(this.namesBy.get(other) ?? [])]));
      for (const name of like)
        if (!direct.has(name)) shared.set(name, (shared.get(name) ?? 0) + weight * kinWeight);
    }
    const best = new Map<number, number>();
    for (const [name, weight] of shared) {
      const one = this.named[name];
      if (one === undefined) continue;
      one.whole ??= [...one.terms].reduce((sum, term) => sum + this.rarity(term), 0);
      const likeness = weight * Math.sqrt(Math.min(1, weight / one.whole));
      if (likeness > (best.get(one.at) ?? 0)) best.set(one.at, likeness);
    }
    return best;
  }

  /** Names that stand in the question word after word. */
  private *findNames(terms: readonly string[], weightOf: (term: string) => number) {
    const longest = 6;
    for (let from = 0; from < terms.length; from += 1)
      for (let to = from + 1; to <= Math.min(terms.length, from + longest); to += 1) {
        const phrase = terms.slice(from, to);
        for (const { at, words } of this.names.get(phrase.join(' ')) ?? [])
          yield {
            place: at,
            words,
            rarity: phrase.reduce((sum, term) => sum + weightOf(term) * this.rarity(term), 0),
          };
      }
  }
}
