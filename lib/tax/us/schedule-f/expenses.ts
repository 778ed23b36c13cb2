import { addEntries, blankIfZero } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { farmCopyOf4562, hasDepreciation } from '../form-4562/activities';
import { depreciationForSchedule } from '../form-4562/form-4562';
import { workOpportunityOf } from '../form-5884/work-opportunity';
import { planReduction } from '../form-8881/plan-credit';
import { premiumCreditOf } from '../form-8941/premium-credit';
import { vehicleCosts } from '../form-4562/vehicle-costs';
import { makers } from './form';

const { money } = makers;

export const carAndTruckExpenses = money(
  '10',
  'Car and truck expenses',
  'Car and truck expenses (see instructions). Also attach Form 4562',
  ({ item, law }) => item.vehicle && blankIfZero(vehicleCosts(item.vehicle, law)),
);

export const depreciation = money(
  '14',
  'Depreciation',
  'Depreciation and section 179 expense (see instructions)',
  ({ item, at, copy, facts }) =>
    hasDepreciation(item) ? blankIfZero(at(depreciationForSchedule, farmCopyOf4562(facts, copy))) : null,
);

export const chemicals = money('11', 'Chemicals', 'Chemicals', ({ item }) =>
  blankIfZero(dollars(item.expenses.chemicals)),
);

export const conservation = money(
  '12',
  'Conservation',
  'Conservation expenses (see instructions)',
  ({ item }) => blankIfZero(dollars(item.expenses.conservation)),
);

export const customHire = money('13', 'Custom hire', 'Custom hire (machine work)', ({ item }) =>
  blankIfZero(dollars(item.expenses.customHire)),
);

export const employeeBenefits = money(
  '15',
  'Employee benefits',
  'Employee benefit programs other than on line 23',
  ({ item, law }) =>
    // IRC 280C(h): no deduction for the part of the premiums that the credit pays for.
    blankIfZero(dollars(item.expenses.employeeBenefits) - premiumCreditOf(item, law)),
);

export const feed = money('16', 'Feed', 'Feed', ({ item }) => blankIfZero(dollars(item.expenses.feed)));

export const fertilizers = money('17', 'Fertilizers and lime', 'Fertilizers and lime', ({ item }) =>
  blankIfZero(dollars(item.expenses.fertilizers)),
);

export const freight = money('18', 'Freight and trucking', 'Freight and trucking', ({ item }) =>
  blankIfZero(dollars(item.expenses.freight)),
);

export const fuel = money('19', 'Gasoline, fuel, and oil', 'Gasoline, fuel, and oil', ({ item }) =>
  blankIfZero(dollars(item.expenses.fuel)),
);

export const insurance = money('20', 'Insurance', 'Insurance (other than health)', ({ item }) =>
  blankIfZero(dollars(item.expenses.insurance)),
);

export const mortgageInterest = money(
  '21a',
  'Mortgage interest',
  'Interest: Mortgage (paid to banks, etc.)',
  ({ item }) => blankIfZero(dollars(item.expenses.mortgageInterest)),
);

export const otherInterest = money('21b', 'Other interest', 'Interest: Other', ({ item }) =>
  blankIfZero(dollars(item.expenses.otherInterest)),
);

export const labor = money('22', 'Labor hired', 'Labor hired (less employment credits)', ({ item, law }) =>
  // IRC 280C(a): no deduction for the part of the wages that the work opportunity credit pays for.
  blankIfZero(dollars(item.expenses.labor) - workOpportunityOf(item, law)),
);

export const pensionPlans = money(
  '23',
  'Pension plans',
  'Pension and profit-sharing plans',
  ({ item, law }) =>
    // IRC 45E(e)(2): no deduction for the part of costs and contributions that the credit pays for.
    blankIfZero(dollars(item.expenses.pensionPlans) - planReduction(item, 'pensionPlans', law)),
);

export const rentVehicles = money(
  '24a',
  'Rent or lease: vehicles and machinery',
  'Rent or lease: Vehicles, machinery, equipment',
  ({ item }) => blankIfZero(dollars(item.expenses.rentVehicles)),
);

export const rentLand = money(
  '24b',
  'Rent or lease: land, animals, etc.',
  'Rent or lease: Other (land, animals, etc.)',
  ({ item }) => blankIfZero(dollars(item.expenses.rentLand)),
);

export const repairs = money('25', 'Repairs', 'Repairs and maintenance', ({ item }) =>
  blankIfZero(dollars(item.expenses.repairs)),
);

export const seeds = money('26', 'Seeds and plants', 'Seeds and plants', ({ item }) =>
  blankIfZero(dollars(item.expenses.seeds)),
);

export const storage = money('27', 'Storage', 'Storage and warehousing', ({ item }) =>
  blankIfZero(dollars(item.expenses.storage)),
);

export const supplies = money('28', 'Supplies', 'Supplies', ({ item }) =>
  blankIfZero(dollars(item.expenses.supplies)),
);

export const taxes = money('29', 'Taxes', 'Taxes', ({ item }) => blankIfZero(dollars(item.expenses.taxes)));

export const utilities = money('30', 'Utilities', 'Utilities', ({ item }) =>
  blankIfZero(dollars(item.expenses.utilities)),
);

export const veterinary = money(
  '31',
  'Veterinary and medicine',
  'Veterinary, breeding, and medicine',
  ({ item }) => blankIfZero(dollars(item.expenses.veterinary)),
);

export const otherExpenses = money(
  '32',
  'Other expenses',
  'Other expenses (specify): lines 32a through 32f',
  ({ item }) => blankIfZero(dollarsOf(item.expenses.other, (expense) => expense.amount)),
);

/** All expenses but depreciation: what Form 4562 needs before its own result is known. */
export const farmExpensesBeforeDepreciation = [
  carAndTruckExpenses,
  chemicals,
  conservation,
  customHire,
  employeeBenefits,
  feed,
  fertilizers,
  freight,
  fuel,
  insurance,
  mortgageInterest,
  otherInterest,
  labor,
  pensionPlans,
  rentVehicles,
  rentLand,
  repairs,
  seeds,
  storage,
  supplies,
  taxes,
  utilities,
  veterinary,
  otherExpenses,
] as const;

export const totalFarmExpenses = money(
  '33',
  'Total farm expenses',
  'Total expenses. Add lines 10 through 32f. If line 32f is negative, see instructions',
  ({ entry }) => addEntries([...farmExpensesBeforeDepreciation.map(entry), entry(depreciation)]) ?? 0,
);
