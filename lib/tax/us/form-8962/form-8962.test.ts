import { calculateReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';

const year = (premium: number, benchmark: number, advance: number) =>
  Array.from({ length: 12 }, () => ({ premium, benchmark, advance }));

function calculate(changes: Partial<ReturnInputJson>) {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-01-01' },
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts);
}
const refusedPaths = (changes: Partial<ReturnInputJson>) =>
  calculate(changes)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ path }) => path);
const limitAt = (amount: number) =>
  calculate({ w2s: [{ wages: amount }], marketplace: [{ monthly: year(900, 10, 900) }] }).lines['8962'];

describe('Form 8962', () => {
  // 14,580 a person: 200% is 29,160, 300% is 43,740, 400% is 58,320.
  it.each([
    [29_159, 199, 375],
    [29_160, 200, 950],
    [43_739, 299, 950],
    [43_740, 300, 1_575],
    [58_319, 399, 1_575],
    [58_320, 400, undefined],
    [58_321, 401, undefined],
  ])('caps the repayment at an income of %i', (income, percentage, cap) => {
    expect(limitAt(income)).toMatchObject({ '5': percentage });
    expect(limitAt(income)).toHaveProperty('24', 0);
    expect((limitAt(income) as Record<string, unknown>)['28']).toBe(cap);
  });

  it('refuses what it can’t do, by name', () => {
    expect(refusedPaths({ marketplace: [{ sharedWith: '123-45-6789', monthly: year(1, 1, 1) }] })).toEqual([
      'marketplace.sharedWith',
    ]);
    const two = (benchmark: number) =>
      refusedPaths({ marketplace: [{ monthly: year(10, 20, 0) }, { monthly: year(10, benchmark, 0) }] });
    expect(two(20)).toEqual([]);
    expect(two(21)).toEqual(['marketplace.monthly']);
    expect(
      refusedPaths({
        marketplace: [{ monthly: year(10, 20, 0) }, { annual: { premium: 1, benchmark: 20, advance: 0 } }],
      }),
    ).toEqual(['marketplace.monthly']);
    const child = (grossIncome: number) =>
      refusedPaths({
        filingStatus: 'hoh',
        dependents: [{ dateOfBirth: '2010-01-01', relationship: 'child', grossIncome }],
        marketplace: [{ monthly: year(10, 20, 0) }],
      });
    expect(child(1_300)).toEqual([]);
    expect(child(1_301)).toEqual(['dependents.grossIncome']);
    expect(
      refusedPaths({
        taxpayer: { dateOfBirth: '2000-01-01', claimableAsDependent: true },
        marketplace: [{ monthly: year(10, 20, 0) }],
      }),
    ).toEqual(['taxpayer.claimableAsDependent']);
  });
});
