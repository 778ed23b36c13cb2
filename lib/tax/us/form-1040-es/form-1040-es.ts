import { roundHalfUp } from '../../engine/rounding';
import { addEntries, blankIfZero, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type TaxReader, form } from '../form';
import {
  currentYearTax,
  otherTaxes,
  refundableCredits,
  taxNotWithheld,
  withheld,
} from '../form-2210/required-payment';
import { appliedToNextYear } from '../form-1040/refund';
import { additionsToTax, totalCredits } from '../form-1040/tax-and-credits';
import { agi, businessDeduction } from '../form-1040/taxable-income';
import { childrenTax } from '../form-8814/form-8814';
import { halfOfSelfEmploymentTax } from '../schedule-1/adjustments';
import { selfEmploymentTax } from '../schedule-2/part-2';
import { childCredit } from '../schedule-8812/part-1';
import { additionalChildCredit } from '../schedule-8812/part-2';
import { selfEmploymentEarnings, socialSecurityWages } from '../schedule-se/schedule-se';
import { gainPartsOf, taxAtGainRates } from '../worksheets/gain-rates';
import { countBoxes, earnedIncome, isDependent } from '../worksheets/standard-deduction';
import { childCreditNextYear, refundableChildCreditNextYear } from './child-credit';
import { additionalDeductionsNextYear, giftsWithoutItemizing, itemizedNextYear } from './deductions';
import { endedCredits } from './ended-credits';

/**
 * Estimated tax for 2025, on the assumption that 2025 brings the same income, deductions, credits and
 * withholding as 2024. Only the amounts of the law are those of 2025. Blank for a household of which someone died: its
 * next year is not like this one.
 */
const makers = form('1040-es', 'Estimated Tax for Individuals (2025)', {
  kind: 'worksheet',
  name: 'Form 1040-ES (2025)',
  source: 'Form 1040-ES (2025), 2025 Estimated Tax Worksheet, based on 2024 amounts',
  attachedWhen: (reader) => isLikely(reader) && reader.entry(payments[0]) !== null,
});
export const form1040Es = makers.form;
const { money } = makers;

const isAlive = ({ dateOfDeath }: { dateOfDeath: string | null }) => dateOfDeath === null;

/**
 * Asked first, because it is cheap: where everything was withheld for 2024, as much withholding for 2025 leaves less
 * than $1,000, for only the ceiling of the Social Security tax rises more than prices.
 */
const isLikely = ({ get, facts }: TaxReader): boolean =>
  get(taxNotWithheld) >= 0 &&
  isAlive(facts.taxpayer) &&
  (facts.filingStatus !== 'mfj' || facts.spouse === null || isAlive(facts.spouse));

/** 2025 Self-Employment Tax and Deduction Worksheet, for each person. */
export const nextSelfEmploymentTax = money(
  '9',
  'Self-employment tax',
  'Self-employment tax from the 2025 Self-Employment Tax and Deduction Worksheet',
  ({ each, law }) => {
    const wages = each(socialSecurityWages);
    const { socialSecurityRate, medicareRate } = law.selfEmployment;
    return blankIfZero(
      sum(
        each(selfEmploymentEarnings).map((earnings, i) => {
          const room = notBelowZero(law.nextYear.wageBase - (wages[i] ?? 0));
          return smallerOf(earnings, room) * socialSecurityRate + earnings * medicareRate;
        }),
      ),
    );
  },
);

export const expectedAgi = money(
  '1',
  'Adjusted gross income',
  'Adjusted gross income you expect in 2025. If self-employed, first complete the 2025 Self-Employment Tax and Deduction Worksheet. Our estimate: the 2024 amount, with the deductible part of line 9',
  ({ get, law }) =>
    get(agi) + get(halfOfSelfEmploymentTax) - get(nextSelfEmploymentTax) * law.selfEmployment.deductibleShare,
);

