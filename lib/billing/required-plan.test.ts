import fc from 'fast-check';
import { cheapestPlanFor, type Entitlement, includes } from '@/lib/billing/entitlements';
import { plans } from '@/lib/billing/plans';
import { needsOfForms, requiredPlan } from '@/lib/billing/required-plan';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { listForms } from '@/lib/tax/list-forms';
import { assertShare } from '@/tests/setup/share';

it('gives each plan what its price card says', () => {
  const all: Entitlement[] = ['filing', 'itemized', 'investments', 'rental', 'cpa-review', 'self-employment'];
  const of = (plan: 'basic' | 'premium' | 'business') => all.filter((one) => includes(plan, one));
  expect(of('basic')).toEqual(['filing']);
  expect(of('premium')).toEqual(['filing', 'itemized', 'investments', 'rental', 'cpa-review']);
  expect(of('business')).toEqual(all);
});

it('says why a plan is needed, in the words of its price card', () => {
  expect(requiredPlan(['1040', 'schedule-a', 'schedule-d', '8949'])).toEqual({
    plan: 'premium',
    reasons: [
      { feature: 'Itemized deductions', because: 'Your return itemizes deductions on Schedule A.' },
      { feature: 'Investment income', because: 'Your return reports sales on Schedule D.' },
    ],
    certain: true,
  });
  expect(requiredPlan(['1040', 'schedule-b', 'eic', '8863'])).toMatchObject({ plan: 'basic', reasons: [] });
  expect(requiredPlan(null)).toMatchObject({ plan: 'basic', certain: false });
});

it('knows every form that it asks for', () => {
  const known = new Set(listForms().map(({ id }) => id));
  for (const id of [
    'schedule-a',
    'schedule-d',
    '8949',
    '8960',
    'schedule-e',
    '8582',
    'schedule-c',
    'schedule-se',
  ]) {
    expect(known).toContain(id);
    expect(needsOfForms([id]).size).toBe(1);
  }
});

/** What a filer has, and what that asks of a plan: said from the facts, not from the forms. */
const filer = fc.record({
  wages: fc.integer({ min: 0, max: 150_000 }),
  interest: fc.constantFrom(0, 900, 400_000),
  mortgageInterest: fc.constantFrom(0, 40_000),
  sells: fc.boolean(),
  rents: fc.boolean(),
  business: fc.boolean(),
  children: fc.integer({ min: 0, max: 3 }),
});

it('recommends the cheapest plan that covers the return, whoever files', () => {
  const seen = new Map<string, number>();
  assertShare(
    fc.property(filer, (one) => {
      const parsed = parseReturn({
        taxYear: 2024,
        filingStatus: 'single',
        taxpayer: { dateOfBirth: '1980-03-04' },
        dependents: Array.from({ length: one.children }, () => ({
          dateOfBirth: '2015-05-05',
          relationship: 'child',
          monthsInHome: 12,
        })),
        w2s: one.wages === 0 ? [] : [{ wages: one.wages }],
        interest: one.interest === 0 ? [] : [{ interest: one.interest }],
        itemized:
          one.mortgageInterest === 0
            ? {}
            : { mortgages: [{ interest: one.mortgageInterest, balance: 500_000, originated: '2019-01-01' }] },
        sales: one.sells
          ? [{ acquired: '2020-01-01', sold: '2024-02-02', proceeds: 900, basis: 700, term: 'long' }]
          : [],
        rentals: one.rents ? [{ id: 'r', fairRentalDays: 365, rents: 12_000 }] : [],
        businesses: one.business ? [{ id: 'b', income: { other: 8000 } }] : [],
      });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const { lines, problems } = calculateReturn(parsed.facts);
      expect(problems.filter(({ severity }) => severity === 'unsupported')).toEqual([]);
      const need = requiredPlan(Object.keys(lines));
      const paysInvestmentTax = one.interest === 400_000;
      const wantsPremium = one.mortgageInterest > 0 || one.sells || one.rents || paysInvestmentTax;
      const expected = one.business ? 'business' : wantsPremium ? 'premium' : 'basic';
      expect(need.plan).toBe(expected);
      seen.set(expected, (seen.get(expected) ?? 0) + 1);
    }),
    4_000,
  );
  expect([...seen.keys()].toSorted()).toEqual(['basic', 'business', 'premium']);
});

it('never names a plan while a cheaper one would do', () => {
  const needs: Entitlement[] = [
    'filing',
    'itemized',
    'investments',
    'rental',
    'cpa-review',
    'self-employment',
  ];
  fc.assert(
    fc.property(fc.subarray(needs), (wanted) => {
      const plan = cheapestPlanFor(wanted);
      expect(wanted.every((one) => includes(plan.slug, one))).toBe(true);
      for (const cheaper of plans.filter(({ price }) => price < plan.price))
        expect(wanted.every((one) => includes(cheaper.slug, one))).toBe(false);
    }),
    { seed: 2024 },
  );
});

it('names the plan that has the state returns apart from the one for the federal return', () => {
  expect(requiredPlan(['1040'], [])).not.toHaveProperty('states');
  expect(requiredPlan(['1040'], ['Illinois'])).toMatchObject({
    plan: 'basic',
    states: { names: ['Illinois'], plan: 'premium' },
  });
  expect(requiredPlan(['1040', 'schedule-a'], ['Illinois', 'Wisconsin'])).toMatchObject({
    plan: 'premium',
    states: { names: ['Illinois', 'Wisconsin'], plan: 'business' },
  });
});
