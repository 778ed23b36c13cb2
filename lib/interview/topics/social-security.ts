import { moreQuestion, ownerQuestion } from './item-questions';
import { askPicked } from './picked-amounts';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

export const moreSocialSecurity: QuestionSpec = yesNo({
  id: 'more-social-security',
  text: 'Do you have a Form SSA-1099 that isn’t on the documents you uploaded?',
  help: 'We read the form you uploaded. For example, select Yes if your spouse got one too.',
  why: 'All benefits must be on your return.',
  fact: 'interview.moreSocialSecurity',
});

export const socialSecurity: GroupSpec = {
  group: 'socialSecurity',
  noun: 'Form SSA-1099',
  fact: 'socialSecurity',
  gate: 'money-kinds',
  gateChoice: 'social-security',
  documents: { group: 'socialSecurity', moreGate: 'more-social-security' },
  max: 6,
  questions: [
    ownerQuestion('Form SSA-1099'),
    money({
      id: '.netBenefits',
      text: 'What is in box 5, net benefits?',
      help: 'It may be below zero if you paid benefits back. Then put a minus in front. For example, 16,800.00.',
      why: 'We work out how much of it is taxed.',
      sourceHint: 'Box 5',
      min: -9_999_999_999.99,
      fact: '.netBenefits',
    }),
    money({
      id: '.federalWithholding',
      text: 'What is in box 6, federal tax withheld?',
      help: 'Enter 0 if the box is blank. For example, 1,200.00.',
      why: 'You paid this tax already. It counts toward what you owe.',
      sourceHint: 'Box 6',
      fact: '.federalWithholding',
    }),
    ...askPicked({
      id: '.further',
      text: 'Is any of this printed in the box below the amounts?',
      help: 'Look at “Description of amount in box 3”. For example, Medicare premiums that were taken out.',
      why: 'So you only see questions about what is on your paper.',
      because: 'You told us this isn’t on your paper.',
      whyEach: 'It can change your tax.',
      amounts: [
        {
          fact: '.medicarePremiums',
          label: 'Medicare premiums',
          text: 'How much was taken out for Medicare?',
          help: 'Add up all Medicare lines in that box. For example, 2,096.40.',
          why: 'It counts as a doctor bill if you list deductions.',
        },
        {
          fact: '.lumpSumPriorYears',
          label: 'Benefits paid in 2024 for earlier years',
          text: 'How much was paid in 2024 for earlier years?',
          help: 'It says “Paid in 2024 for 2023” and so on. For example, 4,800.00.',
          why: 'There is a choice of how to tax it.',
        },
      ],
    }),
  ],
  more: moreQuestion('Form SSA-1099'),
};
