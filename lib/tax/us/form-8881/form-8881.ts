import { addEntries, blankIfZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type PlanCredit } from '../../facts/employer-credits';
import { passedOnCredit } from '../form-3800/credits';
import { form, type TaxReader } from '../form';
import {
  cappedContributions,
  contributionCredit,
  countedContributions,
  countedCosts,
  employeesOver,
  hasContributions,
  hasCosts,
  hasSpouses,
  lostContributions,
  ownPlanCredits,
  planEmployers,
  planOf,
  startupCredit,
  startupLimit,
} from './plan-credit';

const makers = form(
  '8881',
  'Credits for Small Employer Pension Plan Startup Costs, Contributions, Auto-Enrollment, and Military Spouse Participation',
  {
    sequence: '130',
    source: 'Form 8881 (Rev. December 2025) and its instructions; IRC 45E, 45T and 45AA',
    neededWhen: (given) => planEmployers(given).length > 0,
    attachedWhen: (reader) => {
      const plan = planOf(reader);
      return plan !== null && ownPlanCredits(plan, reader.law) > 0;
    },
  },
);
export const form8881 = makers.form;
const { money, count, rate } = makers;

/** Lines of a section that the plan has. */
const whenPlan =
  (isThere: (plan: PlanCredit) => boolean, rule: (plan: PlanCredit, reader: TaxReader) => number) =>
  (reader: TaxReader): number | null => {
    const plan = planOf(reader);
    return plan !== null && isThere(plan) ? rule(plan, reader) : null;
  };
/** Line 6e is for more than 50 employees alone. */
const whenOver = (rule: (plan: PlanCredit, reader: TaxReader) => number) => (reader: TaxReader) =>
  whenPlan((plan) => hasContributions(plan) && employeesOver(plan, reader.law) > 0, rule)(reader);

