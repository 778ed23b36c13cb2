import { Sale } from '../../facts/sales';
import { law2024 } from '../law/2024';
import { excludedShareOf } from './stock-lots';

const shareOf = (issued: string, sold: string) =>
  excludedShareOf(
    Sale.parse({ sold, proceeds: 10, basis: 5, smallBusiness: { qualified: true, issued } }),
    law2024.smallBusinessStock,
  );

describe('excludedShareOf', () => {
  it.each([
    // Section 1202 covers stock issued after August 10, 1993.
    ['1993-08-10', '2024-06-01', 0],
    ['1993-08-11', '2024-06-01', 0.5],
    ['2009-02-17', '2024-06-01', 0.5],
    ['2009-02-18', '2024-06-01', 0.75],
    ['2010-09-27', '2024-06-01', 0.75],
    ['2010-09-28', '2024-06-01', 1],
    // More than five years, counted from the day after.
    ['2019-06-01', '2024-06-01', 0],
    ['2019-06-01', '2024-06-02', 1],
    ['2019-02-28', '2024-02-29', 0],
    ['2019-02-28', '2024-03-01', 1],
  ])('of stock issued on %s and sold on %s is %s', (issued, sold, share) =>
    expect(shareOf(issued, sold)).toBe(share),
  );
});
