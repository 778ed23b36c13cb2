import { roundToPlaces } from '../../engine/rounding';
import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { refuse } from '../coverage';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { form6251 } from '../form-6251/form';
import { minimumTaxIncome } from '../form-6251/part-1';
import { taxBeforeCredit } from '../form-6251/part-2';
import { type CategoryIncome, listCategories } from './categories';
import { mustAdjust } from './gain-shares';
import { adjustedIncome, taxesAvailable } from './limitation';

/**
 * Form 1116 figured again for the AMT, with the simplified limitation: the foreign income of the regular tax over
 * alternative minimum taxable income. It is kept, and not attached where line 8 of Form 6251 shows the result.
 */
const makers: CopyMakers<CategoryIncome> = formWithCopies(
  '1116-amt',
  'Foreign Tax Credit for the Alternative Minimum Tax',
  listCategories,
  {
    name: 'Form 1116 (AMT)',
    kind: 'worksheet',
    source: 'Instructions for Form 6251 (2024), line 8, Simplified limitation election; IRC 59(a)',
    attachedWhen: ({ get }) => get(minimumTaxIncome) > 0,
  },
);
export const form1116Amt = makers.form;
const { money, rate } = makers;

export const taxes = money(
  '14',
  'Foreign taxes available for credit',
  'Foreign taxes available for credit: the amount from line 14 of Form 1116 for the regular tax',
  ({ at, copy }) => at(taxesAvailable, copy),
);

export const income = money(
  '17',
  'Foreign income',
  'Use the same amount you entered on line 17 of Form 1116 for the regular tax',
  ({ at, copy }) => at(adjustedIncome, copy),
);

export const incomeOfAll = money(
  '18',
  'Alternative minimum taxable income',
  'Enter the amount from Form 6251, line 4',
  ({ get }) => (get(income) <= 0 ? null : get(minimumTaxIncome)),
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
  'foreignTax.amtSimplifiedElection',
  'The alternative minimum tax foreign tax credit without the simplified limitation election isn’t supported.',
  ({ facts, attached }) =>
    facts.foreignTax.byCountry.length > 0 && !facts.foreignTax.amtSimplifiedElection && attached(form6251),
);
refuse(
  'foreignTax.byCountry',
  'The alternative minimum tax foreign tax credit isn’t supported with foreign dividends that must be adjusted, or with unused foreign tax from earlier years. The AMT uses separate amounts for both.',
  (reader) =>
    reader.facts.foreignTax.byCountry.length > 0 &&
    reader.attached(form6251) &&
    (mustAdjust(reader) ||
      exactDollars(reader.facts.foreignTax.carryover) > 0 ||
      (['passive', 'general', 'foreignBranch'] as const).some(
        (category) => exactDollars(reader.facts.foreignTax.carryoverByCategory[category]) > 0,
      )),
);
