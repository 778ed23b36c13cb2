import { filers } from '@/tests/eval/chat/returns';
import { replaceFact } from './replace-fact';

it('replaces the amount that a question names by the new one', () => {
  expect(replaceFact(filers.ruth, 'if they had withheld $4,500 rather than $3,800')).toEqual({
    says: '$4,500 instead of $3,800 (Form 1099-R (1), federal withholding)',
    changes: [{ path: 'retirement.0.federalWithholding', value: 4500 }],
  });
});

it('reads thousands, and takes the fact whose name is said', () => {
  expect(replaceFact(filers.ann, 'if my wages went from 50k to 60k')?.changes).toEqual([
    { path: 'w2s.0.wages', value: 60_000 },
  ]);
});

it('replaces nothing that the return does not have', () => {
  expect(replaceFact(filers.ann, 'if it was 820 and not 420')).toBeNull();
  expect(replaceFact(filers.ann, 'if i give 500 more')).toBeNull();
});
