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

test('on a return of 2025 no card gives the rule of 2024 as that of the year', () => {
  const view = { taxYear: 2025 as const, today: new Date('2026-02-01T17:00:00Z') };
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
