import { type Condition, whenPicked } from '../conditions';
import { filingStatusChoices } from '../filing-status';
import { formsOf } from '../document-facts';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

/** A Form SSA-1099, typed or read, shows benefits for earlier years. */
const paidForEarlierYears: Condition = ({ effective, documents }) => {
  const isPaid = (amount: unknown) => typeof amount === 'number' && amount > 0;
  const typed = Object.entries(effective).some(
    ([id, answer]) => /^socialSecurity\.\d+\.lumpSumPriorYears$/.test(id) && isPaid(answer),
  );
  const read = formsOf(documents, 'socialSecurity').some(({ form }) =>
    isPaid(form.item['lumpSumPriorYears']),
  );
  // Few people have such a payment, so that most need no word about it.
  return typed || read || 'later';
};

export const lumpSumGate: QuestionSpec = yesNo({
  id: 'wants-lump-sum',
  text: 'Do you want to check whether the lump-sum election lowers your tax?',
  help: 'You’ll need your tax return for each earlier year. For example, select Yes if your income was lower in those years.',
  why: 'Benefits for earlier years can be taxed as if you’d received them in those years.',
  fact: 'interview.wantsLumpSum',
  when: paidForEarlierYears,
});

/** Publication 915, Worksheet 2: one entry for each earlier year. */
export const lumpSumYears: GroupSpec = {
  group: 'lumpSumElection',
  noun: 'Earlier year',
  nameFrom: '.year',
  fact: 'lumpSumElection',
  gate: 'wants-lump-sum',
  max: 15,
  questions: [
    {
      id: '.year',
      text: 'Which earlier year was the payment for?',
      help: 'It’s in the description of box 3. For example, 2022.',
      why: 'Each year is calculated separately.',
      type: 'number',
      format: 'whole',
      min: 1994,
      max: 2024,
      fact: '.year',
    },
    money({
      id: '.payment',
      text: 'How much were you paid in 2024 for that year?',
      help: 'It’s in the description of box 3. For example, 4,800.00.',
      why: 'We subtract it from this year’s benefits.',
      fact: '.payment',
    }),
    {
      id: '.filingStatus',
      text: 'What was your filing status for that year?',
      help: 'It’s at the top of your tax return for that year. For example, Single.',
      why: 'It affects how much of your benefits is taxable.',
      type: 'radio',
      choices: filingStatusChoices,
      fact: '.filingStatus',
    },
    yesNo({
      id: '.livedApartAllYear',
      text: 'Did you live apart from your spouse for all of that year?',
      help: 'For example, select No if you lived together in January.',
      why: 'If you lived together, more of your benefits are taxed.',
      fact: '.livedApartAllYear',
      when: whenPicked('.filingStatus', 'mfs', 'You didn’t file separately in that year.'),
    }),
    money({
      id: '.netBenefits',
      text: 'What were your net benefits for that year?',
      help: 'Add up box 5 of all Forms SSA-1099 and RRB-1099 for that year. Enter 0 if none. For example, 2,400.00.',
      why: 'We add the benefits for that year that you received later.',
      min: -9_999_999_999.99,
      fact: '.netBenefits',
    }),
    money({
      id: '.adjustedGrossIncome',
      text: 'What was your adjusted gross income for that year?',
      help: 'It’s on line 11 of Form 1040 for 2020 to 2024. For example, 23,000.00.',
      why: 'The taxable part of your benefits depends on your income that year.',
      min: -9_999_999_999.99,
      fact: '.adjustedGrossIncome',
    }),
    money({
      id: '.taxableBenefits',
      text: 'How much of your benefits was taxable on that return?',
      help: 'It’s on line 6b of Form 1040 for 2020 to 2024. Enter 0 if none. For example, 850.00.',
      why: 'You don’t pay tax on it again.',
      fact: '.taxableBenefits',
    }),
    money({
      id: '.taxExemptInterest',
      text: 'How much tax-exempt interest did you have in that year?',
      help: 'It’s on line 2a of Form 1040. Enter 0 if none. For example, 120.00.',
      why: 'It counts as income in this calculation.',
      fact: '.taxExemptInterest',
    }),
    money({
      id: '.exclusions',
      text: 'How much did you exclude or deduct for any of these in that year?',
      help: 'Include student loan interest, foreign earned income or housing, adoption benefits, and savings bond interest used for college. Enter 0 if none. For example, 300.00.',
      why: 'It counts as income in this calculation.',
      fact: '.exclusions',
    }),
  ],
  more: anotherQuestion(
    'Were you paid for another earlier year?',
    'For example, select Yes if the payment was for 2022 and 2023.',
  ),
};
