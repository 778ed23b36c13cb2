import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { type Business } from '../../facts/business';
import { centsOf, dollars, dollarsOf, isSome } from '../../facts/cents';
import { type Farm } from '../../facts/farm';
import { covers, refuse } from '../coverage';
import { form, formWithCopies } from '../form';
import { totalWages } from '../form-1040/income';
import { homeOfficeFromProfit } from '../form-8829/before-section-179';
import { expensesBeforeDepreciation } from '../schedule-c/expenses';
import { gainOfActiveBusinesses } from '../form-4797/of-activities';
import { listTrades } from '../schedule-c/form';
import { grossIncome } from '../schedule-c/income';
import { farmExpensesBeforeDepreciation } from '../schedule-f/expenses';
import { grossFarmIncome } from '../schedule-f/income';
import { simplifiedAllowance } from '../schedule-c/simplified-home-office';
import { type TaxReader } from '../form';
import { farmCopyOf4562, hasDepreciation, isOfThisYear, listTradesWithProperty } from './activities';
import { isBuilding } from './depreciate';
import { depreciationBeforeSection179, section179Share } from './form-4562';
import { isListedVehicle, type ListedVehicle, vehicleAsAsset } from './listed-vehicle';
import { listedSection179 } from './part-5';

const makers = form('4562-part-1', 'Election To Expense Certain Property Under Section 179', {
  name: 'Form 4562, Part I',
  sequence: '179',
  neededWhen: ({ facts }) =>
    listTradesWithProperty(facts).some(hasDepreciation) || facts.k1s.some((k1) => isSome(k1.section179)),
  attachedWhen: ({ get }) => get(electedCost) + get(carriedIn) > 0,
});
export const form4562PartOne = makers.form;
const { money } = makers;

covers('section179');

const isSeparate = ({ facts }: TaxReader): boolean => facts.filingStatus === 'mfs';

const vehiclesOfYear = ({ facts, law }: TaxReader): ListedVehicle[] =>
  listTradesWithProperty(facts).flatMap(({ vehicle }) =>
    isListedVehicle(vehicle) && isOfThisYear(vehicle, law) ? [vehicle] : [],
  );

const elected = ({ facts, law }: TaxReader): Asset[] =>
  listTradesWithProperty(facts).flatMap(({ assets }) =>
    assets.filter((asset) => isSome(asset.section179) && isOfThisYear(asset, law)),
  );

/** Classes of machines, furniture and vehicles; 15 and 20 years are mostly land improvements, which don't count. */
const movableClasses: readonly string[] = ['3', '5', '7', '10', 'software'];

/** "All section 179 property you placed in service", chosen or not (Instructions for Form 4562, line 2). */
const eligible = ({ facts, law }: TaxReader): Asset[] =>
  listTradesWithProperty(facts).flatMap(({ assets }) =>
    assets.filter(
      (asset) =>
        isOfThisYear(asset, law) && (isSome(asset.section179) || movableClasses.includes(asset.class)),
    ),
  );

export const maximum = money(
  '1',
  'Limit',
  'Maximum amount (see instructions)',
  ({ law }) => law.depreciation.section179Limit,
);

/**
 * Spouses are one taxpayer for the limit (IRC 179(b)(4)(A)): property of the spouse of a separate return counts, too.
 * Costs of a partnership or S corporation do not (Reg. 1.179-2(b)(3)).
 */
export const totalCost = money(
  '2',
  'Cost of the property',
  'Total cost of section 179 property placed in service (see instructions)',
  (reader) =>
    dollarsOf(eligible(reader), (asset) => asset.cost) +
    dollarsOf(vehiclesOfYear(reader), (vehicle) => vehicleAsAsset(vehicle).cost) +
    (isSeparate(reader) ? dollars(reader.facts.section179.spouseProperty) : 0),
);

export const phaseOutStart = money(
  '3',
  'Threshold for the reduction',
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
  (reader) => {
    const { get, facts, law } = reader;
    const whole = notBelowZero(get(maximum) - get(reduction));
    if (!isSeparate(reader)) return whole;
    const { percentage } = facts.section179;
    return whole * (percentage === null ? law.depreciation.section179SeparateShare : percentage / 100);
  },
);

export const listedCost = money(
  '7',
  'Listed property',
  'Listed property. Enter the amount from line 29',
  ({ each }) => blankIfZero(sum(each(listedSection179))),
);

/** Chosen for property of one's own, listed property included, without Schedules K-1. */
const ownElected = (reader: TaxReader): number =>
  dollarsOf(elected(reader), (asset) => asset.section179) + reader.get(listedCost);

export const electedCost = money(
  '8',
  'Section 179 cost elected',
  'Total elected cost of section 179 property. Add amounts in column (c), lines 6 and 7',
  (reader) => ownElected(reader) + dollarsOf(reader.facts.k1s, (k1) => k1.section179),
);

export const tentativeDeduction = money(
  '9',
  'Tentative deduction',
  'Tentative deduction. Enter the smaller of line 5 or line 8',
  ({ get }) => smallerOf(get(dollarLimit), get(electedCost)),
);

