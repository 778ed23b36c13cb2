import {
  askRareBoxes,
  boxIsFilled,
  moreQuestion,
  ownerQuestion,
  stateBoxes,
  stateChoice,
} from './item-questions';
import { all, type Condition, type View, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { type Choice, type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

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

/** Numbers of the Instructions for Form 5329, line 2 (2024). */
const earlyReasons: Choice[] = [
  { value: '01', label: 'I left the job in or after the year I turned 55' },
  { value: '02', label: 'Equal payments for the rest of my life' },
  { value: '03', label: 'I am disabled for good' },
  { value: '04', label: 'The owner died' },
  { value: '05', label: 'Large doctor bills' },
  { value: '06', label: 'A court order in a divorce' },
  { value: '07', label: 'Health insurance while I had no job' },
  { value: '08', label: 'College costs' },
  { value: '09', label: 'To buy a first home' },
  { value: '10', label: 'The IRS took it' },
  { value: '11', label: 'I was called up as a reservist' },
  { value: '12', label: 'Another reason that the IRS takes' },
  { value: '19', label: 'A birth or an adoption' },
];

const withOwnMoney = boxIsFilled('own-money', 'Box 9b');
const emptyAmount = whenPicked('.taxableStated', 'empty', 'Box 2a shows what is taxed.');

/** The Simplified Method, for a pension with the filer's own money in it and no taxable amount. */
const ownMoney: QuestionSpec[] = [
  money({
    id: '.simplifiedMethod.cost',
    text: 'How much of your own taxed money went into this pension?',
    help: 'It is in box 9b. For example, 24,700.00.',
    why: 'You get this money back free of tax, bit by bit.',
    sourceHint: 'Box 9b',
    fact: '.simplifiedMethod.cost',
    when: all(withOwnMoney, emptyAmount),
  }),
  {
    id: '.simplifiedMethod.startDate',
    text: 'On which day did the pension start?',
    help: 'For example, 07/01/2019.',
    why: 'The rules depend on it.',
    type: 'date',
    min: '1950-01-01',
    max: '2024-12-31',
    fact: '.simplifiedMethod.startDate',
    when: all(withOwnMoney, emptyAmount),
  },
  {
    id: '.simplifiedMethod.ageAtStart',
    text: 'How old were you on the day the pension started?',
    help: 'If it is your spouse’s pension, give your spouse’s age. For example, 65. If it is paid for two lives, write 0 here.',
    why: 'It decides over how many months your money comes back.',
    type: 'number',
    format: 'whole',
    min: 0,
    max: 120,
    fact: '.simplifiedMethod.ageAtStart',
    when: all(withOwnMoney, emptyAmount),
  },
  {
    id: '.simplifiedMethod.jointAges',
    text: 'If it is paid for two lives, what are both ages added up?',
    help: 'Take the ages on the day it started. Write 0 if it is for one life. For example, 65 + 62 = 127.',
    why: 'A pension for two lives is spread over more months.',
    type: 'number',
    format: 'whole',
    min: 0,
    max: 240,
    fact: '.simplifiedMethod.jointAges',
    when: all(withOwnMoney, emptyAmount),
  },
  money({
    id: '.simplifiedMethod.recoveredBefore',
    text: 'How much of your own money did you get back before 2024?',
    help: 'It is on the same worksheet of your 2023 return. For example, 5,700.00.',
    why: 'It can come back only once.',
    fact: '.simplifiedMethod.recoveredBefore',
    when: all(withOwnMoney, emptyAmount),
  }),
];

/** What Form 1099-R does not say: where the money went, and why it was taken early. */
const askedBesidePaper = [
  '.uses',
  '.rollover',
  '.qualifiedCharitable',
  '.early',
  '.earlyExceptionCode',
  '.earlyExceptionAmount',
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
  return /[1S]/.test(String(code)) || { skip: 'Your paper shows that the money did not come too early.' };
};

/** Typed papers have it among their other boxes; a paper that was read is asked about. */
const hadReason: Condition = (view) =>
  view.paper === null
    ? boxIsFilled('early', 'The place for a reason')(view)
    : whenYes('.early', 'You told us that there was no such reason.')(view);

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
      when: isTaxedByPaper,
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
    yesNo({
      id: '.early',
      text: 'Did you have a good reason to take this money before the age of 59½?',
      help: 'A first home, college, a birth, large doctor bills and a job that you left at 55 or later are such reasons. For example, pick Yes if it paid for college.',
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
          help: 'Type the amount with cents. For example, 900.00.',
          why: 'Old plans can have a lower tax on it.',
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
      help: 'Pick the reason that fits best. For example, “To buy a first home” for up to $10,000 from an IRA.',
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
