import { toCardText } from '../tools/search-cards';
import { cards } from './all';

/** Said beside: since or until when, or what 2025 has. */
const asHistory = /\b(since|began in|through|until|before|from|end of) (\w+ )?2024|2025/i;

/** Cards about one year or the difference of both, and of states, whose returns Plainfile has for 2024 alone. */
const onPurpose: ReadonlySet<string> = new Set(
  'homebuyer-credit year-2025-return state-returns states-covered no-income-tax-states state-social-security state-due-dates new-york-city-tax car-loan-2025 senior-2025 form-1099-k-2025'.split(
    ' ',
  ),
);

const view = { taxYear: 2025 as const, today: new Date('2026-02-01T17:00:00Z') };

/** What a card says on a return of 2025. */
const sayOf2025 = (id: string) => {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  const { verdict, details, from2025 } = toCardText(card, view);
  return [verdict, ...details, from2025 ?? ''].join('\n');
};

test('on a return of 2025 no card gives the rule of 2024 as that of the year', () => {
  const named = cards.flatMap((card) => {
    const { verdict, details, from2025 } = toCardText(card, view);
    const texts = from2025 === null ? [verdict, ...details] : [];
    return texts
      .filter((text) => /\b2024\b/.test(text) && !asHistory.test(text))
      .map((text) => [card.id, text] as const);
  });
  expect(named.filter(([id]) => !onPurpose.has(id))).toEqual([]);
  expect(new Set(named.map(([id]) => id))).toEqual(onPurpose);
});

test.each([
  ['agi', 'To e-file your 2025 return, you enter your 2024 AGI (line 11).'],
  ['prior-year-agi', 'you sign with your 2024 AGI, from line 11 of your 2024 Form 1040'],
  ['prior-year-agi', 'enter 0 if the 2024 return was filed late'],
  ['refund-three-years', 'For 2025, the deadline is mid-April 2029. For 2024, it’s mid-April 2028.'],
  ['surviving-spouse', 'For 2025, your spouse must have died in 2023 or 2024.'],
  ['farmer-estimated', 'by January 15, 2026, or none if you filed and paid by March 2, 2026'],
  ['savers-credit', 'since 2023 can reduce'],
  ['sold-equipment', '(70 cents for 2025), 33 cents of each mile'],
  ['inventory', 'up to $31,000,000'],
  ['capital-gain-distributions', 'line 7a'],
])('on a return of 2025, %s names the year, day, or line that the law means: %s', (id, said) => {
  expect(sayOf2025(id)).toContain(said);
});

test.each([
  ['standard-deduction-age', 'senior deduction of up to $6,000'],
  ['salt', 'phases down with income (modified AGI) above $500,000'],
  ['child-tax-credit', 'must also have an SSN valid for employment'],
  ['able-account', 'Starting in 2026, the disability must have begun before age 46.'],
  ['catch-up', '$7,500 ($11,250 at ages 60 to 63)'],
  ['catch-up', 'high earners’ catch-up contributions must be Roth'],
  ['solo-401k', '$11,250 at ages 60 to 63'],
  ['simple-ira', '$5,250 at ages 60 to 63'],
  ['workplace-401k', 'At ages 60 to 63, the limit is $34,750.'],
  [
    'bonus-depreciation',
    '100% of the cost in the first year for property you acquired on or after January 20, 2025',
  ],
])('on a return of 2025, %s says what is new: %s', (id, said) => {
  expect(sayOf2025(id)).toContain(said);
});
