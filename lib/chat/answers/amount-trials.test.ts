import { filers } from '@/tests/eval/chat/returns';
import { readWish } from '../read-wish';
import { tryAmount } from './amount-trials';
import { trySale } from './sale-trials';

const tryText = (
  input: Parameters<typeof tryAmount>[0],
  lever: Parameters<typeof tryAmount>[1],
  text: string,
) => tryAmount(input, lever, readWish(text), text);

it('adds to what the return has when the words say more, and else replaces it', () => {
  const more = tryText(filers.ruth, 'property-tax', 'another 300 of property tax');
  expect(more?.changes).toEqual([{ path: 'itemized.realEstateTax', value: 4500 }]);
  expect(more?.says).toBe('$300 more real estate tax');
  const other = tryText(filers.ruth, 'property-tax', 'what if the property tax was 5000');
  expect(other?.changes).toEqual([{ path: 'itemized.realEstateTax', value: 5000 }]);
  expect(other?.says).toBe('$5,000 of real estate tax instead of $4,200');
  const less = tryText(filers.ruth, 'mortgage', '900 less mortgage interest');
  expect(less?.changes).toEqual([{ path: 'itemized.mortgages.0.interest', value: 7000 }]);
});

it('takes a share of what the return has, or none of it', () => {
  expect(tryText(filers.ortiz, 'interest', 'bank interest twice as much as now')?.changes).toEqual([
    { path: 'interest.0.interest', value: 840 },
  ]);
  expect(tryText(filers.ruth, 'charity', 'no gifts to charity at all')?.changes).toEqual([
    { path: 'itemized.charityCash', value: 0 },
  ]);
  expect(tryText(filers.ann, 'charity', 'without the gifts to charity')).toBeNull();
});

it('takes the job of the employer or of the spouse that is named', () => {
  const path = (text: string) => tryText(filers.ortiz, 'more-pay', text)?.changes[0]?.path;
  expect(path('what if the library had paid 2000 more')).toBe('w2s.1.wages');
  expect(path('if my husband earned 2000 more')).toBe('w2s.1.wages');
  expect(path('if i earned 2000 more')).toBe('w2s.0.wages');
});

it('makes an entry where the return has none', () => {
  expect(tryText(filers.ann, 'dividends', 'what if i had 400 of dividends')?.changes).toEqual([
    { path: 'dividends.0', value: { payer: 'A fund', ordinary: 400 } },
  ]);
  expect(tryText(filers.ann, 'child-care', '400 for day care')).toBeNull();
  expect(tryText(filers.ann, 'ira', '400 in an ira')).toBeNull();
});

it('raises all of a pension that the return has', () => {
  expect(tryText(filers.ruth, 'pension', '1000 more pension')?.changes).toEqual([
    { path: 'retirement.0.grossDistribution', value: 39_000 },
    { path: 'retirement.0.taxableAmount', value: 39_000 },
  ]);
});

it('knows a loss from a gain, and what was paid from what was received', () => {
  const sale = (text: string) => trySale(filers.ruth, readWish(text))?.changes[0];
  expect(sale('if i sold another fund at a short-term loss of 2000')).toMatchObject({
    path: 'sales.1',
    value: { proceeds: 0, basis: 2000, term: 'short' },
  });
  expect(sale('if i sold another fund with 2000 of gain')).toMatchObject({
    value: { proceeds: 2000, basis: 0, term: 'long' },
  });
  expect(sale('if i bought another fund in 2019 for 3000 and sold it for 7000')).toMatchObject({
    value: { proceeds: 7000, basis: 3000, term: 'long' },
  });
});
