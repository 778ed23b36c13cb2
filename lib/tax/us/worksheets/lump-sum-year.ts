import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type LumpSumYear } from '../../facts/lump-sum';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';

const makers: CopyMakers<LumpSumYear> = formWithCopies(
  'lump-sum-year',
  'Additional Taxable Benefits for an Earlier Year',
  ({ facts }) => facts.lumpSumElection,
  {
    name: 'Worksheet 2 (Publication 915)',
    kind: 'worksheet',
    source: 'Publication 915 (2024), Worksheet 2 (lump-sum payment for a year after 1993); IRC 86(e)',
    attachedWhen: () => true,
  },
);
export const lumpSumYear = makers.form;
const { money, count } = makers;

type YearReader = TaxCopyReader<LumpSumYear>;

/** Spouses who lived together and filed apart have no base amount. */
const hasNoBase = ({ item }: YearReader) => item.filingStatus === 'mfs' && !item.livedApartAllYear;

export const earlierYear = count('year', 'Earlier year', 'Enter earlier year', ({ item }) => item.year);

export const benefitsOfYear = money(
  '1',
  'Benefits for that year',
  'Enter the total amount from box 5 of all your Forms SSA-1099 and RRB-1099 for the earlier year, plus the lump-sum payment for the earlier year received after that year',
  ({ item }) => notBelowZero(dollars(item.netBenefits, item.payment)),
);

export const halfOfBenefits = money(
  '2',
  'One-half of benefits',
  'Enter one-half of line 1',
  ({ get }) => get(benefitsOfYear) / 2,
);

export const agiOfYear = money(
  '3',
  'Adjusted gross income',
  'Enter your adjusted gross income for the earlier year',
  ({ item }) => dollars(item.adjustedGrossIncome),
);

export const exclusions = money(
  '4',
  'Exclusions and adjustments',
  'Enter the total of any exclusions and adjustments you claimed in the earlier year for adoption benefits, foreign earned income or housing, qualified U.S. savings bond interest, student loan interest, and certain income of residents of American Samoa or Puerto Rico',
  ({ item }) => dollars(item.exclusions),
);

export const exemptInterest = money(
  '5',
  'Tax-exempt interest',
  'Enter any tax-exempt interest received in the earlier year',
  ({ item }) => dollars(item.taxExemptInterest),
);

export const together = money(
  '6',
  'Combined income',
  'Add lines 2 through 5',
  ({ get }) => get(halfOfBenefits) + get(agiOfYear) + get(exclusions) + get(exemptInterest),
);

export const reported = money(
  '7',
  'Taxable benefits reported',
  'Enter your taxable benefits for the earlier year that you previously reported',
  ({ item }) => dollars(item.taxableBenefits),
);

export const incomeForTest = money(
  '8',
  'Income to compare with the base amount',
  'Subtract line 7 from line 6',
  ({ get }) => get(together) - get(reported),
);

export const baseAmount = money(
  '9',
  'Base amount',
  'If, for the earlier year, you were: Married filing jointly, enter $32,000. Single, head of household, qualifying surviving spouse, or married filing separately and you lived apart from your spouse for all of the earlier year, enter $25,000. Otherwise, enter -0-',
  (reader) => (hasNoBase(reader) ? 0 : reader.law.benefits.baseAmount[reader.item.filingStatus]),
);

export const overBase = money(
  '10',
  'Income over the base amount',
  'Is the amount on line 8 more than the amount on line 9? If yes, subtract line 9 from line 8',
  ({ get }) => notBelowZero(get(incomeForTest) - get(baseAmount)),
);

export const secondStep = money(
  '11',
  'Width of the 50% bracket',
  'If, for the earlier year, you were: Married filing jointly, enter $12,000. Single, head of household, qualifying surviving spouse, or married filing separately and you lived apart from your spouse for all of the earlier year, enter $9,000. Otherwise, enter -0-',
  (reader) => (hasNoBase(reader) ? 0 : reader.law.benefits.secondStep[reader.item.filingStatus]),
);

export const overSecondStep = money(
  '12',
  'Income over the 50% bracket',
  'Subtract line 11 from line 10. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(overBase) - get(secondStep)),
);

export const inSecondStep = money(
  '13',
  'Income within the 50% bracket',
  'Enter the smaller of line 10 or line 11',
  ({ get }) => smallerOf(get(overBase), get(secondStep)),
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
  ({ get }) => get(middlePart) + get(topPart),
);

export const mostTaxable = money(
  '18',
  'Maximum taxable amount',
  'Multiply line 1 by 85% (0.85)',
  ({ get, law }) => get(benefitsOfYear) * law.benefits.topShare,
);

export const refigured = money(
  '19',
  'Refigured taxable benefits',
  'Refigured taxable benefits. Enter the smaller of line 17 or line 18',
  ({ get }) => smallerOf(get(bothParts), get(mostTaxable)),
);

export const reportedAgain = money(
  '20',
  'Taxable benefits reported',
  'Enter your taxable benefits for the earlier year (or as refigured due to a previous lump-sum payment for the year)',
  ({ get }) => get(reported),
);

export const additional = money(
  '21',
  'Additional taxable benefits',
  'Additional taxable benefits. Subtract line 20 from line 19. Also enter this amount on Worksheet 4, line 20',
  ({ get }) => get(refigured) - get(reportedAgain),
);
