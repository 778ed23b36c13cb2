import { replaceFact } from './replace-fact';

const input = {
  taxYear: 2024,
  w2s: [{ employerName: 'Shop', wages: 50_000, federalWithholding: 3800 }],
  retirement: [{ payer: 'Fund', grossDistribution: 38_000, federalWithholding: 3800 }],
} as const;

it('replaces the amount that a question names by the new one', () => {
  expect(replaceFact({ ...input, w2s: [] }, 'if they had withheld $4,500 rather than $3,800')).toEqual({
    says: '$4,500 instead of $3,800 (Form 1099-R (1), federal withholding)',
    changes: [{ path: 'retirement.0.federalWithholding', value: 4500 }],
  });
});

it('reads thousands and the way from one to the other', () => {
  expect(replaceFact({ ...input, retirement: [] }, 'if my pay went from 50k to 60k')?.changes).toEqual([
    { path: 'w2s.0.wages', value: 60_000 },
  ]);
});

it('replaces nothing that the return does not have', () => {
  expect(replaceFact({ taxYear: 2024 }, 'if it was 820 and not 420')).toBeNull();
  expect(replaceFact({ taxYear: 2024 }, 'if i give 500 more')).toBeNull();
});
