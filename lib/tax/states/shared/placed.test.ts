import { allYearIn, calculateForTest } from './calculate-for-test';

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
