import { answeredYes, answerOf, picked, type View, whenPicked } from '../conditions';
import { type FormGroup, formsOf } from '../document-facts';
import { mostSales } from '../limits';
import { askRareBoxes, boxIsFilled, ownerQuestion } from './item-questions';
import { countryQuestions } from './foreign-income';
import { smallBusinessQuestions } from './small-business-stock';
import { anyAmount, type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

const dated = whenPicked('.acquiredKind', 'date', 'You didn’t acquire it on a single date.');

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
      help: 'Enter the quantity and name. It’s in box 1a of Form 1099-B. For example, 40 shares of Lake Fund.',
      why: 'Form 8949 lists each sale.',
      type: 'text',
      maxLength: 100,
      sourceHint: 'Box 1a',
      fact: '.description',
    },
    {
      id: '.acquiredKind',
      text: 'When did you acquire the property?',
      help: 'It’s in box 1b of Form 1099-B. For example, select “On various dates” if you bought shares each month.',
      why: 'Long-term gains have lower tax rates.',
      type: 'radio',
      choices: [
        { value: 'date', label: 'On one date I know' },
        { value: 'various', label: 'On various dates', states: { '.acquired': 'various' } },
        { value: 'inherited', label: 'I inherited it', states: { '.acquired': 'inherited' } },
        { value: 'unknown', label: 'The form doesn’t say' },
      ],
      sourceHint: 'Box 1b',
      fact: '.acquired',
    },
    {
      id: '.acquired',
      text: 'What date did you acquire the property?',
      help: 'For a gift, enter the date the giver acquired it. For example, 03/15/2021.',
      why: 'It determines whether you held it for more than a year.',
      type: 'date',
      min: '1900-01-01',
      max: '2024-12-31',
      sourceHint: 'Box 1b',
      fact: '.acquired',
      when: dated,
    },
    {
      id: '.sold',
      text: 'What date did you sell the property?',
      help: 'It’s in box 1c of Form 1099-B. If you’re entering a total for several sales, use the last date. For example, 11/04/2024.',
      why: 'Only sales in 2024 belong on this return.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      sourceHint: 'Box 1c',
      fact: '.sold',
    },
    {
      id: '.term',
      text: 'Did you hold the property for more than a year?',
      help: 'Form 1099-B says “long-term” or “short-term.” For example, select the first option for shares you held for 10 months.',
      why: 'Long-term gains have lower tax rates.',
      type: 'radio',
      choices: [
        { value: 'short', label: 'No: a year or less (short-term)' },
        { value: 'long', label: 'Yes: more than a year (long-term)' },
      ],
      sourceHint: 'Box 2',
      fact: '.term',
      when: (view) =>
        picked(view, '.acquiredKind', 'date') || picked(view, '.acquiredKind', 'inherited')
          ? { skip: 'The dates show how long you held it.' }
          : true,
    },
    money({
      id: '.proceeds',
      text: 'What were the proceeds?',
      help: 'They’re in box 1d of Form 1099-B. For example, 2,450.00.',
      why: 'This is the sale amount. You subtract your cost basis from it.',
      sourceHint: 'Box 1d',
      fact: '.proceeds',
    }),
    money({
      id: '.basis',
      text: 'What was your cost basis?',
      help: 'It’s in box 1e of Form 1099-B. If you inherited it, enter its value on the date of death. For example, 1,900.00.',
      why: 'You pay tax only on the gain.',
      sourceHint: 'Box 1e',
      fact: '.basis',
    }),
    {
      id: '.paper',
      text: 'Did a broker report this sale to the IRS?',
      help: 'Box 12 of Form 1099-B shows whether basis was reported to the IRS. For example, select the last option for a car or for crypto with no form.',
      why: 'It determines the Form 8949 box for the sale.',
      type: 'radio',
      choices: [
        { value: 'with-cost', label: 'Yes, with my cost basis' },
        { value: 'without-cost', label: 'Yes, without my cost basis', states: { '.basisReported': false } },
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
          label: 'Federal income tax withheld',
          text: 'What is in box 4, federal income tax withheld?',
          help: 'Enter the amount with cents. For example, 60.00.',
          why: 'You already paid this tax. It lowers what you owe or adds to your refund.',
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
        { value: 'adjusted', label: 'Wash sale or another adjustment to the gain (box 1g or a code)' },
        {
          value: 'collectible',
          label: 'Art, coins, gold, or another collectible',
          states: { '.collectible': true },
        },
        {
          value: 'personal',
          label: 'A car, furniture, a ticket, or another personal item',
          states: { '.personalUse': true },
        },
        {
          value: 'small-business',
          label: 'Qualified small business stock held for more than 5 years (section 1202)',
          states: { '.smallBusiness.qualified': true },
        },
      ],
    ),
    {
      id: '.adjustmentCode',
      text: 'What is the adjustment code?',
      help: 'The code goes in column (f) of Form 8949. For example, W for a wash sale, or B if the basis on the form is wrong.',
      why: 'The code explains why the gain is adjusted.',
      type: 'text',
      maxLength: 6,
      upperCase: true,
      placeholder: 'W',
      fact: '.adjustmentCode',
      check: (answer) =>
        /^[A-Z]{1,6}$/.test(String(answer)) ? null : 'Enter one or more letters, such as W.',
      when: boxIsFilled('adjusted', 'The box for adjustments'),
    },
    money({
      id: '.adjustment',
      text: 'What is the adjustment amount?',
      help: 'For a wash sale, use box 1g. If the adjustment reduces the gain, enter a negative number. For example, 85.00.',
      why: 'It’s added to the gain.',
      min: -9_999_999_999.99,
      sourceHint: 'Box 1g',
      fact: '.adjustment',
      when: boxIsFilled('adjusted', 'The box for adjustments'),
    }),
    ...smallBusinessQuestions,
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another sale to enter?',
    help: 'You can also import a CSV file of sales from your broker. For example, select Yes for a second stock.',
    why: 'You must report all sales on your return.',
    fact: 'interview.more',
  }),
};

