import { filers } from '@/tests/eval/chat/returns';
import { tryAmount } from './amount-trials';
import { trySale } from './trials';

const wish = (text: string, more = {}) => ({
  amount: null,
  most: false,
  less: false,
  isWhole: false,
  text,
  ...more,
});

it('adds to what the return has when the words say more, and else replaces it', () => {
  const more = tryAmount(filers.ruth, 'property-tax', 300, wish('another 300 of property tax'));
  expect(more?.changes).toEqual([{ path: 'itemized.realEstateTax', value: 4500 }]);
  expect(more?.says).toBe('$300 more of real estate tax');
  const other = tryAmount(filers.ruth, 'property-tax', 5000, wish('what if the property tax was 5000'));
  expect(other?.changes).toEqual([{ path: 'itemized.realEstateTax', value: 5000 }]);
  expect(other?.says).toBe('$5,000 of real estate tax in all');
  const less = tryAmount(filers.ruth, 'mortgage', 900, wish('900 less mortgage interest', { less: true }));
  expect(less?.changes).toEqual([{ path: 'itemized.mortgages.0.interest', value: 7000 }]);
});

it('makes an entry where the return has none', () => {
  expect(tryAmount(filers.ann, 'dividends', 400, wish('what if i had 400 of dividends'))?.changes).toEqual([
    { path: 'dividends.0', value: { payer: 'A fund', ordinary: 400 } },
  ]);
  expect(tryAmount(filers.ann, 'child-care', 400, wish('400 for day care'))).toBeNull();
  expect(tryAmount(filers.ann, 'ira', 400, wish('400 in an ira'))).toBeNull();
});

it('raises all of a pension that the return has', () => {
  expect(tryAmount(filers.ruth, 'pension', 1000, wish('1000 more pension'))?.changes).toEqual([
    { path: 'retirement.0.grossDistribution', value: 39_000 },
    { path: 'retirement.0.taxableAmount', value: 39_000 },
  ]);
});

it('knows a loss from a gain', () => {
  const [lost] = trySale(filers.ruth, 2000, 'if i sold a fund at a short-term loss of 2000').changes;
  expect(lost).toMatchObject({ path: 'sales.1', value: { proceeds: 0, basis: 2000, term: 'short' } });
  const [won] = trySale(filers.ruth, 2000, 'if i sold a fund with 2000 of gain').changes;
  expect(won).toMatchObject({ value: { proceeds: 2000, basis: 0, term: 'long' } });
});
