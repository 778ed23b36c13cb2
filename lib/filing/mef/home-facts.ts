import type { Dependent } from '@/lib/tax/facts/household';
import type { ReturnInput } from '@/lib/tax/facts/return-input';

/** Not in the United States for the main home: territories, and addresses of the armed forces abroad. */
const notInUs: ReadonlySet<string> = new Set(['AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'PR', 'VI']);

/** Form 1040 (2025): boxes about the home and about spouses who lived apart. */
export function homeFacts(facts: ReturnInput) {
  const { filingStatus, livedApartAllYear, livedApartLastSixMonths, separationAgreement, address } = facts;
  const state = address.state.toUpperCase();
  return {
    /** "Check here if your main home, and your spouse's if filing a joint return, was in the U.S. for more than half of 2025." */
    mainHomeInUs: facts.mainHomeInUs ?? (/^[A-Z]{2}$/.test(state) && !notInUs.has(state)),
    /** Below the dependents: separate return or head of household, and apart from the spouse since July or by a decree. */
    livedApart:
      (filingStatus === 'mfs' || filingStatus === 'hoh') &&
      (livedApartAllYear || livedApartLastSixMonths || separationAgreement),
    /** Line 6d, and Schedule 1, line 20. */
    apartAllYear: filingStatus === 'mfs' && livedApartAllYear,
  };
}

/** Form 1040 (2025), columns (5) and (6): where a dependent lived, and whether they studied or are disabled. */
export function columnsOf2025(dependent: Dependent) {
  const livedHere = dependent.monthsInHome > 6;
  return {
    livedHere,
    livedHereInUs: livedHere && dependent.livedInUs,
    student: dependent.student,
    disabled: dependent.permanentlyDisabled,
  };
}
