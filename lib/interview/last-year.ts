import { type Carryover } from '@/lib/tax/carryover-collector';
import { type ReturnInput } from '@/lib/tax/facts/return-input';
import { lasting, lastingOfItem, personal } from './lasting-answers';
import { type AnswerValue, type Responses } from './schema';

/** A computed return of the year before. */
export interface LastYear {
  taxYear: number;
  answers: Responses;
  facts: ReturnInput;
  /** Where each fact was entered, by its path: `rentals[0].address`. */
  sources: Readonly<Record<string, object>>;
  carryovers: readonly Carryover[];
}

/** An answer that a return starts with. */
export interface CarriedAnswer {
  questionId: string;
  answer: AnswerValue;
  /** "2024 Form 8606, line 14". Names nobody: it is stored as it stands. */
  from: string;
}

/** A question that is asked again, with what last year's return speaks for; nothing is stored until it is confirmed. */
export interface SuggestedAnswer {
  questionId: string;
  answer: AnswerValue;
  from: string;
}

/** True for an item that is no part of the next year: a dependent who died, an asset that was sold, a sale paid in full. */
function isGone({ answers, carryovers }: LastYear, group: string, index: number): boolean {
  if (group === 'installmentSales')
    return !carryovers.some(({ fact }) => fact.startsWith(`installmentSales.${index}.`));
  if (group === 'dependents') return answers[`dependents.${index}.dateOfDeath`] !== undefined;
  return group === 'assets' && answers[`assets.${index}.wasSold`] === true;
}

/** Indices of the items of a list that go on, in their order. */
function listGoingOn(last: LastYear, group: string): number[] {
  const { answers } = last;
  const found: number[] = [];
  const ids = Object.keys(answers);
  for (let index = 0; ids.some((id) => id.startsWith(`${group}.${index}.`)); index += 1) {
    if (!isGone(last, group, index)) found.push(index);
    if (answers[`${group}.${index}.more`] !== true) break;
  }
  return found;
}

/** Lists whose items counted: answers to a gate that was closed later are kept, and mean nothing. */
function countedItems({ facts }: LastYear, group: string): number {
  switch (group) {
    case 'dependents':
      return facts.dependents.length;
    case 'businesses':
      return facts.businesses.length;
    case 'farms':
      return facts.farms.length;
    case 'rentals':
      return facts.rentals.length;
    case 'k1s':
      return facts.k1s.length;
    case 'installmentSales':
      return facts.installmentSales.length;
    default:
      return [...facts.businesses, ...facts.rentals, ...facts.farms].reduce(
        (sum, { assets }) => sum + assets.length,
        0,
      );
  }
}

/**
 * The answers that the next year's return starts with: people, address, bank, lists that go on, employers, and
 * carryovers. A carryover of an item that was read from a document has no place yet: `placeCarryovers` says which.
 */
export function carryAnswers(last: LastYear): CarriedAnswer[] {
  // Nobody files for the year after a death; the estate does, on another form.
  if (last.facts.taxpayer.dateOfDeath !== null) return [];
  const { answers } = last;
  const from = `${last.taxYear} interview`;
  const copy = (questionId: string, as = questionId): CarriedAnswer[] => {
    const answer = Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
    return answer === undefined ? [] : [{ questionId: as, answer, from }];
  };
  const spouse = last.facts.spouse;
  const lives = spouse !== null && spouse.dateOfDeath === null;
  const found = [
    ...lasting.flatMap((id) => copy(id)),
    ...(lives ? personal.flatMap((name) => copy(`spouse.${name}`)) : []),
    ...Object.entries(lastingOfItem).flatMap(([group, names]) => {
      if (countedItems(last, group) === 0) return [];
      const items = listGoingOn(last, group);
      return items.flatMap((index, at) => [
        ...names.flatMap((name) => copy(`${group}.${index}.${name}`, `${group}.${at}.${name}`)),
        ...(at + 1 < items.length ? [{ questionId: `${group}.${at}.more`, answer: true, from }] : []),
      ]);
    }),
    ...openLists(last, from),
    ...listEmployers(last),
    ...placeCarryovers(last).placed,
  ];
  // A computed carryover stands before an answer to a question that was closed later.
  return [...new Map(found.map((one) => [one.questionId, one])).values()];
}

/** Questions that open a list whose items go on by their nature. */
function openLists(last: LastYear, from: string): CarriedAnswer[] {
  const goesOn = (group: string) => countedItems(last, group) > 0 && listGoingOn(last, group).length > 0;
  const hasBasis = last.carryovers.some(({ fact }) => fact.startsWith('iraBasis.'));
  return [
    ...(goesOn('dependents') ? [{ questionId: 'had-dependents', answer: true, from }] : []),
    ...(goesOn('assets') ? [{ questionId: 'had-assets', answer: true, from }] : []),
    ...(hasBasis ? [{ questionId: 'had-ira-basis', answer: true, from: `${last.taxYear} Form 8606` }] : []),
  ];
}

/** Names and numbers of employers, for whoever types a Form W-2 instead of uploading it. */
function listEmployers({ facts, taxYear }: LastYear): CarriedAnswer[] {
  const from = `${taxYear} Form W-2`;
  return facts.w2s.flatMap(({ owner, employerName, employerEin, employerAddress }, at) =>
    Object.entries({
      // Asked of two people only.
      owner: facts.filingStatus === 'mfj' ? owner : '',
      employerName,
      employerEin,
      employerAddress,
    })
      .filter(([, answer]) => answer !== '')
      .map(([name, answer]) => ({ questionId: `w2s.${at}.${name}`, answer, from })),
  );
}

