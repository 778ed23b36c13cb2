import { whenPicked } from '../conditions';
import { anotherQuestion, ownerQuestion } from './item-questions';
import { type FollowUpSpec, type GroupSpec, money, yesNo, yesOrNo } from './topic';

const worked = whenPicked('life-events', 'foreign-work', 'You didn’t work in another country.');
const present = whenPicked('.test', 'physicalPresence', 'You selected the other test.');
const paysRent = whenPicked('.housing', 'yes', 'You aren’t claiming housing costs abroad.');

/** Form 2555: one entry for each spouse with pay for work abroad. */
export const workAbroad: GroupSpec = {
  group: 'workAbroad',
  noun: 'Work abroad',
  nameFrom: '.country',
  fact: 'foreignEarnedIncome',
  gate: 'life-events',
  gateChoice: 'foreign-work',
  max: 2,
  questions: [
    ownerQuestion('work abroad'),
    {
      id: '.country',
      text: 'What country was your tax home in?',
      help: 'It’s the country of your main place of work. For example, Germany.',
      why: 'Form 2555 asks for it.',
      type: 'text',
      maxLength: 60,
      fact: '.country',
    },
    {
      id: '.test',
      text: 'Which test do you meet?',
      help: 'Either test is enough. For example, select the first one if you moved to Spain in 2022 and still live there.',
      why: 'You must meet one of the two tests to claim the foreign earned income exclusion.',
      type: 'radio',
      choices: [
        {
          value: 'bonaFideResidence',
          label:
            'Bona fide residence: I was a resident abroad for an uninterrupted period that includes a full tax year',
        },
        {
          value: 'physicalPresence',
          label: 'Physical presence: at least 330 full days abroad in 12 months in a row',
        },
      ],
      fact: '.test',
    },
    {
      id: '.periodFrom',
      text: 'When did this period start?',
      help: 'Enter the day you became a resident there, or the first day of your 12 months. For example, 08/15/2022.',
      why: 'Only days in this period count toward the test.',
      type: 'date',
      min: '1950-01-01',
      max: '2024-12-31',
      fact: '.periodFrom',
    },
    {
      id: '.periodTo',
      text: 'When did this period end?',
      help: 'Leave this blank if you still live there and use the first test. For example, 08/14/2025.',
      why: 'The exclusion is based on the days in this period that fall in 2024.',
      type: 'date',
      min: '2024-01-01',
      max: '2026-12-31',
      optional: true,
      fact: '.periodTo',
    },
    {
      id: '.fullDaysAbroad',
      text: 'How many full days were you abroad in these 12 months?',
      help: 'Leave out any day you spent partly in the US. For example, 341.',
      why: 'The test requires at least 330 full days.',
      type: 'number',
      min: 0,
      max: 366,
      fact: '.fullDaysAbroad',
      when: present,
    },
    yesNo({
      id: '.waiver',
      text: 'Did you have to leave the country early because of war or civil unrest?',
      help: 'The IRS publishes a list of qualifying countries each year. For example, select Yes if you left Haiti in 2024.',
      why: 'The IRS can waive the minimum time requirement.',
      fact: '.waiver',
      probe: yesOrNo,
    }),
    {
      id: '.employerName',
      text: 'Who was your employer?',
      help: 'Enter “Self” if you worked for yourself. For example, Alpina AG.',
      why: 'Form 2555 asks for it.',
      type: 'text',
      maxLength: 100,
      fact: '.employerName',
    },
    money({
      id: '.w2Wages',
      text: 'How much of the wages on your Forms W-2 was for work abroad?',
      help: 'Include only box 1. Enter 0 if you have no Form W-2. For example, 84,000.00.',
      why: 'You may be able to exclude this pay from your income.',
      sourceHint: 'Form W-2, box 1',
      fact: '.w2Wages',
    }),
    money({
      id: '.otherWages',
      text: 'How much of your pay for work abroad isn’t on a Form W-2?',
      help: 'Include pay from a foreign employer, and the value of a home, car, or meals you received as pay. Use US dollars. For example, 61,500.00.',
      why: 'It’s income even if you exclude it later.',
      fact: '.otherWages',
    }),
    {
      id: '.housing',
      text: 'Did you pay for a home there?',
      help: 'Include rent, utilities except phone, insurance, and parking. Leave out a home you own. For example, rent of $2,800 a month.',
      why: 'Costs above $20,240 a year can be excluded or deducted.',
      type: 'radio',
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      fact: 'interview.housing',
    },
    money({
      id: '.housingExpenses',
      text: 'How much did you pay for this home during the period?',
      help: 'Include only amounts for the part of the period in 2024. Use US dollars. For example, 33,600.00.',
      why: 'We use it to calculate your foreign housing exclusion or deduction.',
      fact: '.housingExpenses',
      when: paysRent,
    }),
    {
      id: '.housingLocation',
      text: 'What city is this home in?',
      help: 'For example, Munich.',
      why: 'Some cities have a higher limit.',
      type: 'text',
      maxLength: 60,
      fact: '.housingLocation',
      when: paysRent,
    },
    money({
      id: '.housingLimit',
      text: 'What is the full-year limit on housing expenses for this city?',
      help: 'See the table at the end of the Form 2555 instructions. Leave this blank if the city isn’t listed. The limit is then $37,950. For example, 52,000.00.',
      why: 'You can’t exclude or deduct housing costs above the limit.',
      optional: true,
      fact: '.housingLimit',
      when: paysRent,
    }),
    money({
      id: '.housingCarryover',
      text: 'How much housing deduction did you carry over from 2023?',
      help: 'It’s on the carryover worksheet for your 2023 Form 2555. Enter 0 if none. For example, 1,200.00.',
      why: 'You may be able to deduct it in 2024.',
      fact: '.housingCarryover',
      when: paysRent,
    }),
    money({
      id: '.relatedDeductions',
      text: 'What were your other expenses related to this pay?',
      help: 'Leave out business costs and self-employment tax. We already include those. Enter 0 if none. For example, 300.00.',
      why: 'You can’t deduct expenses for excluded income.',
      fact: '.relatedDeductions',
    }),
  ],
  more: anotherQuestion(
    'Did your spouse work abroad too?',
    'Each spouse files a separate Form 2555. For example, select No if only one of you worked abroad.',
  ),
};

export const businessesAbroad: FollowUpSpec = {
  followUp: 'businesses',
  questions: [
    yesNo({
      id: '.workedAbroad',
      text: 'Did you do this work in another country?',
      help: 'Select Yes if your tax home was there and you did the work yourself. For example, coaching in Spain.',
      why: 'You may be able to exclude this income, but you still owe self-employment tax on it.',
      fact: '.workedAbroad',
      when: worked,
    }),
  ],
};