export const moreSales: QuestionSpec = yesNo({
  id: 'more-sales',
  text: 'Do you have other sales that aren’t on the documents you uploaded?',
  help: 'We read the Form 1099-B you uploaded. For example, select Yes if you sold crypto as well.',
  why: 'You must report all sales on your return.',
  fact: 'interview.moreSales',
});

const hadLosses = whenPicked('special-items', 'loss', 'You have no capital loss carryover.');

export const lossCarryover: QuestionSpec[] = [
  money({
    id: 'capitalLossCarryover.shortTerm',
    text: 'How much short-term capital loss did you carry over from 2023?',
    help: 'It’s on line 8 of the Capital Loss Carryover Worksheet for 2023. Enter 0 if none. For example, 1,200.00.',
    why: 'It offsets your gains first.',
    fact: 'capitalLossCarryover.shortTerm',
    when: hadLosses,
  }),
  money({
    id: 'capitalLossCarryover.longTerm',
    text: 'How much long-term capital loss did you carry over from 2023?',
    help: 'It’s on line 13 of the same worksheet. Enter 0 if none. For example, 4,000.00.',
    why: 'It offsets your gains first.',
    fact: 'capitalLossCarryover.longTerm',
    when: hadLosses,
  }),
];

const hasForm = (view: View, ...groups: FormGroup[]): boolean =>
  groups.some((group) => formsOf(view.documents, group).length > 0);
const hasSales = (view: View): boolean =>
  ['sales', 'home'].some((kind) => picked(view, 'income-kinds', kind)) || hasForm(view, 'sales');
/** Business, rental, farm or Schedule K-1: where something is written off. */
const hasDepreciation = (view: View): boolean =>
  answeredYes(view, 'had-self-employment') ||
  ['rental', 'partner', 'farm'].some((kind) => picked(view, 'income-kinds', kind)) ||
  hasForm(view, 'k1s');
const hasInvestments = (view: View): boolean =>
  ['interest', 'dividends'].some((kind) => picked(view, 'money-kinds', kind)) ||
  hasForm(view, 'interest', 'dividends', 'k1s') ||
  picked(view, 'income-kinds', 'partner');

