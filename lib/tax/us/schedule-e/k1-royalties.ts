import { isSome } from '../../facts/cents';
import { Rental } from '../../facts/rental';
import { type ReturnInput } from '../../facts/return-input';
import { royaltiesOfK1s, royaltyDeductionsOfK1s } from './shares';

/** Type 6 of Schedule E, line 1b: no address, no days (Instructions for Schedule E, lines 1b and 2). */
const royaltyProperty = Rental.parse({ id: 'k1-royalties', kind: '6', fairRentalDays: 0 });

/**
 * The column that royalties on Schedules K-1 have in Part I: royalties on line 4, their deductions on line 19 (Instructions
 * for Schedule K-1, Form 1065, boxes 7 and 13 code I; Form 1120-S, boxes 6 and 12 code I). Empty when no K-1 has any.
 */
export function listK1Royalties(facts: ReturnInput): readonly Rental[] {
  const royalties = royaltiesOfK1s(facts);
  const other = royaltyDeductionsOfK1s(facts);
  if (!isSome(royalties) && !isSome(other)) return [];
  return [{ ...royaltyProperty, royalties, expenses: { ...royaltyProperty.expenses, other } }];
}
