import { type Asset } from '../../facts/assets';
import { addCents, dollars, isSome } from '../../facts/cents';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { covers, warn } from '../coverage';
import { depreciationOf, isBuilding } from '../form-4562/depreciate';
import { preferredExclusion } from '../form-8949/small-business-stock';
import { netQualifiedLoss } from '../form-4684/losses';
import { agi, deduction, taxableIncome, totalDeductions } from '../form-1040/taxable-income';
import { scheduleA, taxesDeducted } from '../schedule-a/schedule-a';
import { seniorDeduction } from '../schedule-1-a/senior';
import { lossDeduction } from '../net-operating-loss/net-operating-loss';
import { stateRefunds } from '../schedule-1/income';
import { type TaxReader } from '../form';
import { makers } from './form';
import { separateAddOn } from './rates';
import { allK1s } from '../schedule-e/k1-deductions';

const { money } = makers;

covers('amt', 'interest.*.privateActivityBondInterest', 'dividends.*.privateActivityBondInterest');

/** From 2025 on: the deduction for seniors does not count here. */
export const countedDeductions = money(
  '1a',
  'Deductions without the senior deduction',
  'Subtract Schedule 1-A (Form 1040), line 37, from Form 1040 or 1040-SR, line 14',
  ({ get }) => get(totalDeductions) - get(seniorDeduction),
);

export const startingIncome = money(
  '1',
  'Taxable income',
  'Enter the amount from Form 1040 or 1040-SR, line 15, if more than zero. If Form 1040 or 1040-SR, line 15, is zero, subtract line 14 of Form 1040 or 1040-SR from line 11 of Form 1040 or 1040-SR and enter the result here. (If less than zero, enter as a negative amount.)',
  ({ get }) =>
    (get(taxableIncome) > 0 ? get(taxableIncome) : get(agi) - get(totalDeductions)) + get(seniorDeduction),
);

export const taxesOrStandardDeduction = money(
  '2a',
  'Taxes or standard deduction',
  'If filing Schedule A (Form 1040), enter the taxes from Schedule A, line 7; otherwise, enter the amount from Form 1040 or 1040-SR, line 12',
  // The increase for a net qualified disaster loss stays deducted (Pub. L. 116-260, division EE, section 304(b)(1)(D)).
  (reader) =>
    reader.attached(scheduleA)
      ? reader.entry(taxesDeducted)
      : reader.get(deduction) - netQualifiedLoss(reader),
);

/** A positive amount: the form prints the parentheses. */
export const taxRefund = money(
  '2b',
  'Tax refund',
  'Tax refund from Schedule 1 (Form 1040), line 1 or line 8z',
  ({ entry }) => entry(stateRefunds),
);

export const lossOfRegularTax = money(
  '2e',
  'Net operating loss deduction',
  'Net operating loss deduction from Schedule 1 (Form 1040), line 8a. Enter as a positive amount',
  ({ get }) => blankIfZero(get(lossDeduction)),
);

/** Box 9 of Form 1099-INT, box 13 of Form 1099-DIV, and what no form shows. */
export const bondInterest = money(
  '2g',
  'Interest on private activity bonds',
  'Interest from specified private activity bonds exempt from the regular tax',
  ({ facts }) =>
    blankIfZero(
      dollars(
        addCents(facts.interest, (form) => form.privateActivityBondInterest),
        addCents(facts.dividends, (form) => form.privateActivityBondInterest),
        facts.amt.privateActivityInterest,
        addCents(facts.childIncome, (child) => child.privateActivityInterest),
      ),
    ),
);

/** Lines of Form 8949 with code Q, but not stock acquired after September 27, 2010 (IRC 57(a)(7), 1202(a)(4)(C)). */
export const smallBusinessExclusion = money(
  '2h',
  'Qualified small business stock',
  'Qualified small business stock, see instructions: 7% (0.07) of the gain excluded under section 1202',
  ({ each, law }) => blankIfZero(sum(each(preferredExclusion)) * law.smallBusinessStock.minimumTaxRate),
);

export const stockOptions = money(
  '2i',
  'Incentive stock options',
  'Exercise of incentive stock options (excess of AMT income over regular tax income)',
  ({ facts }) => blankIfZero(dollars(facts.amt.isoSpread)),
);

