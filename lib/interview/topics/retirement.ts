import { moreQuestion, ownerQuestion } from './item-questions';
import { all, type Condition, whenPicked } from '../conditions';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

export const retirementGate: QuestionSpec = yesNo({
  id: 'had-retirement-income',
  text: 'Did you get money from a pension or retirement account in 2024?',
  help: 'It comes on a Form 1099-R. Count moves from one account to another as well. For example, $900 a month from a former job.',
  why: 'Some of this money is taxed, and tax may have been held back from it.',
  fact: 'interview.hadRetirementIncome',
});

export const moreRetirement: QuestionSpec = yesNo({
  id: 'more-retirement',
  text: 'Do you have a Form 1099-R that is not among your uploaded papers?',
  help: 'We read the Form 1099-R you uploaded. For example, pick Yes if you have a second pension.',
  why: 'Every Form 1099-R must be on your return.',
  fact: 'interview.moreRetirement',
});

const statedTaxable: Condition = all(
  whenPicked('.taxableStated', 'stated', 'You told us that box 2a is empty.'),
);

export const retirement: GroupSpec = {
  group: 'retirement',
  noun: 'Form 1099-R',
  nameFrom: '.payer',
  fact: 'retirement',
  gate: 'had-retirement-income',
  documents: { group: 'retirement', moreGate: 'more-retirement' },
  max: 20,
  questions: [
    ownerQuestion('Form 1099-R'),
    {
      id: '.payer',
      text: 'Who paid you this money?',
      help: 'The name is at the top of the form. For example, State Teachers Pension Fund.',
      why: 'It tells your papers apart.',
      type: 'text',
      maxLength: 100,
      fact: '.payer',
    },
    money({
      id: '.grossDistribution',
      text: 'What is in box 1, gross distribution?',
      help: 'Type the amount with cents. For example, 10,800.00.',
      why: 'This is all the money that was paid out.',
      sourceHint: 'Box 1',
      fact: '.grossDistribution',
    }),
    {
      id: '.taxableStated',
      text: 'Is there an amount in box 2a, taxable amount?',
      help: 'A printed 0.00 counts as an amount. For example, pick the second line if the box is blank.',
      why: 'An empty box is not the same as zero.',
      type: 'radio',
      choices: [
        { value: 'stated', label: 'Yes, there is an amount' },
        { value: 'empty', label: 'No, the box is empty' },
      ],
      sourceHint: 'Box 2a',
      fact: 'interview.taxableStated',
    },
    money({
      id: '.taxableAmount',
      text: 'What is in box 2a, taxable amount?',
      help: 'Type the amount with cents. For example, 10,800.00.',
      why: 'Only this part is taxed.',
      sourceHint: 'Box 2a',
      fact: '.taxableAmount',
      when: statedTaxable,
    }),
    money({
      id: '.federalWithholding',
      text: 'What is in box 4, federal tax withheld?',
      help: 'Write 0 if the box is empty. For example, 1,080.00.',
      why: 'You paid this tax already. It comes off your bill.',
      sourceHint: 'Box 4',
      fact: '.federalWithholding',
    }),
    {
      id: '.code',
      text: 'Which code is in box 7?',
      help: 'It is one or two numbers or letters. For example, 7 for a normal payment, or G for a direct move.',
      why: 'The code tells if the money is taxed, and if it came too early.',
      type: 'text',
      maxLength: 3,
      sourceHint: 'Box 7',
      placeholder: '7',
      upperCase: true,
      fact: '.code',
      check: (answer) =>
        typeof answer === 'string' && /^[1-9A-HJ-NP-UWY]{1,3}$/.test(answer)
          ? null
          : 'Type the code from box 7, such as 7, 1 or G.',
    },
    {
      id: '.marks',
      text: 'Which of these are marked on the form?',
      help: 'Look below box 2a and next to box 7. For example, “IRA/SEP/SIMPLE” if the money came from an IRA.',
      why: 'IRAs and pensions stand on different lines.',
      type: 'checkbox',
      choices: [
        { value: 'ira', label: 'Box 7: IRA/SEP/SIMPLE', states: { '.ira': true } },
        {
          value: 'not-determined',
          label: 'Box 2b: Taxable amount not determined',
          states: { '.taxableNotDetermined': true },
        },
        none('None of these'),
      ],
      fact: '.',
    },
    {
      id: '.uses',
      text: 'Did you do any of this with the money?',
      help: 'For example, pick the first line if you put the money in another IRA within 60 days.',
      why: 'Money that moves to a new account, or to charity, may not be taxed.',
      type: 'checkbox',
      choices: [
        { value: 'rollover', label: 'Put it in another retirement account' },
        { value: 'charity', label: 'Had it sent from my IRA straight to a charity, at age 70½ or older' },
        none('None of these'),
      ],
      fact: 'interview.retirementUses',
    },
    money({
      id: '.rollover',
      text: 'How much did you put in another retirement account?',
      help: 'For example, 5,000.00 of 8,000.00.',
      why: 'This part is not taxed now.',
      fact: '.rollover',
      when: whenPicked('.uses', 'rollover', 'You did not put this money in another account.'),
    }),
    money({
      id: '.qualifiedCharitable',
      text: 'How much went straight from your IRA to charity?',
      help: 'For example, 1,000.00.',
      why: 'This part is not taxed.',
      fact: '.qualifiedCharitable',
      when: whenPicked('.uses', 'charity', 'You did not send this money to a charity.'),
    }),
  ],
  more: moreQuestion('Form 1099-R'),
};
