import { addCents, dollars, dollarsOf, centsOf } from '../../facts/cents';
import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { isDeductionPhasedOut } from '../adjustments/ira-deduction';
import { mayDeductIra } from '../adjustments/ira-limits';
import { covers, refuse, warn } from '../coverage';
import { listFilers } from '../filers';
import { form, type TaxReader } from '../form';
import { foreignAddBack } from '../form-2555/exclusion';
import { excludedAdoptionBenefits } from '../form-8839/benefits';
import { additional } from './lump-sum-year';
import {
  adjustments,
  baseAmount,
  exemptInterest,
  otherIncome,
  secondStep,
  taxableBenefits,
  totalBenefits,
} from './social-security-benefits';

covers('lumpSumElection');

/** Worksheet 2 is for the years after 1993; the 85% step came with them. */
const firstYear = 1994;

const isAsked = ({ facts }: Pick<TaxReader, 'facts'>) => facts.lumpSumElection.length > 0;

const makers = form('lump-sum-election', 'Taxable Benefits Under the Lump-Sum Election Method', {
  name: 'Worksheet 4 (Publication 915)',
  kind: 'worksheet',
  source: 'Publication 915 (2024), Worksheet 4; IRC 86(e)',
  neededWhen: isAsked,
  attachedWhen: isAsked,
});
export const lumpSumElection = makers.form;
const { money } = makers;

export const benefitsOfThisYear = money(
  '1',
  'Benefits for 2024',
  'Enter the total amount from box 5 of all your Forms SSA-1099 and RRB-1099 for 2024, minus the lump-sum payment for years before 2024',
  ({ get, facts }) =>
    notBelowZero(get(totalBenefits) - dollarsOf(facts.lumpSumElection, ({ payment }) => payment)),
);

export const halfOfBenefits = money(
  '2',
  'One-half of benefits',
  'Enter one-half of line 1',
  ({ get }) => get(benefitsOfThisYear) / 2,
);

export const otherIncomeAgain = money(
  '3',
  'Other income',
  'Enter the amount from Worksheet 1, line 3',
  ({ get }) => get(otherIncome),
);

export const exemptInterestAgain = money(
  '4',
  'Tax-exempt interest',
  'Enter the amount from Worksheet 1, line 4',
  ({ get }) => get(exemptInterest),
);

export const exclusions = money(
  '5',
  'Exclusions',
  'Enter the amount from Worksheet 1, line 5',
  (reader) => foreignAddBack(reader) + excludedAdoptionBenefits(reader),
);

export const together = money(
  '6',
  'Combined income',
  'Add lines 2, 3, 4, and 5',
  ({ get }) => get(halfOfBenefits) + get(otherIncomeAgain) + get(exemptInterestAgain) + get(exclusions),
);

export const adjustmentsAgain = money(
  '7',
  'Adjustments',
  'Enter the amount from Worksheet 1, line 7',
  ({ get }) => get(adjustments),
);

export const incomeForTest = money(
  '8',
  'Income to compare with the base amount',
  'Subtract line 7 from line 6',
  ({ get }) => notBelowZero(get(together) - get(adjustmentsAgain)),
);

export const baseAgain = money('9', 'Base amount', 'Enter the amount from Worksheet 1, line 9', ({ entry }) =>
  entry(baseAmount),
);

export const overBase = money(
  '10',
  'Income over the base amount',
  'Is the amount on line 8 more than the amount on line 9? If yes, subtract line 9 from line 8',
  ({ get, entry }) => (entry(baseAgain) === null ? null : notBelowZero(get(incomeForTest) - get(baseAgain))),
);

export const stepAgain = money(
  '11',
  'Width of the 50% bracket',
  'Enter the amount from Worksheet 1, line 11',
  ({ entry }) => entry(secondStep),
);

export const overSecondStep = money(
  '12',
  'Income over the 50% bracket',
  'Subtract line 11 from line 10. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(overBase) - get(stepAgain)),
);

