import { all, type Condition, hasItems, when } from '../conditions';
import { firstYear } from '../year-words';
import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

const { workOpportunity } = lawOfYear(firstYear);
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

/** Credits of employers: Form 5884. */
export const employerCreditsGate: QuestionSpec = {
  id: 'employer-credits',
  text: 'Do you claim any of these credits for your employees?',
  help: 'Select all that apply. For example, select the first option if you hired a veteran and your state’s workforce agency certified them.',
  why: 'A credit lowers your tax, but you deduct less for these employees.',
  type: 'multiselect',
  choices: [
    {
      value: 'work-opportunity',
      label: 'Work opportunity credit for hiring from certain groups (Form 5884)',
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
      skip: 'You claim no credit for employees.',
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
      why: `The credit is 25% of the wages with fewer than ${workOpportunity.fullHours} hours, and 40% from there on.`,
      type: 'number',
      min: 0,
      max: 100_000,
      fact: '.hours',
    },
    money({
      id: '.firstYearWages',
      text: 'How much did you pay in 2024 for work in the employee’s first year?',
      help: 'Include wages for the 12 months after the hire date. Leave out wages that an on-the-job training program paid, and wages counted for another credit. Enter 0 if none. For example, 9,400.00.',
      why: `We count wages up to the limit of the group, usually ${dollars(workOpportunity.firstYearMost.general)}.`,
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
    text: 'Do you claim the credit for another employee?',
    help: 'For example, select Yes if two of your employees are certified.',
    why: 'We calculate the credit for each employee.',
    fact: 'interview.more',
  }),
};
