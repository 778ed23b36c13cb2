import { centsOf } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';

/**
 * Form 2441, boxes A and B: a separate return that meets the requirements for the credit, and income that counts for a
 * spouse who studied or couldn’t care for themselves.
 */
export function careFacts(facts: ReturnInput, claimsCredit: boolean) {
  const { taxpayerStudentMonths, spouseStudentMonths, persons } = facts.childCare;
  const isDeemed =
    taxpayerStudentMonths > 0 ||
    spouseStudentMonths > 0 ||
    persons.some(({ spouse, expenses }) => spouse && centsOf(expenses) > 0);
  return {
    separateCredit: facts.filingStatus === 'mfs' && claimsCredit,
    deemedIncome: facts.filingStatus === 'mfj' && isDeemed,
  };
}
