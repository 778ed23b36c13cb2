import { dollars, isSome } from '../../facts/cents';
import { type PlanCredit } from '../../facts/employer-credits';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { type Employer } from '../form-3800/employers';
import {
  contributionCredit,
  hasContributions,
  hasCosts,
  hasSpouses,
  ownPlanCredits,
  planEmployers,
  planReduction,
  startupCredit,
} from './plan-credit';

for (const list of ['businesses', 'farms'] as const) {
  const path = `${list}.planCredits`;
  const employersIn = (reader: TaxReader): Employer[] =>
    planEmployers(reader).filter((employer) => employer.list === list);
  const someIn =
    (holds: (plan: PlanCredit, reader: TaxReader, employer: Employer) => boolean) => (reader: TaxReader) =>
      employersIn(reader).some((employer) =>
        employer.planCredits.some((plan) => holds(plan, reader, employer)),
      );
  refuse(
    path,
    'Plainfile supports retirement plan credits (Form 8881) for only one business or farm, with one plan.',
    (reader) =>
      employersIn(reader).length > 0 &&
      planEmployers(reader).flatMap(({ planCredits }) => planCredits).length > 1,
  );
  refuse(
    path,
    'Retirement plan credits for a business you don’t materially participate in require Form 8582-CR. Plainfile doesn’t support that form for your own business or farm.',
    someIn((_plan, _reader, { materialParticipation }) => !materialParticipation),
  );
  refuse(
    path,
    'You can’t claim retirement plan credits with more than 100 employees. Check the number of employees.',
    someIn(
      ({ employeesBefore, employeesLastYear }, { law }) =>
        employeesBefore > law.planCredit.mostEmployees || employeesLastYear > law.planCredit.mostEmployees,
    ),
  );
  refuse(
    path,
    'The startup costs credit is for the first 3 credit years, and at least one employee who isn’t highly compensated must be eligible for the plan.',
    someIn(
      (plan, { law }) =>
        hasCosts(plan) && (plan.startupYear > law.planCredit.startupYears || plan.eligibleEmployees === 0),
    ),
  );
  refuse(
    path,
    'The contributions credit is for the first 5 years of the plan. Check the plan’s year.',
    someIn(
      (plan, { law }) => hasContributions(plan) && plan.planYear > law.planCredit.contributionRates.length,
    ),
  );
  refuse(
    path,
    'Enter the number of military spouses in the plan, and up to $300 of contributions for each.',
    someIn(
      ({ militarySpouses, militarySpouseContributions }, { law }) =>
        dollars(militarySpouseContributions) > militarySpouses * law.planCredit.militarySpouseMost,
    ),
  );
  // IRC 45E(e)(2): the credit takes the place of the deduction, so it must be known where that stands.
  refuse(
    path,
    'Select the expense that includes the plan’s startup costs. The credit lowers that expense. Schedule F has no line for legal and professional fees.',
    someIn(
      (plan, { law }, { legal }) =>
        startupCredit(plan, law) > 0 &&
        (plan.startupExpense === null || (plan.startupExpense === 'legal' && legal === null)),
    ),
  );
  refuse(
    path,
    'Include the plan’s startup costs in the expense you selected, and contributions in employee pension plans. The credit lowers these expenses, so they can’t be less than the credit.',
    (reader) =>
      employersIn(reader).some(
        (employer) =>
          planReduction(employer, 'pensionPlans', reader.law) > dollars(employer.pensionPlans) ||
          (employer.legal !== null && planReduction(employer, 'legal', reader.law) > dollars(employer.legal)),
      ),
  );
  warn(
    path,
    'What you entered doesn’t qualify for a retirement plan credit. Check the plan’s costs, contributions, and features.',
    someIn((plan, { law }) => ownPlanCredits(plan, law) === 0),
  );
  warn(
    path,
    'The retirement plan credits (Form 8881) lowered your deductions for startup costs and contributions. Some states let you deduct the full amounts. Check your state’s instructions.',
    someIn(
      (plan, { law }) =>
        contributionCredit(plan, law) > 0 ||
        (startupCredit(plan, law) > 0 && plan.startupExpense !== 'reduced'),
    ),
  );
  warn(
    path,
    'You get the military spouse credit only for military spouses who participate in the plan. Check how many you entered.',
    someIn((plan) => isSome(plan.militarySpouseContributions) && !hasSpouses(plan)),
  );
}
