import { roundToPlaces } from '../../engine/rounding';
import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, dollarsOf, exactDollars, plus } from '../../facts/cents';
import { type ForeignCategory } from '../../facts/foreign-tax';
import { type TaxReader } from '../form';
import { tax } from '../form-1040/tax-and-credits';
import { agi, totalDeductions } from '../form-1040/taxable-income';
import { additions } from '../schedule-2/part-1';
import { seniorDeduction } from '../schedule-1-a/senior';
import { adjustmentOf } from './adjust-income';
import { listCategories } from './categories';
import { disallowedShare } from './excluded-pay';
import { makers, netForeignIncome, whenMoving } from './foreign-income';
import { notCounted } from './gain-shares';
import { movedTaxes } from './high-taxed';

const { money, rate } = makers;

export const taxesPaid = money(
  '8',
  'Foreign taxes',
  'Add lines A through C, column (u). Enter the total here and on line 9, page 2',
  ({ item }) => dollarsOf(item.countries, (country) => country.taxPaid),
);

export const taxesAgain = money(
  '9',
  'Foreign taxes paid or accrued',
  'Enter the amount from line 8. These are your total foreign taxes paid or accrued for the category of income checked above Part I',
  ({ get }) => get(taxesPaid),
);

export const carriedOver = money(
  '10',
  'Foreign taxes from other years',
  'Enter the sum of any carryover of foreign taxes (from Schedule B, line 3, column (xiv)) plus any carrybacks to the current tax year',
  ({ item, facts }) => {
    const { carryover, carryoverByCategory } = facts.foreignTax;
    return blankIfZero(dollars(plus(carryover, carryoverByCategory[item.category])));
  },
);

export const taxesWithCarryover = money(
  '11',
  'Total foreign taxes',
  'Add lines 9 and 10',
  ({ get }) => get(taxesAgain) + get(carriedOver),
);

/** A positive amount: the form prints the parentheses. */
export const taxesOnExcluded = money(
  '12',
  'Reduction in foreign taxes',
  'Reduction in foreign taxes (see instructions)',
  (reader) =>
    blankIfZero(
      sum(
        reader.item.countries.map(
          (country) => exactDollars(country.taxPaid) * disallowedShare(reader, country),
        ),
      ),
    ),
);

export const taxesReclassified = money(
  '13',
  'Taxes reclassified under high tax kickout',
  'Taxes reclassified under high tax kickout (see instructions)',
  (reader) => whenMoving(reader, movedTaxes),
);

export const taxesAvailable = money(
  '14',
  'Foreign taxes available for credit',
  'Combine lines 11, 12, and 13. This is the total amount of foreign taxes available for credit',
  ({ get }) => get(taxesWithCarryover) - get(taxesOnExcluded) + get(taxesReclassified),
);

export const incomeOfCategory = money(
  '15',
  'Taxable income in this category',
  'Enter the amount from line 7. This is your taxable income or (loss) from sources outside the United States (before adjustments) for the category of income checked above Part I',
  ({ get }) => get(netForeignIncome),
);

/** Losses of other categories, and of the United States (Instructions, line 16, adjustments 2 and 3). */
export const adjustments = money(
  '16',
  'Adjustments to line 15',
  'Adjustments to line 15 (see instructions)',
  (reader) =>
    adjustmentOf(reader.get(incomeOfCategory), reader.each(incomeOfCategory), incomeForLimit(reader)),
);

export const adjustedIncome = money(
  '17',
  'Net foreign source taxable income',
  'Combine the amounts on lines 15 and 16. This is your net foreign source taxable income. (If the result is zero or less, you have no foreign tax credit for the category of income you checked above Part I. Skip lines 18 through 24.)',
  ({ get }) => get(incomeOfCategory) + get(adjustments),
);

/** Below zero for a loss. From 2025 on without the deduction for seniors; gains as the Worksheet for Line 18 counts them. */
export const incomeForLimit = (reader: TaxReader): number =>
  reader.get(agi) - reader.get(totalDeductions) + reader.get(seniorDeduction) - notCounted(reader);