export const carriedIn = money(
  '10',
  'Carryover from 2023',
  'Carryover of disallowed deduction from line 13 of your 2023 Form 4562',
  ({ facts }) => blankIfZero(dollarsOf(listTradesWithProperty(facts), (trade) => trade.section179Carryover)),
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
  (reader) => {
    const { item, at, copy } = reader;
    const { business } = item;
    let profit = at(grossIncome, copy);
    for (const line of expensesBeforeDepreciation) profit -= at(line, copy);
    if (hasDepreciation(business)) profit -= at(depreciationBeforeSection179, copy);
    if (!business.homeOffice) return profit;
    return business.homeOffice.simplified
      ? profit - smallerOf(at(simplifiedAllowance, copy), notBelowZero(profit))
      : profit - homeOfficeFromProfit(reader, copy, profit);
  },
);

const farmsBefore = formWithCopies(
  'farm-before-179',
  'Farm income before section 179',
  ({ facts }) => facts.farms,
  {
    name: 'Farm income before section 179',
    kind: 'rules',
    source: 'Instructions for Form 4562 (2024), line 11; Reg. 1.179-2(c)',
  },
);
export const farmBeforeSection179 = farmsBefore.form;

export const farmProfitBeforeSection179 = farmsBefore.money(
  'profit',
  'Profit before section 179',
  'Net profit or loss of the farm, figured without the section 179 deduction',
  ({ item, at, copy, facts }) => {
    let profit = at(grossFarmIncome, copy);
    for (const line of farmExpensesBeforeDepreciation) profit -= at(line, copy);
    return hasDepreciation(item)
      ? profit - at(depreciationBeforeSection179, farmCopyOf4562(facts, copy))
      : profit;
  },
);

/** Ordinary income of a partnership or S corporation that the filer actively conducts (Reg. 1.179-2(c)(2) and (3)). */
const activeShares = ({ facts }: TaxReader): number =>
  dollarsOf(
    facts.k1s.filter(({ entity, passive }) => entity !== 'estate' && !passive),
    (k1) => k1.ordinaryIncome,
  );

/** Wages of an employee, section 1231 gain and recapture are business income here (Reg. 1.179-2(c)(1) and (6)(iv)). */
export const incomeLimit = money(
  '11',
  'Business income limit',
  'Business income limitation. Enter the smaller of business income (not less than zero) or line 5',
  (reader) =>
    smallerOf(
      notBelowZero(
        reader.get(totalWages) +
          sum(reader.each(profitBeforeSection179)) +
          sum(reader.each(farmProfitBeforeSection179)) +
          activeShares(reader) +
          gainOfActiveBusinesses(reader),
      ),
      reader.get(dollarLimit),
    ),
);

export const section179Deduction = money(
  '12',
  'Section 179 deduction',
  'Section 179 expense deduction. Add lines 9 and 10, but don’t enter more than line 11',
  ({ get }) => smallerOf(get(tentativeDeduction) + get(carriedIn), get(incomeLimit)),
);

export const carriedToNextYear = money(
  '13',
  'Carryover to 2025',
  'Carryover of disallowed deduction to 2025. Add lines 9 and 10, less line 12',
  ({ get }) => get(tentativeDeduction) + get(carriedIn) - get(section179Deduction),
);

const shares = formWithCopies(
  'k1-section-179',
  'Section 179 deduction from Schedules K-1',
  ({ facts }) => facts.k1s,
  {
    name: 'Section 179 deduction from Schedules K-1',
    kind: 'rules',
    source: 'Instructions for Form 4562 (2024), lines 6 and 12; Schedule E, line 28, column (j)',
  },
);
export const k1Section179 = shares.form;

/** What businesses of one's own leave of the deduction goes to the Schedules K-1, in their order. */
export const k1Section179Deduction = shares.money(
  'allowed',
  'Section 179 deduction from this Schedule K-1',
  'Section 179 expense deduction from Form 4562, line 12, for this Schedule K-1',
  ({ item, copy, at, get, each }) => {
    const own = dollars(item.section179);
    if (own === 0) return null;
    let left = get(section179Deduction) - sum(each(section179Share));
    for (let earlier = 0; earlier < copy; earlier++) left -= at(k1Section179Deduction, earlier);
    return smallerOf(own, notBelowZero(left));
  },
);

const isOverLimit = (reader: TaxReader): boolean => ownElected(reader) > reader.get(dollarLimit);
const elects = ({ assets, vehicle }: Business | Farm): boolean =>
  assets.some((asset) => isSome(asset.section179)) || isSome(vehicle?.section179 ?? null);
const isMoreThanCost = ({ assets }: Business | Farm): boolean =>
  assets.some((asset) => centsOf(asset.section179) > centsOf(asset.cost));
const hasFastBuilding = ({ assets }: Business | Farm): boolean =>
  assets.some((asset) => isBuilding(asset) && (isSome(asset.section179) || asset.bonus));

// The limit is one for all trades; it is named where some of the deduction was chosen.
for (const list of ['businesses', 'farms'] as const) {
  refuse(
    `${list}.assets`,
    'Your section 179 deduction is more than the annual limit or the property’s cost. Lower the amount.',
    (reader) =>
      (isOverLimit(reader) && reader.facts[list].some(elects)) || reader.facts[list].some(isMoreThanCost),
  );
  refuse(
    `${list}.assets`,
    'The section 179 deduction and bonus depreciation aren’t supported for buildings (27.5 or 39 years).',
    ({ facts }) => facts[list].some(hasFastBuilding),
  );
}
refuse(
  'rentals.assets',
  'The section 179 deduction isn’t supported for rental property. A building doesn’t qualify for bonus depreciation.',
  ({ facts }) =>
    facts.rentals.some(({ assets }) =>
      assets.some((asset) => isSome(asset.section179) || (isBuilding(asset) && asset.bonus)),
    ),
);
