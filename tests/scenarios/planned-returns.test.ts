import fc from 'fast-check';
import { calculateAll, calculateAllAfresh } from '@/lib/tax/calculate-all';
import { calculateIn, calculateReturn, startReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput } from '@/lib/tax/facts/return-input';
import { federalPlans } from '@/lib/tax/plans/federal-plan';
import { planAfter } from '@/lib/tax/plans/plan-book';
import { wholePlans } from '@/lib/tax/plans/state-plan';
import { allStates } from '@/lib/tax/states/all-states';
import { anyReturn } from '@/lib/tax/testing/any-return';
import { countShare, isDeep, share } from '../setup/share';
import { allReturns } from './all-returns';
import { samples } from './states/sample-returns';

/** The facts of a return, or null when they aren't a return. */
function read(input: unknown): ReturnInput | null {
  const parsed = parseReturn(input);
  return parsed.ok ? parsed.facts : null;
}

/** The same return with every amount of at least $100 times a factor; years and small numbers stay. */
function scale(value: unknown, factor: number, key = ''): unknown {
  if (typeof value === 'number')
    return value < 100 || /year/i.test(key) ? value : Math.round(value * factor * 100) / 100;
  if (Array.isArray(value)) return value.map((item) => scale(item, factor, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, scale(inner, factor, name)]));
}

const factors = [0.37, 2.9, 31];

/** The lines themselves are held in `line-witnesses`, from plans as well. Here it is whether a plan changes any. */
const returns = share(allReturns, 8);
const paidIn = (code: string) => (isDeep ? [code, 'TX'] : [code]);

/** Computes a return until its shape has a plan. */
function plan(facts: ReturnInput, compute: (facts: ReturnInput) => unknown): void {
  for (let i = 0; i < planAfter; i++) compute(facts);
}

const afresh = (facts: ReturnInput) => JSON.stringify(calculateIn(startReturn(facts), facts));

describe('a federal return computed from the plan of its shape', () => {
  let planned = 0;
  let others = 0;

  it.each(returns.map(({ name, input }) => [name, input] as const))(
    'is the same to the letter: %s',
    (_, input) => {
      const facts = read(input);
      if (facts === null) return;
      plan(facts, calculateReturn);
      if (federalPlans(false).find(facts) !== null) planned++;
      expect(JSON.stringify(calculateReturn(facts))).toBe(afresh(facts));
      for (const factor of factors) {
        const other = read(scale(input, factor));
        if (other === null) continue;
        if (federalPlans(false).find(other) !== null) others++;
        expect(JSON.stringify(calculateReturn(other))).toBe(afresh(other));
      }
    },
  );

  it('has a plan as a rule, and so have returns that differ in amounts alone', () => {
    expect(planned).toBeGreaterThan(returns.length * 0.9);
    expect(others).toBeGreaterThan(returns.length * 2);
  });

  it('is the same for any amounts', () => {
    fc.assert(
      fc.property(anyReturn, fc.double({ min: 0.01, max: 20, noNaN: true }), (input, factor) => {
        const [facts, other] = [read(input), read(scale(input, factor))];
        if (facts === null || other === null) return;
        plan(facts, calculateReturn);
        expect(JSON.stringify(calculateReturn(other))).toBe(afresh(other));
      }),
      { numRuns: countShare(60) },
    );
  });

  it('is the same when it is traced', () => {
    for (const { input } of allReturns.filter((__, i) => i % 20 === 0)) {
      const facts = read(input);
      if (facts === null) continue;
      plan(facts, (each) => calculateReturn(each, { trace: true }));
      expect(JSON.stringify(calculateReturn(facts, { trace: true }))).toBe(afresh(facts));
    }
  });
});

describe('state returns computed from the plan of their shape', () => {
  let planned = 0;

  it.each(allStates.map(({ code }) => code))('are the same to the letter: %s', (code) => {
    for (const { build } of samples)
      for (const work of paidIn(code)) {
        const input = build(code, work);
        const facts = read(input);
        if (facts === null) continue;
        plan(facts, calculateAll);
        if (wholePlans.find(facts) !== null) planned++;
        for (const factor of isDeep ? [1, ...factors] : [1, 2.9]) {
          const other = read(scale(input, factor));
          if (other !== null)
            expect(JSON.stringify(calculateAll(other))).toBe(JSON.stringify(calculateAllAfresh(other)));
        }
      }
  });

  it('have a plan as a rule', () => {
    expect(planned).toBeGreaterThan((allStates.length * samples.length * paidIn('').length) / 2);
  });
});
