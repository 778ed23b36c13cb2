import { type Category, type SkipReason } from './schema';

/** A question or a topic that can be found by its words, and where finding it leads. */
export interface SearchEntry {
  kind: 'question' | 'topic';
  id: string;
  text: string;
  topic: string;
  itemName: string | undefined;
  /** Why it is not asked; null when it is. */
  because: string | null;
  /** Where it leads: to itself, to the answer that left it out, or to its topic while that is open; null is nowhere. */
  leadsTo: string | null;
  /** Words to find it by, the telling ones first. */
  words: readonly (readonly string[])[];
}

/** Stands for the reason while an earlier answer is open. */
export const comesLater = 'Whether we ask this depends on an earlier answer.';

/** Words of everyday talk, and those of the questions that they mean. */
const meant: Readonly<Record<string, readonly string[]>> = {
  baby: ['child', 'person'],
  bitcoin: ['crypto'],
  boss: ['job', 'employer'],
  daycare: ['care'],
  donation: ['charity', 'gift'],
  donations: ['charity', 'gift'],
  ev: ['vehicle', 'electric'],
  house: ['home'],
  kid: ['child'],
  kids: ['child', 'children'],
  landlord: ['rent', 'rented'],
  occupation: ['job'],
  paycheck: ['wages', 'w-2'],
  pension: ['retirement', '1099-r'],
  salary: ['wages'],
  stock: ['shares', 'stocks'],
  stocks: ['shares', 'sales'],
  tuition: ['school', '1098-t'],
  uber: ['work', 'business'],
  unemployed: ['unemployment'],
  wife: ['spouse'],
  husband: ['spouse'],
};

/** Words of a text without accents, capitals and signs; "1099-R" and "401(k)" stay one word. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'()]/g, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replaceAll(/^-+|-+$/g, ''))
    .filter((word) => word !== '');

/**
 * Everything that can be looked for: topics, the questions asked now, and those that are not, with the reason.
 * `everything` is the whole catalog, each repeated group once.
 */
export function listSearchable(
  asked: readonly Category[],
  everything: readonly Category[],
  skipped: readonly SkipReason[],
): SearchEntry[] {
  const reasons = new Map(skipped.map(({ questionId, because }) => [questionId, because]));
  const questions = asked.flatMap(({ questions: some }) => some);
  const askedIds = new Set(questions.map(({ id }) => id));
  const topics = asked.flatMap(({ name, slug, questions: [first] }): SearchEntry[] =>
    first
      ? [
          {
            kind: 'topic',
            id: `topic:${slug}`,
            text: name,
            topic: name,
            itemName: undefined,
            because: null,
            leadsTo: first.id,
            words: [splitWords(name)],
          },
        ]
      : [],
  );
  /** What decided; while that is open, the beginning of the topic. */
  const leadOn = (topic: string, because: string): string | null =>
    because === comesLater
      ? (asked.find(({ name }) => name === topic)?.questions[0]?.id ?? null)
      : (questions.find(({ text }) => because.includes(`“${text}”`))?.id ?? null);
  const entryOf = (topic: string, question: Category['questions'][number], because: string | null) => ({
    kind: 'question' as const,
    id: question.id,
    text: question.text,
    topic,
    itemName: question.itemName,
    because,
    leadsTo: because === null ? question.id : leadOn(topic, because),
    words: [
      splitWords(`${question.text} ${question.itemName ?? ''} ${question.sourceHint ?? ''}`),
      splitWords(`${question.options.join(' ')} ${topic}`),
      splitWords(question.helpText),
    ],
  });
  return [
    ...topics,
    ...asked.flatMap(({ name, questions: some }) => some.map((one) => entryOf(name, one, null))),
    ...everything.flatMap(({ name, questions: some }) =>
      some
        .filter(({ id }) => !askedIds.has(id))
        .map((one) => entryOf(name, one, reasons.get(one.id) ?? comesLater)),
    ),
  ];
}

/** How well one word fits: at its beginning, the better the more telling the place. 0 is not at all. */
function fit(entry: SearchEntry, wanted: string): number {
  const place = entry.words.findIndex((words) => words.some((word) => word.startsWith(wanted)));
  if (place >= 0) return 6 - 2 * place + (entry.words[place]?.includes(wanted) === true ? 1 : 0);
  const others = meant[wanted] ?? [];
  return others.some((other) => entry.words.some((words) => words.includes(other))) ? 1 : 0;
}

/** The entries in which every word of the query stands, the best first; what is asked before what is not. */
export function searchInterview(entries: readonly SearchEntry[], query: string, most = 12): SearchEntry[] {
  const wanted = splitWords(query);
  if (wanted.length === 0) return [];
  return entries
    .map((entry, order) => {
      const fits = wanted.map((word) => fit(entry, word));
      const isFound = fits.every((one) => one > 0);
      const sum = fits.reduce((total, one) => total + one, 0) + (entry.kind === 'topic' ? 1 : 0);
      return { entry, order, score: isFound ? sum : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        Number(one.entry.because !== null) - Number(other.entry.because !== null) ||
        other.score - one.score ||
        one.order - other.order,
    )
    .slice(0, most)
    .map(({ entry }) => entry);
}
