import { listOf } from '@/lib/format/words';
import { states as stateChoices } from '@/lib/interview/topics/address';
import { findState } from '@/lib/tax/states/all-states';
import { isReciprocal } from '@/lib/tax/states/shared/reciprocity';
import { headingOf } from '@/lib/tax/states/state-return';
import { firstTaxYear } from '@/lib/tax/us/edition';
import type { Reading } from '../read/read-question';
import { type StateFinding, stateReturnsTool } from '../tools/state-returns';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, notCalculated, plain, say, staleNote } from './answer';

interface NamedState {
  code: string;
  name: string;
}

/** States and the District; military addresses are none. */
const allStates: readonly NamedState[] = stateChoices
  .map(({ value, label }) => ({ code: String(value), name: label }))
  .filter(({ code }) => !['AA', 'AE', 'AP'].includes(code));

/** Short names that are no words of their own. */
const shortNames: Readonly<Record<string, string>> = Object.fromEntries([
  ['nyc', 'NY'],
  ...'NJ NY NC SC PA MD VA DC WV NH TX FL IL MN WA AZ NV TN KY CT WI UT NM'
    .split(' ')
    .map((code) => [code.toLowerCase(), code]),
]);

/** The states that a question names, in its order. Takes the question as `normalize` gives it. */
export function findStates(text: string): NamedState[] {
  // Virginia, and the Department of Veterans Affairs.
  let rest = text.replaceAll(ofVeterans, '##');
  const found: (NamedState & { at: number })[] = [];
  // "West Virginia" before "Virginia".
  for (const state of allStates.toSorted((a, b) => b.name.length - a.name.length)) {
    const at = rest.search(new RegExp(`\\b${state.name.toLowerCase()}(?!\\w)`));
    if (at === -1) continue;
    found.push({ ...state, at });
    rest = rest.replaceAll(state.name.toLowerCase(), '#'.repeat(state.name.length));
  }
  for (const word of rest.matchAll(/\b[a-z]{2,4}\b/g)) {
    const state = allStates.find(({ code }) => code === shortNames[word[0]]);
    if (state !== undefined && !found.some(({ code }) => code === state.code))
      found.push({ ...state, at: word.index });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ code, name }) => ({ code, name }));
}

const ofVeterans = /\bva(?= (disability|benefits?|compensation|pension|loan|rating|medical|hospital)\b)/g;

/** A question with "state" in the place of the names of states, for cards that speak of any. */
export const nameNoState = (text: string, named: readonly NamedState[]): string =>
  named.reduce((sentence, { code, name }) => {
    const short = Object.keys(shortNames).filter((word) => shortNames[word] === code);
    return sentence.replaceAll(
      new RegExp(`\\b(${[name.toLowerCase(), ...short].join('|')})\\b`, 'g'),
      'state',
    );
  }, text);

const asksResult =
  /\b(refunds?|owe|owed|balance|get back|getting back|get(?:ting)? from|tax due|bottom line|pay|paid|say|tax|taxes)\b/;
/** "What do I get back" asks for an amount, though "do I get" often asks for a right. */
const asksAmount = /^(so |and |ok )?(what|how much|do (i|we) (get|owe))\b/;
const asksHow = /\b(how (do|can|should|would) (i|we) pay|install?ments?|payment plan|pay online)\b/;
const asksLaw =
  /\b(taxable|taxed|counts?|deduct\w*|when|deadline|date|credit|how long|can|should|may|must)\b/;
const asksTogether = /\b(together|combined|altogether|in total|total refund|overall|both|federal and)\b/;

/** Entities that speak of a return as a whole. */
const ofWholeReturn = new Set([
  'state-refund',
  'salt',
  'total-tax',
  'total-payments',
  'withholding',
  'changed',
]);

/**
 * What the state returns of this return come to, from the stored results; null when the question isn't about them.
 */
