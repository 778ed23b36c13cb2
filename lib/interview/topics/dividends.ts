import { answerOf } from '../conditions';
import { askRareBoxes, moreQuestion, ownerQuestion, stateBoxes, stateChoice } from './item-questions';
import { fundStockQuestions } from './small-business-stock';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

export const moreDividends: QuestionSpec = yesNo({
  id: 'more-dividends',
  text: 'Do you have another Form 1099-DIV that you haven’t uploaded?',
  help: 'We read the Form 1099-DIV you uploaded. For example, select Yes if you have a second broker.',
  why: 'All dividends must be on your return.',
  fact: 'interview.moreDividends',
});

export const dividends: GroupSpec = {
  group: 'dividends',
  noun: 'Form 1099-DIV',
  nameFrom: '.payer',
  fact: 'dividends',
  gate: 'money-kinds',
  gateChoice: 'dividends',
  documents: { group: 'dividends', moreGate: 'more-dividends', asks: fundStockQuestions.map(({ id }) => id) },
  max: 40,
  questions: [
    ownerQuestion('Form 1099-DIV'),
    {
      id: '.payer',
      text: 'Who paid you the dividends?',
      help: 'The payer’s name is at the top of the form. For example, Lake Fund.',
      why: 'Schedule B lists each payer.',
      type: 'text',
      maxLength: 100,
      fact: '.payer',
    },
    money({
      id: '.ordinary',
      text: 'What is in box 1a, ordinary dividends?',
      help: 'Enter 0 if the box is blank. For example, 310.00.',
      why: 'These dividends are taxable income.',
      sourceHint: 'Box 1a',
      fact: '.ordinary',
    }),
    money({
      id: '.qualified',
      text: 'What is in box 1b, qualified dividends?',
      help: 'It’s part of box 1a. Enter 0 if the box is blank. For example, 250.00.',
      why: 'Qualified dividends are taxed at a lower rate.',
      sourceHint: 'Box 1b',
      fact: '.qualified',
      check: (answer, view) => {
        const total = answerOf(view, '.ordinary');
        return typeof total === 'number' && typeof answer === 'number' && answer > total
          ? 'Box 1b can’t be more than box 1a. Check both on your form.'
          : null;
      },
    }),
    ...askRareBoxes(
      'Form 1099-DIV',
      [
        {
          id: '.capitalGain',
          box: 'Box 2a',
          label: 'Total capital gain distributions',
          text: 'What is in box 2a, capital gain distributions?',
          help: 'Enter the amount with cents. For example, 95.00.',
          why: 'They’re taxed at a lower rate.',
        },
        {
          id: '.unrecaptured1250',
          box: 'Box 2b',
          label: 'Section 1250 gain',
          text: 'What is in box 2b, unrecaptured section 1250 gain?',
          help: 'It’s part of box 2a. For example, 12.00.',
          why: 'It has its own tax rate.',
        },
        {
          id: '.section1202',
          box: 'Box 2c',
          label: 'Section 1202 gain',
          text: 'What is in box 2c, section 1202 gain?',
          help: 'It’s part of box 2a. For example, 12.00.',
          why: 'Part of it may be tax-free.',
        },
        {
          id: '.collectibles28',
          box: 'Box 2d',
          label: 'Collectibles (28%) gain',
          text: 'What is in box 2d, collectibles gain?',
          help: 'It’s part of box 2a. For example, 12.00.',
          why: 'It has its own tax rate.',
        },
        {
          id: '.nondividend',
          box: 'Box 3',
          label: 'Nondividend distributions',
          text: 'What is in box 3, nondividend distributions?',
          help: 'Enter the amount with cents. For example, 18.00.',
          why: 'It’s a return of your investment, so it usually isn’t taxed now. Keep a record of it for when you sell.',
        },
        {
          id: '.federalWithholding',
          box: 'Box 4',
          label: 'Federal income tax withheld',
          text: 'What is in box 4, federal income tax withheld?',
          help: 'Enter the amount with cents. For example, 30.00.',
          why: 'You already paid this tax. It lowers what you owe or adds to your refund.',
        },
        {
          id: '.section199A',
          box: 'Box 5',
          label: 'Section 199A dividends',
          text: 'What is in box 5, section 199A dividends?',
          help: 'They come from real estate investment trusts (REITs). For example, 44.00.',
          why: 'You may be able to deduct up to 20% of them.',
        },
        {
          id: '.foreignTaxPaid',
          box: 'Box 7',
          label: 'Foreign tax paid',
          text: 'What is in box 7, foreign tax paid?',
          help: 'Enter the amount with cents. For example, 14.00.',
          why: 'You may be able to claim a credit for tax paid to another country.',
        },
        {
          id: '.exemptInterest',
          box: 'Box 12',
          label: 'Exempt-interest dividends',
          text: 'What is in box 12, exempt-interest dividends?',
          help: 'They come from municipal bond funds (funds that hold state and local bonds). For example, 70.00.',
          why: 'They aren’t taxed, but they must be on your return.',
        },
        {
          id: '.privateActivityBondInterest',
          box: 'Box 13',
          label: 'Private activity bond interest dividends',
          text: 'What is in box 13, private activity bond interest dividends?',
          help: 'It’s part of box 12. For example, 20.00.',
          why: 'It counts as income for the alternative minimum tax (AMT).',
        },
      ],
      [stateChoice('Box 16')],
    ),
    ...fundStockQuestions,
    ...stateBoxes('Box 14', 'Box 16'),
  ],
  more: moreQuestion('Form 1099-DIV'),
};
