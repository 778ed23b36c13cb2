import { splitAddress } from '@/lib/tax/facts/postal-address';
import { picked } from '../conditions';
import { askRareBoxes, boxIsFilled, isNotRead, moreQuestion, ownerQuestion } from './item-questions';
import { box14Asks } from './w2-box-14';
import { box14Row, stateRow } from './w2-rows';
import { type Choice, type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

export const w2Gate: QuestionSpec = yesNo({
  id: 'had-w2-income',
  text: 'Did you have a job in 2024 that sent you a Form W-2?',
  help: 'An employer sends this form by the end of January. If you file together, count your spouse’s jobs as well. For example, a summer job in a shop counts.',
  why: 'Pay from a job is the largest income on most returns.',
  fact: 'interview.hadW2Income',
});

export const moreW2s: QuestionSpec = yesNo({
  id: 'more-w2s',
  text: 'Do you have a Form W-2 that isn’t on the documents you uploaded?',
  help: 'We read the W-2 you uploaded, so you need not type it in. For example, select Yes if you had a second job and hold its W-2 on paper.',
  why: 'Every W-2 must be on your return. The IRS gets a copy of each.',
  fact: 'interview.moreW2s',
});

/** Codes of box 12, General Instructions for Forms W-2 and W-3 (2024). */
const box12Meanings: Record<string, string> = {
  A: 'Social Security tax not taken from tips',
  B: 'Medicare tax not taken from tips',
  C: 'Life insurance over $50,000',
  D: '401(k) savings',
  E: '403(b) savings',
  F: 'SEP savings',
  G: '457(b) savings',
  H: '501(c)(18)(D) savings',
  J: 'Sick pay that isn’t taxed',
  K: 'Tax on golden parachute pay',
  L: 'Business costs paid back',
  M: 'Social Security tax on life insurance, former job',
  N: 'Medicare tax on life insurance, former job',
  P: 'Moving costs paid back, armed forces',
  Q: 'Combat pay that isn’t taxed',
  R: 'Archer MSA',
  S: 'SIMPLE savings',
  T: 'Adoption benefits',
  V: 'Income from stock options',
  W: 'Health savings account (HSA)',
  Y: 'Pay put off, section 409A',
  Z: 'Income under section 409A',
  AA: 'Roth 401(k) savings',
  BB: 'Roth 403(b) savings',
  DD: 'Cost of health insurance',
  EE: 'Roth 457(b) savings',
  FF: 'Small-employer health plan',
  GG: 'Income from equity grants',
  HH: 'Equity grants put off',
  II: 'Medicaid waiver pay that isn’t taxed',
};

const box12Choices: Choice[] = Object.entries(box12Meanings).map(([value, meaning]) => ({
  value,
  label: `${value}: ${meaning}`,
}));

const box12Amounts: QuestionSpec[] = Object.entries(box12Meanings).map(([code, meaning]) =>
  money({
    id: `.box12.${code}`,
    text: `How much is in box 12 next to code ${code}?`,
    help: `Code ${code} stands for: ${meaning}. Add the amounts if the code is there twice. For example, 1,500.00.`,
    why: 'Some codes change your tax. Others are only for your records.',
    sourceHint: 'Box 12',
    fact: '.box12',
    entry: { code },
    // Thirty codes that are not on the paper are no news, so they don't count as skipped.
    when: (view) => picked(view, '.box12Codes', code) || 'later',
  }),
);

const amountBox = (id: string, box: string, text: string, help: string, why: string): QuestionSpec =>
  money({ id, text, help, why, fact: id, sourceHint: box });

export const w2s: GroupSpec = {
  group: 'w2s',
  noun: 'W-2',
  nameFrom: '.employerName',
  fact: 'w2s',
  gate: 'had-w2-income',
  documents: {
    group: 'w2s',
    moreGate: 'more-w2s',
    asks: ['.employerAddress', ...box14Asks.map(({ id }) => id)],
  },
  max: 30,
  questions: [
    ownerQuestion('W-2'),
    {
      id: '.employerName',
      text: 'What is the name of the employer?',
      help: 'It’s in box c of the W-2. For example, Corner Bakery LLC.',
      why: 'The IRS matches it with the copy that your employer sent.',
      type: 'text',
      maxLength: 100,
      sourceHint: 'Box c',
      fact: '.employerName',
    },
    {
      id: '.employerEin',
      text: 'What is the employer’s ID number (EIN)?',
      help: 'It’s in box b of the W-2 and has nine digits. For example, 12-3456789.',
      why: 'The IRS knows each employer by this number.',
      type: 'text',
      format: 'ein',
      sourceHint: 'Box b',
      placeholder: '12-3456789',
      fact: '.employerEin',
    },
    {
      id: '.employerAddress',
      text: 'What is the employer’s address?',
      help: 'It is in box c of the W-2. Put commas between street, city and state. For example, 40 Harbor Way, Portland, ME 04101.',
      why: 'The IRS rejects a W-2 without the employer’s address.',
      type: 'text',
      maxLength: 120,
      sourceHint: 'Box c',
      placeholder: '40 Harbor Way, Portland, ME 04101',
      fact: '.employerAddress',
      when: isNotRead('w2s', 'employerAddress', (text) => splitAddress(text) !== null),
    },
    amountBox(
      '.wages',
      'Box 1',
      'What is in box 1, wages and tips?',
      'Enter the amount with cents. For example, 48,250.00.',
      'This is the part of your pay that is taxed.',
    ),
    amountBox(
      '.federalWithholding',
      'Box 2',
      'What is in box 2, federal tax withheld?',
      'Enter 0 if the box is blank. For example, 5,120.40.',
      'You paid this tax already. It counts toward what you owe.',
    ),
    amountBox(
      '.socialSecurityWages',
      'Box 3',
      'What is in box 3, Social Security wages?',
      'Enter 0 if the box is blank. For example, 48,250.00.',
      'It tells how much of your pay went into Social Security.',
    ),
    amountBox(
      '.socialSecurityWithholding',
      'Box 4',
      'What is in box 4, Social Security tax withheld?',
      'Enter 0 if the box is blank. For example, 2,991.50.',
      'If two jobs took out too much, you get it back.',
    ),
    amountBox(
      '.medicareWages',
      'Box 5',
      'What is in box 5, Medicare wages?',
      'Enter 0 if the box is blank. For example, 48,250.00.',
      'Very high pay has an extra Medicare tax.',
    ),
    amountBox(
      '.medicareWithholding',
      'Box 6',
      'What is in box 6, Medicare tax withheld?',
      'Enter 0 if the box is blank. For example, 699.63.',
      'We check if the right tax was taken out.',
    ),
    ...askRareBoxes(
      'W-2',
      [
        {
          id: '.socialSecurityTips',
          box: 'Box 7',
          label: 'Social Security tips',
          text: 'What is in box 7, Social Security tips?',
          help: 'Enter the amount with cents. For example, 3,200.00.',
          why: 'Tips count for Social Security too.',
        },
        {
          id: '.allocatedTips',
          box: 'Box 8',
          label: 'Allocated tips',
          text: 'What is in box 8, allocated tips?',
          help: 'These tips aren’t in box 1. For example, 450.00.',
          why: 'Your employer thinks you got these tips, so they may be taxed.',
        },
        {
          id: '.dependentCareBenefits',
          box: 'Box 10',
          label: 'Dependent care benefits',
          text: 'What is in box 10, dependent care benefits?',
          help: 'This is money your job paid for child care. For example, 5,000.00.',
          why: 'A part of it may be taxed.',
        },
        {
          id: '.nonqualifiedPlans',
          box: 'Box 11',
          label: 'Nonqualified plans',
          text: 'What is in box 11, nonqualified plans?',
          help: 'Enter the amount with cents. For example, 2,000.00.',
          why: 'It is pay from a former year and can change your credits.',
        },
      ],
      [
        { value: 'box12', label: 'Box 12: letter codes with amounts' },
        { value: 'box13', label: 'Box 13: marks for retirement plan, sick pay or statutory employee' },
        { value: 'box14', label: 'Box 14: other words with amounts' },
        { value: 'state', label: 'Boxes 15 to 20: state and local tax' },
        { value: 'state2', label: 'Boxes 15 to 20: a second line, for a second state' },
      ],
    ),
    {
      id: '.box12Codes',
      text: 'Which letter codes are in box 12?',
      help: 'Box 12 has up to four lines, 12a to 12d. Each has a letter code and an amount. For example, D next to 1,500.00.',
      why: 'The letter tells what the amount is for.',
      type: 'multiselect',
      choices: box12Choices,
      sourceHint: 'Box 12',
      fact: '.box12',
      derives: true,
      when: boxIsFilled('box12', 'Box 12'),
    },
    ...box12Amounts,
    {
      id: '.box13',
      text: 'Which marks are in box 13?',
      help: 'Select each one that has an X. For example, “Retirement plan” if your job has a 401(k).',
      why: 'The marks change how your pay and your savings are taxed.',
      type: 'checkbox',
      choices: [
        { value: 'statutory', label: 'Statutory employee', states: { '.statutoryEmployee': true } },
        { value: 'retirement', label: 'Retirement plan', states: { '.retirementPlan': true } },
        { value: 'sick-pay', label: 'Third-party sick pay', states: { '.thirdPartySickPay': true } },
        none('None of these'),
      ],
      sourceHint: 'Box 13',
      fact: '.',
      when: boxIsFilled('box13', 'Box 13'),
    },
    ...[0, 1, 2, 3].flatMap((row) => box14Row(row)),
    ...stateRow(0),
    ...stateRow(1),
    ...box14Asks,
  ],
  more: moreQuestion('W-2'),
};
