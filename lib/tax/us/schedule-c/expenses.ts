import { addEntries, blankIfZero } from '../../engine/verbs';
import { dollars, dollarsOf, exactDollars } from '../../facts/cents';
import { hasDepreciation } from '../form-4562/activities';
import { depreciationForSchedule } from '../form-4562/form-4562';
import { workOpportunityOf } from '../form-5884/work-opportunity';
import { planReduction } from '../form-8881/plan-credit';
import { premiumCreditOf } from '../form-8941/premium-credit';
import { tipCreditOf } from '../form-8846/tip-credit';
import { carAndTruckExpenses } from './car';
import { makers } from './form';

const { money } = makers;

export const advertising = money('8', 'Advertising', 'Advertising', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.advertising)),
);

export const commissions = money('10', 'Commissions and fees', 'Commissions and fees', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.commissions)),
);

export const contractLabor = money('11', 'Contract labor', 'Contract labor (see instructions)', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.contractLabor)),
);

export const depletion = money('12', 'Depletion', 'Depletion', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.depletion)),
);

/** A Form W-2 alone holds no property: its copy stands behind those of the businesses. */
export const depreciation = money(
  '13',
  'Depreciation',
  'Depreciation and section 179 expense deduction (not included in Part III)',
  ({ item, at, copy }) =>
    hasDepreciation(item.business) ? blankIfZero(at(depreciationForSchedule, copy)) : null,
);

export const employeeBenefits = money(
  '14',
  'Employee benefits',
  'Employee benefit programs (other than on line 19)',
  ({ item, law }) =>
    // IRC 280C(h): no deduction for the part of the premiums that the credit pays for.
    blankIfZero(dollars(item.business.expenses.employeeBenefits) - premiumCreditOf(item.business, law)),
);

export const insurance = money('15', 'Insurance', 'Insurance (other than health)', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.insurance)),
);

export const mortgageInterest = money(
  '16a',
  'Mortgage interest',
  'Interest: Mortgage (paid to banks, etc.)',
  ({ item }) => blankIfZero(dollars(item.business.expenses.mortgageInterest)),
);

export const otherInterest = money('16b', 'Other interest', 'Interest: Other', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.otherInterest)),
);

export const legal = money(
  '17',
  'Legal and professional services',
  'Legal and professional services',
  ({ item, law }) =>
    // IRC 45E(e)(2)(A): no deduction for the part of a plan's startup costs that the credit pays for.
    blankIfZero(dollars(item.business.expenses.legal) - planReduction(item.business, 'legal', law)),
);

export const office = money('18', 'Office expense', 'Office expense (see instructions)', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.office)),
);

export const pensionPlans = money(
  '19',
  'Pension plans for employees',
  'Pension and profit-sharing plans',
  ({ item, law }) =>
    // IRC 45E(e)(2): no deduction for the part of costs and contributions that the credit pays for.
    blankIfZero(
      dollars(item.business.expenses.pensionPlans) - planReduction(item.business, 'pensionPlans', law),
    ),
);

export const vehicleRent = money(
  '20a',
  'Rent on vehicles and equipment',
  'Rent or lease: Vehicles, machinery, and equipment',
  ({ item }) => blankIfZero(dollars(item.business.expenses.rentVehicles)),
);

export const propertyRent = money(
  '20b',
  'Rent on business property',
  'Rent or lease: Other business property',
  ({ item }) => blankIfZero(dollars(item.business.expenses.rentProperty)),
);

export const repairs = money('21', 'Repairs', 'Repairs and maintenance', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.repairs)),
);

export const supplies = money('22', 'Supplies', 'Supplies (not included in Part III)', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.supplies)),
);

export const taxesAndLicenses = money('23', 'Taxes and licenses', 'Taxes and licenses', ({ item, law }) =>
  // IRC 45B(c): no deduction for taxes that the tip credit is figured on.
  blankIfZero(dollars(item.business.expenses.taxesLicenses) - tipCreditOf(item.business, law)),
);

export const travel = money('24a', 'Travel', 'Travel', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.travel)),
);

export const meals = money('24b', 'Meals', 'Deductible meals (see instructions)', ({ item, law }) =>
  blankIfZero(exactDollars(item.business.expenses.meals) * law.business.deductibleMeals),
);

export const utilities = money('25', 'Utilities', 'Utilities', ({ item }) =>
  blankIfZero(dollars(item.business.expenses.utilities)),
);

export const wagesPaid = money('26', 'Wages paid', 'Wages (less employment credits)', ({ item, law }) =>
  // IRC 280C(a): no deduction for the part of the wages that the work opportunity credit pays for.
  blankIfZero(dollars(item.business.expenses.wages) - workOpportunityOf(item.business, law)),
);

export const totalOtherExpenses = money(
  '48',
  'Total other expenses',
  'Total other expenses. Enter here and on line 27a',
  ({ item }) => blankIfZero(dollarsOf(item.business.expenses.other, (expense) => expense.amount)),
);

/** The form of 2024 has other expenses on line 27a and energy efficient buildings on 27b; 2025 swaps them. */
export const otherExpenses = money('27a', 'Other expenses', 'Other expenses (from line 48)', ({ entry }) =>
  entry(totalOtherExpenses),
);

export const energyEfficientBuildings = money(
  '27b',
  'Energy efficient buildings',
  'Energy efficient commercial bldgs deduction (attach Form 7205)',
  ({ item }) => blankIfZero(dollars(item.business.expenses.energyEfficientBuildings)),
);

/** All expenses but depreciation: what Form 4562 needs before its own result is known. */
export const expensesBeforeDepreciation = [
  advertising,
  carAndTruckExpenses,
  commissions,
  contractLabor,
  depletion,
  employeeBenefits,
  insurance,
  mortgageInterest,
  otherInterest,
  legal,
  office,
  pensionPlans,
  vehicleRent,
  propertyRent,
  repairs,
  supplies,
  taxesAndLicenses,
  travel,
  meals,
  utilities,
  wagesPaid,
  otherExpenses,
  energyEfficientBuildings,
] as const;

export const totalExpenses = money(
  '28',
  'Total expenses',
  'Total expenses before expenses for business use of home. Add lines 8 through 27b',
  ({ entry }) => addEntries([...expensesBeforeDepreciation.map(entry), entry(depreciation)]) ?? 0,
);
