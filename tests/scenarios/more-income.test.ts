import fc from 'fast-check';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { changeIncome } from '@/lib/tax/marginal/change-income';
import { countShare, share } from '../setup/share';
import { allReturns } from './all-returns';
import { calculateJson } from './check-scenarios';
import { person } from './scenario';

/** A line of Form 1040; null when the return is refused. */
function lineOf({ lines }: ReturnType<typeof calculateReturn>, number: string): number | null {
  const main = lines['1040'];
  return main && !Array.isArray(main) ? Number(main[number] ?? 0) : null;
}
const totalTaxOf = (facts: ReturnInput) => lineOf(calculateReturn(facts), '24');

describe('more wages', () => {
  it.each(share(allReturns, 4).map(({ name, input }) => [name, input] as const))(
    'never lower the total tax of %s',
    (_, input) => {
      const parsed = parseReturn(input);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const before = totalTaxOf(parsed.facts) ?? 0;
      for (const raise of [100, 1_000, 10_000]) {
        const raised = changeIncome(parsed.facts, 'wages', raise);
        const after = raised && totalTaxOf(raised);
        if (after !== null) expect([raise, after >= before]).toEqual([raise, true]);
      }
    },
  );
});

describe('a joint return of two equal earners', () => {
  const base = { taxYear: 2024 as const, taxpayer: person('1980-01-01') };
  const taxOn = (input: ReturnInputJson) => lineOf(calculateJson(input), '16') ?? 0;

  // Above the Tax Table, and below the 37% bracket, which starts at less than twice the amount of one.
  it('is taxed like two single ones up to $365,600 of taxable income each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 114_600, max: 380_200 }), (wages) => {
        const one = taxOn({ ...base, filingStatus: 'single', w2s: [{ wages }] });
        const both = taxOn({
          ...base,
          filingStatus: 'mfj',
          spouse: person('1980-01-01'),
          w2s: [{ wages }, { wages, owner: 'spouse' }],
        });
        expect(Math.abs(both - 2 * one)).toBeLessThanOrEqual(1);
      }),
      { seed: 2024, numRuns: countShare(200) },
    );
  });
});
