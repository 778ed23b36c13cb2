import { all, type Condition, hasItems, type View, whenPicked, whenYes } from '../conditions';
import { onJointReturn } from '../filing-status';
import { states } from './address';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, type QuestionSpec, yesNo, yesOrNo } from './topic';

const noEmployee = 'You didn’t have a household employee.';
const hadEmployee = whenPicked('life-events', 'household-employee', noEmployee);

/** Schedule H: people paid for work in or around the home. */
export const householdEmployees: GroupSpec = {
  group: 'householdEmployees',
  noun: 'Household employee',
  nameFrom: '.name',
  fact: 'householdEmployment.employees',
  gate: 'life-events',
  gateChoice: 'household-employee',
  max: 20,
  questions: [
    {
      id: '.name',
      text: 'What is the name of your household employee?',
      help: 'Include anyone you paid directly whose work you directed. Leave out anyone paid by an agency, and anyone who runs their own business. For example, Rosa Delgado.',
      why: 'We’ll ask about each employee in turn.',
      type: 'text',
      maxLength: 100,
      fact: '.name',
    },
    money({
      id: '.cashWages',
      text: 'How much did you pay this employee in cash wages in 2024?',
      help: 'Include checks and transfers. Use the amount before anything was withheld. Leave out food, lodging, and transit passes. For example, 12,400.00.',
      why: 'Social Security and Medicare taxes start at $2,700 of cash wages for each employee.',
      fact: '.cashWages',
    }),
    {
      id: '.relation',
      text: 'Is this employee related to you?',
      help: 'For example, select “No” for a nanny you hired.',
      why: 'Wages you pay to close family members are often exempt.',
      type: 'radio',
      choices: [
        { value: 'none', label: 'No, or related in another way' },
        { value: 'spouse', label: 'My spouse' },
        { value: 'childUnder21', label: 'My child, under 21' },
        { value: 'parent', label: 'My parent' },
        {
          value: 'caringParent',
          label: 'My parent, who cared for my child while I had no spouse able to do so',
        },
      ],
      fact: '.relation',
    },
    yesNo({
      id: '.under18',
      text: 'Was this employee under 18 at any time in 2024, with household work not their principal occupation?',
      help: 'School is a student’s principal occupation. For example, select Yes for a 16-year-old who babysits after class.',
      why: 'Their wages are exempt from Social Security and Medicare taxes.',
      fact: '.under18',
      probe: yesOrNo,
    }),
    money({
      id: '.federalWithholding',
      text: 'How much federal income tax did you withhold from this employee?',
      help: 'It’s in box 2 of the Form W-2 you gave the employee. Enter 0 if you didn’t withhold any. For example, 600.00.',
      why: 'You pay it to the IRS with your return.',
      sourceHint: 'Form W-2, box 2',
      fact: '.federalWithholding',
    }),
  ],
  more: anotherQuestion(
    'Did you pay someone else to work in your home in 2024?',
    'For example, select Yes for a gardener if you also paid a nanny.',
  ),
};

/** Wages that count for unemployment tax, as far as they are known. */
function countedWages({ counts, effective }: View): number {
  let total = 0;
  for (let i = 0; i < (counts.get('householdEmployees') ?? 0); i++) {
    const wages = effective[`householdEmployees.${i}.cashWages`];
    if (effective[`householdEmployees.${i}.relation`] === 'none' && typeof wages === 'number') total += wages;
  }
  return total;
}

/** From here on one quarter must have reached $1,000. */
const certainFrom = 4_000;

const owesUnemploymentTax: Condition = (view) =>
  countedWages(view) >= certainFrom ||
  view.effective['householdEmployment.quarterOver1000'] === true || {
    skip: 'You owe no federal unemployment tax.',
  };

const withEmployees = hasItems(['householdEmployees'], noEmployee);

export const householdEmployer: QuestionSpec[] = [
  {
    id: 'householdEmployment.owner',
    text: 'Which of you is the household employer?',
    help: 'Select the person the employer identification number (EIN) belongs to. For example, “Me.”',
    why: 'Schedule H names one employer.',
    type: 'radio',
    choices: [
      { value: 'taxpayer', label: 'Me' },
      { value: 'spouse', label: 'My spouse' },
    ],
    fact: 'householdEmployment.owner',
    when: all(hadEmployee, onJointReturn),
  },
  {
    id: 'householdEmployment.ein',
    text: 'What is your EIN as an employer?',
    help: 'It has nine digits. Don’t use your SSN. You can get an EIN at IRS.gov/EIN. For example, 12-3456789.',
    why: 'Household employers file under an EIN.',
    type: 'text',
    format: 'ein',
    placeholder: '12-3456789',
    fact: 'householdEmployment.ein',
    when: withEmployees,
  },
  yesNo({
    id: 'householdEmployment.quarterOver1000',
    text: 'Did you pay household employees $1,000 or more in any quarter of 2023 or 2024?',
    help: 'Add up the cash wages of all employees in each quarter: January to March, April to June, and so on. Leave out your spouse, your child under 21, and your parent. For example, select Yes if you paid $400 a month.',
    why: 'At that level, you owe federal unemployment (FUTA) tax.',
    fact: 'householdEmployment.quarterOver1000',
    when: withEmployees,
    probe: yesOrNo,
  }),
];