export const expectedDeduction = money(
  '2a',
  'Deductions',
  'If you plan to itemize deductions, enter the estimated total of your itemized deductions. If you don’t plan to itemize deductions, enter your standard deduction. Our estimate: the larger of your 2024 itemized deductions, with the 2025 limit on state taxes, or the 2025 standard deduction',
  (reader) => {
    const { get, facts, law } = reader;
    const income = get(expectedAgi);
    const itemized = itemizedNextYear(
      reader,
      income,
      get(businessDeduction) + additionalDeductionsNextYear(reader, income),
    );
    if (facts.filingStatus === 'mfs' && facts.spouseItemizes) return itemized;
    const { amount, ageOrBlindness, dependentMinimum, dependentEarnedIncomePlus } =
      law.nextYear.standardDeduction;
    const full = amount[facts.filingStatus];
    const ofDependent = largerOf(get(earnedIncome) + dependentEarnedIncomePlus, dependentMinimum);
    const standard =
      (get(isDependent) ? smallerOf(ofDependent, full) : full) +
      countBoxes(reader, law.nextYear.lastDay) * ageOrBlindness[facts.filingStatus];
    return largerOf(itemized, standard + giftsWithoutItemizing(reader));
  },
);

export const expectedBusinessDeduction = money(
  '2b',
  'Qualified business income deduction',
  'If you can take the qualified business income deduction, enter the estimated amount of the deduction. Our estimate: the 2024 amount',
  ({ entry }) => entry(businessDeduction),
);

export const additionalDeductions = money(
  '2b 1-A',
  'Additional deductions',
  'Deductions from Schedule 1-A (2025) for tips, overtime, car loan interest, and seniors. These were enacted after the worksheet was printed',
  (reader) => blankIfZero(additionalDeductionsNextYear(reader, reader.get(expectedAgi))),
);

export const allDeductions = money(
  '2c',
  'Total deductions',
  'Add lines 2a and 2b, and the additional deductions',
  ({ get }) => get(expectedDeduction) + get(expectedBusinessDeduction) + get(additionalDeductions),
);

export const expectedTaxableIncome = money('3', 'Taxable income', 'Subtract line 2c from line 1', ({ get }) =>
  notBelowZero(get(expectedAgi) - get(allDeductions)),
);

export const expectedTax = money(
  '4',
  'Tax',
  'Tax. Figure your tax on the amount on line 3 by using the 2025 Tax Rate Schedules. If you will have qualified dividends or a net capital gain, use the worksheets in Pub. 505 to figure the tax',
  (reader) =>
    taxAtGainRates(
      reader.get(expectedTaxableIncome),
      gainPartsOf(reader),
      reader.facts.filingStatus,
      reader.law.nextYear,
    ),
);

export const expectedAdditions = money(
  '5',
  'Additions to tax',
  'Alternative minimum tax from Form 6251. Our estimate: 2024 Form 1040, line 17',
  ({ entry }) => entry(additionsToTax),
);

export const expectedTaxAndAdditions = money(
  '6',
  'Tax plus additions to tax',
  'Add lines 4 and 5. Add to this amount any other taxes you expect to include in the total on Form 1040 or 1040-SR, line 16',
  // Form 8814, line 15, as this year.
  (reader) => reader.get(expectedTax) + reader.get(expectedAdditions) + childrenTax(reader),
);

/** Credits of this year that the next one has, too, without the one for children. */
const otherCredits = (reader: TaxReader): number =>
  reader.get(totalCredits) - reader.get(childCredit) - endedCredits(reader);

export const expectedCredits = money(
  '7',
  'Credits',
  'Credits (see instructions). Do not include any income tax withholding on this line. Our estimate: 2024 Form 1040, line 21, with the 2025 child tax credit',
  (reader) => {
    const { get } = reader;
    const others = otherCredits(reader);
    const room = notBelowZero(get(expectedTaxAndAdditions) - others);
    return blankIfZero(others + smallerOf(childCreditNextYear(reader, get(expectedAgi)), room));
  },
);

export const expectedAfterCredits = money(
  '8',
  'Tax after credits',
  'Subtract line 7 from line 6. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(expectedTaxAndAdditions) - get(expectedCredits)),
);

export const expectedOtherTaxes = money(
  '10',
  'Other taxes',
  'Other taxes (see instructions). Our estimate: the 2024 amount, without self-employment tax',
  ({ get }) => blankIfZero(get(otherTaxes) - get(selfEmploymentTax)),
);

export const expectedTotal = money('11a', 'Total taxes', 'Add lines 8 through 10', ({ get, entry }) =>
  addEntries([get(expectedAfterCredits), entry(nextSelfEmploymentTax), entry(expectedOtherTaxes)]),
);

