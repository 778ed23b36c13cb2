import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { type FormLines } from '@/lib/tax/states/list-lines';
import { allStates } from '@/lib/tax/states/all-states';
import { stateFilers } from '../fixtures/state-filers';
import { allReturns } from './all-returns';
import { edgesBySubject } from './boundaries/all-edges';
import { livedIn, samples } from './states/sample-returns';

/** A line's value; a list where the form has copies. Null: blank on that copy. */
export type Shown = FormLines[string] | readonly (FormLines[string] | null)[];

/** Returns by name, each with the lines it stands for: every line stands once, by year, form, and number. */
export type LineWitnesses = Readonly<Record<string, Readonly<Record<string, Shown>>>>;

export const witnessFile = path.resolve(__dirname, '../fixtures/line-witnesses.json');

export const readWitnesses = (): LineWitnesses =>
  JSON.parse(readFileSync(witnessFile, 'utf8')) as LineWitnesses;

interface Subject {
  readonly name: string;
  readonly input: ReturnInputJson;
}

const digestOf = (input: ReturnInputJson): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 10);

/** Returns with facts of many kinds: each of them stands in every state, too, as of somebody who lives and works there. */
const settled: ReadonlySet<string> = new Set([
  'amanda-black',
  'annualized-income-of-a-couple-with-every-amount',
  'annualized-income-with-a-gain-in-december',
  'benefits-and-credit-for-two-children',
  'carryover-without-box-10-is-earned-income',
  'clinic-in-the-range-with-a-loss-carried-over',
  'combat-pay-counts-when-elected',
  'community-income-of-every-kind',
  'foreign-income-with-expenses',
  'income-of-many-small-kinds',
  'investment-interest-beside-sales-and-a-share',
  'losses-that-take-up-gains-at-25-and-28-percent-first',
  'minimum-tax-with-dividends-and-every-adjustment',
  'net-investment-tax-less-investment-interest',
  'net-investment-tax-with-annuity-loss-and-penalty',
  'other-premiums-beside-the-marketplace',
  'pay-from-abroad-with-itemized-deductions',
  'payments-of-every-kind',
  'profit-limits-the-deduction',
  'real-estate-professional',
  'sales-tax-by-the-tables-in-two-states-and-by-untaxed-income',
  'state-tax-on-every-paper-and-box-14',
]);

const settleIn = (code: string, input: ReturnInputJson): ReturnInputJson => ({
  ...input,
  residency: [livedIn(code)],
  w2s: (input.w2s ?? []).map((w2) => ({
    ...w2,
    states: [{ state: code, wages: w2.wages ?? 0, withholding: 500 }],
  })),
});

/** Returns that can stand for a line: worked by hand, at an edge of the law, and of people in each state. */
export function listSubjects(): readonly Subject[] {
  const edges = Object.entries(edgesBySubject).flatMap(([subject, list]) =>
    list.map(({ law, input }) => ({ name: `${subject}: ${law} ${digestOf(input)}`, input })),
  );
  const lived = allStates.flatMap(({ code }) =>
    samples.flatMap(({ name, build }) =>
      [code, 'TX'].map((work) => ({ name: `${name} in ${code}, paid in ${work}`, input: build(code, work) })),
    ),
  );
  const moved = allStates.flatMap(({ code }) =>
    allReturns
      .filter(({ name }) => settled.has(name))
      .map(({ name, input }) => ({ name: `${name} in ${code}`, input: settleIn(code, input) })),
  );
  return [
    ...allReturns,
    ...stateFilers.map(({ name, facts }) => ({ name: `state filer: ${name}`, input: facts })),
    ...lived,
    ...moved,
    ...edges,
  ];
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isFilled) : value !== null && value !== 0 && value !== false;

/** Every line of the return and of its state returns that is neither blank nor zero, by year, form, and number. */
export function linesShown(input: ReturnInputJson): ReadonlyMap<string, Shown> {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { lines, states = {} } = calculateAll(parsed.facts);
  const shown = new Map<string, Shown>();
  for (const one of [lines, ...Object.values(states).map((state) => state.lines)])
    for (const [form, copies] of Object.entries(one)) {
      const numbers = new Set([copies].flat().flatMap((copy) => Object.keys(copy)));
      for (const line of numbers) {
        const value = Array.isArray(copies) ? copies.map((copy) => copy[line] ?? null) : copies[line];
        if (value !== undefined && isFilled(value))
          shown.set(`${parsed.facts.taxYear} ${form} ${line}`, value);
      }
    }
  return shown;
}

/**
 * The fewest returns that a greedy choice needs so that each line that any of them fills is filled by one: again and again
 * the return with the most lines that none of those before has. Takes a minute.
 */
export function chooseWitnesses(subjects: readonly Subject[]): LineWitnesses {
  const open = subjects.map(({ name, input }) => ({ name, left: new Map(linesShown(input)) }));
  const chosen: Record<string, Record<string, Shown>> = {};
  for (;;) {
    let best = open[0];
    for (const one of open) if (one.left.size > (best?.left.size ?? 0)) best = one;
    if (best === undefined || best.left.size === 0) return chosen;
    const taken = new Map(best.left);
    chosen[best.name] = Object.fromEntries(taken);
    for (const { left } of open) for (const key of taken.keys()) left.delete(key);
  }
}