/** Schedule H, Part II. */
export const unemploymentTax: QuestionSpec[] = [
  yesNo({
    id: 'paid-state-unemployment',
    text: 'Did you have to pay into a state unemployment fund?',
    help: 'This is state unemployment tax for 2024. Select Yes even if your rate was 0%. For example, select Yes if you got a bill from the EDD in California.',
    why: 'Payments to your state lower your federal unemployment tax.',
    fact: 'interview.paidStateUnemployment',
    when: all(withEmployees, owesUnemploymentTax),
  }),
];

export const stateUnemployment: GroupSpec = {
  group: 'stateUnemployment',
  noun: 'State',
  nameFrom: '.state',
  fact: 'householdEmployment.stateUnemployment',
  gate: 'paid-state-unemployment',
  max: 4,
  questions: [
    {
      id: '.state',
      text: 'Which state’s unemployment fund did you pay into?',
      help: 'If your rate changed during the year, add the state once for each rate. For example, Ohio.',
      why: 'Schedule H lists each state.',
      type: 'select',
      choices: states,
      fact: '.state',
    },
    money({
      id: '.contributions',
      text: 'How much did you pay this fund for 2024 by April 15, 2025?',
      help: 'Leave out penalties, interest, and anything deducted from your employee’s pay. For example, 189.00.',
      why: 'It reduces your federal unemployment tax.',
      fact: '.contributions',
    }),
    money({
      id: '.lateContributions',
      text: 'How much did you pay, or will you pay, after April 15, 2025?',
      help: 'Enter 0 if you paid on time. For example, 45.00.',
      why: 'Only 90% of late contributions count toward the credit.',
      fact: '.lateContributions',
    }),
    money({
      id: '.taxableWages',
      text: 'What were the taxable wages for this state’s unemployment tax?',
      help: 'Enter the taxable wages shown on your state unemployment reports. For example, 7,000.00.',
      why: 'The credit for a low state rate depends on these wages.',
      fact: '.taxableWages',
    }),
    {
      id: '.experienceRate',
      text: 'What is your state experience rate, as a percentage?',
      help: 'It’s on the rate notice from the state. Leave this blank if the state didn’t give you one. For example, 2.7.',
      why: 'If your rate is below 5.4%, you qualify for an additional credit.',
      type: 'number',
      min: 0,
      max: 100,
      optional: true,
      fact: '.experienceRate',
    },
    {
      id: '.rateFrom',
      text: 'What date did this rate start to apply in 2024?',
      help: 'For most employers, it’s the first day of the year. For example, 01/01/2024.',
      why: 'Schedule H shows the period for each rate.',
      type: 'date',
      min: '2023-01-01',
      max: '2024-12-31',
      fact: '.rateFrom',
    },
    {
      id: '.rateTo',
      text: 'What date did this rate stop applying?',
      help: 'For most employers, it’s the last day of the year. For example, 12/31/2024.',
      why: 'Schedule H shows the period for each rate.',
      type: 'date',
      min: '2024-01-01',
      max: '2025-12-31',
      fact: '.rateTo',
    },
    money({
      id: '.futaWages',
      text: 'How much of the first $7,000 of each employee’s wages is subject to this state’s unemployment tax?',
      help: 'Leave out wages this state doesn’t tax. For example, 7,000.00 for one full-time nanny.',
      why: 'This state hasn’t repaid its federal unemployment loans, so your credit is reduced.',
      fact: '.futaWages',
      probe: { answers: [0, 1_000_000] },
    }),
  ],
  more: anotherQuestion(
    'Do you have another state to enter, or another rate for this state?',
    'For example, select Yes if you moved in 2024.',
  ),
};

export const sameWagesTaxed: QuestionSpec = yesNo({
  id: 'householdEmployment.allWagesTaxableForState',
  text: 'Were all wages subject to federal unemployment tax also subject to your state’s unemployment tax?',
  help: 'Federal tax covers the first $7,000 of each employee’s wages. For example, select Yes if your state covers at least $7,000.',
  why: 'If not, Schedule H requires a longer calculation.',
  fact: 'householdEmployment.allWagesTaxableForState',
  when: whenYes('paid-state-unemployment', 'You didn’t pay into a state unemployment fund.'),
});
