import { addEntries, notBelowZero } from '../../engine/verbs';
import { type TaxReader } from '../form';
import {
  capitalGain,
  iraTaxable,
  ordinaryDividends,
  pensionsTaxable,
  taxableInterest,
  totalWages,
} from '../form-1040/income';
import {
  alimonyPaid,
  earlyWithdrawal,
  educator,
  healthInsurance,
  hsa,
  moving,
  retirementPlans,
  totalOtherAdjustments,
} from '../schedule-1/adjustments';
import {
  alimonyReceived,
  businessIncome,
  farmIncome,
  stateRefunds,
  otherIncomeBeforeLimit,
  unemployment,
} from '../schedule-1/income';
import { excessWithoutPassive } from '../form-461/form-461';
import { nonpassiveSupplemental } from '../schedule-e/nonpassive';

/**
 * Modified adjusted gross income (Instructions for Form 8582 (2024), line 6): without any overall passive loss, taxable
 * Social Security benefits, and the deductions for IRAs, half of self-employment tax and student loan interest. It is
 * asked for only when passive activities lose overall, so they count as nothing here.
 */
export function modifiedIncomeForPassive(reader: TaxReader): number {
  const { get, entry } = reader;
  const income =
    get(totalWages) +
    get(taxableInterest) +
    get(ordinaryDividends) +
    get(iraTaxable) +
    get(pensionsTaxable) +
    get(capitalGain) +
    (addEntries([stateRefunds, alimonyReceived, businessIncome, farmIncome, unemployment].map(entry)) ?? 0) +
    otherIncomeBeforeLimit(reader) +
    excessWithoutPassive(reader) +
    nonpassiveSupplemental(reader);
  const adjustments =
    addEntries(
      [
        educator,
        hsa,
        moving,
        retirementPlans,
        healthInsurance,
        earlyWithdrawal,
        alimonyPaid,
        totalOtherAdjustments,
      ].map(entry),
    ) ?? 0;
  return notBelowZero(income - adjustments);
}
