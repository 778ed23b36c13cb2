import { readFileSync } from 'node:fs';
import { assembleReturn } from '@/lib/interview/assemble';
import { type FormLines } from '@/lib/tax/calculate-return';
import { findIrrelevant } from '@/lib/interview/prune-irrelevant';
import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { walkInterview } from '@/lib/interview/walk';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { share } from '../setup/share';
import { sharedPath } from '../setup/shared';
import { returns2024 } from './all-returns';
import { calculateJson } from './check-scenarios';

const copiesOf = (lines: FormLines | FormLines[] | undefined): FormLines[] =>
  lines === undefined ? [] : Array.isArray(lines) ? lines : [lines];

/** Every line must stay. Names are asked where the return has none, so words may be new but may not change. */
const compareLines = (form: string, before: FormLines, after: FormLines): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((line) => {
    const [one, other] = [before[line], after[line]];
    // The interview asks for the kind of a rental by its printed code.
    const isCode = form.startsWith('schedule-e-properties') && line === '1b';
    // The interview asks for the word that the IRS takes, such as a son for a child.
    const isWord =
      (form.startsWith('1040-dependents') && line === '3') ||
      (form.startsWith('schedule-eic') && line === '5');
    // The returns leave out whether Forms 1099 are due; the interview asks everybody.
    const isAsked = one === undefined && /^schedule-(?:c \d+ I|e \d+ A|f \d+ F)$/.test(`${form} ${line}`);
    const isSame =
      isCode || isWord || isAsked || one === other || (one === undefined && typeof other === 'string');
    return isSame ? [] : [`${form} line ${line}: ${String(one)} became ${String(other)}`];
  });

/** What differs between a return and the same facts entered through the interview; empty when nothing does. */
function findDifferences(input: ReturnInputJson): string[] {
  const { answers, refused } = answersOf(input);
  if (refused.length > 0) return refused.map((one) => `not taken: ${one}`);
  const { input: stated, missing } = assembleReturn({ answers, documents: [] });
  if (stated === null) return missing.map(({ questionId, message }) => `${questionId}: ${message}`);
  const [before, after] = [calculateJson(input), calculateJson(stated)];
  // What no rule reads can't change a line: the short way finds the same silences as computing every answer.
  const walk = walkInterview({ answers, documents: [] });
  const silent = [...findIrrelevant(walk).keys()].join();
  const computed = [...findIrrelevant(walk, () => null).keys()].join();
  const differences: string[] = silent === computed ? [] : [`silent: ${silent}, computed: ${computed}`];
  for (const form of new Set([...Object.keys(before.lines), ...Object.keys(after.lines)])) {
    const [one, other] = [copiesOf(before.lines[form]), copiesOf(after.lines[form])];
    if (one.length !== other.length) differences.push(`${form}: ${one.length} became ${other.length}`);
    one.forEach((lines, copy) =>
      differences.push(...compareLines(`${form} ${copy}`, lines, other[copy] ?? {})),
    );
  }
  if (before.refund !== after.refund || before.owed !== after.owed)
    differences.push(`refund ${before.refund}/${before.owed} became ${after.refund}/${after.owed}`);
  return differences;
}

/** Returns that leave out what a real filer has, so that the interview can't come to the same facts. */
const incomplete: Readonly<Record<string, string>> = {
  'surviving-spouse-65': 'A surviving spouse without the child.',
  'minimum-tax-with-dividends-and-every-adjustment': 'A taxed state refund without its Form 1099-G.',
  'railroad-additional-medicare-tax':
    'Five lines in box 14. The interview asks for four and leaves out Tier 2.',
  'fence-and-land-with-section-1231-losses-of-earlier-years':
    'The answers of this test pick no section 1231 losses.',
  'buildings-and-long-periods': 'A vehicle without the day it was placed in service, which is asked.',
  'health-insurance-above-the-pay-of-the-s-corporation': 'An EIN without its dash; the interview writes one.',
  'pay-from-abroad-with-itemized-deductions': 'The AMT’s carryover isn’t stated; the interview asks for it.',
  'foreign-branch-and-general-income': 'The AMT’s carryover isn’t stated; the interview asks for it.',
  'small-business-stock-two-companies-filing-separately': 'A name after a space; the interview trims it.',
  'business-credit-specified-of-two-years-and-sources':
    'Carried credits with an EIN; the interview asks for one only of a Schedule K-1 of the year.',
  'business-credit-carried-from-one-partnership':
    'Carried credits with an EIN; the interview asks for one only of a Schedule K-1 of the year.',
  'business-credit-of-two-years-all-used':
    'Carried credits with an EIN; the interview asks for one only of a Schedule K-1 of the year.',
  'passive-loss-of-one-kind-of-tax':
    'Tax below a quarter of the gross income, on a loss; the interview asks how it was paid only above that.',
  'profit-of-a-share-with-something-not-at-risk': 'What isn’t at risk is asked only with a loss.',
};

const report = (returns: { name: string; input: ReturnInputJson }[]) =>
  returns.flatMap(({ name, input }) =>
    findDifferences(input).map((line) => `${name}: ${line.slice(0, 400)}`),
  );

describe.each([
  ['tax/irs-scenarios.ndjson', 74],
  ['tax/differential.ndjson', 350],
])('%s', (file, total) => {
  const path = sharedPath(file);

  it('can be told through the interview, and gives the same lines', () => {
    if (path === null) {
      console.warn(`Not run: ${file} is not in this clone`);
      return;
    }
    const returns = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; input: ReturnInputJson })
      .map(({ id, input }) => ({ name: id, input }));
    expect(returns).toHaveLength(total);
    expect(report(share(returns))).toEqual([]);
  });
});

describe('the returns that the project worked by hand', () => {
  it('can be told through the interview, and give the same lines', () => {
    expect(returns2024.length).toBeGreaterThan(100);
    const stated = returns2024.filter(({ name }) => !(name in incomplete));
    expect(Object.keys(incomplete).filter((name) => !returns2024.some((one) => one.name === name))).toEqual(
      [],
    );
    expect(report(share(stated))).toEqual([]);
  });
});