export const incomeOfAll = money(
  '18',
  'Taxable income from all sources',
  'Individuals: Enter the amount from line 15 of your Form 1040, 1040-SR, or 1040-NR. Caution: If you figured your tax using the lower rates on qualified dividends or capital gains, see instructions',
  (reader) => {
    if (reader.get(adjustedIncome) <= 0) return null;
    return notBelowZero(incomeForLimit(reader));
  },
);

export const limitShare = rate(
  '19',
  'Foreign share of taxable income',
  'Divide line 17 by line 18. If line 17 is more than line 18, enter “1”',
  ({ get, entry }) => {
    if (entry(incomeOfAll) === null) return null;
    if (get(incomeOfAll) === 0) return 0;
    return smallerOf(1, roundToPlaces(get(adjustedIncome) / get(incomeOfAll), 4));
  },
);

export const taxOfAll = money(
  '20',
  'Tax on income from all sources',
  'Individuals: Enter the total of Form 1040, 1040-SR, or 1040-NR, line 16, and Schedule 2 (Form 1040), line 1z',
  ({ get, entry }) => (entry(limitShare) === null ? null : get(tax) + get(additions)),
);

export const mostCredit = money(
  '21',
  'Maximum credit',
  'Multiply line 20 by line 19 (maximum amount of credit)',
  ({ get, entry }) => (entry(limitShare) === null ? null : get(taxOfAll) * get(limitShare)),
);

export const limit = money('23', 'Limit', 'Add lines 21 and 22', ({ entry }) => entry(mostCredit));

export const creditOfCategory = money(
  '24',
  'Credit for this category',
  'Enter the smaller of line 14 or line 23. If this is the only Form 1116 you are filing, enter this amount on line 35. Otherwise, complete the appropriate lines in Part IV',
  ({ get, entry }) => (entry(limit) === null ? null : smallerOf(get(taxesAvailable), get(limit))),
);

/** Part IV stands on one Form 1116 only: the first. */
const summary = (number: string, category: ForeignCategory, label: string, instruction: string) =>
  money(number, label, instruction, ({ copy, facts, each }) => {
    const position = listCategories({ facts }).findIndex((item) => item.category === category);
    return copy === 0 && position >= 0 ? blankIfZero(each(creditOfCategory)[position] ?? 0) : null;
  });

export const branchCredit = summary(
  '26',
  'foreignBranch',
  'Foreign branch category',
  'Credit for taxes on foreign branch category income',
);

export const passiveCredit = summary(
  '27',
  'passive',
  'Passive category',
  'Credit for taxes on passive category income',
);

export const generalCredit = summary(
  '28',
  'general',
  'General category',
  'Credit for taxes on general category income',
);

export const allCredits = money('32', 'Total for all categories', 'Add lines 25 through 31', ({ entry }) =>
  addEntries([entry(branchCredit), entry(passiveCredit), entry(generalCredit)]),
);

export const creditWithinTax = money(
  '33',
  'Limited to U.S. tax',
  'Enter the smaller of line 20 or line 32',
  ({ entry, get }) =>
    entry(allCredits) === null ? null : smallerOf(get(tax) + get(additions), get(allCredits)),
);

export const creditOfForm1116 = money(
  '35',
  'Foreign tax credit',
  'Subtract line 34 from line 33. This is your foreign tax credit. Enter here and on Schedule 3 (Form 1040), line 1',
  ({ entry }) => entry(creditWithinTax),
);

/** It goes back one year, and forward up to ten (IRC 904(c)). */
export const unusedTax = money(
  'unused',
  'Foreign tax to carry over',
  'Foreign taxes over the limit (line 14 minus line 24). Carry them back to 2023, then forward to 2025 and later years (Schedule B (Form 1116))',
  ({ get }) => blankIfZero(notBelowZero(get(taxesAvailable) - get(creditOfCategory))),
);
