import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { refuse } from '../coverage';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { form6251 } from '../form-6251/form';
import { minimumTaxIncome } from '../form-6251/part-1';
import { taxBeforeCredit } from '../form-6251/part-2';
import { adjustmentOf } from './adjust-income';
import { type CategoryIncome, listCategories } from './categories';
import { groupNet, groupTaxes, hasHighTaxed } from './high-taxed';
import { adjustedIncome, carriedOver, taxesAvailable } from './limitation';
import { minimumTaxNotCounted } from './minimum-tax-gains';
import { netMinimumIncome } from './minimum-tax-income';

/**
 * Form 1116 figured again for the AMT. With the simplified limitation it takes the foreign income of the regular tax over
 * alternative minimum taxable income; without it, Part I is figured again with what the AMT allows. It is kept, and not
 * attached where line 8 of Form 6251 shows the result.
 */
const makers: CopyMakers<CategoryIncome> = formWithCopies(
  '1116-amt',
  'Foreign Tax Credit for the Alternative Minimum Tax',
  listCategories,
  {
    name: 'Form 1116 (AMT)',
    kind: 'worksheet',
    source: 'Instructions for Form 6251 (2024), line 8, Simplified limitation election; IRC 59(a)',
    attachedWhen: (reader) =>
      reader.get(minimumTaxIncome) > 0 && (reader.item.countries.length > 0 || hasHighTaxed(reader)),
  },
);
export const form1116Amt = makers.form;
const { money, rate } = makers;

/** Unused AMT foreign tax counts apart from that of the regular tax. */
export const carriedOverAgain = money(
  '10',
  'Unused AMT foreign tax',
  'Enter the AMT foreign tax credit carryover for this category',
  ({ item, facts }) => {
    const carryover = facts.foreignTax.amtCarryover[item.category];
    return carryover === null ? null : blankIfZero(dollars(carryover));
  },
);

export const taxes = money(
  '14',
  'Foreign taxes available for credit',
  'Foreign taxes available for credit: the amount from line 14 of Form 1116 for the regular tax, figured with the AMT carryover on line 10',
  ({ at, copy, get, item, facts }) =>
    facts.foreignTax.amtCarryover[item.category] === null
      ? at(taxesAvailable, copy)
      : at(taxesAvailable, copy) - at(carriedOver, copy) + get(carriedOverAgain),
);

export const incomeBeforeAdjustments = money(
  '15',
  'Foreign income before adjustments',
  'Without the simplified limitation election: line 7, refigured for the AMT',
  (reader) => (reader.facts.foreignTax.amtSimplifiedElection ? null : netMinimumIncome(reader)),
);

/** All income for the AMT without the part of gains that lower rates leave out; below zero for a loss. */
const allMinimumIncome = (reader: TaxReader): number =>
  reader.get(minimumTaxIncome) - minimumTaxNotCounted(reader);

export const adjustmentsAgain = money(
  '16',
  'Adjustments to line 15',
  'Without the simplified limitation election: the adjustments on Form 1116, line 16, refigured',
  (reader) =>
    reader.facts.foreignTax.amtSimplifiedElection
      ? null
      : adjustmentOf(
          reader.get(incomeBeforeAdjustments),
          reader.each(incomeBeforeAdjustments),
          allMinimumIncome(reader),
        ),
);

export const income = money(
  '17',
  'Foreign income',
  'Use the same amount you entered on line 17 of Form 1116 for the regular tax',
  ({ at, copy, get, facts }) =>
    facts.foreignTax.amtSimplifiedElection
      ? at(adjustedIncome, copy)
      : get(incomeBeforeAdjustments) + get(adjustmentsAgain),
);

export const incomeOfAll = money(
  '18',
  'Alternative minimum taxable income',
  'Enter the amount from Form 6251, line 4',
  (reader) => (reader.get(income) <= 0 ? null : notBelowZero(allMinimumIncome(reader))),
);

const places = 4;

export const share = rate(
  '19',
  'Foreign share of taxable income',
  'Divide line 17 by line 18. If line 17 is more than line 18, enter "1"',
  ({ get, entry }) => {
    if (entry(incomeOfAll) === null) return null;
    if (get(incomeOfAll) <= 0) return 0;
    return smallerOf(1, roundToPlaces(get(income) / get(incomeOfAll), places));
  },
);

export const mostCredit = money(
  '21',
  'Maximum credit',
  'Multiply the amount from Form 6251, line 7, by line 19',
  ({ get, entry }) => (entry(share) === null ? null : get(taxBeforeCredit) * get(share)),
);

export const creditOfCategory = money(
  '24',
  'Credit for this category',
  'Enter the smaller of line 14 or line 21',
  ({ get, entry }) => (entry(mostCredit) === null ? null : smallerOf(get(taxes), get(mostCredit))),
);

/** Form 6251, line 8: all categories, but not more than line 7. */
export const minimumCredit = ({ each, get }: TaxReader): number =>
  smallerOf(sum(each(creditOfCategory)), notBelowZero(get(taxBeforeCredit)));

refuse(
  'foreignTax.amtCarryover',
  'Unused foreign tax from earlier years counts separately for the alternative minimum tax. Enter the unused AMT foreign tax for each category, or 0.',
  (reader) =>
    reader.attached(form6251) &&
    listCategories(reader).some(
      ({ category }, copy) =>
        reader.at(carriedOver, copy) > 0 && reader.facts.foreignTax.amtCarryover[category] === null,
    ),
);
refuse(
  'foreignTax.amtSimplifiedElection',
  'The alternative minimum tax foreign tax credit without the simplified limitation election isn’t supported with passive income taxed abroad at more than 28%.',
  (reader) => {
    const { facts, attached, each, law } = reader;
    if (facts.foreignTax.amtSimplifiedElection || !attached(form6251)) return false;
    const incomes = each(groupNet);
    return each(groupTaxes).some((paid, i) => paid > (incomes[i] ?? 0) * law.minimumTax.upperRate);
  },
);
