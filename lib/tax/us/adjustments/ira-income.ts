import { roundHalfUp } from '../../engine/rounding';
import { addEntries, notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { foreignAddBack } from '../form-2555/exclusion';
import { excludedAdoptionBenefits } from '../form-8839/benefits';
import { taxableIrasForDeduction } from '../form-8606/taxable-iras';
import {
  alimonyPaid,
  earlyWithdrawal,
  educator,
  halfOfSelfEmploymentTax,
  healthInsurance,
  hsa,
  moving,
  retirementPlans,
  totalOtherAdjustments,
} from '../schedule-1/adjustments';
import {
  baseAmount,
  exemptInterest,
  halfOfBenefits,
  mostTaxable,
  incomeBesideIras,
  secondStep,
  totalBenefits,
} from '../worksheets/social-security-benefits';

/** Schedule 1, lines 11 to 19a, 23 and 25. */
export const adjustmentsBeforeIra = ({ entry }: TaxReader): number =>
  addEntries([
    entry(educator),
    entry(hsa),
    entry(moving),
    entry(halfOfSelfEmploymentTax),
    entry(retirementPlans),
    entry(healthInsurance),
    entry(earlyWithdrawal),
    entry(alimonyPaid),
    entry(totalOtherAdjustments),
  ]) ?? 0;

/** Form 1040, lines 1z to 8 but 6b, with the IRA distributions of Publication 590-B, Worksheet 1-1, on line 4b. */
const incomeForDeduction = (reader: TaxReader): number =>
  incomeBesideIras(reader) + taxableIrasForDeduction(reader);

/**
 * Taxable Social Security benefits as if nothing went to an IRA (Publication 590-A (2024), Appendix B, Worksheet 1).
 * Otherwise the benefits would need the deduction and the deduction the benefits.
 */
function benefitsBeforeIra(reader: TaxReader): number {
  const { get, entry, law } = reader;
  if (entry(totalBenefits) === null) return 0;
  const income = notBelowZero(
    get(halfOfBenefits) +
      incomeForDeduction(reader) +
      get(exemptInterest) +
      foreignAddBack(reader) +
      excludedAdoptionBenefits(reader) -
      adjustmentsBeforeIra(reader),
  );
  const base = entry(baseAmount);
  const { middleShare, topShare } = law.benefits;
  if (base === null) return smallerOf(roundHalfUp(income * topShare), get(mostTaxable));
  const over = notBelowZero(income - base);
  const middle = smallerOf(get(halfOfBenefits), roundHalfUp(smallerOf(over, get(secondStep)) * middleShare));
  const top = roundHalfUp(notBelowZero(over - get(secondStep)) * topShare);
  return smallerOf(middle + top, get(mostTaxable));
}

/** Form 1040, line 9, as the IRA deduction sees it. */
export const incomeBeforeIra = (reader: TaxReader): number =>
  incomeForDeduction(reader) + benefitsBeforeIra(reader);
