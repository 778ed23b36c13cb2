import { all, type Condition, hasItems, when, whenPicked } from '../conditions';
import { firstYear } from '../year-words';
import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

const { workOpportunity, planCredit, premiumsPaid } = lawOfYear(firstYear);
const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** The choices that say what a business or a farm paid its staff. */
const staffCosts: Readonly<Record<string, readonly string[]>> = {
  businesses: ['expenses-wages', 'expenses-pensionPlans', 'expenses-employeeBenefits'],
  farms: ['expenses-labor', 'expenses-pensionPlans', 'expenses-employeeBenefits'],
};

const hasStaff: Condition = (view) =>
  Object.entries(staffCosts).some(([list, costs]) =>
    Array.from({ length: view.counts.get(list) ?? 0 }, (_, index) => index).some((index) => {
      const picked = view.effective[`${list}.${index}.costs`];
      return Array.isArray(picked) && costs.some((cost) => picked.includes(cost));
    }),
  ) || { skip: 'You told us you have no employee expenses.' };

/** Credits of employers: Forms 5884, 8881 and 8941. */
export const employerCreditsGate: QuestionSpec = {
  id: 'employer-credits',
  text: 'Are you claiming any of these credits for your employees?',
  help: 'Select all that apply. For example, select the first option if you hired a veteran and your state’s workforce agency certified them.',
  why: 'A credit lowers your tax, but you deduct less for these employees.',
  type: 'multiselect',
  choices: [
    {
      value: 'work-opportunity',
      label: 'Work opportunity credit for hiring from certain groups (Form 5884)',
    },
    {
      value: 'retirement-plan',
      label: 'Credits for a new retirement plan for employees (Form 8881)',
    },
    {
      value: 'health-premiums',
      label: 'Credit for employees’ health insurance premiums (Form 8941)',
    },
    none('None of these'),
  ],
  fact: 'interview.employerCredits',
  when: all(hasItems(['businesses', 'farms'], 'You don’t have a business.'), hasStaff),
};

/** Somebody claims a credit of this list, whatever it comes to. */
export const hasEmployerCredit: Condition = (view) => {
  const picked = view.effective['employer-credits'];
  return (
    (Array.isArray(picked) && picked.some((one) => one !== 'none')) || {
      skip: 'You aren’t claiming a credit for employees.',
    }
  );
};

const isLongTermRecipient = when(
  '.group',
  (group) => group === 'longTermFamilyAssistance',
  'This employee isn’t a long-term family assistance recipient.',
);