export async function answerStates(
  evidence: Evidence,
  { text, act, entities }: Reading,
): Promise<Answer | null> {
  const named = findStates(text);
  // A state without an income tax has no return: the law says so.
  if (named.length > 0 && named.every(({ code }) => findState(code) === null)) return null;
  const isOfState = named.length > 0 || /\bstates?\b/.test(text);
  if (!isOfState || !asksResult.test(text) || asksLaw.test(text) || asksHow.test(text)) return null;
  if (act === 'what-if' || act === 'where' || (act === 'may-i' && !asksAmount.test(text))) return null;
  // About a kind of income, a deduction or another thing in the state.
  if (entities.some(({ id, isBroad }) => !isBroad && !ofWholeReturn.has(id))) return null;
  const isOwn = /\b(my|our|i|we)\b/.test(text) || asksTogether.test(text);
  if (!isOwn && named.length === 0) return null;
  const data = await evidence.use(
    stateReturnsTool,
    named.length === 0 ? {} : { codes: named.map(({ code }) => code) },
  );
  // Where somebody lives, works or moves is asked of the law.
  if (data.state === 'not-calculated') return isOwn && !ofWork.test(text) ? say(notCalculated) : null;
  if (data.states.length === 0)
    return isOwn && !ofWork.test(text) ? say(noStateReturn(named, data.year)) : null;
  const parts = data.states.map((state) => describeState(state, data.year, act === 'why'));
  const { together, federal } = data;
  const isTogether = asksTogether.test(text) || named.length === 0;
  const sum =
    isTogether && together !== null && federal !== null
      ? [
          `Federal and state together: ${balanceOf(together.balance)} (federal ${balanceOf(federal.balance)}).`,
        ]
      : [];
  return say(
    `${[...parts, ...sum].join('\n\n')}\n\nEvery line is explained on your [summary](/summary). You sign and file state returns under [File your return](/file). As with the federal return, e-filing is simulated.${data.stale ? staleNote : ''}`,
  );
}

const noStateReturn = (named: readonly NamedState[], year: number): string =>
  year === firstTaxYear
    ? `Your return has no ${named.length === 0 ? '' : `${named.map(({ name }) => name).join(' or ')} `}state return. Tell us where you lived and worked in the [interview](/interview), then calculate.`
    : `Plainfile doesn’t calculate ${year} state returns yet, so I don’t have a figure for your state.`;

const balanceOf = (balance: number): string =>
  balance < 0 ? `**${dollars(-balance)}** owed` : `a refund of **${dollars(balance)}**`;

const kinds = { resident: 'resident', partYear: 'part-year resident', nonresident: 'nonresident' } as const;

function describeState(
  { name, kind, totals, balance, refused }: StateFinding,
  year: number,
  isWhy: boolean,
): string {
  if (balance === null)
    return `Your ${plain(name)} return can’t be calculated${refused === null ? '.' : `: ${plain(refused)}`}`;
  const head =
    balance < 0
      ? `You owe ${plain(name)} **${dollars(-balance)}** for ${year}.`
      : balance > 0
        ? `Your ${plain(name)} refund for ${year} is **${dollars(balance)}**.`
        : `Your ${plain(name)} return for ${year} shows no refund and no balance due.`;
  const {
    stateTaxAfterNonrefundableCredits: tax,
    localTax,
    withheld,
    stateRefundableCredits: credits,
  } = totals;
  const local = (localTax ?? 0) > 0 ? `, local tax is ${dollars(localTax ?? 0)}` : '';
  const back = (credits ?? 0) > 0 ? `, with ${dollars(credits ?? 0)} in refundable credits` : '';
  const reason = `You file as a ${kinds[kind]}. The state’s tax is ${dollars(tax ?? 0)}${local}, and ${dollars(withheld ?? 0)} was withheld${back}.`;
  return `${head} ${reason}${isWhy ? `\n\n${listSteps(totals)}` : ''}`;
}

const steps: readonly (readonly [keyof StateFinding['totals'], string])[] = [
  ['stateAgi', 'State adjusted gross income'],
  ['stateTaxableIncome', 'Taxable income'],
  ['stateTaxBeforeCredits', 'Tax before credits'],
  ['stateTaxAfterNonrefundableCredits', 'Tax after nonrefundable credits'],
  ['localTax', 'Local tax'],
  ['stateRefundableCredits', 'Refundable credits'],
  ['withheld', 'State tax withheld'],
];

