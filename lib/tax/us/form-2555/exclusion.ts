import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { agi } from '../form-1040/taxable-income';
import { form8615 } from '../form-8615/form';
import { businessDeductions, type ForeignReader, foreignEarnedIncome } from './earned';
import { daysInYear, makers, meetsTest } from './form';
import { housingAmount, housingExclusion } from './housing';

const { money, count, rate } = makers;

const whenEarned =
  <V>(rule: (reader: ForeignReader) => V | null) =>
  (reader: ForeignReader): V | null =>
    reader.get(foreignEarnedIncome) > 0 ? rule(reader) : null;

export const incomeAgain = money(
  '27',
  'Foreign earned income',
  'Enter the amount from line 26',
  whenEarned(({ get }) => get(foreignEarnedIncome)),
);

export const largest = money(
  '37',
  'Maximum exclusion',
  'Maximum foreign earned income exclusion. Enter $126,500',
  whenEarned(({ law }) => law.foreignEarnedIncome.largestExclusion),
);

export const days = count(
  '38',
  'Days in the qualifying period',
  'If you completed Part VI, enter the number from line 31. All others, enter the number of days in your qualifying period that fall within your 2024 tax year',
  whenEarned((reader) => daysInYear(reader, reader.item)),
);

const places = 3;

export const shareOfYear = rate(
  '39',
  'Share of the year',
  'If line 38 and the number of days in your 2024 tax year (usually 366) are the same, enter "1.000." Otherwise, divide line 38 by the number of days in your 2024 tax year and enter the result as a decimal (rounded to at least three places)',
  whenEarned(({ get, law }) => roundToPlaces(get(days) / law.foreignEarnedIncome.daysOfYear, places)),
);

export const mostForPeriod = money(
  '40',
  'Maximum exclusion for the period',
  'Multiply line 37 by line 39',
  whenEarned(({ get }) => get(largest) * get(shareOfYear)),
);

export const withoutHousing = money(
  '41',
  'Income after the housing exclusion',
  'Subtract line 36 from line 27',
  whenEarned(({ get }) => get(incomeAgain) - get(housingExclusion)),
);

export const incomeExclusion = money(
  '42',
  'Foreign earned income exclusion',
  'Foreign earned income exclusion. Enter the smaller of line 40 or line 41',
  whenEarned(({ get }) => smallerOf(get(mostForPeriod), get(withoutHousing))),
);

export const bothExclusions = money(
  '43',
  'Total exclusions',
  'Add lines 36 and 42',
  whenEarned(({ get }) => get(housingExclusion) + get(incomeExclusion)),
);

/** Deductions count in the share of the income that is excluded (Reg. 1.911-6(a)). */
export const relatedDeductions = money(
  '44',
  'Deductions for excluded income',
  'Deductions allowed in figuring your adjusted gross income (Form 1040 or 1040-SR, line 11) that are allocable to the excluded income. See instructions and attach computation',
  whenEarned((reader) => {
    const { get, item } = reader;
    const share = get(bothExclusions) / get(incomeAgain);
    return blankIfZero(businessDeductions(reader) * share + dollars(item.relatedDeductions));
  }),
);

export const totalExclusion = money(
  '45',
  'Excluded income',
  'Subtract line 44 from line 43. Enter the result here and in parentheses on Schedule 1 (Form 1040), line 8d',
  whenEarned(({ get }) => notBelowZero(get(bothExclusions) - get(relatedDeductions))),
);

/** Complete this part only if line 33 is more than line 36, and line 27 is more than line 43. */
const hasHousingDeduction = ({ get }: ForeignReader): boolean =>
  get(housingAmount) > get(housingExclusion) && get(incomeAgain) > get(bothExclusions);

const hasPartNine = (reader: ForeignReader): boolean =>
  hasHousingDeduction(reader) ||
  (dollars(reader.item.housingCarryover) > 0 && reader.get(incomeAgain) > reader.get(bothExclusions));

export const housingLeft = money(
  '46',
  'Housing amount not excluded',
  'Subtract line 36 from line 33',
  (reader) =>
    hasPartNine(reader) ? notBelowZero(reader.get(housingAmount) - reader.get(housingExclusion)) : null,
);

export const incomeLeft = money('47', 'Income not excluded', 'Subtract line 43 from line 27', (reader) =>
  hasPartNine(reader) ? reader.get(incomeAgain) - reader.get(bothExclusions) : null,
);