export const inSecondStep = money(
  '13',
  'Income within the 50% bracket',
  'Enter the smaller of line 10 or line 11',
  ({ get }) => smallerOf(get(overBase), get(stepAgain)),
);

export const halfOfStep = money(
  '14',
  'One-half of income within the 50% bracket',
  'Enter one-half of line 13',
  ({ get, law }) => get(inSecondStep) * law.benefits.middleShare,
);

export const middlePart = money('15', 'Taxed at 50%', 'Enter the smaller of line 2 or line 14', ({ get }) =>
  smallerOf(get(halfOfBenefits), get(halfOfStep)),
);

export const topPart = money(
  '16',
  'Taxed at 85%',
  'Multiply line 12 by 85% (0.85). If line 12 is zero, enter -0-',
  ({ get, law }) => get(overSecondStep) * law.benefits.topShare,
);

export const bothParts = money(
  '17',
  '50% and 85% amounts combined',
  'Add lines 15 and 16',
  ({ entry, get, law }) =>
    entry(baseAgain) === null ? get(incomeForTest) * law.benefits.topShare : get(middlePart) + get(topPart),
);

export const mostTaxable = money(
  '18',
  'Maximum taxable amount',
  'Multiply line 1 by 85% (0.85)',
  ({ get, law }) => get(benefitsOfThisYear) * law.benefits.topShare,
);

export const taxableOfThisYear = money(
  '19',
  'Taxable benefits for 2024',
  'Enter the smaller of line 17 or line 18',
  ({ get }) => smallerOf(get(bothParts), get(mostTaxable)),
);

export const additionalOfEarlierYears = money(
  '20',
  'Additional taxable benefits for earlier years',
  'Enter the total of the amounts from Worksheet 2, line 21, for all earlier years for which the lump-sum payment was received',
  ({ each }) => sum(each(additional)),
);

export const taxableByElection = money(
  '21',
  'Taxable benefits under the election',
  'Taxable benefits under lump-sum election method. Add lines 19 and 20',
  ({ get }) => get(taxableOfThisYear) + get(additionalOfEarlierYears),
);

/** The election is made when it lowers the taxable benefits (Publication 915, Will the lump-sum election lower them?). */
export const isElected = (reader: TaxReader): boolean =>
  isAsked(reader) &&
  reader.entry(totalBenefits) !== null &&
  reader.get(taxableByElection) < reader.get(taxableBenefits);

const stated = ({ facts }: TaxReader) =>
  addCents(facts.socialSecurity, ({ lumpSumPriorYears }) => lumpSumPriorYears);

refuse(
  'lumpSumElection',
  'The payments for earlier years don’t add up to what your Form SSA-1099 shows for earlier years. Enter each earlier year once.',
  (reader) =>
    isAsked(reader) &&
    centsOf(stated(reader)) !== centsOf(addCents(reader.facts.lumpSumElection, ({ payment }) => payment)),
  { alsoWithoutItems: true },
);
refuse(
  'lumpSumElection.year',
  'Enter an earlier year, 1994 or later. The lump-sum election isn’t supported for payments for years before 1994 (Publication 915, Worksheet 3).',
  ({ facts, law }) => facts.lumpSumElection.some(({ year }) => year < firstYear || year >= law.year),
);
refuse(
  'lumpSumElection',
  'The lump-sum election isn’t supported with a traditional IRA deduction that depends on your income.',
  (reader) =>
    isAsked(reader) &&
    mayDeductIra(reader.facts) &&
    listFilers(reader).some(({ owner }) => isDeductionPhasedOut(reader, owner)),
);
warn(
  'socialSecurity.lumpSumPriorYears',
  'You received benefits for earlier years. The lump-sum election may lower your tax. Enter the amounts for those years.',
  (reader) => dollars(stated(reader)) > 0 && !isAsked(reader),
);
