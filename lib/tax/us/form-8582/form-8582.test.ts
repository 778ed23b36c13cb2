import { calculateReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';

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
const rental = (repairs: number, more: object = {}) => ({
  id: String(repairs),
  fairRentalDays: 365,
  expenses: { repairs },
  ...more,
});
const refusedPaths = (changes: Partial<ReturnInputJson>) =>
  calculate(changes)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ path }) => path);

describe('Form 8582', () => {
  const agi = (wages: number, loss: number) =>
    (calculate({ w2s: [{ wages }], rentals: [rental(loss)] }).lines['1040'] as Record<string, number>)['11'];

  it.each([
    [100_000, 25_000, 75_000],
    [100_000, 25_001, 75_000],
    [100_002, 25_000, 75_003],
    [149_998, 25_000, 149_997],
    [150_000, 25_000, 150_000],
  ])('with wages of %i and a loss of %i leaves an income of %i', (wages, loss, left) => {
    expect(agi(wages, loss)).toBe(left);
  });

  it('is filed only when the exception for small landlords does not hold', () => {
    const filed = (wages: number, loss: number) =>
      calculate({ w2s: [{ wages }], rentals: [rental(loss)] }).lines['8582'] !== undefined;
    expect(filed(100_000, 25_000)).toBe(false);
    expect(filed(100_000, 25_001)).toBe(true);
    expect(filed(100_001, 25_000)).toBe(true);
  });
});

describe('a rental that was sold', () => {
  const sold = (more: object) => ({
    w2s: [{ wages: 200_000 }],
    rentals: [
      rental(1_000, {
        rents: 500,
        propertySales: [
          { kind: 'land' as const, acquired: '2010-01-01', sold: '2024-05-01', price: 90, cost: 100 },
        ],
        ...more,
      }),
    ],
  });

  it.each([
    ['asks whether all of it was sold', {}, ['rentals.soldEntirely']],
    ['has no limit once all of it was sold', { soldEntirely: true }, []],
    ['can’t divide a limited loss between two forms', { soldEntirely: false }, ['rentals']],
    ['frees losses of land, too', { soldEntirely: true, kind: '5' }, []],
    [
      'can’t divide a gain of land into its passive part',
      { soldEntirely: false, kind: '5' },
      ['rentals', 'rentals'],
    ],
  ])('%s', (_, more, paths) => {
    expect(refusedPaths(sold(more))).toEqual(paths);
  });

  it('asks nothing where its income is larger than its loss', () => {
    expect(refusedPaths(sold({ rents: 2_000 }))).toEqual([]);
  });
});

describe('Schedule E', () => {
  it.each([
    [
      'rentals.personalUseDays',
      { rentals: [rental(10, { personalUseDays: 1, fairRentalDays: 0, heldForRent: true })] },
    ],
    ['rentals.royalties', { rentals: [rental(10, { rents: 5, royalties: 5 })] }],
    ['rentals.averageStayDays', { rentals: [rental(10, { kind: 'Vacation/Short-Term Rental' })] }],
    ['rentals.fairRentalDays', { rentals: [rental(10, { fairRentalDays: 0 })] }],
    ['k1s.basis', { k1s: [{ entity: 'partnership', ordinaryIncome: -1 }] }],
    ['k1s.ordinaryIncome', { k1s: [{ entity: 'estate', ordinaryIncome: -1 }] }],
    ['k1s.selfEmploymentEarnings', { k1s: [{ entity: 'sCorporation', selfEmploymentEarnings: 1 }] }],
    ['k1s.section179', { k1s: [{ entity: 'partnership', passive: true, section179: 1 }] }],
  ] satisfies [string, Partial<ReturnInputJson>][])('refuses %s', (path, changes) => {
    expect(refusedPaths(changes)).toEqual([path]);
  });
});