export const expectedRefundable = money(
  '11b',
  'Refundable credits',
  'Earned income credit, additional child tax credit, fuel tax credit, net premium tax credit, refundable American opportunity credit, and section 1341 credit. Our estimate: the 2024 amounts, with the 2025 child tax credit',
  (reader) => {
    const { get } = reader;
    const used = get(expectedCredits) - otherCredits(reader);
    const unused = notBelowZero(childCreditNextYear(reader, get(expectedAgi)) - used);
    return blankIfZero(
      get(refundableCredits) - get(additionalChildCredit) + refundableChildCreditNextYear(reader, unused),
    );
  },
);

export const estimatedTax = money(
  '11c',
  'Estimated tax for 2025',
  'Total 2025 estimated tax. Subtract line 11b from line 11a. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(expectedTotal) - get(expectedRefundable)),
);

export const shareOfNextYear = money(
  '12a',
  '90% of next year’s tax',
  'Multiply line 11c by 90% (0.90)',
  ({ get, law }) => get(estimatedTax) * law.estimatedTax.currentYearShare,
);

/** 110% of the tax of 2024 with an adjusted gross income of 2024 above $150,000 ($75,000 on a separate return). */
export const shareOfThisYear = money(
  '12b',
  'Payment based on prior year’s tax',
  'Required annual payment based on prior year’s tax (see instructions)',
  ({ get, facts, law }) => {
    const { highIncomeOver, priorYearShare, priorYearShareHighIncome } = law.estimatedTax;
    const isHigh = get(agi) > highIncomeOver[facts.filingStatus];
    return notBelowZero(get(currentYearTax)) * (isHigh ? priorYearShareHighIncome : priorYearShare);
  },
);

export const requiredPayment = money(
  '12c',
  'Required annual payment',
  'Required annual payment to avoid a penalty. Enter the smaller of line 12a or 12b',
  ({ get }) => smallerOf(get(shareOfNextYear), get(shareOfThisYear)),
);

export const expectedWithholding = money(
  '13',
  'Tax withheld',
  'Income tax withheld and estimated to be withheld during 2025 (including income tax withholding on pensions, annuities, certain deferred income, and Additional Medicare Tax withholding). Our estimate: the 2024 amount',
  ({ get }) => get(withheld),
);

export const notWithheld = money(
  '14a',
  'Required payment less withholding',
  'Subtract line 13 from line 12c. Is the result zero or less? Yes: stop here, you are not required to make estimated tax payments',
  ({ get }) => get(requiredPayment) - get(expectedWithholding),
);

export const owedNextYear = money(
  '14b',
  'Estimated tax less withholding',
  'Subtract line 13 from line 11c. Is the result less than $1,000? Yes: stop here, you are not required to make estimated tax payments',
  ({ get }) => get(estimatedTax) - get(expectedWithholding),
);

const isRequired = (reader: TaxReader): boolean =>
  isLikely(reader) &&
  reader.get(notWithheld) > 0 &&
  reader.get(owedNextYear) >= reader.law.estimatedTax.smallestAmount;

/** Quarters of line 14a; an overpayment applied to 2025 pays the earliest ones. The sum is exact. */
const makePayment = (number: string, date: string, position: number) =>
  money(
    number,
    `Payment due ${date}`,
    `If the first payment you are required to make is due April 15, 2025, enter ¼ of line 14a (minus any 2024 overpayment that you are applying to this installment). Due ${date}`,
    (reader) => {
      if (!isRequired(reader)) return null;
      const { get, law } = reader;
      const share = get(notWithheld) * law.estimatedTax.installmentShare;
      const dueBefore = largerOf(roundHalfUp(share * position), get(appliedToNextYear));
      return notBelowZero(roundHalfUp(share * (position + 1)) - dueBefore);
    },
  );

/** Line 15, once for each due date of `law.nextYear.dueDates`. */
export const payments = [
  makePayment('15a', 'April 15, 2025', 0),
  makePayment('15b', 'June 16, 2025', 1),
  makePayment('15c', 'September 15, 2025', 2),
  makePayment('15d', 'January 15, 2026', 3),
] as const;
