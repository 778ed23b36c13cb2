import { blankIfZero, countTrue, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars, isSome } from '../../facts/cents';
import { type FilingStatus } from '../../facts/household';
import { type ReturnInput } from '../../facts/return-input';
import { hasReached } from '../ages';
import { covers, refuse, warn } from '../coverage';
import { form, type TaxReader } from '../form';

covers(
  'stateRefundTaxable',
  'governmentPayments.*.stateRefund',
  'governmentPayments.*.stateRefundYear',
  'priorYear',
);

/** Refunds of the year before; a refund of an older year is not figured here (Exception 1). */
const refundsOfLastYear = ({ facts, law }: TaxReader) =>
  facts.governmentPayments.filter(
    ({ stateRefundYear }) => stateRefundYear === null || stateRefundYear === law.year - 1,
  );

const hasRefund = (reader: TaxReader) => refundsOfLastYear(reader).some((form) => isSome(form.stateRefund));

/** Without Schedule A, or with sales tax deducted instead, no refund is taxable. */
const mayBeTaxed = ({ facts }: TaxReader) =>
  facts.stateRefundTaxable === null && facts.priorYear.itemized && facts.priorYear.stateTaxDeducted;

const usesWorksheet = (reader: TaxReader) =>
  mayBeTaxed(reader) && hasRefund(reader) && reader.facts.priorYear.scheduleA !== null;

const makers = form('state-refund', 'State and Local Income Tax Refund Worksheet', {
  name: 'State and Local Income Tax Refund Worksheet',
  kind: 'worksheet',
  source:
    'Instructions for Form 1040 (2024), Schedule 1, line 1; Publication 525 (2024), Itemized Deduction Recoveries',
  neededWhen: ({ facts }) => facts.governmentPayments.some((form) => isSome(form.stateRefund)),
  attachedWhen: usesWorksheet,
});
export const stateRefundWorksheet = makers.form;
const { money } = makers;

/** The 2023 status, or this year's where it was not stated. */
const priorStatus = ({ priorYear, filingStatus }: ReturnInput): FilingStatus =>
  priorYear.filingStatus ?? filingStatus;

const deductedTax = ({ priorYear }: ReturnInput) =>
  priorYear.scheduleA === null ? 0 : dollars(priorYear.scheduleA.stateIncomeTax);

export const refund = money(
  '1',
  'Refund, up to the tax deducted',
  'Enter the income tax refund from Form(s) 1099-G. Don’t enter more than the amount of your state and local income taxes on your 2023 Schedule A, line 5d',
  (reader) =>
    usesWorksheet(reader)
      ? smallerOf(
          dollars(addCents(refundsOfLastYear(reader), (form) => form.stateRefund)),
          deductedTax(reader.facts),
        )
      : null,
);

export const taxAboveLimit = money(
  '2',
  'Tax over the limit',
  'Subtract the amount on your 2023 Schedule A, line 5e, from the amount on line 5d',
  (reader) => {
    const { facts, law } = reader;
    if (!usesWorksheet(reader) || facts.priorYear.scheduleA === null) return null;
    const paid = dollars(facts.priorYear.scheduleA.stateAndLocalTaxes);
    return blankIfZero(notBelowZero(paid - law.stateRefund.priorStateTaxLimit[priorStatus(facts)]));
  },
);

/** Where line 2 is the larger, the refund brought no deduction, and nothing is taxed. */
export const refundDeducted = money(
  '3',
  'Refund of tax you deducted',
  'Is the amount on line 1 more than the amount on line 2? Yes: subtract line 2 from line 1. No: none of your refund is taxable',
  ({ entry, get }) => (entry(refund) === null ? null : notBelowZero(get(refund) - get(taxAboveLimit))),
);

export const priorItemized = money(
  '4',
  '2023 itemized deductions',
  'Enter your total itemized deductions from your 2023 Schedule A, line 17',
  (reader) => {
    const { scheduleA } = reader.facts.priorYear;
    return usesWorksheet(reader) && scheduleA !== null ? dollars(scheduleA.total) : null;
  },
);

/** Married people who both itemized on separate returns had no standard deduction. */
const hadStandardDeduction = (reader: TaxReader) =>
  usesWorksheet(reader) && !(priorStatus(reader.facts) === 'mfs' && reader.facts.priorYear.spouseItemized);