/** Box 12 of Schedule K-1 (Form 1041), code A. */
export const estatesAndTrusts = money(
  '2j',
  'Estates and trusts',
  'Estates and trusts (amount from Schedule K-1 (Form 1041), box 12, code A)',
  ({ facts }) => blankIfZero(dollars(allK1s(facts, 'amtTrustAdjustment'))),
);

/** What is stated, and box 17, code B, of Schedule K-1 (Form 1065), or box 15, code B (Form 1120-S). */
export const dispositions = money(
  '2k',
  'Disposition of property',
  'Disposition of property (difference between AMT and regular tax gain or loss)',
  ({ facts }) => blankIfZero(dollars(facts.amt.dispositionAdjustment, allK1s(facts, 'amtAdjustedGain'))),
);

export const depreciation = money(
  '2l',
  'Depreciation',
  'Depreciation on assets placed in service after 1986 (difference between regular tax and AMT)',
  ({ facts }) =>
    isSome(facts.amt.depreciationAdjustment) || isSome(allK1s(facts, 'amtDepreciation'))
      ? dollars(facts.amt.depreciationAdjustment, allK1s(facts, 'amtDepreciation'))
      : null,
);

/** Classes with 200% declining balance; the others go at one pace for both taxes. */
const fastClasses: readonly string[] = ['3', '5', '7', '10'];

/** Whether a kind of property is still depreciated, and no difference is stated. */
function isUnstated(
  { facts, law }: TaxReader,
  isSlower: (asset: Asset) => boolean,
  ofFarms: 'and farms' | 'without farms',
): boolean {
  if (isSome(facts.amt.depreciationAdjustment)) return false;
  const all = [
    ...facts.businesses,
    ...facts.rentals,
    ...(ofFarms === 'and farms' ? facts.farms : []),
  ].flatMap(({ assets }) => assets);
  return all.some((asset) => isSlower(asset) && depreciationOf(asset, all, law.year, law.depreciation) > 0);
}
// What could have the special allowance from 2016 on goes at one pace.
warn(
  'amt.depreciationAdjustment',
  'You’re depreciating property placed in service before September 28, 2017, without the special depreciation allowance. For the alternative minimum tax (AMT), depreciation may be slower. Enter the difference for Form 6251, line 2l. Otherwise, we use zero.',
  (reader) =>
    isUnstated(
      reader,
      (asset) =>
        !asset.bonus &&
        fastClasses.includes(asset.class) &&
        asset.placedInService < reader.law.depreciation.refiguredBefore,
      // A farm's went at the slower pace for both taxes.
      'without farms',
    ),
);
warn(
  'amt.depreciationAdjustment',
  'You’re depreciating a building placed in service before 1999. For the alternative minimum tax (AMT), it’s depreciated over 40 years. Enter the difference for Form 6251, line 2l. Otherwise, we use zero.',
  (reader) =>
    isUnstated(
      reader,
      (asset) =>
        isBuilding(asset) && asset.placedInService < reader.law.depreciation.buildingsRefiguredBefore,
      'and farms',
    ),
);

/** Income for this tax before its own loss deduction. */
const incomeBeforeLosses = ({ get }: Pick<TaxReader, 'get'>): number =>
  get(startingIncome) +
  get(taxesOrStandardDeduction) -
  get(taxRefund) +
  get(lossOfRegularTax) +
  get(bondInterest) +
  get(smallBusinessExclusion) +
  get(stockOptions) +
  get(estatesAndTrusts) +
  get(dispositions) +
  get(depreciation);

/** A positive amount: the form prints the parentheses. */
export const alternativeLosses = money(
  '2f',
  'Alternative tax net operating loss deduction',
  'Alternative tax net operating loss deduction',
  (reader) => {
    const { before2018, from2018, minimumTax } = reader.facts.netOperatingLosses;
    const losses = minimumTax === null ? dollars(before2018, from2018) : dollars(minimumTax);
    const limit = notBelowZero(incomeBeforeLosses(reader)) * reader.law.netOperatingLoss.minimumTaxShare;
    return blankIfZero(smallerOf(losses, limit));
  },
);

export const minimumTaxIncome = money(
  '4',
  'Alternative minimum taxable income',
  'Alternative minimum taxable income. Combine lines 1 through 3. (If married filing separately and line 4 is more than $875,950, see instructions.)',
  (reader) => {
    const { get, facts, law } = reader;
    const income = incomeBeforeLosses(reader) - get(alternativeLosses);
    return facts.filingStatus === 'mfs'
      ? income + roundHalfUp(separateAddOn(income, law.minimumTax))
      : income;
  },
);
