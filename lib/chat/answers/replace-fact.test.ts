import { filers } from '@/tests/eval/chat/returns';
import { replaceFact } from './replace-fact';

it('replaces the amount that a question names by the new one', () => {
  expect(replaceFact(filers.ruth, 'if they had withheld $4,500 rather than $3,800', null)).toEqual({
    says: '$4,500 instead of $3,800 (Form 1099-R (1), federal withholding)',
    changes: [{ path: 'retirement.0.federalWithholding', value: 4500 }],
  });
});

it('reads thousands, and takes the fact whose name is said', () => {
  expect(replaceFact(filers.ann, 'if my wages went from 50000 to 60000', null)?.changes).toEqual([
    { path: 'w2s.0.wages', value: 60_000 },
  ]);
});

it('reads an amount in thousands beside one in full', () => {
  expect(
    replaceFact(filers.ortiz, 'what if employer would have paid me 37000 not 31', 'w2s.0.wages')?.changes,
  ).toEqual([{ path: 'w2s.1.wages', value: 37_000 }]);
});

it('replaces nothing that the return does not have', () => {
  expect(replaceFact(filers.ann, 'if it was 820 and not 420', null)).toBeNull();
  expect(replaceFact(filers.ann, 'if i give 500 more', null)).toBeNull();
});