const listSteps = (totals: StateFinding['totals']): string =>
  steps
    .flatMap(([key, label]) => {
      const amount = totals[key];
      return amount === null || amount === 0 ? [] : [`- ${label}: ${dollars(amount)}`];
    })
    .join('\n');

const namesOf = (list: readonly NamedState[]): string => listOf(list.map(({ name }) => name));

const partnersOf = (code: string): NamedState[] =>
  allStates.filter((other) => other.code !== code && isReciprocal(other.code, code) && other.code !== 'DC');

const ofWork = /\b(work|worked|working|works|live|lived|living|lives|job|commut\w*|reciproc\w*|remote\w*)\b/;

/** What the named states themselves decide: an agreement, no income tax, or which return Plainfile calculates. */
export function sayStateLaw(evidence: Evidence, { text }: Reading): string | null {
  const named = findStates(text);
  const [first, second] = named;
  if (first === undefined) return null;
  const sentence = describeStateLaw(text, first, second);
  if (sentence !== null) evidence.results.push({ data: { states: named, sentence }, citations: [] });
  return sentence;
}

/** "Are we common-law married in Texas" asks nothing of what Texas taxes. */
const asksTax =
  /\b(tax\w*|owe|pay|paid|returns?|refunds?|file|filing|work\w*|job|liv(e|es|ed|ing)|mov(e|es|ed|ing)|retir\w*|pension)\b(?! (joint|jointly|separate|separately|together|single|head)\b)/;

const haveAgreement = (one: NamedState, other: NamedState): boolean =>
  isReciprocal(one.code, other.code) && isReciprocal(other.code, one.code);

/** One of them is the District, which leaves wages of nonresidents alone without an agreement. */
const isWithDistrict = (one: NamedState, other: NamedState): boolean =>
  [one, other].some(({ code }) => code === 'DC') && !haveAgreement(one, other);

/** The returns of a year in which somebody moved. */
const sayMove = (from: NamedState, to: NamedState): string => {
  const forms = [from, to].map(({ code, name }) => {
    const state = findState(code);
    return state === null ? name : `${name} (${headingOf(state, 'partYear').name})`;
  });
  return `For the year you moved, you file a part-year resident return in each state: ${forms.join(' and ')}. Each state taxes what you earned while you lived there, plus any income from sources in that state.`;
};

function describeStateLaw(text: string, first: NamedState, second: NamedState | undefined): string | null {
  const withoutTax = [first, second].filter(
    (one): one is NamedState => one !== undefined && findState(one.code) === null,
  );
  const none = withoutTax.map(
    ({ name }) => `${name} has no income tax, so you don’t file a ${name} income tax return.`,
  );
  if (second !== undefined && withoutTax.length === 0 && ofWork.test(text) && isWithDistrict(first, second))
    return 'The District of Columbia doesn’t tax the wages of nonresidents. If you work there, you file only in your home state. If you live there, the state where you work may require a nonresident return.';
  if (second !== undefined && withoutTax.length === 0 && ofWork.test(text))
    return haveAgreement(first, second)
      ? `**${first.name} and ${second.name} have a reciprocal agreement** (2024): wages are taxed only in your home state, where you live.`
      : `${first.name} and ${second.name} have no reciprocal agreement on wages (2024). You file a nonresident return in the state where you work, and your home state generally gives you a credit for that tax.`;
  if (none.length > 0) return asksTax.test(text) ? none.join(' ') : null;
  if (second !== undefined && /\bmov(e|ed|ing)\b/.test(text)) return sayMove(first, second);
  if (/\breciproc\w*\b/.test(text)) {
    const partners = partnersOf(first.code);
    return partners.length === 0
      ? `${first.name} has no reciprocal agreement with another state.`
      : `${first.name} has reciprocal agreements (2024) with ${namesOf(partners)}. Wages are taxed only in the state where you live.`;
  }
  const state = findState(first.code);
  if (
    state === null ||
    !/\b(returns?|forms?|cover\w*|support\w*|prepare|plainfile|do you|can you)\b/.test(text)
  )
    return null;
  const form = state.mainForm('resident');
  return `Plainfile calculates the 2024 ${first.name} return (${form.name}) for full-year residents, part-year residents, and nonresidents. It prints a working copy. E-filing goes to the built-in simulator, not to the state.`;
}
