import { sum } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { type HouseholdEmployee } from '../../facts/household-employment';
import { covers } from '../coverage';
import { form, type TaxReader } from '../form';

covers('householdEmployment');

export type Given = Pick<TaxReader, 'facts' | 'law'>;

const leftOutOfPayrollTax: ReadonlySet<HouseholdEmployee['relation']> = new Set([
  'spouse',
  'childUnder21',
  'parent',
]);

/** Line A: paid enough for social security and Medicare tax, and not one of those whose wages are exempt. */
const reachesThreshold = ({ law }: Given, { cashWages, relation, under18 }: HouseholdEmployee): boolean =>
  exactDollars(cashWages) >= law.householdEmployment.wageThreshold &&
  !under18 &&
  !leftOutOfPayrollTax.has(relation);

export const taxedEmployees = (given: Given): HouseholdEmployee[] =>
  given.facts.householdEmployment.employees.filter((employee) => reachesThreshold(given, employee));

/** Spouse, child under 21 and parent don't count for unemployment tax, a caring parent neither (IRC 3306(c)(5)). */
export const unemploymentEmployees = ({ facts }: Given): HouseholdEmployee[] =>
  facts.householdEmployment.employees.filter(({ relation }) => relation === 'none');

export const withholdsIncomeTax = ({ facts }: Given): boolean =>
  facts.householdEmployment.employees.some(({ federalWithholding }) => exactDollars(federalWithholding) > 0);

const quarters = 4;

/** Four quarters below the threshold can't add up to four times the threshold, so no question is needed from there on. */
export function owesUnemploymentTax(given: Given): boolean {
  const { facts, law } = given;
  const wages = sum(unemploymentEmployees(given).map(({ cashWages }) => exactDollars(cashWages)));
  if (wages === 0) return false;
  return (
    facts.householdEmployment.quarterOver1000 || wages >= quarters * law.householdEmployment.quarterThreshold
  );
}

/** Lines A to C: whether the schedule is filed at all. */
export const isFiled = (given: Given): boolean =>
  taxedEmployees(given).length > 0 || withholdsIncomeTax(given) || owesUnemploymentTax(given);

export const { form: scheduleH, ...makers } = form('schedule-h', 'Household Employment Taxes', {
  name: 'Schedule H (Form 1040)',
  sequence: '44',
  source: 'Schedule H (Form 1040) (2024) and its instructions',
  neededWhen: ({ facts }) => facts.householdEmployment.employees.length > 0,
  attachedWhen: isFiled,
});
