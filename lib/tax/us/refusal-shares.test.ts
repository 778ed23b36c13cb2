import { listRefusals } from './coverage';
import './forms';
import { notCovered } from './not-covered';
import { notOffered } from './not-offered';
import { isLimit, percentOf, refusalShares, shareFor } from './refusal-shares';

const limits = [
  ...Object.keys(notCovered),
  ...listRefusals()
    .filter(({ message }) => isLimit(message))
    .map(({ path }) => path),
];

describe('the share of returns that a refusal concerns', () => {
  it('is stated for every refusal', () => {
    expect(limits.filter((path) => shareFor(path) === null)).toEqual([]);
  });

  it('is never more than all returns with the item', () => {
    expect(Object.values(refusalShares).filter(({ part }) => part <= 0 || part > 1)).toEqual([]);
  });

  it('takes the entry that fits best', () => {
    expect(shareFor('retirement.code')?.path).toBe('retirement.code');
    expect(shareFor('retirement.code.0')?.path).toBe('retirement.code');
    expect(shareFor('retirement.simplifiedMethod')?.path).toBe('retirement');
    expect(shareFor('nothing')).toBeNull();
  });

  it('is in percent', () => {
    expect(percentOf({ returns: 1_608_243, item: 'some', part: 1 })).toBeCloseTo(1, 3);
  });

  it('is counted in one list where a situation stands in both', () => {
    const same = notOffered.flatMap(({ sameAs }) => sameAs ?? []);
    expect(same).toEqual(['businessCredits', 'installmentSales', 'casualties', 'adjustments.archerMsa']);
    expect(same.filter((path) => refusalShares[path] === undefined)).toEqual([]);
  });
});
