import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { centsOf, dollarsOf, isSome } from '../../facts/cents';
import { refuse } from '../coverage';
import { form, formWithCopies } from '../form';
import { totalWages } from '../form-1040/income';
import { form8829Allowable } from '../form-8829/form-8829';
import { expensesBeforeDepreciation } from '../schedule-c/expenses';
import { listTrades } from '../schedule-c/form';
import { grossIncome } from '../schedule-c/income';
import { simplifiedAllowance } from '../schedule-c/simplified-home-office';
import { type TaxReader } from '../form';
import { isOfThisYear } from './activities';
import { isBuilding } from './depreciate';
import { depreciationBeforeSection179 } from './form-4562';

const makers = form('4562-part-1', 'Election To Expense Certain Property Under Section 179', {
  name: 'Form 4562, Part I',
  sequence: '179',
  neededWhen: ({ facts }) => facts.businesses.some(({ assets }) => assets.length > 0),
  attachedWhen: ({ facts, get }) =>
    facts.businesses.some(({ assets }) => assets.length > 0) && get(electedCost) > 0,
});
export const form4562PartOne = makers.form;
const { money } = makers;

const elected = ({ facts, law }: TaxReader): Asset[] =>
  facts.businesses.flatMap(({ assets }) =>
    assets.filter((asset) => isSome(asset.section179) && isOfThisYear(asset, law)),
  );

/** Classes of machines, furniture and vehicles; 15 and 20 years are mostly land improvements, which don't count. */
const movableClasses: readonly string[] = ['3', '5', '7', '10'];

/** "All section 179 property you placed in service", chosen or not (Instructions for Form 4562, line 2). */
const eligible = ({ facts, law }: TaxReader): Asset[] =>
  facts.businesses.flatMap(({ assets }) =>
    assets.filter(
      (asset) =>
        isOfThisYear(asset, law) && (isSome(asset.section179) || movableClasses.includes(asset.class)),
    ),
  );

export const maximum = money(
  '1',
  'Limit',
  'Maximum amount (see instructions)',
  ({ facts, law }) => law.depreciation.section179Limit[facts.filingStatus],
);

export const totalCost = money(
  '2',
  'Cost of the property',
  'Total cost of section 179 property placed in service (see instructions)',
  (reader) => dollarsOf(eligible(reader), (asset) => asset.cost),
);

export const phaseOutStart = money(
  '3',
  'Limit shrinks above',
  'Threshold cost of section 179 property before reduction in limitation (see instructions)',
  ({ law }) => law.depreciation.section179PhaseOutStart,
);

export const reduction = money(
  '4',
  'Reduction',
  'Reduction in limitation. Subtract line 3 from line 2. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(totalCost) - get(phaseOutStart)),
);

export const dollarLimit = money(
  '5',
  'Dollar limit',
  'Dollar limitation for tax year. Subtract line 4 from line 1. If zero or less, enter -0-. If married filing separately, see instructions',
  ({ get }) => notBelowZero(get(maximum) - get(reduction)),
);

export const electedCost = money(
  '8',
  'Cost you chose to deduct at once',
  'Total elected cost of section 179 property. Add amounts in column (c), lines 6 and 7',
  (reader) => dollarsOf(elected(reader), (asset) => asset.section179),
);

export const tentativeDeduction = money(
  '9',
  'Tentative deduction',
  'Tentative deduction. Enter the smaller of line 5 or line 8',
  ({ get }) => smallerOf(get(dollarLimit), get(electedCost)),
);

/** Each business with all its costs but section 179 (Reg. 1.179-2(c)). */
const beforeSection179 = formWithCopies(
  'business-before-179',
  'Business income before section 179',
  listTrades,
  {
    name: 'Business income before section 179',
    kind: 'rules',
    source: 'Instructions for Form 4562 (2024), line 11; Reg. 1.179-2(c)',
  },
);
export const businessBeforeSection179 = beforeSection179.form;

export const profitBeforeSection179 = beforeSection179.money(
  'profit',
  'Profit before section 179',
  'Net profit or loss of the business, figured without the section 179 deduction',
  ({ item: { business }, at, copy }) => {
    let profit = at(grossIncome, copy);
    for (const line of expensesBeforeDepreciation) profit -= at(line, copy);
    if (business.assets.length > 0) profit -= at(depreciationBeforeSection179, copy);
    if (!business.homeOffice) return profit;
    const homeOffice = business.homeOffice.simplified
      ? at(simplifiedAllowance, copy)
      : at(form8829Allowable, copy);
    return profit - smallerOf(homeOffice, notBelowZero(profit));
  },
);

/** Wages of an employee are business income here (Reg. 1.179-2(c)(6)(iv)). */
export const incomeLimit = money(
  '11',
  'Business income limit',
  'Business income limitation. Enter the smaller of business income (not less than zero) or line 5',
  ({ get, each }) =>
    smallerOf(notBelowZero(get(totalWages) + sum(each(profitBeforeSection179))), get(dollarLimit)),
);

export const section179Deduction = money(
  '12',
  'Section 179 deduction',
  'Section 179 expense deduction. Add lines 9 and 10, but don’t enter more than line 11',
  ({ get }) => smallerOf(get(tentativeDeduction), get(incomeLimit)),
);

export const carriedToNextYear = money(
  '13',
  'Carried to 2025',
  'Carryover of disallowed deduction to 2025. Add lines 9 and 10, less line 12',
  ({ get }) => get(tentativeDeduction) - get(section179Deduction),
);

refuse(
  'businesses.assets',
  'You chose to deduct more at once (section 179) than the limit of the year or than the property cost. Lower the amount.',
  (reader) =>
    reader.get(electedCost) > reader.get(dollarLimit) ||
    reader.facts.businesses.some(({ assets }) =>
      assets.some((asset) => centsOf(asset.section179) > centsOf(asset.cost)),
    ),
);
refuse(
  'businesses.assets',
  'The section 179 deduction and bonus depreciation are not supported for buildings (27.5 or 39 years).',
  ({ facts }) =>
    facts.businesses.some(({ assets }) =>
      assets.some((asset) => isBuilding(asset) && (isSome(asset.section179) || asset.bonus)),
    ),
);
refuse(
  'rentals.assets',
  'The section 179 deduction for property of a rental is not supported, and a building has no bonus depreciation.',
  ({ facts }) =>
    facts.rentals.some(({ assets }) =>
      assets.some((asset) => isSome(asset.section179) || (isBuilding(asset) && asset.bonus)),
    ),
);
