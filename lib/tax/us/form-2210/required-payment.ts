import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { earlyDistributionTax } from '../form-5329/form-5329';
import { form, type TaxReader } from '../form';
import {
  additionalChildCredit,
  earnedIncomeCredit,
  educationCredit,
  refundableAdoptionCredit,
  totalWithheld,
} from '../form-1040/payments';
import { taxAfterCredits } from '../form-1040/tax-and-credits';
import {
  additionalMedicareTax,
  hsaTax,
  hsaTestingTax,
  householdEmploymentTaxes,
  netInvestmentIncomeTax,
  selfEmploymentTax,
} from '../schedule-2/part-2';
import { excessSocialSecurity, premiumCredit } from '../schedule-3/part-2';

/**
 * Kept with the return and not filed: no box of Part II applies, and then "don't file Form 2210" (page 1). The
 * penalty goes on Form 1040, line 38, all the same. With box C it is filed with Schedule AI (lib/returns/printed-return.ts).
 */
export const { form: form2210, ...makers } = form(
  '2210',
  'Underpayment of Estimated Tax by Individuals, Estates, and Trusts',
  {
    kind: 'worksheet',
    sequence: '06',
    source: 'Form 2210 (2024) and its instructions',
    attachedWhen: ({ get, law }) =>
      get(currentYearTax) >= law.estimatedTax.smallestAmount &&
      get(taxNotWithheld) >= law.estimatedTax.smallestAmount,
  },
);
const { money } = makers;

export const afterCredits = money(
  '1',
  'Tax after credits',
  'Enter your 2024 tax after credits from Form 1040, 1040-SR, or 1040-NR, line 22',
  ({ get }) => get(taxAfterCredits),
);

/** Schedule 2, lines 4, 8 (the tax on distributions only), 11, 12, 17c and 17d. */
const taxesOfLine2 = ({ get, each }: TaxReader): number =>
  get(selfEmploymentTax) +
  sum(each(earlyDistributionTax)) +
  get(additionalMedicareTax) +
  get(netInvestmentIncomeTax) +
  get(hsaTax) +
  get(hsaTestingTax);

/**
 * Household employment taxes count only for somebody who had income tax withheld, or who would have had to pay
 * estimated tax without them (IRC 3510(b)(2); Instructions for Form 2210, line 2). Lines 13 and 17k never do.
 */
export const otherTaxes = money(
  '2',
  'Other taxes',
  'Other taxes, including self-employment tax and, if applicable, Additional Medicare Tax and/or Net Investment Income Tax (see instructions)',
  (reader) => {
    const { get, law } = reader;
    const others = taxesOfLine2(reader);
    const owesWithout =
      get(afterCredits) + others - get(refundableCredits) >= law.estimatedTax.smallestAmount;
    return others + (get(withheld) > 0 || owesWithout ? get(householdEmploymentTaxes) : 0);
  },
);

/** A positive amount: the form prints the parentheses. */
export const refundableCredits = money(
  '3',
  'Refundable credits',
  'Other payments and refundable credits, including the premium tax credit (see instructions)',
  ({ get }) =>
    get(earnedIncomeCredit) +
    get(additionalChildCredit) +
    get(educationCredit) +
    get(refundableAdoptionCredit) +
    get(premiumCredit),
);

export const currentYearTax = money(
  '4',
  'Current year tax',
  'Current year tax. Combine lines 1, 2, and 3. If less than $1,000, stop; you don’t owe a penalty',
  ({ get }) => get(afterCredits) + get(otherTaxes) - get(refundableCredits),
);

export const shareOfCurrentYear = money(
  '5',
  '90% of this year’s tax',
  'Multiply line 4 by 90% (0.90)',
  ({ get, law }) => get(currentYearTax) * law.estimatedTax.currentYearShare,
);

export const withheld = money(
  '6',
  'Tax withheld',
  'Withholding taxes. Don’t include estimated tax payments (see instructions)',
  ({ get }) => get(totalWithheld) + get(excessSocialSecurity),
);

export const taxNotWithheld = money(
  '7',
  'Tax not withheld',
  'Subtract line 6 from line 4. If less than $1,000, stop; you don’t owe a penalty',
  ({ get }) => get(currentYearTax) - get(withheld),
);

/**
 * Blank when the tax of 2023 was not stated, or when 110% may apply and the income of 2023 was not stated. A
 * year without tax asks for nothing at either share.
 */
export const shareOfPriorYear = money(
  '8',
  'Payment based on prior year’s tax',
  'Maximum required annual payment based on prior year’s tax (see instructions)',
  ({ facts, law }) => {
    const { tax, agi, fullYear } = facts.priorYear;
    if (!fullYear || tax === null) return null;
    if (dollars(tax) === 0) return 0;
    if (agi === null) return null;
    const { priorYearShare, priorYearShareHighIncome, highIncomeOver } = law.estimatedTax;
    const isHigh = exactDollars(agi) > highIncomeOver[facts.filingStatus];
    return dollars(tax) * (isHigh ? priorYearShareHighIncome : priorYearShare);
  },
);

/** Without a full 2023 the instructions say to skip line 8 and to enter line 5. Blank: not known. */
export const requiredPayment = money(
  '9',
  'Required annual payment',
  'Required annual payment. Enter the smaller of line 5 or line 8',
  ({ entry, get, facts }) => {
    if (!facts.priorYear.fullYear) return get(shareOfCurrentYear);
    return entry(shareOfPriorYear) === null
      ? null
      : notBelowZero(smallerOf(get(shareOfCurrentYear), get(shareOfPriorYear)));
  },
);
