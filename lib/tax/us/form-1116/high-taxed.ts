import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollarsOf, exactDollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { listCategories, listStated, type ForeignCountry } from './categories';
import { deductionsAbroad, mortgageInterestAbroad, otherInterestAbroad } from './foreign-income';
import { shareThatCounts } from './gain-shares';

type Kind = 'untaxed' | 'assessed' | 'withheldLess' | 'withheldMore';

/** Passive income of one kind of foreign tax, which is looked at as one item (Reg. 1.904-4(c)(3)). */
export interface PassiveGroup {
  readonly kind: Kind;
  readonly countries: readonly ForeignCountry[];
}

/** Of withheld tax, the amount shows the rate: it is a share of the whole payment. */
function kindOf({ taxPaid, grossIncome, assessed }: ForeignCountry, highWithholding: number): Kind {
  if (!isSome(taxPaid)) return 'untaxed';
  if (assessed) return 'assessed';
  return exactDollars(taxPaid) >= exactDollars(grossIncome) * highWithholding
    ? 'withheldMore'
    : 'withheldLess';
}

function listGroups({ facts, law }: TaxReader): readonly PassiveGroup[] {
  const countries = listStated({ facts }).find(({ category }) => category === 'passive')?.countries ?? [];
  const kinds = countries.map((country) => kindOf(country, law.foreignTax.highWithholding));
  return [...new Set(kinds)].map((kind) => ({
    kind,
    countries: countries.filter((_, i) => kinds[i] === kind),
  }));
}

const all: CopyMakers<PassiveGroup> = formWithCopies(
  '1116-high-tax',
  'High-Taxed Passive Income',
  listGroups,
  {
    name: 'High-taxed passive income (Form 1116)',
    kind: 'worksheet',
    source: 'Instructions for Form 1116 (2024), “High-taxed income”; Reg. 1.904-4(c)',
    attachedWhen: ({ each }) => each(isHighTaxed).some(Boolean),
  },
);
export const highTaxedWorksheet = all.form;
const { money, yesNo, choice } = all;

export const groupKind = choice(
  'kind',
  'Kind of foreign tax',
  'Withheld at 15% or more, withheld at less than 15%, assessed without withholding, or none',
  ({ item }) => item.kind,
);

const grossOf = (countries: readonly ForeignCountry[]): number =>
  dollarsOf(countries, (country) => country.grossIncome);

export const groupGross = money(
  '1',
  'Gross income',
  'Passive income subject to this kind of foreign tax, before any adjustment',
  ({ item }) => grossOf(item.countries),
);

/** Expenses of the group, and its share of the deductions that the passive category has on lines 3g, 4a and 4b. */
export const groupDeductions = money(
  '2',
  'Deductions',
  'Expenses, losses, and other deductions allocated and apportioned to line 1',
  ({ item, facts, at, get, each }) => {
    const passive = listCategories({ facts }).findIndex(({ category }) => category === 'passive');
    const apportioned =
      at(deductionsAbroad, passive) + at(mortgageInterestAbroad, passive) + at(otherInterestAbroad, passive);
    const gross = sum(each(groupGross));
    const share = gross > 0 ? get(groupGross) / gross : 0;
    return dollarsOf(item.countries, (country) => country.relatedExpenses) + apportioned * share;
  },
);

export const groupIncome = money(
  '3',
  'Net income',
  'Subtract line 2 from line 1',
  ({ get }) => get(groupGross) - get(groupDeductions),
);

/** Reg. 1.904-4(c)(2)(ii). */
export const lossesOfOthers = money(
  '4',
  'Excess deductions from other groups',
  'If line 2 is more than line 1 for another kind of foreign tax, the share of the excess that reduces this income',
  ({ get, each }) => {
    const incomes = each(groupIncome);
    const positive = sum(incomes.map(notBelowZero));
    if (get(groupIncome) <= 0) return null;
    return (
      smallerOf(positive, sum(incomes.map((income) => notBelowZero(-income)))) * (get(groupIncome) / positive)
    );
  },
);

export const groupNet = money(
  '5',
  'Income for the test',
  'Subtract line 4 from line 3. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(groupIncome) - get(lossesOfOthers)),
);

export const highestTax = money(
  '6',
  'Highest U.S. tax',
  'Multiply line 5 by the highest rate of tax in section 1',
  ({ get, law, facts }) =>
    get(groupNet) * Math.max(...law.incomeTax.brackets[facts.filingStatus].map(({ rate }) => rate)),
);

export const groupTaxes = money('7', 'Foreign taxes', 'Foreign taxes on this income', ({ item }) =>
  dollarsOf(item.countries, (country) => country.taxPaid),
);

export const isHighTaxed = yesNo(
  '8',
  'High-taxed',
  'Is line 7 more than line 6? If Yes, this income isn’t passive category income',
  ({ get }) => get(groupTaxes) > get(highestTax),
);

const whenMoved =
  (rule: (reader: TaxReader & { item: PassiveGroup }) => number) =>
  (reader: TaxReader & { item: PassiveGroup }): number | null =>
    reader.get(isHighTaxed) ? rule(reader) : null;

/** Without any income left, only the taxes move (Reg. 1.904-4(c)(1)). */
export const movedIncome = money(
  '9',
  'Reclassified income',
  'The part of line 1 included on Form 1116, line 1a; zero if line 5 is zero',
  whenMoved((reader) => {
    if (reader.get(groupNet) === 0) return 0;
    const dividends = dollarsOf(reader.item.countries, (country) => country.qualifiedDividends);
    return reader.get(groupGross) - dividends + dividends * shareThatCounts(reader);
  }),
);

export const movedDeductions = money(
  '10',
  'Reclassified deductions',
  'Add lines 2 and 4; zero if line 5 is zero',
  whenMoved(({ get }) => (get(groupNet) === 0 ? 0 : get(groupDeductions) + get(lossesOfOthers))),
);

export const movedTaxes = money(
  '11',
  'Reclassified taxes',
  'Enter the amount from line 7',
  whenMoved(({ get }) => get(groupTaxes)),
);

/** Whether this return has high-taxed income. */
export const hasHighTaxed = ({
  facts,
  each,
}: Pick<TaxReader, 'facts' | 'each'> & { facts: ReturnInput }): boolean =>
  facts.foreignTax.byCountry.length > 0 && each(isHighTaxed).some(Boolean);
