import { addEntries, blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { type Business } from '../../facts/business';
import { type Cents, dollars } from '../../facts/cents';
import { type HomeOffice } from '../../facts/home-office';
import { type TaxCopyReader } from '../form';
import { limitInterest } from '../schedule-a/mortgage-limit';
import { tentativeProfit } from '../schedule-c/schedule-c';
import { homeDepreciation } from './depreciation';
import { makers, officeOf } from './form';
import { allTaxes, businessTaxes, itemizes, roomForBusinessTaxes } from './itemizing';
import { businessPercentage, daycareShare } from './part-1';

const { money } = makers;

type OfficeReader = TaxCopyReader<Business>;

const amountOf = (reader: OfficeReader, pick: (office: HomeOffice) => Cents): number => {
  const office = officeOf(reader);
  return office ? dollars(pick(office)) : 0;
};

/** Costs of the whole home: column (b), indirect expenses. */
const indirect = (pick: (expenses: HomeOffice['expenses']) => Cents) => (reader: OfficeReader) =>
  blankIfZero(amountOf(reader, ({ expenses }) => pick(expenses)));

/** Costs of the office alone: column (a). Those of a daycare count by its hours (Instructions, columns (a) and (b)). */
const direct = (pick: (expenses: HomeOffice['directExpenses']) => Cents) => (reader: OfficeReader) =>
  blankIfZero(
    amountOf(reader, ({ directExpenses }) => pick(directExpenses)) * (reader.entry(daycareShare) ?? 1),
  );

export const incomeLimit = money(
  '8',
  'Profit before home office',
  'Enter the amount from Schedule C, line 29, plus any gain derived from the business use of your home',
  ({ at, copy }) => at(tentativeProfit, copy),
);

const interest = (reader: OfficeReader) => amountOf(reader, ({ expenses }) => expenses.mortgageInterest);

export const deductibleInterest = money(
  '10(b)',
  'Mortgage interest',
  'Deductible mortgage interest: indirect expenses',
  (reader) => (reader.get(itemizes) ? limitInterest(reader, interest(reader)) : null),
);

/** Above the limit for state taxes, the Line 11 Worksheet puts the business part in column (a). */
const isLimited = (reader: OfficeReader): boolean =>
  allTaxes(reader) > reader.law.itemized.stateTaxLimit[reader.facts.filingStatus];

function taxesWithinLimit(reader: OfficeReader): number {
  let room = roomForBusinessTaxes(reader);
  for (let earlier = 0; earlier < reader.copy; earlier++) room -= businessTaxes(reader, earlier);
  return smallerOf(businessTaxes(reader, reader.copy), notBelowZero(room));
}

export const directTaxes = money(
  '11(a)',
  'Real estate taxes (direct)',
  'Real estate taxes: direct expenses (Line 11 Worksheet, line 10)',
  (reader) => (reader.get(itemizes) && isLimited(reader) ? blankIfZero(taxesWithinLimit(reader)) : null),
);

const taxes = (reader: OfficeReader) => amountOf(reader, ({ expenses }) => expenses.realEstateTaxes);

export const indirectTaxes = money(
  '11(b)',
  'Real estate taxes',
  'Real estate taxes: indirect expenses',
  (reader) => (reader.get(itemizes) && !isLimited(reader) ? blankIfZero(taxes(reader)) : null),
);

export const deductedAnyway = money(
  '12(b)',
  'Interest and taxes',
  'Add lines 9, 10, and 11: indirect expenses',
  ({ entry }) => addEntries([entry(deductibleInterest), entry(indirectTaxes)]),
);

export const businessPartOfThem = money(
  '13',
  'Business part of interest and taxes',
  'Multiply line 12, column (b), by line 7',
  ({ entry, get }) => (entry(deductedAnyway) === null ? null : get(deductedAnyway) * get(businessPercentage)),
);

export const businessInterestAndTaxes = money(
  '14',
  'Business interest and taxes',
  'Add line 12, column (a), and line 13',
  ({ entry }) => addEntries([entry(directTaxes), entry(businessPartOfThem)]),
);

export const limitForExpenses = money(
  '15',
  'Limit for other expenses',
  'Subtract line 14 from line 8. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(incomeLimit) - get(businessInterestAndTaxes)),
);

export const excessInterest = money(
  '16(b)',
  'Excess mortgage interest',
  'Excess mortgage interest: indirect expenses',
  (reader) => blankIfZero(interest(reader) - reader.get(deductibleInterest)),
);

export const excessDirectTaxes = money(
  '17(a)',
  'Excess real estate taxes (direct)',
  'Excess real estate taxes: direct expenses (Line 11 Worksheet, line 11)',
  (reader) =>
    reader.get(itemizes) && isLimited(reader)
      ? blankIfZero(businessTaxes(reader, reader.copy) - taxesWithinLimit(reader))
      : null,
);

export const excessTaxes = money(
  '17(b)',
  'Excess real estate taxes',
  'Excess real estate taxes: indirect expenses',
  (reader) => (reader.get(itemizes) ? null : blankIfZero(taxes(reader))),
);

export const directInsurance = money(
  '18(a)',
  'Insurance (direct)',
  'Insurance: direct expenses',
  direct((expenses) => expenses.insurance),
);
export const insurance = money(
  '18(b)',
  'Insurance',
  'Insurance: indirect expenses',
  indirect((expenses) => expenses.insurance),
);
export const rent = money(
  '19(b)',
  'Rent',
  'Rent: indirect expenses',
  indirect((expenses) => expenses.rent),
);
export const directRepairs = money(
  '20(a)',
  'Repairs and maintenance (direct)',
  'Repairs and maintenance: direct expenses',
  direct((expenses) => expenses.repairs),
);
export const repairs = money(
  '20(b)',
  'Repairs and maintenance',
  'Repairs and maintenance: indirect expenses',
  indirect((expenses) => expenses.repairs),
);
export const directUtilities = money(
  '21(a)',
  'Utilities (direct)',
  'Utilities: direct expenses',
  direct((expenses) => expenses.utilities),
);
export const utilities = money(
  '21(b)',
  'Utilities',
  'Utilities: indirect expenses',
  indirect((expenses) => expenses.utilities),
);
export const directOther = money(
  '22(a)',
  'Other expenses (direct)',
  'Other expenses: direct expenses',
  direct((expenses) => expenses.other),
);
export const otherCosts = money(
  '22(b)',
  'Other expenses',
  'Other expenses: indirect expenses',
  indirect((expenses) => expenses.other),
);

export const directCosts = money(
  '23(a)',
  'Total direct expenses',
  'Add lines 16 through 22: direct expenses',
  ({ entry }) =>
    addEntries([excessDirectTaxes, directInsurance, directRepairs, directUtilities, directOther].map(entry)),
);

export const costsOfHome = money(
  '23(b)',
  'Total indirect expenses',
  'Add lines 16 through 22: indirect expenses',
  ({ entry }) =>
    addEntries([excessInterest, excessTaxes, insurance, rent, repairs, utilities, otherCosts].map(entry)),
);

export const businessCosts = money(
  '24',
  'Business share of indirect expenses',
  'Multiply line 23, column (b), by line 7',
  ({ get }) => get(costsOfHome) * get(businessPercentage),
);

export const operatingCarriedIn = money(
  '25',
  'Operating expense carryover from 2023',
  'Carryover of prior year operating expenses',
  (reader) => blankIfZero(amountOf(reader, (office) => office.operatingCarryover)),
);

export const operatingCosts = money(
  '26',
  'Operating expenses before the limit',
  'Add line 23, column (a), line 24, and line 25',
  ({ get }) => get(directCosts) + get(businessCosts) + get(operatingCarriedIn),
);

export const allowableOperating = money(
  '27',
  'Allowable operating expenses',
  'Allowable operating expenses. Enter the smaller of line 15 or line 26',
  ({ get }) => smallerOf(get(limitForExpenses), get(operatingCosts)),
);

export const limitForDepreciation = money(
  '28',
  'Limit for depreciation',
  'Limit on excess casualty losses and depreciation. Subtract line 27 from line 15',
  ({ get }) => get(limitForExpenses) - get(allowableOperating),
);

export const depreciationOfHome = money(
  '30',
  'Depreciation on your home',
  'Depreciation of your home from line 42 below',
  ({ entry }) => entry(homeDepreciation),
);

export const depreciationCarriedIn = money(
  '31',
  'Depreciation carryover from 2023',
  'Carryover of prior year excess casualty losses and depreciation',
  (reader) => blankIfZero(amountOf(reader, (office) => office.depreciationCarryover)),
);

export const depreciationBeforeLimit = money(
  '32',
  'Depreciation before the limit',
  'Add lines 29 through 31',
  ({ entry }) => addEntries([entry(depreciationOfHome), entry(depreciationCarriedIn)]),
);

export const allowableDepreciation = money(
  '33',
  'Allowable depreciation',
  'Allowable excess casualty losses and depreciation. Enter the smaller of line 28 or line 32',
  ({ get, entry }) =>
    entry(depreciationBeforeLimit) === null
      ? null
      : smallerOf(get(limitForDepreciation), get(depreciationBeforeLimit)),
);

export const allAllowable = money(
  '34',
  'Total allowable expenses',
  'Add lines 14, 27, and 33',
  ({ get }) => get(businessInterestAndTaxes) + get(allowableOperating) + get(allowableDepreciation),
);

export const form8829Deduction = money(
  '36',
  'Home office deduction',
  'Allowable expenses for business use of your home. Subtract line 35 from line 34. Enter here and on Schedule C, line 30',
  ({ get }) => get(allAllowable),
);

export const operatingCarriedOver = money(
  '43',
  'Operating expense carryover to 2025',
  'Operating expenses. Subtract line 27 from line 26. If less than zero, enter -0-',
  ({ get }) => notBelowZero(get(operatingCosts) - get(allowableOperating)),
);

export const depreciationCarriedOver = money(
  '44',
  'Depreciation carryover to 2025',
  'Excess casualty losses and depreciation. Subtract line 33 from line 32. If less than zero, enter -0-',
  ({ get, entry }) =>
    entry(depreciationBeforeLimit) === null
      ? null
      : notBelowZero(get(depreciationBeforeLimit) - get(allowableDepreciation)),
);
