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
  text: 'Do you have a Form 1099-R that you haven’t uploaded?',
  help: 'We read the Form 1099-R you uploaded. For example, select Yes if you have a second pension.',
  why: 'Every Form 1099-R must be on your return.',
  fact: 'interview.moreRetirement',
});

const statedTaxable: Condition = all(whenPicked('.taxableStated', 'stated', 'You told us box 2a is blank.'));

/** What Form 1099-R does not say: where the money went, and why it was taken early. */
const askedBesideForm = [
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
const readForm = ({ documents, extractionId }: View) =>
  formsOf(documents, 'retirement').find(({ form }) => form.extractionId === extractionId)?.form;

/** Nothing of a payment is taxed that moved straight to another account (codes G and H) or whose box 2a is zero. */
const isTaxedByForm: Condition = (view) => {
  const item = readForm(view)?.item;
  if (!item) return true;
  return (
    (item['taxableAmount'] !== 0 && !/[GH]/.test(String(item['code'] ?? ''))) || {
      skip: 'Your form shows that none of it is taxable.',
    }
  );
};

/** Code 1 and code S: taken before 59½ without a reason that the payer knows of. */
const isEarlyByForm: Condition = (view) => {
  const code = readForm(view)?.item['code'];
  if (code === undefined) return 'later';
  return /[1JS]/.test(String(code)) || { skip: 'Box 7 of your Form 1099-R shows no early distribution.' };
};

/** The same for a form that was typed in. */
const isEarlyCode: Condition = (view) =>
  view.extractionId === null
    ? when(
        '.code',
        (code) => /[1JS]/.test(String(code)),
        'The code doesn’t show an early distribution.',
      )(view)
    : isEarlyByForm(view);

/** Typed documents have it among their other boxes; a document that was read is asked about. */
const hadReason: Condition = (view) =>
  view.extractionId === null
    ? boxIsFilled('early', 'The box for an exception')(view)
    : whenYes('.early', 'You told us no exception applies.')(view);

export const retirement: GroupSpec = {
  group: 'retirement',
  noun: 'Form 1099-R',
  nameFrom: '.payer',
  fact: 'retirement',
  gate: 'money-kinds',
  gateChoice: 'retirement',
  documents: { group: 'retirement', moreGate: 'more-retirement', asks: askedBesideForm },
  max: 20,
  questions: [
    ownerQuestion('Form 1099-R'),
    {
      id: '.payer',
      text: 'Who paid you this distribution?',
      help: 'The name is at the top of the form. For example, State Teachers Pension Fund.',
      why: 'We use it to tell your Forms 1099-R apart.',
      type: 'text',
      maxLength: 100,
      fact: '.payer',
    },
    {
      id: '.payerEin',
      text: 'What is the payer’s TIN?',
      help: 'It’s near the payer’s name on Form 1099-R and has nine digits. For example, 12-3456789.',
      why: 'The IRS rejects a Form 1099-R without the payer’s TIN.',
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
      why: 'This is the total amount paid to you.',
      sourceHint: 'Box 1',
      fact: '.grossDistribution',
    }),
    {
      id: '.taxableStated',
      text: 'Is there an amount in box 2a, taxable amount?',
      help: 'A printed 0.00 counts as an amount. For example, select the first option if the box shows 0.00, and the second if it’s blank.',
      why: 'A blank box isn’t the same as zero.',
      type: 'radio',
      choices: [
        { value: 'stated', label: 'Yes, there’s an amount' },
        { value: 'empty', label: 'No, the box is blank' },
      ],
      sourceHint: 'Box 2a',
      fact: 'interview.taxableStated',
    },
    money({
      id: '.taxableAmount',
      text: 'What is in box 2a, taxable amount?',
      help: 'Enter the amount with cents. For example, 10,800.00.',
      why: 'Only this part is taxable.',
      sourceHint: 'Box 2a',
      fact: '.taxableAmount',
      when: statedTaxable,
    }),
    money({
      id: '.federalWithholding',
      text: 'What is in box 4, federal income tax withheld?',
      help: 'Enter 0 if the box is blank. For example, 1,080.00.',
      why: 'You already paid this tax. It lowers what you owe or adds to your refund.',
      sourceHint: 'Box 4',
      fact: '.federalWithholding',
    }),
    {
      id: '.code',
      text: 'Which code is in box 7?',
      help: 'It’s one or two numbers or letters. For example, 7 for a normal distribution, or G for a direct rollover.',
      why: 'The code shows whether the money is taxed and whether it was an early distribution.',
      type: 'text',
      maxLength: 3,
      sourceHint: 'Box 7',
      placeholder: '7',
      upperCase: true,
      fact: '.code',
      check: (answer) =>
        typeof answer === 'string' && /^[1-9A-HJ-NP-UWY]{1,3}$/.test(answer)
          ? null
          : 'Enter the code from box 7, such as 7, 1, or G.',
    },
    {
      id: '.marks',
      text: 'Which of these boxes are checked on the form?',
      help: 'Look below box 2a and next to box 7. For example, “IRA/SEP/SIMPLE” if the money came from an IRA.',
      why: 'IRAs and pensions go on different lines.',
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
      text: 'Did you do any of these with the distribution?',
      help: 'For example, select the first option if you rolled it over to another IRA within 60 days.',
      why: 'Most rollovers and qualified charitable distributions from an IRA aren’t taxed.',
      type: 'checkbox',
      choices: [
        { value: 'rollover', label: 'Rolled it over to another retirement account' },
        { value: 'convert', label: 'Converted it from a traditional IRA to a Roth IRA' },
        {
          value: 'charity',
          label: 'Had it sent directly from my IRA to a charity at age 70½ or older (QCD)',
        },
        none('None of these'),
      ],
      fact: 'interview.retirementUses',
      when: isTaxedByForm,
    },
    money({
      id: '.rollover',
      text: 'How much did you roll over to another retirement account?',
      help: 'For example, 5,000.00 of an 8,000.00 distribution.',
      why: 'You don’t pay tax on this part now.',
      fact: '.rollover',
      when: whenPicked('.uses', 'rollover', 'You told us you didn’t roll it over.'),
    }),
    money({
      id: '.qualifiedCharitable',
      text: 'How much went directly from your IRA to charity?',
      help: 'For example, 1,000.00.',
      why: 'You don’t pay tax on this part.',
      fact: '.qualifiedCharitable',
      when: whenPicked('.uses', 'charity', 'You told us it didn’t go to a charity.'),
    }),
    ...codeQuestions,
    {
      id: '.charitableDate',
      text: 'What was the date of the first gift from your IRA to charity?',
      help: 'Leave out gifts made before you turned 70½. For example, 10/15/2024.',
      why: 'A gift counts only on or after the day you turn 70½.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      fact: '.charitableDate',
      when: all(whenPicked('.uses', 'charity', 'You told us it didn’t go to a charity.'), turned70HalfIn2024),
    },
    {
      id: '.distributionDate',
      text: 'When did you receive this distribution?',
      help: 'Look at the account statement. If you received several, enter the first date. For example, 08/20/2024.',
      why: 'You don’t owe the 10% additional tax on distributions after you turn 59½.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      optional: true,
      fact: '.distributionDate',
      when: all(isEarlyCode, turnedLateIn2024),
    },
    yesNo({
      id: '.early',
      text: 'Does an exception to the 10% early distribution tax apply?',
      help: 'Exceptions include a first home, college, a birth or adoption, and medical expenses over 7.5% of your adjusted gross income. You also have one if you left the job in or after the year you turned 55 (50 for public safety employees). For example, select Yes if you used it for college.',
      why: 'If so, you may not owe the 10% additional tax.',
      fact: 'interview.early',
      when: isEarlyByForm,
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
          why: 'Plan participants born before January 2, 1936, can elect a lower rate on it.',
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
        { value: 'own-money', label: 'Box 9b: I made after-tax contributions to this pension' },
        { value: 'early', label: 'I was under 59½ and an exception to the 10% tax applies' },
        { value: 'disaster', label: 'I took a qualified disaster distribution' },
      ],
    ),
    ...stateBoxes('Box 15', 'Box 14'),
    {
      id: '.earlyExceptionCode',
      text: 'Which exception applies to this early distribution?',
      help: 'Select the exception that fits best. The number is the Form 5329 code. For example, 09 to buy a first home with an IRA.',
      why: 'You don’t owe the 10% additional tax on the amount an exception covers.',
      type: 'select',
      choices: earlyReasons,
      fact: '.earlyExceptionCode',
      when: hadReason,
    },
    money({
      id: '.earlyExceptionAmount',
      text: 'How much of the distribution does the exception cover?',
      help: 'For example, 5,000.00 of an 8,000.00 distribution.',
      why: 'You owe the 10% additional tax only on the rest of the distribution.',
      fact: '.earlyExceptionAmount',
      when: hadReason,
    }),
    {
      id: '.earlyExceptionChildren',
      text: 'How many births or adoptions was this distribution for?',
      help: 'Each parent can take up to $5,000 per child. For example, 2 for twins.',
      why: 'The exception is limited to $5,000 per child.',
      type: 'number',
      format: 'whole',
      min: 1,
      max: 20,
      fact: '.earlyExceptionChildren',
      when: all(
        hadReason,
        whenPicked('.earlyExceptionCode', '19', 'The exception isn’t for a birth or adoption.'),
      ),
    },
    money({
      id: '.earlyExceptionPlanValue',
      text: 'What was the account balance just before the distribution?',
      help: 'For an IRA, add up all your IRAs. For a plan at work, use the vested balance. For example, 18,000.00.',
      why: 'The exception depends on the account balance.',
      fact: '.earlyExceptionPlanValue',
      when: all(
        hadReason,
        when(
          '.earlyExceptionCode',
          (code) => code === '22' || code === '23',
          'This exception doesn’t depend on the account balance.',
        ),
      ),
    }),
    money({
      id: '.disaster',
      text: 'How much of this distribution is a qualified disaster distribution?',
      help: 'Your main home must have been in a federally declared major disaster area, and you must have had an economic loss. For example, 22,000.00.',
      why: 'You can spread the income over three years.',
      fact: '.disaster',
      when: boxIsFilled('disaster', 'The box for a disaster'),
    }),
    ...ownMoney,
  ],
  more: moreQuestion('Form 1099-R'),
};
