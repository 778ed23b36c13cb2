import { hasOwnPlace, sayByHand } from '@/lib/documents/kinds/form-names';
import { priorReturnForm } from '@/lib/documents/kinds/form-names';
import { type Extraction } from '@/lib/documents/schema';
import { countsForBusiness } from '@/lib/interview/document-facts';
import { firstTaxYear } from '@/lib/tax/us/edition';

/**
 * Whether the values of a form can enter the return: `other-year` only if the interview
 * says that we misread the year, `no-place` is a form that we read and
 * whose values the return has no place for yet, `by-hand` one that the filer enters or keeps (sayByHand). A year that was
 * not found does not keep a form out. Last year's return is one of the year before.
 */
export type FormStanding = 'used' | 'other-year' | 'by-hand' | 'no-place';

export function standingOf(
  { form, taxYear }: Pick<Extraction, 'form' | 'taxYear'>,
  returnYear: number = firstTaxYear,
): FormStanding {
  const wanted = form === priorReturnForm ? returnYear - 1 : returnYear;
  if (taxYear !== null && taxYear !== wanted) return 'other-year';
  if (sayByHand(form) !== null) return 'by-hand';
  if (countsForBusiness(form)) return 'used';
  return hasOwnPlace(form) ? 'used' : 'no-place';
}
