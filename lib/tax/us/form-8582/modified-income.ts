import { addEntries, notBelowZero, sum } from '../../engine/verbs';
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
  otherGains,
  stateRefunds,
  otherIncomeBeforeLimit,
  unemployment,
} from '../schedule-1/income';
import { excessWithoutPassive } from '../form-461/form-461';
import { nonpassiveSupplemental } from '../schedule-e/nonpassive';
import { isFreedShare } from '../schedule-e/sold-shares';
import { saleResultOf } from '../form-4797/of-activities';
import { listPassiveActivities } from './activities';
import { isTrade, nonpassiveTrades } from './passive-trades';
import { sharedGain } from './shared-gains';
import { isFreed, saleResultOfRental } from './sold-rentals';

/** What passive activities sold stands among the gains of the return, though it is passive like their losses. */
const passiveSales = (reader: TaxReader): number =>
  sum(
    listPassiveActivities(reader).map((activity) => {
      const { kind, position } = activity;
      if (isTrade(kind)) return saleResultOf(reader, kind, position);
      if (kind !== 'rental') {
        const k1 = reader.facts.k1s[position];
        return k1 && isFreedShare(reader, k1, position) ? 0 : sharedGain(reader.facts, activity);
      }
      const rental = reader.facts.rentals[position];
      return rental && !isFreed(reader, rental, position) ? saleResultOfRental(reader, position) : 0;
    }),
  );

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
    (addEntries([stateRefunds, alimonyReceived, otherGains, unemployment].map(entry)) ?? 0) +
    nonpassiveTrades(reader) +
    otherIncomeBeforeLimit(reader) +
    excessWithoutPassive(reader) +
    nonpassiveSupplemental(reader) -
    passiveSales(reader);
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
