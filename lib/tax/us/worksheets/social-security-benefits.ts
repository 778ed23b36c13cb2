import { addEntries, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollarsOf } from '../../facts/cents';
import { covers } from '../coverage';
import { foreignAddBack } from '../form-2555/exclusion';
import { excludedAdoptionBenefits } from '../form-8839/benefits';
import { form, type TaxReader } from '../form';
import {
  additionalIncome,
  capitalGain,
  iraTaxable,
  ordinaryDividends,
  pensionsTaxable,
  taxableInterest,
  taxExemptInterest,
  totalWages,
} from '../form-1040/income';
import { adjustmentsBeforeStudentLoan } from '../schedule-1/adjustments';

covers('socialSecurity', 'livedApartAllYear');

const makers = form('social-security-benefits', 'Social Security Benefits Worksheet', {
  name: 'Social Security Benefits Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 1040 (2024), lines 6a and 6b',
  attachedWhen: ({ entry }) => entry(totalBenefits) !== null,
});
export const socialSecurityWorksheet = makers.form;
const { money } = makers;

/** Married, filing separately, and lived with the spouse at any time of the year: no base amount. */
const hasNoBaseAmount = ({ facts }: TaxReader) => facts.filingStatus === 'mfs' && !facts.livedApartAllYear;

/** A negative total, after benefits were repaid, means that nothing is taxed. */
export const totalBenefits = money(
  '1',
  'Benefits received',
  'Enter the total amount from box 5 of all your Forms SSA-1099 and RRB-1099',
  ({ facts }) => {
    const total = dollarsOf(facts.socialSecurity, (form) => form.netBenefits);
    return total > 0 ? total : null;
  },
);

export const halfOfBenefits = money(
  '2',
  'One-half of benefits',
  'Multiply line 1 by 50% (0.50)',
  ({ get }) => get(totalBenefits) * 0.5,
);

export const otherIncome = money(
  '3',
  'Other income',
  'Combine the amounts from Form 1040 or 1040-SR, lines 1z, 2b, 3b, 4b, 5b, 7, and 8',
  (reader) => incomeBesideIras(reader) + reader.get(iraTaxable),
);

/** Line 3 without Form 1040, line 4b. */
export const incomeBesideIras = ({ get }: TaxReader): number =>
  get(totalWages) +
  get(taxableInterest) +
  get(ordinaryDividends) +
  get(pensionsTaxable) +
  get(capitalGain) +
  get(additionalIncome);

export const exemptInterest = money(
  '4',
  'Tax-exempt interest',
  'Enter the amount, if any, from Form 1040 or 1040-SR, line 2a',
  ({ get }) => get(taxExemptInterest),
);

export const provisionalIncome = money(
  '5',
  'Combined income',
  'Combine the amounts on lines 2, 3, and 4',
  // Excluded foreign income and adoption benefits count, as does the housing deduction of line 6 (IRC 86(b)(2)(A)).
  (reader) =>
    reader.get(halfOfBenefits) +
    reader.get(otherIncome) +
    reader.get(exemptInterest) +
    foreignAddBack(reader) +
    excludedAdoptionBenefits(reader),
);

export const adjustments = money(
  '6',
  'Adjustments',
  'Enter the total of the amounts from Schedule 1, lines 11 through 20, and 23 and 25',
  ({ entry }) => addEntries(adjustmentsBeforeStudentLoan.map(entry)) ?? 0,
);

export const incomeForTest = money(
  '7',
  'Income to compare with the base amount',
  'Is the amount on line 6 less than the amount on line 5? If yes, subtract line 6 from line 5',
  ({ get }) => notBelowZero(get(provisionalIncome) - get(adjustments)),
);

export const baseAmount = money(
  '8',
  'Base amount',
  'If you are: Married filing jointly, enter $32,000. Single, head of household, qualifying surviving spouse, or married filing separately and you lived apart from your spouse for all of 2024, enter $25,000',
  (reader) => (hasNoBaseAmount(reader) ? null : reader.law.benefits.baseAmount[reader.facts.filingStatus]),
);

export const overBase = money(
  '9',
  'Income over the base amount',
  'Is the amount on line 8 less than the amount on line 7? If yes, subtract line 8 from line 7',
  ({ get, entry }) => {
    const base = entry(baseAmount);
    return base === null ? null : notBelowZero(get(incomeForTest) - base);
  },
);

export const secondStep = money(
  '10',
  'Width of the 50% bracket',
  'Enter $12,000 if married filing jointly; $9,000 if single, head of household, qualifying surviving spouse, or married filing separately and you lived apart from your spouse for all of 2024',
  ({ entry, facts, law }) =>
    entry(baseAmount) === null ? null : law.benefits.secondStep[facts.filingStatus],
);

export const overSecondStep = money(
  '11',
  'Income over the 50% bracket',
  'Subtract line 10 from line 9. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(overBase) - get(secondStep)),
);

export const inSecondStep = money(
  '12',
  'Income within the 50% bracket',
  'Enter the smaller of line 9 or line 10',
  ({ get }) => smallerOf(get(overBase), get(secondStep)),
);

export const halfOfStep = money(
  '13',
  'One-half of income within the 50% bracket',
  'Enter one-half of line 12',
  ({ get, law }) => get(inSecondStep) * law.benefits.middleShare,
);

export const middlePart = money('14', 'Taxed at 50%', 'Enter the smaller of line 2 or line 13', ({ get }) =>
  smallerOf(get(halfOfBenefits), get(halfOfStep)),
);

export const topPart = money(
  '15',
  'Taxed at 85%',
  'Multiply line 11 by 85% (0.85). If line 11 is zero, enter -0-',
  ({ get, law }) => get(overSecondStep) * law.benefits.topShare,
);

export const bothParts = money('16', '50% and 85% amounts combined', 'Add lines 14 and 15', (reader) =>
  hasNoBaseAmount(reader)
    ? reader.get(incomeForTest) * reader.law.benefits.topShare
    : reader.get(middlePart) + reader.get(topPart),
);

export const mostTaxable = money(
  '17',
  'Maximum taxable amount',
  'Multiply line 1 by 85% (0.85)',
  ({ get, law }) => get(totalBenefits) * law.benefits.topShare,
);

export const taxableBenefits = money(
  '18',
  'Taxable benefits',
  'Taxable social security benefits. Enter the smaller of line 16 or line 17. Also enter this amount on Form 1040 or 1040-SR, line 6b',
  ({ get }) => smallerOf(get(bothParts), get(mostTaxable)),
);
