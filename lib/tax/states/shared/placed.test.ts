import { allYearIn, calculateForTest, movedInJuly } from './calculate-for-test';

const rental = (id: string, state: string, rents: number, repairs: number) => ({
  id,
  kind: '1',
  address: `${id} Mill Road`,
  state,
  rents,
  fairRentalDays: 366,
  expenses: { repairs },
});
/** What Virginia, as the state of a nonresident, counts of two rentals. */
const rentHere = (rentals: object[]) =>
  calculateForTest('VA', {
    filingStatus: 'single',
    residency: allYearIn('TX'),
    w2s: [{ wages: 60_000 }],
    rentals,
  }).lines['va-income'];

describe('rentals in several states', () => {
  it('keep profit and loss each in its own state', () => {
    expect(rentHere([rental('a', 'VA', 12_000, 2_000), rental('b', 'TX', 12_000, 16_000)])).toEqual([
      expect.objectContaining({ '7a': 6_000, '7b': 10_000 }),
    ]);
  });

  it('count the profit of a state where a loss elsewhere is as large', () => {
    expect(rentHere([rental('a', 'VA', 12_000, 7_000), rental('b', 'TX', 12_000, 17_000)])).toEqual([
      expect.objectContaining({ '7b': 5_000 }),
    ]);
  });
});

describe('people who lived in a state all year', () => {
  const income = (facts: object) =>
    calculateForTest('VA', { filingStatus: 'single', residency: allYearIn('VA'), ...facts }).lines[
      'va-income'
    ];

  it('have all of their income there, a job elsewhere too', () => {
    expect(
      income({
        w2s: [{ wages: 60_000, lastDay: '2024-06-30', states: [{ state: 'DC', wages: 60_000 }] }],
        interest: [{ interest: 700 }],
        rentals: [rental('a', 'TX', 12_000, 2_000)],
      }),
    ).toEqual([
      expect.objectContaining({ '1a': 60_000, '1b': 60_000, '2b': 700, '7b': 10_000, '13b': 70_700 }),
    ]);
  });

  it('have all wages there of a job that they began in an earlier year', () => {
    expect(income({ w2s: [{ wages: 60_000, firstDay: '2019-03-01' }] })).toEqual([
      expect.objectContaining({ '1a': 60_000, '1b': 60_000 }),
    ]);
  });

  it('is not said of those who moved', () => {
    expect(income({ residency: movedInJuly('VA', 'TX'), interest: [{ interest: 3_660 }] })).toEqual([
      expect.objectContaining({ '2a': 3_660, '2b': 1_820 }),
    ]);
  });
});