count(
  'A',
  'Qualifying employees',
  'Enter the number of qualifying employees. See instructions',
  whenPlan(hasCosts, ({ employeesBefore }) => employeesBefore),
);
money(
  '1',
  'Startup costs',
  'Qualified startup costs incurred during the tax year',
  whenPlan(hasCosts, ({ startupCosts }) => dollars(startupCosts)),
);
money(
  '2',
  'Startup costs for the credit',
  'Employers with 1–50 employees enter the amount from line 1. Employers with 51–100 employees enter 50% (0.50) of line 1',
  whenPlan(hasCosts, (plan, { law }) => countedCosts(plan, law)),
);
count(
  '3 number',
  'Employees eligible to participate',
  'Enter the number of employees eligible to participate in the pension plan. See instructions',
  whenPlan(hasCosts, ({ eligibleEmployees }) => eligibleEmployees),
);
money(
  '3',
  'Eligible employees times $250',
  'Multiply this number by $250',
  whenPlan(hasCosts, ({ eligibleEmployees }, { law }) => eligibleEmployees * law.planCredit.perEmployee),
);
money(
  '4',
  'Limit for startup costs',
  'Enter the greater of $500 or the amount from line 3 (Do not enter more than $5,000)',
  whenPlan(hasCosts, (plan, { law }) => startupLimit(plan, law)),
);
/** It lowers the deduction for these costs (IRC 45E(e)(2)(A)). */
const startup = money(
  '5',
  'Startup costs credit',
  'Enter the smaller of line 2 or line 4',
  whenPlan(hasCosts, (plan, { law }) => startupCredit(plan, law)),
);
count(
  '6a',
  'Employees in the preceding year',
  'Enter the number of employees from the preceding tax year. See instructions',
  whenPlan(hasContributions, ({ employeesLastYear }) => employeesLastYear),
);
money(
  '6b',
  'Contributions of up to $1,000 each',
  'Employer contributions made to the plan, without elective deferrals, contributions to employees whose wages are over the limit, and contributions to an employee to whom you made contributions of more than $1,000',
  whenPlan(hasContributions, ({ contributions }) => dollars(contributions)),
);
money(
  '6c',
  'Contributions over $1,000 each, up to $1,000',
  'For employees for whom you made matching and nonelective contributions of more than $1,000, see the instructions',
  whenPlan(hasContributions, (plan, { law }) => cappedContributions(plan, law)),
);
money(
  '6d',
  'Contributions before the phaseout',
  'Add lines 6b and 6c',
  whenPlan(hasContributions, (plan, { law }) => countedContributions(plan, law)),
);
count(
  '6e(1)',
  'Employees over 50',
  'Subtract 50 (50.0) from the number of employees entered on line 6a',
  whenOver((plan, { law }) => employeesOver(plan, law)),
);
rate(
  '6e(2)',
  'Phaseout percentage',
  'Multiply line 6e(1) by 2% (0.02)',
  whenOver((plan, { law }) => employeesOver(plan, law) * law.planCredit.phaseOutRate),
);
money(
  '6e(3)',
  'Phaseout amount',
  'Multiply line 6e(2) by line 6d',
  whenOver((plan, { law }) => lostContributions(plan, law)),
);
money(
  '6e(4)',
  'Contributions less the phaseout',
  'Subtract line 6e(3) from line 6d',
  whenOver((plan, { law }) => countedContributions(plan, law) - lostContributions(plan, law)),
);
money(
  '6f',
  'Contributions after the phaseout',
  'If you did NOT complete line 6e, enter the amount from line 6d. If you completed line 6e, enter the amount from line 6e(4)',
  whenPlan(
    hasContributions,
    (plan, { law }) => countedContributions(plan, law) - lostContributions(plan, law),
  ),
);
/** It lowers the deduction for contributions (IRC 45E(e)(2)(B)). */
const contributed = money(
  '6g',
  'Contributions credit',
  'Applicable percentages. First or second year of the plan: line 6f. Third: 75%. Fourth: 50%. Fifth: 25%',
  whenPlan(hasContributions, (plan, { law }) => contributionCredit(plan, law)),
);
const passedOn = money(
  '7',
  'Part I credits from partnerships and S corporations',
  'Small employer pension plan startup costs credit and small employer contributions credit from partnerships and S corporations',
  (reader) => blankIfZero(passedOnCredit(reader, 'form8881Startup')),
);
money(
  '8',
  'Total Part I credits',
  'Add lines 5, 6g, and 7. Report this amount on Form 3800, Part III, line 1j',
  ({ entry }) => blankIfZero(addEntries([entry(startup), entry(contributed), entry(passedOn)]) ?? 0),
);
const enrolled = money(
  '9',
  'Auto-enrollment credit',
  'Enter $500 if an auto-enrollment option is provided for retirement savings. See instructions',
  whenPlan(
    ({ autoEnrollment }) => autoEnrollment,
    (_, { law }) => law.planCredit.autoEnrollment,
  ),
);
const passedOnEnrollment = money(
  '10',
  'Auto-enrollment credit from partnerships and S corporations',
  'Small employer auto-enrollment credit from partnerships and S corporations',
  (reader) => blankIfZero(passedOnCredit(reader, 'form8881AutoEnrollment')),
);
money(
  '11',
  'Total auto-enrollment credit',
  'Add lines 9 and 10. Report this amount on Form 3800, Part III, line 1dd',
  ({ entry }) => addEntries([entry(enrolled), entry(passedOnEnrollment)]),
);
count(
  '12 number',
  'Military spouse employees',
  'Enter the number of military spouse employees participating in an eligible plan. See instructions',
  whenPlan(hasSpouses, ({ militarySpouses }) => militarySpouses),
);
const spouses = money(
  '12',
  'Military spouses times $200',
  'Multiply this number by $200',
  whenPlan(hasSpouses, ({ militarySpouses }, { law }) => militarySpouses * law.planCredit.militarySpouse),
);
const spouseContributions = money(
  '13',
  'Contributions to military spouses',
  'Amount of contributions paid by employer for each eligible military spouse employee. Do not enter more than $300 per employee. See instructions',
  whenPlan(hasSpouses, ({ militarySpouseContributions }) => dollars(militarySpouseContributions)),
);
const passedOnSpouses = money(
  '14',
  'Military spouse credit from partnerships and S corporations',
  'Small employer military spouse participation credit from partnerships and S corporations',
  (reader) => blankIfZero(passedOnCredit(reader, 'form8881MilitarySpouse')),
);
money(
  '15',
  'Total military spouse credit',
  'Add lines 12, 13, and 14. Report this amount on Form 3800, Part III, line 1ee',
  ({ entry }) => addEntries([entry(spouses), entry(spouseContributions), entry(passedOnSpouses)]),
);

/** The filer's own credit on lines 1j, 1dd and 1ee of Form 3800, Part III. */
export const ownPlanParts = {
  form8881Startup: ({ get }: TaxReader): number => get(startup) + get(contributed),
  form8881AutoEnrollment: ({ get }: TaxReader): number => get(enrolled),
  form8881MilitarySpouse: ({ get }: TaxReader): number => get(spouses) + get(spouseContributions),
} as const;
