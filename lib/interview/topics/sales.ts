import { picked, whenPicked } from '../conditions';
import { mostSales } from '../limits';
import { askRareBoxes, boxIsFilled, ownerQuestion } from './item-questions';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

const dated = whenPicked('.acquiredKind', 'date', 'You don’t know a single day on which you got it.');

/** Form 1099-B and Form 8949: what was sold, one sale or one line of a broker's list at a time. */
export const sales: GroupSpec = {
  group: 'sales',
  noun: 'Sale',
  nameFrom: '.description',
  fact: 'sales',
  gate: 'income-kinds',
  gateChoice: 'sales',
  documents: { group: 'sales', moreGate: 'more-sales' },
  max: mostSales,
  questions: [
    ownerQuestion('sale'),
    {
      id: '.description',
      text: 'What did you sell?',
      help: 'Write how many and what. It’s in box 1a of Form 1099-B. For example, 40 shares of Lake Fund.',
      why: 'The form for sales lists each one.',
      type: 'text',
      maxLength: 100,
      sourceHint: 'Box 1a',
      fact: '.description',
    },
    {
      id: '.acquiredKind',
      text: 'When did you get it?',
      help: 'It’s in box 1b of Form 1099-B. For example, select “On several days” if you bought shares each month.',
      why: 'What you keep for more than a year has lower tax rates.',
      type: 'radio',
      choices: [
        { value: 'date', label: 'On one day that I know' },
        { value: 'various', label: 'On several days', states: { '.acquired': 'various' } },
        { value: 'inherited', label: 'I inherited it', states: { '.acquired': 'inherited' } },
        { value: 'unknown', label: 'The paper doesn’t say' },
      ],
      sourceHint: 'Box 1b',
      fact: '.acquired',
    },
    {
      id: '.acquired',
      text: 'On which day did you get it?',
      help: 'For a gift, take the day on which the giver got it. For example, 03/15/2021.',
      why: 'It decides if you had it for more than a year.',
      type: 'date',
      min: '1900-01-01',
      max: '2024-12-31',
      sourceHint: 'Box 1b',
      fact: '.acquired',
      when: dated,
    },
    {
      id: '.sold',
      text: 'On which day did you sell it?',
      help: 'It’s in box 1c of Form 1099-B. For a list of sales in one line, take the last day. For example, 11/04/2024.',
      why: 'Only sales in 2024 belong on this return.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      sourceHint: 'Box 1c',
      fact: '.sold',
    },
    {
      id: '.term',
      text: 'Did you have it for more than a year?',
      help: 'Form 1099-B says “long-term” or “short-term”. For example, select the first line for shares that you kept for ten months.',
      why: 'What you keep for more than a year has lower tax rates.',
      type: 'radio',
      choices: [
        { value: 'short', label: 'No: a year or less (short-term)' },
        { value: 'long', label: 'Yes: more than a year (long-term)' },
      ],
      sourceHint: 'Box 2',
      fact: '.term',
      when: (view) =>
        picked(view, '.acquiredKind', 'date') || picked(view, '.acquiredKind', 'inherited')
          ? { skip: 'The days tell how long you had it.' }
          : true,
    },
    money({
      id: '.proceeds',
      text: 'How much did you get for it?',
      help: 'It’s in box 1d of Form 1099-B. For example, 2,450.00.',
      why: 'This is what came in. What it cost you comes off.',
      sourceHint: 'Box 1d',
      fact: '.proceeds',
    }),
    money({
      id: '.basis',
      text: 'What did it cost you?',
      help: 'It’s in box 1e of Form 1099-B. For what you inherited, take its worth on the day of death. For example, 1,900.00.',
      why: 'You pay tax on the gain alone.',
      sourceHint: 'Box 1e',
      fact: '.basis',
    }),
    {
      id: '.paper',
      text: 'Did a broker tell the IRS about this sale?',
      help: 'Look at box 12 of Form 1099-B: it says if the cost went to the IRS. For example, select the last line for a car or for crypto with no form.',
      why: 'It decides on which list the sale stands.',
      type: 'radio',
      choices: [
        { value: 'with-cost', label: 'Yes, with what it cost me' },
        { value: 'without-cost', label: 'Yes, but not what it cost me', states: { '.basisReported': false } },
        { value: 'none', label: 'No, I have no Form 1099-B', states: { '.on1099b': false } },
      ],
      sourceHint: 'Box 12',
      fact: '.',
    },
    ...askRareBoxes(
      'sale',
      [
        {
          id: '.federalWithholding',
          box: 'Box 4',
          label: 'Federal tax withheld',
          text: 'What is in box 4, federal tax withheld?',
          help: 'Enter the amount with cents. For example, 60.00.',
          why: 'You paid this tax already. It counts toward what you owe.',
        },
        {
          id: '.stateWithholding',
          box: 'Box 16',
          label: 'State tax withheld',
          text: 'What is in box 16, state tax withheld?',
          help: 'Enter the amount with cents. For example, 22.00.',
          why: 'It counts as state income tax if you itemize.',
        },
      ],
      [
        { value: 'adjusted', label: 'Wash sale or another change to the gain (box 1g or a code)' },
        {
          value: 'collectible',
          label: 'Art, coins, gold or another thing to collect',
          states: { '.collectible': true },
        },
        {
          value: 'personal',
          label: 'A car, furniture, a ticket or another thing for my own use',
          states: { '.personalUse': true },
        },
      ],
    ),
    {
      id: '.adjustmentCode',
      text: 'Which letter stands for the change?',
      help: 'It goes in column (f) of Form 8949. For example, W for a wash sale, or B if the cost on the form is wrong.',
      why: 'The letter says why the gain isn’t just price less cost.',
      type: 'text',
      maxLength: 6,
      upperCase: true,
      placeholder: 'W',
      fact: '.adjustmentCode',
      check: (answer) =>
        /^[A-Z]{1,6}$/.test(String(answer)) ? null : 'Type one or more letters, such as W.',
      when: boxIsFilled('adjusted', 'The place for changes'),
    },
    money({
      id: '.adjustment',
      text: 'By how much does it change the gain?',
      help: 'For a wash sale, take box 1g. Put a minus in front if the gain gets smaller. For example, 85.00.',
      why: 'It is added to the gain.',
      min: -9_999_999_999.99,
      sourceHint: 'Box 1g',
      fact: '.adjustment',
      when: boxIsFilled('adjusted', 'The place for changes'),
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another sale to type in?',
    help: 'You can also load a list of sales from your broker as a CSV file. For example, select Yes for a second kind of share.',
    why: 'All sales must be on your return.',
    fact: 'interview.more',
  }),
};

export const moreSales: QuestionSpec = yesNo({
  id: 'more-sales',
  text: 'Do you have other sales that aren’t on the documents you uploaded?',
  help: 'We read the Form 1099-B you uploaded. For example, select Yes if you sold crypto as well.',
  why: 'All sales must be on your return.',
  fact: 'interview.moreSales',
});

const hadLosses = whenPicked('special-items', 'loss', 'You have no loss from sales in years before.');

export const lossCarryover: QuestionSpec[] = [
  money({
    id: 'capitalLossCarryover.shortTerm',
    text: 'How much short-term loss is left from 2023?',
    help: 'It’s on the worksheet for losses in the 2023 guide to Schedule D, line 8. Enter 0 if there is none. For example, 1,200.00.',
    why: 'It comes off your gains first.',
    fact: 'capitalLossCarryover.shortTerm',
    when: hadLosses,
  }),
  money({
    id: 'capitalLossCarryover.longTerm',
    text: 'How much long-term loss is left from 2023?',
    help: 'It’s on line 13 of the same worksheet. Enter 0 if there is none. For example, 4,000.00.',
    why: 'It comes off your gains first.',
    fact: 'capitalLossCarryover.longTerm',
    when: hadLosses,
  }),
];

export const specialItems: QuestionSpec[] = [
  {
    id: 'special-items',
    text: 'Do any of these rare things fit you?',
    help: 'Most people select “None of these”. For example, the second line if your firm let you buy its shares at a low price and you kept them.',
    why: 'Each of them can change your tax.',
    type: 'multiselect',
    choices: [
      { value: 'loss', label: 'I sold at a loss before 2024 and could not use up all of it (Schedule D)' },
      { value: 'iso', label: 'I bought shares of my firm with options (ISO) and kept them (Form 3921)' },
      { value: 'bonds', label: 'I had interest from private activity bonds that is on no other paper' },
      { value: 'depreciation', label: 'My wear and tear for the AMT isn’t the same as for normal tax' },
      {
        value: 'section-1231',
        label: 'I had losses from sold business property in 2019 to 2023 (Form 4797)',
      },
      { value: 'amt-sale', label: 'The gain on property I sold isn’t the same for the AMT' },
      { value: 'amt-credit', label: 'I paid the AMT in years before and have a credit left (Form 8801)' },
      { value: 'qbi-loss', label: 'My business had a loss in 2023 that counts against the QBI deduction' },
      { value: 'foreign', label: 'I paid income tax to another country that needs Form 1116' },
      { value: 'foreign-carryover', label: 'Foreign tax from earlier years is left over (Form 1116)' },
      {
        value: 'passive-loss',
        label: 'I have losses from rent or shares that I could not use in 2023',
        notice: {
          message: 'Enter each loss with the rental or Schedule K-1 that it belongs to.',
          blocking: false,
        },
      },
      none('None of these'),
    ],
    fact: 'interview.specialItems',
  },
  special(
    'amt.isoSpread',
    'iso',
    'How much more were the shares worth than what you paid for them?',
    'Take box 4 less box 3 of Form 3921, times the shares in box 5. For example, 12,000.00.',
  ),
  special(
    'amt.privateActivityInterest',
    'bonds',
    'How much interest did you get on private activity bonds?',
    'Leave out what is in box 9 of Form 1099-INT or box 13 of Form 1099-DIV. For example, 300.00.',
  ),
  special(
    'amt.depreciationAdjustment',
    'depreciation',
    'How much is the change in wear and tear for the AMT?',
    'It is line 2l of Form 6251. Put a minus in front if it is below zero. For example, 450.00.',
    -9_999_999_999.99,
  ),
  special(
    'nonrecaptured1231Losses',
    'section-1231',
    'How much of these section 1231 losses is left?',
    'Add the losses on line 7 of Form 4797 for 2019 to 2023. Take off what you already paid tax on. For example, 5,000.00.',
  ),
  special(
    'amt.dispositionAdjustment',
    'amt-sale',
    'How much more is the gain for the AMT?',
    'It is line 2k of Form 6251. Put a minus in front if it is below zero. For example, -450.00.',
    -9_999_999_999.99,
  ),
  special(
    'priorYearMinimumTaxCredit',
    'amt-credit',
    'How much AMT credit is left for 2024?',
    'It’s on line 21 of Form 8801. For example, 1,800.00.',
  ),
  special(
    'qbiCarryforward',
    'qbi-loss',
    'How much of the loss is carried to 2024?',
    'It’s on line 16 of Form 8995 of 2023. Type it without a minus. For example, 2,000.00.',
  ),
];

/** Form 1116, parts I and II: one entry for each country and kind of income. */
export const foreignCountries: GroupSpec = {
  group: 'foreignCountries',
  noun: 'Country',
  nameFrom: '.country',
  fact: 'foreignTax.byCountry',
  gate: 'special-items',
  gateChoice: 'foreign',
  max: 20,
  questions: [
    {
      id: '.country',
      text: 'To which country did you pay tax?',
      help: 'Take each country by itself. For example, Canada.',
      why: 'The form lists each country.',
      type: 'text',
      maxLength: 60,
      fact: '.country',
    },
    {
      id: '.category',
      text: 'Which kind of income was it for?',
      help: 'For example, select the first line for dividends of a fund.',
      why: 'Each kind has a limit of its own.',
      type: 'radio',
      choices: [
        { value: 'passive', label: 'Interest, dividends, rent and gains' },
        { value: 'general', label: 'Pay for work, and other income' },
        { value: 'foreignBranch', label: 'Profit of my own business with an office abroad (foreign branch)' },
      ],
      fact: '.category',
    },
    foreign(
      '.grossIncome',
      'How much income did you have from there?',
      'Count it before tax, in US dollars. For example, 1,400.00.',
    ),
    foreign(
      '.qualifiedDividends',
      'How much of it is qualified dividends or gains from funds?',
      'Enter 0 if there is none. For example, 900.00.',
    ),
    foreign(
      '.relatedExpenses',
      'Which costs belong to this income alone?',
      'Enter 0 if there are none. For example, 40.00 for a bank fee.',
    ),
    foreign('.taxPaid', 'How much tax did you pay there?', 'Give US dollars. For example, 210.00.'),
  ],
  more: yesNo({
    id: '.more',
    text: 'Is there another country or kind of income?',
    help: 'For example, select Yes for a second country.',
    why: 'We ask about each one in turn.',
    fact: 'interview.more',
  }),
};

function foreign(id: string, text: string, help: string): QuestionSpec {
  return money({ id, text, help, why: 'The credit goes by the share of your income from there.', fact: id });
}

function special(id: string, choice: string, text: string, help: string, min = 0): QuestionSpec {
  return money({
    id,
    text,
    help,
    why: 'It can change your tax.',
    fact: id,
    min,
    when: whenPicked('special-items', choice, 'You told us this doesn’t apply.'),
  });
}
