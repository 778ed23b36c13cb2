import {
  isNotRead,
  askRareBoxes,
  boxIsFilled,
  moreQuestion,
  ownerQuestion,
  stateBoxes,
  stateChoice,
} from './item-questions';
import { all, type Condition, type View, when, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { earlyReasons, turned70HalfIn2024, turnedLateIn2024 } from './early-money';
import { ownMoney } from './own-money';
import { codeQuestionIds, codeQuestions } from './retirement-codes';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

export const moreRetirement: QuestionSpec = yesNo({
  id: 'more-retirement',
  text: 'Do you have a Form 1099-R that isn’t on the documents you uploaded?',
  help: 'We read the Form 1099-R you uploaded. For example, select Yes if you have a second pension.',
  why: 'Every Form 1099-R must be on your return.',
  fact: 'interview.moreRetirement',
});

const statedTaxable: Condition = all(
  whenPicked('.taxableStated', 'stated', 'You told us that box 2a is blank.'),
);

/** What Form 1099-R does not say: where the money went, and why it was taken early. */
const askedBesidePaper = [
  '.payerEin',
  '.uses',
  '.rollover',
  '.qualifiedCharitable',
  '.charitableDate',
  '.distributionDate',
  '.early',
  '.earlyExceptionCode',
  '.earlyExceptionAmount',
  '.earlyExceptionChildren',
  '.earlyExceptionPlanValue',
  ...codeQuestionIds,
];

/** The form at hand, when it was read from a document. */
const readForm = ({ documents, paper }: View) =>
  formsOf(documents, 'retirement').find(({ form }) => form.extractionId === paper)?.form;

/** Nothing of a payment is taxed that moved straight to another account (codes G and H) or whose box 2a is zero. */
const isTaxedByPaper: Condition = (view) => {
  const item = readForm(view)?.item;
  if (!item) return true;
  return (
    (item['taxableAmount'] !== 0 && !/[GH]/.test(String(item['code'] ?? ''))) || {
      skip: 'Your paper shows that nothing of it is taxed.',
    }
  );
};

/** Code 1 and code S: taken before 59½ without a reason that the payer knows of. */
const isEarlyByPaper: Condition = (view) => {
  const code = readForm(view)?.item['code'];
  if (code === undefined) return 'later';
  return /[1JS]/.test(String(code)) || { skip: 'Box 7 of your Form 1099-R shows no early distribution.' };
};

/** The same for a form that was typed in. */
const isEarlyCode: Condition = (view) =>
  view.paper === null
    ? when(
        '.code',
        (code) => /[1JS]/.test(String(code)),
        'The code doesn’t say that the money came early.',
      )(view)
    : isEarlyByPaper(view);

/** Typed papers have it among their other boxes; a paper that was read is asked about. */
const hadReason: Condition = (view) =>
  view.paper === null
    ? boxIsFilled('early', 'The place for a reason')(view)
    : whenYes('.early', 'You told us there was no such reason.')(view);

export const retirement: GroupSpec = {
  group: 'retirement',
  noun: 'Form 1099-R',
  nameFrom: '.payer',
  fact: 'retirement',
  gate: 'money-kinds',
  gateChoice: 'retirement',
  documents: { group: 'retirement', moreGate: 'more-retirement', asks: askedBesidePaper },
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
    {
      id: '.payerEin',
      text: 'What is the payer’s TIN?',
      help: 'It is near the payer’s name on Form 1099-R and has nine digits. For example, 12-3456789.',
      why: 'The IRS rejects a Form 1099-R without the payer’s number.',
      type: 'text',
      format: 'ein',
      placeholder: '12-3456789',
      fact: '.payerEin',
      when: isNotRead('retirement', 'payerEin', (text) => text.replaceAll(/\D/g, '').length === 9),
    },
    money({
      id: '.grossDistribution',
      text: 'What is in box 1, gross distribution?',
      help: 'Enter the amount with cents. For example, 10,800.00.',
      why: 'This is all the money that was paid out.',
      sourceHint: 'Box 1',
      fact: '.grossDistribution',
    }),
    {
      id: '.taxableStated',
      text: 'Is there an amount in box 2a, taxable amount?',
      help: 'A printed 0.00 counts as an amount. For example, select the second line if the box is blank.',
      why: 'An empty box isn’t the same as zero.',
      type: 'radio',
      choices: [
        { value: 'stated', label: 'Yes, there is an amount' },
        { value: 'empty', label: 'No, the box is blank' },
      ],
      sourceHint: 'Box 2a',
      fact: 'interview.taxableStated',
    },
    money({
      id: '.taxableAmount',
      text: 'What is in box 2a, taxable amount?',
      help: 'Enter the amount with cents. For example, 10,800.00.',
      why: 'Only this part is taxed.',
      sourceHint: 'Box 2a',
      fact: '.taxableAmount',
      when: statedTaxable,
    }),
    money({
      id: '.federalWithholding',
      text: 'What is in box 4, federal tax withheld?',
      help: 'Enter 0 if the box is blank. For example, 1,080.00.',
      why: 'You paid this tax already. It counts toward what you owe.',
      sourceHint: 'Box 4',
      fact: '.federalWithholding',
    }),
    {
      id: '.code',
      text: 'Which code is in box 7?',
      help: 'It’s one or two numbers or letters. For example, 7 for a normal payment, or G for a direct move.',
      why: 'The code says whether the money is taxed and whether it was an early distribution.',
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
      help: 'For example, select the first line if you put the money in another IRA within 60 days.',
      why: 'Money that moves to a new account, or to charity, may not be taxed.',
      type: 'checkbox',
      choices: [
        { value: 'rollover', label: 'Put it in another retirement account' },
        { value: 'convert', label: 'Converted it from a traditional IRA to a Roth IRA' },
        { value: 'charity', label: 'Had it sent from my IRA straight to a charity, at age 70½ or older' },
        none('None of these'),
      ],
      fact: 'interview.retirementUses',
      when: isTaxedByPaper,
    },
    money({
      id: '.rollover',
      text: 'How much did you put in another retirement account?',
      help: 'For example, 5,000.00 of 8,000.00.',
      why: 'This part isn’t taxed now.',
      fact: '.rollover',
      when: whenPicked('.uses', 'rollover', 'You didn’t put this money in another account.'),
    }),
    money({
      id: '.qualifiedCharitable',
      text: 'How much went straight from your IRA to charity?',
      help: 'For example, 1,000.00.',
      why: 'This part isn’t taxed.',
      fact: '.qualifiedCharitable',
      when: whenPicked('.uses', 'charity', 'You didn’t send this money to a charity.'),
    }),
    ...codeQuestions,
    {
      id: '.charitableDate',
      text: 'What was the date of the first gift from your IRA?',
      help: 'Leave out gifts before you were 70½. For example, 10/15/2024.',
      why: 'A gift counts only from the day you turn 70½.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      fact: '.charitableDate',
      when: all(
        whenPicked('.uses', 'charity', 'You didn’t send this money to a charity.'),
        turned70HalfIn2024,
      ),
    },
    {
      id: '.distributionDate',
      text: 'On what date did you receive this distribution?',
      help: 'Look at the account statement. If there were several, enter the first. For example, 08/20/2024.',
      why: 'From age 59½ on there is no 10% additional tax.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      optional: true,
      fact: '.distributionDate',
      when: all(isEarlyCode, turnedLateIn2024),
    },
    yesNo({
      id: '.early',
      text: 'Did you have a good reason to take this money before the age of 59½?',
      help: 'A first home, college, a birth, large doctor bills and a job that you left at 55 or later are such reasons. For example, select Yes if it paid for college.',
      why: 'Then the 10% tax on it may fall away.',
      fact: 'interview.early',
      when: isEarlyByPaper,
    }),
    ...askRareBoxes(
      'Form 1099-R',
      [
        {
          id: '.capitalGain',
          box: 'Box 3',
          label: 'Capital gain',
          text: 'What is in box 3, capital gain?',
          help: 'Enter the amount with cents. For example, 900.00.',
          why: 'Old plans can have a lower tax on it.',
        },
        {
          id: '.localWithholding',
          box: 'Box 17',
          label: 'Local tax withheld',
          text: 'What is in box 17, local tax withheld?',
          help: 'Enter the amount with cents. For example, 40.00.',
          why: 'It counts as local income tax if you itemize.',
        },
      ],
      [
        stateChoice('Box 14'),
        { value: 'own-money', label: 'Box 9b: I paid into this pension from my own taxed money' },
        { value: 'early', label: 'I was under 59½ and had a good reason to take the money' },
        { value: 'disaster', label: 'A big disaster hit my home, and I took the money for it' },
      ],
    ),
    ...stateBoxes('Box 15', 'Box 14'),
    {
      id: '.earlyExceptionCode',
      text: 'Why did you take the money before the age of 59½?',
      help: 'Select the reason that fits best. For example, “To buy a first home” for up to $10,000 from an IRA.',
      why: 'For these reasons there is no 10% tax on it.',
      type: 'select',
      choices: earlyReasons,
      fact: '.earlyExceptionCode',
      when: hadReason,
    },
    money({
      id: '.earlyExceptionAmount',
      text: 'How much of the money was for this reason?',
      help: 'For example, 5,000.00 of 8,000.00.',
      why: 'The 10% tax is due on the rest alone.',
      fact: '.earlyExceptionAmount',
      when: hadReason,
    }),
    {
      id: '.earlyExceptionChildren',
      text: 'For how many children born or adopted did you take the money?',
      help: 'Each of you can take $5,000 for each child. For example, 1.',
      why: 'The exception is for $5,000 a child.',
      type: 'number',
      format: 'whole',
      min: 1,
      max: 20,
      fact: '.earlyExceptionChildren',
      when: all(hadReason, whenPicked('.earlyExceptionCode', '19', 'The reason wasn’t a birth or adoption.')),
    },
    money({
      id: '.earlyExceptionPlanValue',
      text: 'How much was in the account just before you took the money?',
      help: 'For an IRA, add up all your IRAs. For a plan at work, count the vested part. For example, 18,000.00.',
      why: 'The exception depends on what the account held.',
      fact: '.earlyExceptionPlanValue',
      when: all(
        hadReason,
        when(
          '.earlyExceptionCode',
          (code) => code === '22' || code === '23',
          'This reason doesn’t depend on the account.',
        ),
      ),
    }),
    money({
      id: '.disaster',
      text: 'How much of the money did you take for a big disaster?',
      help: 'It must be a disaster that the President named. For example, 22,000.00.',
      why: 'This money can be taxed over three years.',
      fact: '.disaster',
      when: boxIsFilled('disaster', 'The place for a disaster'),
    }),
    ...ownMoney,
  ],
  more: moreQuestion('Form 1099-R'),
};
