import fc from 'fast-check';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { assertShare } from '../../setup/share';
import { handRules, type Household } from './hand-rules';
import { livedIn } from './sample-returns';

const born = (age: number) => `${2024 - age}-06-15`;

/** Households that nobody has seen: without businesses, sales or itemized deductions. */
const households = fc
  .record({
    status: fc.constantFrom('single' as const, 'mfj' as const, 'hoh' as const),
    ages: fc.tuple(fc.integer({ min: 25, max: 84 }), fc.integer({ min: 25, max: 84 })),
    childAges: fc.array(fc.integer({ min: 0, max: 18 }), { maxLength: 3 }),
    pay: fc.tuple(fc.integer({ min: 0, max: 240_000 }), fc.integer({ min: 0, max: 120_000 })),
    interest: fc.integer({ min: 0, max: 9_000 }),
    pension: fc.integer({ min: 0, max: 90_000 }),
    benefits: fc.integer({ min: 0, max: 36_000 }),
    rent: fc.integer({ min: 0, max: 24_000 }),
  })
  .map(({ status, ages, childAges, pay, ...more }) => {
    const filers = status === 'mfj' ? ages : [ages[0]];
    const isRetired = ages[0] >= 66;
    return {
      ...more,
      status,
      ages: filers,
      childAges: status === 'hoh' && childAges.length === 0 ? [7] : status === 'single' ? [] : childAges,
      wages: filers.map((_, i) => (i === 0 && isRetired ? 0 : (pay[i] ?? 0))),
      pension: isRetired ? more.pension : 0,
      benefits: isRetired ? more.benefits : 0,
    };
  });

type Drawn = typeof households extends fc.Arbitrary<infer T> ? T : never;

function factsOf(one: Drawn, state: string): ReturnInputJson {
  const [own = 40, partner] = one.ages;
  return {
    taxYear: 2024,
    filingStatus: one.status,
    taxpayer: { dateOfBirth: born(own) },
    ...(partner === undefined ? {} : { spouse: { dateOfBirth: born(partner) } }),
    dependents: one.childAges.map((age) => ({
      dateOfBirth: born(age),
      relationship: 'child' as const,
      monthsInHome: 12,
    })),
    w2s: one.wages.map((wages, i) => ({
      owner: i === 0 ? ('taxpayer' as const) : ('spouse' as const),
      wages,
      states: [{ state, wages, withholding: 0 }],
    })),
    interest: [{ interest: one.interest }],
    ...(one.pension > 0
      ? {
          retirement: [
            {
              payer: 'Pension',
              grossDistribution: one.pension,
              taxableAmount: one.pension,
              code: '7',
              planKind: 'privateEmployer' as const,
            },
          ],
        }
      : {}),
    ...(one.benefits > 0 ? { socialSecurity: [{ netBenefits: one.benefits }] } : {}),
    homes: [{ state, use: 'rent', rent: one.rent, months: 12 }],
    residency: [livedIn(state)],
  };
}

test.each(Object.keys(handRules))('%s: the forms and their arithmetic by hand agree', (state) => {
  assertShare(
    fc.property(households, (one) => {
      const parsed = parseReturn(factsOf(one, state));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const { lines, states } = calculateAll(parsed.facts);
      const federal = lines['1040'] as Record<string, number>;
      const household: Household = {
        ...one,
        benefits: federal['6b'] ?? 0,
        agi: federal['11'] ?? 0,
        deduction: federal['12'] ?? 0,
      };
      const wanted = handRules[state]?.(household);
      const totals = states?.[state]?.totals;
      if (!wanted) return;
      // Amounts are rounded on each line; tables go by the middle of a row.
      expect(Math.abs((totals?.stateTaxableIncome ?? NaN) - wanted.taxable)).toBeLessThanOrEqual(2);
      if (wanted.tax !== null)
        expect(Math.abs((totals?.stateTaxBeforeCredits ?? NaN) - wanted.tax)).toBeLessThanOrEqual(4);
    }),
    400,
  );
});