export const limitedHousing = money(
  '48',
  'Current year housing deduction',
  'Enter the smaller of line 46 or line 47',
  (reader) => (hasPartNine(reader) ? smallerOf(reader.get(housingLeft), reader.get(incomeLeft)) : null),
);

/** Housing Deduction Carryover Worksheet: what the limit of this year leaves for the amount of 2023. */
export const housingCarryover = money(
  '49',
  'Housing deduction carried over from 2023',
  'Housing deduction carryover from 2023 (from the Housing Deduction Carryover Worksheet in the instructions)',
  (reader) =>
    hasPartNine(reader)
      ? blankIfZero(
          smallerOf(
            dollars(reader.item.housingCarryover),
            reader.get(incomeLeft) - reader.get(limitedHousing),
          ),
        )
      : null,
);

export const housingDeduction = money(
  '50',
  'Housing deduction',
  'Housing deduction. Add lines 48 and 49. Enter the total here and on Schedule 1 (Form 1040), line 24j',
  (reader) =>
    hasPartNine(reader) ? blankIfZero(reader.get(limitedHousing) + reader.get(housingCarryover)) : null,
);

/** Lines 45 and 50 of all Forms 2555: what modified adjusted gross income adds back. */
export const foreignAddBack = ({ each }: Pick<TaxReader, 'each'>): number =>
  sum(each(totalExclusion)) + sum(each(housingDeduction));

/** Adjusted gross income without the exclusion and the housing deduction. */
export const agiWithForeignIncome = (reader: TaxReader): number => reader.get(agi) + foreignAddBack(reader);

export const files2555 = ({ each }: TaxReader): boolean => sum(each(incomeAgain)) > 0;

/** Only the exclusion of earned income, less its deductions (IRC 1411(d); Instructions for Form 8960, line 13). */
export const netInvestmentAddBack = ({ each }: TaxReader): number => {
  const deductions = each(relatedDeductions);
  const both = each(bothExclusions);
  return sum(
    each(incomeExclusion).map((excluded, i) => {
      const all = both[i] ?? 0;
      return all === 0 ? 0 : excluded - ((deductions[i] ?? 0) * excluded) / all;
    }),
  );
};

/** What credits and IRAs don't count as earned: the excluded pay of one person. */
export const excludedPayOf = (reader: TaxReader, owner: 'taxpayer' | 'spouse'): number => {
  const excluded = reader.each(totalExclusion);
  return sum(
    reader.facts.foreignEarnedIncome
      .filter((item) => item.owner === 'taxpayer' || reader.facts.filingStatus === 'mfj')
      .flatMap((item, i) => (item.owner === owner ? [excluded[i] ?? 0] : [])),
  );
};

/** Wages without a Form W-2, less the pay that is excluded. */
export const payAbroadOf = (reader: TaxReader, owner: 'taxpayer' | 'spouse'): number =>
  sum(
    reader.facts.foreignEarnedIncome.flatMap((item) =>
      item.owner === owner ? [dollars(item.otherWages)] : [],
    ),
  ) - excludedPayOf(reader, owner);

warn(
  'foreignEarnedIncome.test',
  'You don’t meet the bona fide residence test (an uninterrupted period that includes a full calendar year) or the physical presence test (330 full days in 12 consecutive months), so nothing is excluded. If you’ll meet a test later, file Form 2350 for an extension.',
  (reader) => reader.facts.foreignEarnedIncome.some((item) => !meetsTest(reader, item)),
);
refuse(
  'foreignEarnedIncome.w2Wages',
  'Wages earned abroad can’t be more than the wages on your Forms W-2.',
  ({ facts }) =>
    facts.foreignEarnedIncome.some(
      ({ owner, w2Wages }) =>
        dollars(w2Wages) > sum(facts.w2s.filter((w2) => w2.owner === owner).map((w2) => dollars(w2.wages))),
    ),
);
refuse(
  'foreignEarnedIncome',
  'Enter each person’s foreign earned income once. Each spouse files one Form 2555.',
  ({ facts }) =>
    new Set(facts.foreignEarnedIncome.map(({ owner }) => owner)).size < facts.foreignEarnedIncome.length,
);
refuse(
  'foreignEarnedIncome',
  'Form 8615 (tax at the parents’ rate) with Form 2555 (foreign earned income) isn’t supported.',
  (reader) => reader.attached(form8615) && files2555(reader),
);
