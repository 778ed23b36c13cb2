import { moreQuestion, ownerQuestion } from './item-questions';
import { askPicked } from './picked-amounts';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

export const moreSocialSecurity: QuestionSpec = yesNo({
  id: 'more-social-security',
  text: 'Do you have a Form SSA-1099 that you haven’t uploaded?',
  help: 'We read the form you uploaded. For example, select Yes if your spouse received one too.',
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
      help: 'It can be negative if you repaid benefits. For example, 16,800.00.',
      why: 'We calculate how much of your benefits is taxable.',
      sourceHint: 'Box 5',
      min: -9_999_999_999.99,
      fact: '.netBenefits',
    }),
    money({
      id: '.federalWithholding',
      text: 'What is in box 6, federal income tax withheld?',
      help: 'Enter 0 if the box is blank. For example, 1,200.00.',
      why: 'You already paid this tax. It lowers what you owe or adds to your refund.',
      sourceHint: 'Box 6',
      fact: '.federalWithholding',
    }),
    ...askPicked({
      id: '.further',
      text: 'Does the description for box 3 show any of these?',
      help: 'Look at “Description of Amount in Box 3.” For example, Medicare premiums deducted from your benefits.',
      why: 'We’ll ask only about what’s on your form.',
      because: 'You told us this isn’t on your form.',
      whyEach: 'It can change your tax.',
      amounts: [
        {
          fact: '.medicarePremiums',
          label: 'Medicare premiums',
          text: 'How much was deducted for Medicare premiums?',
          help: 'Add up all Medicare lines in that box. For example, 2,096.40.',
          why: 'It’s a medical expense if you itemize.',
        },
        {
          fact: '.lumpSumPriorYears',
          label: 'Benefits paid in 2024 for earlier years',
          text: 'How much of your 2024 benefits was for earlier years?',
          help: 'Look for words like “Paid in 2024 for 2023.” For example, 4,800.00.',
          why: 'You can elect to use the lump-sum method for it.',
        },
      ],
    }),
  ],
  more: moreQuestion('Form SSA-1099'),
};
