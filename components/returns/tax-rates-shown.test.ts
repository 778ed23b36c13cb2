import { rateScale, rateSpans, sayCents, sayNext, sayRates } from './tax-rates-shown';

const main = { label: 'Wages', amount: 40_000, rate: 0.12 };

it('joins spans of the same rate and keeps real steps', () => {
  const at = (change: number, balance: number) => ({ change, balance, totalTax: -balance });
  // 12 % twice (with the noise of a table), then 22 %.
  const curve = [at(-2_000, 0), at(-1_000, -118), at(0, -240), at(1_000, -460)];
  expect(rateSpans({ curve, main })).toEqual([
    { from: 38_000, to: 40_000, rate: 0.12 },
    { from: 40_000, to: 41_000, rate: 0.22 },
  ]);
});

it('leaves a gap where the return can’t be computed', () => {
  const at = (change: number, balance: number) => ({ change, balance, totalTax: 0 });
  expect(rateSpans({ curve: [at(0, 0)], main })).toEqual([]);
  expect(rateSpans({ curve: [], main })).toEqual([]);
});

it('scales in tens, in twenties when wide, and below zero when credits grow', () => {
  expect(rateScale([0.12, 0.22])).toEqual({ low: 0, high: 0.3, marks: [0, 0.1, 0.2, 0.3] });
  expect(rateScale([-0.34, 0.25])).toMatchObject({ low: -0.4, high: 0.3 });
  expect(rateScale([-0.4, 0.55]).marks).toEqual([-0.4, -0.2, 0, 0.2, 0.4, 0.6]);
  expect(rateScale([])).toEqual({ low: 0, high: 0.1, marks: [0, 0.1] });
});

it('says rates in words', () => {
  expect(sayCents(0.2205)).toBe('22.1 cents');
  expect(sayRates({ main, effectiveRate: 0.0862 })).toBe(
    'On your next $1,000 of wages, you’d pay about 12 cents of each dollar in federal tax. Your average rate on all income is 8.6%.',
  );
  expect(sayRates({ main: { ...main, rate: -0.34 }, effectiveRate: null })).toBe(
    'On your next $1,000 of wages, your result improves by about 34 cents for each dollar.',
  );
});

it('says where the rate changes next, and why', () => {
  const change = {
    distance: 3_200,
    jump: 0,
    rateBefore: 0.12,
    rateAfter: 0.22,
    causes: [{ text: 'The 22% bracket begins', source: 'Rev. Proc. 2023-34' }],
  };
  expect(sayNext(change, 'more')).toBe(
    'With $3,200 more, the rate goes from 12.0% to 22.0%. The 22% bracket begins.',
  );
  expect(sayNext({ ...change, jump: -400, causes: [] }, 'less')).toBe(
    'With $3,200 less, your result suddenly drops by $400.',
  );
  expect(sayNext(null, 'more')).toBeNull();
  expect(sayNext({ ...change, jump: 0, rateBefore: 0.3071, rateAfter: 0.3074 }, 'more')).toBeNull();
});
