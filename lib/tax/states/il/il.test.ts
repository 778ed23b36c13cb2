import { bornIn, calculateState, wageOf } from '../shared/test-state';

const illinois = (input: Record<string, unknown>) =>
  calculateState('IL', { taxpayer: bornIn(1980), residency: [{ state: 'IL' }], ...input });
const earned = (input: Record<string, unknown>) => illinois(input).totals.stateRefundableCredits;
const w2s = [wageOf(6_000, { IL: 6_000 })];

// Without a child the federal table gives 461 for 6,000 to 6,050: 7.65% of 6,025.
test.each([
  ['17', 2007, 0],
  ['18, too young for the federal credit', 2006, 92],
  ['25', 1999, 92],
  ['64', 1960, 92],
  ['65, too old for it', 1959, 92],
])('the earned income credit without a child at %s', (_, year, credit) => {
  expect(earned({ taxpayer: bornIn(year), w2s })).toBe(credit);
});

test('an ITIN keeps nobody from the credit, nor from the child tax credit', () => {
  const family = (idType: string) =>
    illinois({
      filingStatus: 'hoh',
      taxpayer: { ...bornIn(1990), idType },
      dependents: [{ ...bornIn(2016), idType, relationship: 'child', monthsInHome: 12 }],
      w2s: [wageOf(15_000, { IL: 15_000 })],
    });
  // 4,213 with one child: 20% is 843, and 20% of that 169.
  expect(family('ssn').totals.stateRefundableCredits).toBe(1_012);
  expect(family('itin').totals.stateRefundableCredits).toBe(1_012);
  expect(family('itin').lines['il-1040']).toMatchObject({ '29': 843, '30': 169 });
});

test('someone else’s dependent has no credit', () => {
  expect(earned({ taxpayer: { ...bornIn(2004), claimableAsDependent: true }, w2s })).toBe(0);
});

test.each([
  [250_000, 2_775],
  [250_001, 0],
])('the exemption ends over 250,000: %d', (wages, exemption) => {
  const { lines } = illinois({ w2s: [wageOf(wages, { IL: wages })] });
  expect((lines['il-1040'] as Record<string, number>)['10']).toBe(exemption);
});
