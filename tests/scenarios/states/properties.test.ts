import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { allStates } from '@/lib/tax/states/all-states';
import { type StateTotals } from '@/lib/tax/states/calculate-states';
import { inTurn } from '../../setup/share';
import { livedIn, samples, withFacts } from './sample-returns';

// Taxes on one kind of income, which wages never reach.
const codes = allStates.map(({ code }) => code).filter((code) => code !== 'NH' && code !== 'WA');

/** A state without an income tax on wages, for what is earned elsewhere. */
const untaxed = 'TX';

function calculate(json: ReturnInputJson) {
  const parsed = parseReturn(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateAll(parsed.facts);
}

function totalsOf(json: ReturnInputJson, code: string): StateTotals {
  const { states = {} } = calculate(json);
  const found = states[code];
  if (!found) throw new Error(`No return of ${code}`);
  if (found.problems.length > 0)
    throw new Error(`${code}: ${found.problems.map(({ message }) => message).join(' ')}`);
  return found.totals;
}

const figures = (totals: StateTotals) => ({ ...totals, refund: null, owed: null, withheld: null });

/** Each state has each property in every run, of one sample after the other. */
describe.each(codes.map((code, at) => [code, at] as const))('the return of %s', (code, at) => {
  it.each(inTurn(samples, at))('has whole, possible figures for $name', ({ build }) => {
    const totals = totalsOf(build(code, code), code);
    for (const [name, value] of Object.entries(totals) as [string, number | null][])
      if (value !== null) expect([name, Number.isFinite(value)]).toEqual([name, true]);
    expect(totals.stateTaxAfterNonrefundableCredits).toBeGreaterThanOrEqual(0);
    expect(totals.stateTaxBeforeCredits ?? 0).toBeGreaterThanOrEqual(0);
    expect(totals.stateTaxableIncome ?? 0).toBeGreaterThanOrEqual(0);
    expect(Math.min(totals.refund ?? 0, totals.owed ?? 0)).toBe(0);
    expect(totals.refund).toBeGreaterThanOrEqual(0);
    expect(totals.owed).toBeGreaterThanOrEqual(0);
  });

  it.each(inTurn(samples, at + 1))(
    'is the same for $name when the year is told in two parts',
    ({ build }) => {
      const facts = build(code, code);
      const parts = [livedIn(code, '2024-01-01', '2024-05-31'), livedIn(code, '2024-06-01', '2024-12-31')];
      expect(totalsOf(withFacts(facts, { residency: parts }), code)).toEqual(totalsOf(facts, code));
    },
  );

  it.each(inTurn(samples, at + 2))('lets tax withheld of $name move payments only', ({ build }) => {
    const facts = build(code, code);
    const [first, ...rest] = facts.w2s ?? [];
    if (!first) throw new Error('A sample has wages');
    const more = {
      ...first,
      states: (first.states ?? []).map((row) => ({ ...row, withholding: (row.withholding ?? 0) + 100 })),
    };
    const before = totalsOf(facts, code);
    const after = totalsOf(withFacts(facts, { w2s: [more, ...rest] }), code);
    expect(figures(after)).toEqual(figures(before));
    const signed = ({ refund, owed }: StateTotals) => (refund ?? 0) - (owed ?? 0);
    expect(signed(after) - signed(before)).toBe(100);
  });

  it.each(inTurn(samples, at + 3))(
    'takes nothing from $name who neither lived nor earned there',
    ({ build }) => {
      const facts = withFacts(build(untaxed, untaxed), {
        stateFiling: [{ state: code, kind: 'nonresident' }],
      });
      const totals = totalsOf(facts, code);
      expect(totals.stateTaxAfterNonrefundableCredits).toBe(0);
      expect(totals.owed).toBe(0);
    },
  );

  it.each(inTurn(samples, at + 4))(
    'taxes a part of the year of $name by no more than the whole',
    ({ build }) => {
      const facts = build(code, code);
      const half = withFacts(facts, {
        residency: [livedIn(code, '2024-01-01', '2024-06-30'), livedIn(untaxed, '2024-07-01', '2024-12-31')],
        w2s: (facts.w2s ?? []).map((w2) => ({ ...w2, states: [] })),
      });
      const whole = totalsOf(facts, code).stateTaxBeforeCredits ?? 0;
      const part = totalsOf(half, code).stateTaxBeforeCredits ?? 0;
      expect(part).toBeLessThanOrEqual(whole + 60);
    },
  );

  it.each(inTurn(samples, at + 5))('never changes a federal line of $name', ({ build }) => {
    const facts = build(code, code);
    const without = calculate(withFacts(facts, { residency: [{ state: untaxed }] })).lines;
    expect(calculate(facts).lines).toEqual(without);
  });

  it.each(inTurn(samples, at + 6))(
    'credits $name for tax paid elsewhere by no more than either tax',
    ({ build }) => {
      const facts = build(code, code);
      const before = totalsOf(facts, code).stateTaxAfterNonrefundableCredits ?? 0;
      const wages = (facts.w2s ?? []).reduce((total, { wages: amount }) => total + (amount ?? 0), 0);
      for (const tax of [0, 500, 1_000_000]) {
        const credited = withFacts(facts, {
          otherStateTaxes: [{ state: 'ZZ', income: wages, taxAfterCredits: tax }],
        });
        const after = totalsOf(credited, code).stateTaxAfterNonrefundableCredits ?? 0;
        expect(after).toBeGreaterThanOrEqual(0);
        expect(before - after).toBeLessThanOrEqual(Math.min(tax, before) + 1);
        if (tax === 0) expect(after).toBe(before);
      }
    },
  );
});
