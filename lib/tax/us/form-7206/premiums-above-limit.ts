import { notBelowZero, sum } from '../../engine/verbs';
import { warn } from '../coverage';
import { listFilers } from '../filers';
import { type TaxReader } from '../form';
import { agi } from '../form-1040/taxable-income';
import { netQualifiedLoss } from '../form-4684/losses';
import { itemizedTotal, medicalDeduction, medicalExpenses, scheduleA } from '../schedule-a/schedule-a';
import { standardDeduction } from '../worksheets/standard-deduction';
import { allPremiums, healthInsuranceDeduction } from './form-7206';
import { hasCircle } from './one-circle';

/** Premiums above the earnings of the business, in dollars. With Marketplace insurance the credit may pay for them. */
const premiumsLeft = ({ facts, at }: TaxReader): number =>
  hasCircle(facts)
    ? 0
    : sum(listFilers({ facts }).map((_, copy) => at(allPremiums, copy) - at(healthInsuranceDeduction, copy)));

/** Instructions for Form 7206, line 14: what is not deducted there may be a medical expense on Schedule A, line 1. */
function mayLowerTax(reader: TaxReader): boolean {
  const { facts, get, law, attached } = reader;
  const floor = notBelowZero(get(agi)) * law.itemized.medicalFloor;
  const withPremiums = notBelowZero(get(medicalExpenses) + premiumsLeft(reader) - floor);
  const more = withPremiums - get(medicalDeduction);
  return (
    more > 0 &&
    (attached(scheduleA) ||
      (!facts.itemized.standard &&
        get(itemizedTotal) + more > get(standardDeduction) + netQualifiedLoss(reader)))
  );
}

warn(
  'adjustments.selfEmployedHealthInsurance',
  'Your health insurance premiums are more than your business can deduct (Form 7206). You can add the rest to your medical expenses on Schedule A if you haven’t already.',
  (reader) => premiumsLeft(reader) > 0 && mayLowerTax(reader),
);