export const priorStandard = money(
  '5',
  '2023 standard deduction',
  'Enter the amount for the filing status on your 2023 Form 1040: single or married filing separately $13,850; married filing jointly or qualifying surviving spouse $27,700; head of household $20,800',
  (reader) =>
    hadStandardDeduction(reader)
      ? reader.law.stateRefund.priorStandardDeduction[priorStatus(reader.facts)]
      : null,
);

/** As stated, or by the birth dates: born before January 2, 1959. */
function countPriorBoxes({ facts, law }: TaxReader): number {
  const { ageAndBlindnessBoxes } = facts.priorYear;
  if (ageAndBlindnessBoxes !== null) return ageAndBlindnessBoxes;
  const { priorLastDay } = law.stateRefund;
  const { spouse } = facts;
  return countTrue([
    hasReached(facts.taxpayer, 65, priorLastDay),
    priorStatus(facts) === 'mfj' && spouse !== null && hasReached(spouse, 65, priorLastDay),
  ]);
}

export const priorAge = money(
  '6',
  'Additional amount for age and blindness in 2023',
  'Multiply the number of boxes for age and blindness by $1,500 ($1,850 if your 2023 filing status was single or head of household)',
  (reader) =>
    hadStandardDeduction(reader)
      ? countPriorBoxes(reader) * reader.law.stateRefund.priorAgeOrBlindness[priorStatus(reader.facts)]
      : null,
);

export const priorStandardTotal = money(
  '7',
  'Standard deduction with additions',
  'Add lines 5 and 6',
  (reader) => (hadStandardDeduction(reader) ? reader.get(priorStandard) + reader.get(priorAge) : null),
);

export const itemizedExcess = money(
  '8',
  'Deductions over the standard deduction',
  'Is the amount on line 7 less than the amount on line 4? Yes: subtract line 7 from line 4. No: none of your refund is taxable',
  ({ entry, get }) =>
    entry(priorItemized) === null ? null : notBelowZero(get(priorItemized) - get(priorStandardTotal)),
);

/**
 * The worksheet's line 9. Where sales tax could have been deducted instead, no more than the income tax that was
 * deducted above it (Publication 525, Itemized Deduction Recoveries).
 */
export const taxableRefund = money(
  '9',
  'Taxable part of the refund',
  'Enter the smaller of line 3 or line 8 here and on Schedule 1, line 1',
  ({ entry, get, facts }) => {
    if (entry(refund) === null) return null;
    const taxed = smallerOf(get(refundDeducted), get(itemizedExcess));
    const { salesTaxAlternative } = facts.priorYear;
    return salesTaxAlternative === null
      ? taxed
      : smallerOf(taxed, notBelowZero(deductedTax(facts) - dollars(salesTaxAlternative)));
  },
);

refuse(
  'priorYear.refundException',
  'Use Publication 525 (Itemized Deduction Recoveries) to figure the taxable part of your state refund, and enter that amount.',
  (reader) => mayBeTaxed(reader) && hasRefund(reader) && reader.facts.priorYear.refundException,
);
refuse(
  'priorYear.ageAndBlindnessBoxes',
  'Enter how many age and blindness boxes were checked on your 2023 Form 1040. The taxable part of your state refund depends on that number.',
  (reader) =>
    usesWorksheet(reader) &&
    hadStandardDeduction(reader) &&
    reader.facts.priorYear.ageAndBlindnessBoxes === null &&
    (reader.facts.taxpayer.blind || reader.facts.spouse?.blind === true),
);
warn(
  'priorYear.scheduleA',
  'You itemized and deducted state income tax for 2023, then received a refund. Enter lines 5a, 5d, and 17 of your 2023 Schedule A, because part of the refund may be taxable.',
  (reader) => mayBeTaxed(reader) && hasRefund(reader) && reader.facts.priorYear.scheduleA === null,
);
warn(
  'governmentPayments.stateRefundYear',
  'A state refund is for a year before 2023. Whether it’s taxable depends on that year’s return. Enter the taxable part.',
  ({ facts, law }) =>
    facts.stateRefundTaxable === null &&
    facts.governmentPayments.some(
      (form) =>
        isSome(form.stateRefund) && form.stateRefundYear !== null && form.stateRefundYear !== law.year - 1,
    ),
);
