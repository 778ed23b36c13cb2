import { Sale } from '../../facts/sales';
import { boxOf, isCollectible, termOf } from './sales';

const sale = (facts: Partial<Parameters<typeof Sale.parse>[0] & object>) =>
  Sale.parse({ sold: '2024-03-01', proceeds: 10, basis: 5, ...facts });

describe('termOf', () => {
  it.each([
    ['2023-03-01', '2024-03-01', 'short'],
    ['2023-03-01', '2024-03-02', 'long'],
    ['2020-02-29', '2021-02-28', 'short'],
    ['2020-02-29', '2021-03-01', 'long'],
    // Rev. Rul. 66-7: bought on the last day of a month, long term from the first day of the month a year later on.
    ['2023-02-28', '2024-02-29', 'short'],
    ['2023-02-28', '2024-03-01', 'long'],
    ['2023-02-27', '2024-02-28', 'long'],
    ['2022-02-28', '2024-02-29', 'long'],
    ['2023-01-31', '2024-01-31', 'short'],
    ['2023-01-31', '2024-02-01', 'long'],
    ['2022-12-31', '2023-12-31', 'short'],
    ['inherited', '2024-03-01', 'long'],
    ['various', '2024-03-01', null],
    [null, '2024-03-01', null],
  ])('of what was bought %s and sold %s is %s', (acquired, sold, term) =>
    expect(termOf(sale({ acquired, sold }))).toBe(term),
  );

  it('is what is stated, whatever the days say', () => {
    expect(termOf(sale({ acquired: '2024-01-01', term: 'long' }))).toBe('long');
    expect(termOf(sale({ acquired: 'inherited', term: 'short' }))).toBe('short');
  });
});

describe('boxOf', () => {
  it.each([
    [{ term: 'short' }, null],
    [{ term: 'long' }, null],
    [{ term: 'short', adjustmentCode: 'W', adjustment: 1 }, 'A'],
    [{ term: 'short', adjustmentCode: 'T' }, 'A'],
    [{ term: 'short', adjustment: 1 }, 'A'],
    [{ term: 'short', basisReported: false }, 'B'],
    [{ term: 'short', on1099b: false }, 'C'],
    [{ term: 'long', collectible: true }, 'D'],
    [{ term: 'long', basisReported: false }, 'E'],
    [{ term: 'long', on1099b: false, basisReported: false }, 'F'],
  ])('of %j is %s', (facts, box) => expect(boxOf(sale(facts))).toBe(box));
});

describe('isCollectible', () => {
  it('goes by the mark or by code C', () => {
    expect(isCollectible(sale({ collectible: true }))).toBe(true);
    expect(isCollectible(sale({ adjustmentCode: 'WC' }))).toBe(true);
    expect(isCollectible(sale({ adjustmentCode: 'W' }))).toBe(false);
  });
});