/** Carryovers at their questions, and those whose item was read from a document and has no question yet. */
export function placeCarryovers(last: LastYear): { placed: CarriedAnswer[]; unplaced: Carryover[] } {
  const placed: CarriedAnswer[] = [];
  const unplaced: Carryover[] = [];
  for (const carryover of last.carryovers) {
    const questionId = questionOf(last, carryover.fact);
    if (questionId === null) unplaced.push(carryover);
    // A share is typed as text, with more decimals than an amount has.
    else if (carryover.fact.endsWith('Percentage'))
      placed.push({
        questionId,
        answer: String(carryover.value),
        from: `${last.taxYear} ${carryover.source}`,
      });
    else placed.push({ questionId, answer: carryover.value, from: `${last.taxYear} ${carryover.source}` });
  }
  return { placed, unplaced };
}

/** The question of a fact; the items of a list that were typed are counted by themselves. */
function questionOf(last: LastYear, fact: string): string | null {
  const parts = /^(businesses|farms|rentals|k1s|installmentSales)\.(\d{1,3})\.(.+)$/.exec(fact);
  if (parts === null) return fact;
  const [, group = '', position = '', rest = ''] = parts;
  const start = `${group}[${position}].`;
  for (const [path, source] of Object.entries(last.sources)) {
    if (!path.startsWith(start) || !('questionId' in source)) continue;
    const index = /^[A-Za-z0-9]+\.(\d{1,3})\./.exec(String(source.questionId))?.[1];
    if (index === undefined || !String(source.questionId).startsWith(`${group}.`)) continue;
    const at = listGoingOn(last, group).indexOf(Number(index));
    return at < 0 ? null : `${group}.${at}.${rest}`;
  }
  return null;
}

/** A carried fact, and the choices that open its question: question and value. */
const openers: readonly (readonly [fact: RegExp, opens: readonly (readonly [string, string])[]])[] = [
  [/^capitalLossCarryover\./, [['special-items', 'loss']]],
  [/^installmentSales\./, [['special-items', 'installment']]],
  [/^qbiCarryforward$/, [['special-items', 'qbi-loss']]],
  [/^netOperatingLosses\./, [['special-items', 'net-operating-loss']]],
  [/^adoptionCarryforward\./, [['special-items', 'adoption-credit']]],
  [/^mortgageCredit\.carryforward\./, [['special-items', 'mortgage-credit']]],
  [/^priorYearMinimumTaxCredit$/, [['special-items', 'amt-credit']]],
  [/^nonrecaptured1231Losses$/, [['special-items', 'section-1231']]],
  [/^excessContributions\./, [['special-items', 'excess-contributions']]],
  [/^payments\.priorYearOverpayment$/, [['payment-kinds', 'overpayment']]],
  [
    /^energy\.previousCarryforward$/,
    [
      ['costs', 'energy'],
      ['energy-kinds', 'energy-previousCarryforward'],
    ],
  ],
  [
    /^itemized\.(?:charityCarryover|carryoverCash|carryoverGains)$/,
    [
      ['costs', 'itemized'],
      ['itemized-kinds', 'itemized-charityCarryover'],
    ],
  ],
  [/^rentals\./, [['income-kinds', 'rental']]],
  [/^k1s\./, [['income-kinds', 'partner']]],
  [/^farms\./, [['income-kinds', 'farm']]],
];

const ofItem =
  /^((?:businesses|farms|rentals|k1s)\.\d{1,3})\.(section179Carryover|priorUnallowed\w+|homeOffice\.\w+Carryover)$/;

/** The choice of an item that opens the question of a carryover. */
function openerOfItem(questionId: string): readonly [string, string][] {
  const [, item = '', name = ''] = ofItem.exec(questionId) ?? [];
  if (item === '') return [];
  const value = name.replace('.', '-');
  if (name.startsWith('homeOffice.'))
    return [
      [`${item}.uses`, 'home'],
      [`${item}.officeCosts`, value],
    ];
  return [[`${item}.${item.startsWith('k1s') ? 'boxes' : 'costs'}`, value]];
}

/** What opens the questions of carried answers. The filer confirms it, since other choices may fit the year, too. */
export function suggestAnswers(
  last: Pick<LastYear, 'taxYear'>,
  carried: readonly CarriedAnswer[],
): SuggestedAnswer[] {
  const picks = new Map<string, Set<string>>();
  const pick = ([questionId, value]: readonly [string, string]) =>
    picks.set(questionId, (picks.get(questionId) ?? new Set()).add(value));
  for (const { questionId } of carried) {
    for (const [fact, opens] of openers) if (fact.test(questionId)) opens.forEach(pick);
    openerOfItem(questionId).forEach(pick);
  }
  const from = `${last.taxYear} return`;
  return [
    ...[...picks].map(([questionId, values]) => ({ questionId, answer: [...values], from })),
    ...(carried.some(({ questionId }) => questionId.startsWith('businesses.'))
      ? [{ questionId: 'had-self-employment', answer: true, from }]
      : []),
    ...(carried.some(({ questionId }) => questionId.startsWith('w2s.'))
      ? [{ questionId: 'had-w2-income', answer: true, from }]
      : []),
  ];
}