/** Form 5884, line 1: one item for each certified employee. */
export const targetedEmployees: GroupSpec = {
  group: 'targetedEmployees',
  noun: 'Employee',
  nameFrom: '.group',
  fact: 'businesses',
  within: {
    reference: '.business',
    lists: { businesses: 'targetedEmployees', farms: 'targetedEmployees' },
  },
  gate: 'employer-credits',
  gateChoice: 'work-opportunity',
  max: 40,
  questions: [
    {
      id: '.business',
      text: 'Which business did this employee work for?',
      help: 'Enter one employee at a time. Include only employees certified by your state’s workforce agency. Leave out relatives and anyone who worked for you before. For example, select the store that hired the employee.',
      why: 'The credit lowers that business’s deduction for wages.',
      type: 'radio',
      refersTo: { of: ['businesses', 'farms'] },
      fact: 'interview.business',
    },
    {
      id: '.group',
      text: 'Which targeted group is this employee in?',
      help: 'It’s on the certification (ETA Form 9063). For example, select the last option for someone who received SNAP benefits.',
      why: 'The group determines how much of the wages counts.',
      type: 'radio',
      choices: [
        { value: 'longTermFamilyAssistance', label: 'Long-term family assistance (TANF) recipient' },
        { value: 'summerYouth', label: 'Summer youth employee' },
        {
          value: 'disabledVeteran',
          label: 'Veteran with a service-connected disability, hired within 1 year of discharge',
        },
        {
          value: 'unemployedVeteran',
          label: 'Veteran unemployed for at least 6 months in the year before hiring',
        },
        {
          value: 'disabledUnemployedVeteran',
          label:
            'Veteran with a service-connected disability, unemployed for at least 6 months in the year before hiring',
        },
        { value: 'general', label: 'Another group, such as SNAP recipients or ex-felons' },
      ],
      fact: '.group',
    },
    {
      id: '.hours',
      text: 'How many hours has this employee worked for you in all?',
      help: `Count all hours since you hired the employee. There’s no credit below ${workOpportunity.leastHours} hours. For example, 860.`,
      why: `The credit is 25% of the wages with fewer than ${workOpportunity.fullHours} hours, and 40% with that many or more.`,
      type: 'number',
      min: 0,
      max: 100_000,
      fact: '.hours',
    },
    money({
      id: '.firstYearWages',
      text: 'How much did you pay in 2024 for work in the employee’s first year?',
      help: 'Include wages for the 12 months after the hire date. Leave out wages that an on-the-job training program paid, and wages counted for another credit. Enter 0 if none. For example, 9,400.00.',
      why: `We count wages up to the group’s limit, usually ${dollars(workOpportunity.firstYearMost.general)}.`,
      fact: '.firstYearWages',
    }),
    money({
      id: '.firstYearUsed',
      text: 'How much of the first-year wages did you count for this credit before 2024?',
      help: 'Enter 0 if you hired the employee in 2024. For example, 2,500.00.',
      why: 'The limit is for the whole first year, even if it’s in two tax years.',
      fact: '.firstYearUsed',
    }),
    money({
      id: '.secondYearWages',
      text: 'How much did you pay in 2024 for work in the employee’s second year?',
      help: 'Include wages for the 12 months after the first year. Enter 0 if none. For example, 7,000.00.',
      why: `The credit is 50% of up to ${dollars(workOpportunity.secondYearMost)}.`,
      fact: '.secondYearWages',
      when: isLongTermRecipient,
    }),
    money({
      id: '.secondYearUsed',
      text: 'How much of the second-year wages did you count for this credit before 2024?',
      help: 'Enter 0 if none. For example, 3,000.00.',
      why: 'The limit is for the whole second year, even if it’s in two tax years.',
      fact: '.secondYearUsed',
      when: isLongTermRecipient,
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Are you claiming the credit for another employee?',
    help: 'For example, select Yes if two of your employees are certified.',
    why: 'We calculate the credit for each employee.',
    fact: 'interview.more',
  }),
};

const hasPart = (part: string) => whenPicked('.parts', part, 'You aren’t claiming this part of the credit.');

const people = (id: string, part: string, text: string, help: string, why: string): QuestionSpec => ({
  id,
  text,
  help,
  why,
  type: 'number',
  format: 'whole',
  min: 0,
  max: 1_000,
  fact: id,
  when: hasPart(part),
});

/** Form 8881, Parts I to III: one plan in a return. */
export const planCredits: GroupSpec = {
  group: 'planCredits',
  noun: 'Retirement plan',
  nameFrom: '.business',
  fact: 'businesses',
  within: { reference: '.business', lists: { businesses: 'planCredits', farms: 'planCredits' } },
  gate: 'employer-credits',
  gateChoice: 'retirement-plan',
  max: 1,
  questions: [
    {
      id: '.business',
      text: 'Which business has the retirement plan?',
      help: 'Plainfile supports one plan. For example, select the shop whose employees are in the plan.',
      why: 'The credit lowers that business’s deductions.',
      type: 'radio',
      refersTo: { of: ['businesses', 'farms'] },
      fact: 'interview.business',
    },
    {
      id: '.parts',
      text: 'Which retirement plan credits are you claiming?',
      help: `Select all that apply. You can’t claim any of them if you had more than ${planCredit.mostEmployees} employees with at least $5,000 of pay. For example, select the first option for setup fees.`,
      why: 'Form 8881 has a part for each of these.',
      type: 'multiselect',
      choices: [
        { value: 'startupCosts', label: 'Startup costs: setting up or running the plan' },
        { value: 'contributions', label: 'Employer contributions' },
        { value: 'militarySpouses', label: 'Military spouses in the plan' },
        none('None of these'),
      ],
      fact: 'interview.planParts',
    },
    yesNo({
      id: '.autoEnrollment',
      text: 'Does the plan have a new auto-enrollment feature?',
      help: 'Select Yes only for the first 3 years that the feature is in the plan. For example, select Yes if new hires have been enrolled automatically since last year.',
      why: `The credit is ${dollars(planCredit.autoEnrollment)} a year.`,
      fact: '.autoEnrollment',
    }),
    people(
      '.employeesBefore',
      'startupCosts',
      'How many employees did you have in the year before the first credit year?',
      'Count those with at least $5,000 of pay. The first credit year is the year the plan took effect, or the year before if you elect it. For example, 12.',
      `With more than ${planCredit.fullRateEmployees} employees, only half of the costs count.`,
    ),
    money({
      id: '.startupCosts',
      text: 'What were the plan’s startup costs in 2024?',
      help: 'Include costs to set up and run the plan and to teach employees about it. Leave out contributions. For example, 2,400.00.',
      why: `The credit is up to ${dollars(planCredit.most)}.`,
      fact: '.startupCosts',
      when: hasPart('startupCosts'),
    }),
    {
      id: '.startupYear',
      text: 'Which credit year is 2024?',
      help: 'Enter 1 for the first credit year, 2 for the second, or 3 for the third. For example, enter 2 if you first claimed this credit for 2023.',
      why: `The credit is only for the first ${planCredit.startupYears} years.`,
      type: 'number',
      format: 'whole',
      min: 1,
      max: planCredit.startupYears,
      fact: '.startupYear',
      when: hasPart('startupCosts'),
    },
    people(
      '.eligibleEmployees',
      'startupCosts',
      'How many employees are eligible for the plan?',
      'Leave out yourself and highly compensated employees. You need at least one. For example, 9.',
      `The limit is ${dollars(planCredit.perEmployee)} for each of them, but at least ${dollars(planCredit.least)}.`,
    ),
    {
      id: '.startupExpense',
      text: 'Which business expense includes these startup costs?',
      help: 'We subtract the credit from that expense. For another expense, subtract the credit yourself, and select the last option. For example, select the second option for a fee to a plan adviser.',
      why: 'You can’t deduct costs that the credit pays for.',
      type: 'radio',
      choices: [
        { value: 'pensionPlans', label: 'Employee pension and profit-sharing plans' },
        { value: 'legal', label: 'Legal and professional fees (not for a farm)' },
        { value: 'reduced', label: 'I already subtracted the credit, or I didn’t deduct these costs' },
      ],
      fact: '.startupExpense',
      when: hasPart('startupCosts'),
    },
    people(
      '.employeesLastYear',
      'contributions',
      'How many employees did you have in 2023?',
      'Count those with at least $5,000 of pay. For example, 12.',
      `With more than ${planCredit.fullRateEmployees} employees, less of the contributions counts.`,
    ),
    money({
      id: '.contributions',
      text: `How much did you contribute for employees who got contributions of ${dollars(planCredit.contributionMost)} or less?`,
      help: 'Leave out elective deferrals, and employees whose wages are over the limit printed on line 6b of Form 8881. Enter 0 if none. For example, 6,300.00.',
      why: 'These contributions count in full.',
      fact: '.contributions',
      when: hasPart('contributions'),
    }),
    people(
      '.employeesOverLimit',
      'contributions',
      `How many employees got contributions of more than ${dollars(planCredit.contributionMost)}?`,
      'Leave out employees whose wages are over the limit printed on line 6b of Form 8881. Enter 0 if none. For example, 3.',
      `We count ${dollars(planCredit.contributionMost)} for each of them.`,
    ),
    {
      id: '.planYear',
      text: 'Which year of the plan is 2024?',
      help: 'Enter 1 for the tax year in which the plan took effect, up to 5. For example, enter 2 for a plan that took effect in 2023.',
      why: 'The credit decreases starting in the third year and ends after the fifth.',
      type: 'number',
      format: 'whole',
      min: 1,
      max: planCredit.contributionRates.length,
      fact: '.planYear',
      when: hasPart('contributions'),
    },
    people(
      '.militarySpouses',
      'militarySpouses',
      'How many military spouses take part in the plan?',
      'Count only those in their first 3 years in the plan. Leave out highly compensated employees. For example, 2.',
      `The credit is ${dollars(planCredit.militarySpouse)} for each of them.`,
    ),
    money({
      id: '.militarySpouseContributions',
      text: 'How much did you contribute for these military spouses?',
      help: `Count up to ${dollars(planCredit.militarySpouseMost)} for each person. Leave out elective deferrals. Enter 0 if none. For example, 600.00.`,
      why: 'These contributions add to the credit.',
      fact: '.militarySpouseContributions',
      when: hasPart('militarySpouses'),
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another plan?',
    help: 'For example, select Yes for the plan of a second business.',
    why: 'Plainfile supports one plan.',
    fact: 'interview.more',
  }),
};

const headcount = (id: string, text: string, help: string, why: string, max: number): QuestionSpec => ({
  id,
  text,
  help,
  why,
  type: 'number',
  min: 0,
  max,
  fact: id,
});

const mostHours = premiumsPaid.fullTimeHours.toLocaleString('en-US');

/** Form 8941: the totals of its worksheets, one employer in a return. */
export const premiumCredits: GroupSpec = {
  group: 'premiumCredits',
  noun: 'Health insurance',
  nameFrom: '.business',
  fact: 'businesses',
  within: { reference: '.business', lists: { businesses: 'premiumCredits', farms: 'premiumCredits' } },
  gate: 'employer-credits',
  gateChoice: 'health-premiums',
  max: 1,
  questions: [
    {
      id: '.business',
      text: 'Which business paid the health insurance premiums?',
      help: 'Plainfile supports one business with this credit. Enter its EIN with the business. For example, select the shop that covers its employees.',
      why: 'The credit lowers that business’s deduction for employee benefits.',
      type: 'radio',
      refersTo: { of: ['businesses', 'farms'] },
      fact: 'interview.business',
    },
    yesNo({
      id: '.throughShop',
      text: 'Did you cover employees through a SHOP Marketplace?',
      help: 'Also select Yes if the instructions for Form 8941 list an exception for your county. For example, select No for a group plan bought directly from an insurer.',
      why: 'Only this coverage qualifies for the credit.',
      fact: '.throughShop',
      notices: {
        no: {
          message:
            'Without SHOP coverage or an exception, there’s no credit. To finish, clear the premium credit in your answer on credits for employees.',
          blocking: true,
        },
      },
    }),
    {
      id: '.marketplaceId',
      text: 'What is the ID of your SHOP Marketplace?',
      help: 'Leave this blank if you have none. It’s on the notices from your Marketplace. For example, 77-1234567.',
      why: 'Form 8941 has a space for it.',
      type: 'text',
      maxLength: 40,
      optional: true,
      fact: '.marketplaceId',
    },
    yesNo({
      id: '.creditPeriodOver',
      text: 'Did you claim this credit for any year before 2023?',
      help: 'Count only years from 2014 on. For example, select Yes if you claimed it on Form 8941 three years ago.',
      why: 'You can claim the credit for only 2 years in a row.',
      fact: '.creditPeriodOver',
      notices: {
        yes: {
          message:
            'Your 2 years are over, so there’s no credit. To finish, clear the premium credit in your answer on credits for employees.',
          blocking: true,
        },
      },
    }),
    headcount(
      '.employees',
      'How many employees did you have in 2024?',
      'Leave out yourself, partners, and your relatives. Leave out seasonal workers who worked 120 days or less. For example, 8.',
      'It goes on line 1 of Form 8941.',
      1_000,
    ),
    headcount(
      '.hours',
      'How many hours did these employees work in all?',
      `Count paid leave too, and no more than ${mostHours} hours for each employee. For example, 14,200.`,
      `Each ${mostHours} hours are one full-time equivalent. Above ${premiumsPaid.fullCreditEmployees}, the credit goes down.`,
      10_000_000,
    ),
    money({
      id: '.wages',
      text: 'How much did you pay these employees in wages?',
      help: 'Use wages that Medicare tax applies to. For example, 212,000.00.',
      why: 'The credit goes down when average wages are higher.',
      fact: '.wages',
    }),
    money({
      id: '.premiums',
      text: 'How much did you pay in health insurance premiums for these employees?',
      help: 'You must pay at least half of each employee’s premium. Leave out what employees paid. For example, 38,000.00.',
      why: `The credit is up to ${premiumsPaid.rate * 100}% of these premiums.`,
      fact: '.premiums',
    }),
    money({
      id: '.averagePremiums',
      text: 'How much would you have paid at the average premium in your area?',
      help: 'Find the average premium for your county in the instructions for Form 8941. Multiply it by the share you paid for each employee, and add up the results. For example, 41,500.00.',
      why: 'Only premiums up to the average count.',
      fact: '.averagePremiums',
    }),
    headcount(
      '.enrolled',
      'For how many of these employees did you pay premiums?',
      'Count each employee who was enrolled. For example, 6.',
      'It goes on line 13 of Form 8941.',
      1_000,
    ),
    headcount(
      '.enrolledHours',
      'How many hours did the enrolled employees work?',
      `Count no more than ${mostHours} hours for each. For example, 11,400.`,
      'It determines the full-time equivalents on line 14.',
      10_000_000,
    ),
    money({
      id: '.stateHelp',
      text: 'How much did a state pay or credit you for these premiums?',
      help: 'Enter 0 if none. For example, 1,500.00.',
      why: 'The credit can’t be more than you paid yourself.',
      fact: '.stateHelp',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did another business pay premiums?',
    help: 'For example, select Yes if your spouse’s business has a plan too.',
    why: 'Plainfile supports one business with this credit.',
    fact: 'interview.more',
  }),
};