export const specialItems: QuestionSpec[] = [
  {
    id: 'special-items',
    text: 'Do any less common situations apply?',
    help: 'Most people select “None of these.” For example, select the first option if your 2023 return had a capital loss left over.',
    why: 'Each one can change your tax.',
    type: 'multiselect',
    choices: [
      { value: 'loss', label: 'I have a capital loss carryover from before 2024 (Schedule D)' },
      {
        value: 'section-1256',
        label: 'I traded futures, broad-based index options, or other section 1256 contracts (Form 6781)',
        notice: {
          message:
            'If your Form 1099-B amounts need an adjustment, you’ll need to mail this return, because the IRS requires an explanation with it. Straddles aren’t supported.',
          blocking: false,
        },
      },
      {
        value: 'net-operating-loss',
        label: 'I have a net operating loss (NOL) carryover from before 2024',
        notice: {
          message:
            'You’ll need to mail this return. The IRS requires a statement, which Plainfile can print but not e-file.',
          blocking: false,
        },
      },
      { value: 'iso', label: 'I exercised incentive stock options (ISOs) and kept the shares (Form 3921)' },
      {
        value: 'bonds',
        label: 'I had private activity bond interest that isn’t on another form',
        offered: hasInvestments,
      },
      {
        value: 'depreciation',
        label: 'My depreciation for the AMT is different from regular tax',
        offered: hasDepreciation,
      },
      {
        value: 'section-1231',
        label: 'I had net section 1231 losses in 2019 through 2023 (Form 4797)',
        ofYear: (year) => ({
          value: 'section-1231',
          label: `I had net section 1231 losses in ${year - 5} through ${year - 1} (Form 4797)`,
        }),
        offered: hasDepreciation,
      },
      {
        value: 'amt-sale',
        label: 'The gain on property I sold is different for the AMT',
        offered: (view) => hasDepreciation(view) || hasSales(view),
      },
      {
        value: 'amt-credit',
        label: 'I paid the AMT in earlier years and have a credit to carry forward (Form 8801)',
      },
      {
        value: 'adoption-credit',
        label: 'I have an adoption credit carried forward from earlier years (Form 8839)',
      },
      {
        value: 'mortgage-credit',
        label: 'I have a mortgage interest credit carried forward from earlier years (Form 8396)',
      },
      {
        value: 'business-credits',
        label: 'I have general business credits from a Schedule K-1 or an earlier year (Form 3800)',
      },
      {
        value: 'installment',
        label: 'I sold property in installments, or got payments for an earlier installment sale (Form 6252)',
      },
      {
        value: 'casualty',
        label:
          'A hurricane, fire, or other disaster damaged my property, or something was stolen (Form 4684)',
      },
      {
        value: 'child-income',
        label: 'I want to report my child’s interest and dividends on my return (Form 8814)',
        offered: (view) => answerOf(view, 'had-dependents') !== false,
        notice: {
          message:
            'Your child’s own return may cost less. This election gives up the child’s itemized deductions, extra standard deduction for blindness, and deduction for early withdrawal penalties. It also raises your AGI, which can lower your own credits and deductions.',
          blocking: false,
        },
      },
      {
        value: 'farm-averaging',
        label: 'I want to average farm or fishing income over the last three years (Schedule J)',
      },
      {
        value: 'exchange',
        label: 'I exchanged business or investment real estate for other real estate (Form 8824)',
      },
      { value: 'qbi-loss', label: 'I have a qualified business loss carryforward from 2023 (Form 8995)' },
      { value: 'foreign', label: 'I paid income tax to another country and need Form 1116' },
      { value: 'foreign-carryover', label: 'I have foreign tax carried over from earlier years (Form 1116)' },
      {
        value: 'excess-contributions',
        label: 'I owed tax on excess IRA or HSA contributions for 2023 (Form 5329)',
      },
      {
        value: 'passive-loss',
        label: 'I have rental or pass-through losses I couldn’t deduct in 2023',
        offered: hasDepreciation,
        notice: {
          message: 'Enter each loss with the rental or Schedule K-1 it belongs to.',
          blocking: false,
        },
      },
      none('None of these'),
    ],
    fact: 'interview.specialItems',
  },
  special(
    'netOperatingLosses.from2018',
    'net-operating-loss',
    'How much of your NOL carryover is from 2018 or later?',
    'Use the carryover worksheet or Form 172 from your 2023 return. Enter a positive number, or 0 if none. For example, 18,000.00.',
  ),
  special(
    'netOperatingLosses.before2018',
    'net-operating-loss',
    'How much of your NOL carryover is from 2017 or earlier?',
    'The 80% limit doesn’t apply to these losses. Enter a positive number, or 0 if none. For example, 4,000.00.',
  ),
  {
    ...special(
      'netOperatingLosses.minimumTax',
      'net-operating-loss',
      'What is your total NOL carryover for the AMT?',
      'Leave this blank if it’s the same as for regular tax. For example, 16,500.00.',
    ),
    optional: true,
    probe: anyAmount,
  },
  special(
    'amt.isoSpread',
    'iso',
    'How much more were the shares worth than you paid for them?',
    'On Form 3921, subtract box 3 from box 4, then multiply by box 5. For example, 12,000.00.',
  ),
  special(
    'amt.privateActivityInterest',
    'bonds',
    'How much interest did you receive on private activity bonds?',
    'Leave out what is in box 9 of Form 1099-INT or box 13 of Form 1099-DIV. For example, 300.00.',
  ),
  special(
    'amt.depreciationAdjustment',
    'depreciation',
    'What is the AMT depreciation adjustment?',
    'It goes on line 2l of Form 6251. It can be negative. For example, 450.00.',
    -9_999_999_999.99,
  ),
  special(
    'nonrecaptured1231Losses',
    'section-1231',
    'How much do you have in nonrecaptured section 1231 losses?',
    'Add the losses on line 7 of Form 4797 for the five years before 2024. Subtract losses you already recaptured. For example, 5,000.00.',
  ),
  special(
    'amt.dispositionAdjustment',
    'amt-sale',
    'What is the AMT gain adjustment?',
    'It goes on line 2k of Form 6251. It can be negative. For example, -450.00.',
    -9_999_999_999.99,
  ),
  special(
    'priorYearMinimumTaxCredit',
    'amt-credit',
    'What minimum tax credit did you carry forward to 2024?',
    'It’s on line 26 of your 2023 Form 8801. If you owed AMT for 2023, use line 19 of your 2024 Form 8801 plus the credit from Part I. For example, 1,800.00.',
  ),
  special(
    'adoptionCarryforward.total',
    'adoption-credit',
    'How much adoption credit did you carry forward to 2024?',
    'It’s on the carryforward worksheet for your 2023 Form 8839. For example, 6,200.00.',
  ),
  special(
    'adoptionCarryforward.lastYear',
    'adoption-credit',
    'How much of that credit is from five years ago?',
    'You can carry the credit forward for five years. Enter 0 if all of it is newer. For example, 1,000.00.',
  ),
  special(
    'qbiCarryforward',
    'qbi-loss',
    'How much qualified business loss did you carry forward to 2024?',
    'It’s on line 16 of your 2023 Form 8995. Enter it as a positive number. For example, 2,000.00.',
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
      text: 'Which country did you pay income tax to?',
      help: 'Enter each country separately. For example, Canada.',
      why: 'Form 1116 lists each country.',
      type: 'text',
      maxLength: 60,
      fact: '.country',
    },
    {
      id: '.category',
      text: 'What type of income did you pay that tax on?',
      help: 'For example, select the first option for dividends from a fund.',
      why: 'Each category has its own limit.',
      type: 'radio',
      choices: [
        { value: 'passive', label: 'Interest, dividends, rent, and capital gains (passive)' },
        { value: 'general', label: 'Wages and other income (general)' },
        { value: 'foreignBranch', label: 'Profit of my foreign business branch (foreign branch)' },
      ],
      fact: '.category',
    },
    foreign(
      '.grossIncome',
      'How much income did you have from this country?',
      'Enter your income before tax, in US dollars. For example, 1,400.00.',
    ),
    foreign(
      '.qualifiedDividends',
      'How much of this is from qualified dividends or capital gain distributions?',
      'Enter 0 if none. For example, 900.00.',
    ),
    foreign(
      '.relatedExpenses',
      'What were your expenses for this income alone?',
      'Enter 0 if none. For example, 40.00 for a bank fee.',
    ),
    foreign(
      '.taxPaid',
      'How much income tax did you pay to that country?',
      'Enter the amount in US dollars. For example, 210.00.',
    ),
    ...countryQuestions,
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another country or type of income to enter?',
    help: 'For example, select Yes for a second country.',
    why: 'We’ll ask about each one in turn.',
    fact: 'interview.more',
  }),
};

function foreign(id: string, text: string, help: string): QuestionSpec {
  return money({
    id,
    text,
    help,
    why: 'The credit depends on the share of your income from that country.',
    fact: id,
  });
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
