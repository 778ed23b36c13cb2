import { all, any, whenPicked } from '../conditions';
import { onSeparateStatus } from '../filing-status';
import { namesState } from '../named-states';
import { askPicked } from './picked-amounts';
import { anyAmount, type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

/** States whose deduction follows the choice between itemizing and the standard deduction on the federal return. */
const followingStates = 'CO DC GA ID KY LA MA MD ME MO NE NM OK SC VA VT'.split(' ');

/** Schedule A is asked about. */
export const listed = any(
  whenPicked('costs', 'itemized', 'You told us you paid none of these.'),
  all(
    onSeparateStatus,
    (view) =>
      view.effective['spouseItemizes'] === true || { skip: 'Your spouse takes the standard deduction.' },
  ),
);

/** Schedule A, amounts. */
export const itemized: QuestionSpec[] = [
  ...askPicked({
    id: 'itemized-kinds',
    text: 'Which of these did you pay or give in 2024?',
    help: 'Select all that apply. Leave out amounts for a business or rental. For example, include gifts to a church.',
    why: 'If they total more than the standard deduction, you’ll pay less tax. We compare both.',
    when: listed,
    because: 'You told us you didn’t pay this.',
    whyEach: 'It may be deductible.',
    amounts: [
      {
        fact: 'itemized.medical',
        label: 'Medical and dental expenses',
        text: 'How much did you pay for medical and dental care?',
        help: 'Include costs for doctors, dentists, prescription medicine, and health insurance you paid for with after-tax money. Include costs for your spouse and dependents. Leave out what an insurer or an HSA paid. For example, 9,400.00.',
        why: 'The part over 7.5% of your adjusted gross income is deductible.',
      },
      {
        fact: 'itemized.stateIncomeTaxPaid',
        label: 'State or local income tax that isn’t on a form',
        text: 'How much state or local income tax did you pay that isn’t on a form?',
        help: 'Include estimated payments made in 2024. Leave out tax withheld on a W-2, W-2G, or 1099, which we already include. For example, 600.00.',
        why: 'You can deduct up to $10,000 of state and local tax ($5,000 if you file separately).',
      },
      {
        fact: 'itemized.priorYearStateTaxPaid',
        label: 'State income tax for earlier years, paid in 2024',
        text: 'How much state income tax for earlier years did you pay in 2024?',
        help: 'For example, 240.00 you paid with your 2023 state return.',
        why: 'You deduct it in the year you pay it.',
      },
      {
        fact: 'itemized.salesTax',
        label: 'Sales tax, from receipts or the IRS calculator',
        text: 'How much sales tax did you pay?',
        help: 'Add up your receipts, or enter the amount from the IRS calculator at irs.gov/salestax. For example, 1,130.00.',
        why: 'You can deduct it instead of state income tax.',
      },
      {
        fact: 'itemized.realEstateTax',
        label: 'Property tax on my home',
        text: 'How much property tax did you pay on your home?',
        help: 'It may be in box 10 of Form 1098. Leave out rental property. For example, 4,200.00.',
      },
      {
        fact: 'itemized.personalPropertyTax',
        label: 'Personal property tax on my car or boat',
        text: 'How much personal property tax did you pay on a car or boat?',
        help: 'Include only tax based on the vehicle’s value, not flat fees. For example, 180.00.',
      },
      {
        fact: 'itemized.foreignRealEstate',
        label: 'Property tax on a home in another country',
        text: 'How much property tax did you pay in another country?',
        help: 'For example, 700.00.',
        why: 'Foreign property tax on a home isn’t deductible, so this doesn’t lower your tax.',
      },
      {
        fact: 'itemized.investmentInterest',
        label: 'Interest on money borrowed to invest',
        text: 'How much interest did you pay on money borrowed to invest?',
        help: 'Your broker may call it margin interest. For example, 320.00.',
        why: 'It’s deductible up to your net investment income.',
      },
      {
        fact: 'itemized.charityCash',
        label: 'Cash gifts to charity',
        text: 'How much cash did you give to charity?',
        help: 'Include checks, card payments, and cash with a receipt. For example, 1,500.00.',
      },
      {
        fact: 'itemized.charityNoncash',
        label: 'Noncash gifts to charity',
        text: 'What was the value of the property you gave to charity?',
        help: 'Use fair market value, such as thrift store prices. For example, 350.00 for clothes.',
      },
      {
        fact: 'itemized.charityCarryover',
        label: 'Charitable contributions carried over from earlier years',
        text: 'How much in charitable contributions did you carry over?',
        help: 'Your 2023 worksheet shows it. For example, 800.00.',
      },
      {
        fact: 'itemized.disasterCasualty',
        label: 'Loss from a federally declared disaster',
        text: 'How much was your loss from the disaster?',
        help: 'Enter it only if you figured your own Form 4684: it’s on line 18. To have us figure it, enter 0, and select disasters when we ask about less common situations. For example, 6,000.00.',
      },
      {
        fact: 'itemized.gamblingLosses',
        label: 'Gambling losses',
        text: 'What were your gambling losses?',
        help: 'Enter no more than your winnings. You need records, such as a log. For example, 900.00.',
        why: 'If you itemize, losses can offset winnings.',
      },
      {
        fact: 'itemized.otherDeductions',
        label: 'Other itemized deductions (Schedule A, line 16)',
        text: 'What is the total of these other deductions?',
        help: 'The instructions for line 16 list them. For example, 400.00 of estate tax on income you inherited.',
      },
    ],
    extra: [
      { value: 'sales-tax-table', label: 'Sales tax, from the IRS tables (no receipts needed)' },
      { value: 'mortgage', label: 'Mortgage interest on my home' },
      { value: 'miles', label: 'Miles driven to a doctor or for a charity' },
    ],
  }),
  ofCarryover(
    'itemized.carryoverCash',
    'How much of what you carried over was cash gifts?',
    'Include checks and card payments. Your 2023 worksheet shows it. For example, 500.00.',
  ),
  ofCarryover(
    'itemized.carryoverGains',
    'How much of what you carried over was capital gain property?',
    'It’s property you held more than one year that was worth more than it cost, such as stock. For example, 300.00.',
  ),
  miles(
    'itemized.medicalMiles',
    'How many miles did you drive to doctors and hospitals?',
    'Enter 0 if none. For example, 140.',
  ),
  miles(
    'itemized.charityMiles',
    'How many miles did you drive for a charity?',
    'Enter 0 if none. For example, 220 for delivering meals.',
  ),
  yesNo({
    id: 'itemized.useSalesTax',
    text: 'Do you want to deduct sales tax instead of state income tax?',
    help: 'You can’t deduct both. For example, select Yes if your state has no income tax.',
    why: 'You can use whichever is larger.',
    fact: 'itemized.useSalesTax',
    decides: { answers: [false, true] },
    when: all(listed, whenPicked('itemized-kinds', 'itemized-salesTax', 'You didn’t enter any sales tax.')),
  }),
  yesNo({
    id: 'itemized.force',
    text: 'Do you want to itemize deductions even if the standard deduction is larger?',
    help: 'Most people select No. For example, select Yes only if your state return requires it.',
    why: 'This election is optional.',
    fact: 'itemized.force',
    decides: { answers: [false], because: 'because the larger of the two deductions lowers your tax more.' },
    when: listed,
  }),
];

/** Asked with the states: a state may follow the choice, so it is made when they are known. */
export const standardByChoice: QuestionSpec = yesNo({
  id: 'itemized.standard',
  text: 'Do you want the standard deduction even if your itemized deductions are larger?',
  help: 'Some states require you to make the same choice as on your federal return. For example, select Yes if your state tax goes down by more than your federal tax goes up.',
  why: 'Your results compare both choices, counting federal and state tax together.',
  fact: 'itemized.standard',
  decides: {
    answers: [false, true],
    because: 'because the larger deduction lowers your federal and state taxes together at least as much.',
  },
  when: all(listed, namesState(...followingStates)),
});

/** Kinds of the gifts carried over: asked when the limits of this year differ for them. */
function ofCarryover(id: string, text: string, help: string): QuestionSpec {
  return money({
    id,
    text,
    help,
    why: 'Each kind of gift has its own limit.',
    fact: id,
    when: all(
      listed,
      whenPicked('itemized-kinds', 'itemized-charityCarryover', 'You carried over no gifts.'),
    ),
    probe: anyAmount,
  });
}

function miles(id: string, text: string, help: string): QuestionSpec {
  return {
    id,
    text,
    help,
    why: 'The deduction is a set amount for each mile.',
    type: 'number',
    min: 0,
    max: 500_000,
    fact: id,
    when: all(listed, whenPicked('itemized-kinds', 'miles', 'You told us you didn’t drive for this.')),
  };
}

/** Form 1098 and other loans for a home. */
export const mortgages: GroupSpec = {
  group: 'mortgages',
  noun: 'Mortgage',
  nameFrom: '.lender',
  fact: 'itemized.mortgages',
  gate: 'itemized-kinds',
  gateChoice: 'mortgage',
  documents: { group: 'mortgages', moreGate: 'more-mortgages' },
  max: 10,
  questions: [
    {
      id: '.lender',
      text: 'Who is the lender?',
      help: 'The name is at the top of Form 1098. For example, First Town Bank.',
      why: 'We use it to tell your loans apart.',
      type: 'text',
      maxLength: 100,
      fact: '.lender',
    },
    money({
      id: '.interest',
      text: 'What is in box 1, mortgage interest?',
      help: 'Enter the interest for 2024. For example, 8,640.00.',
      why: 'It may be deductible.',
      sourceHint: 'Box 1',
      fact: '.interest',
    }),
    money({
      id: '.points',
      text: 'What is in box 6, points?',
      help: 'Points are fees you pay to get the loan. Enter 0 if the box is blank. For example, 1,500.00.',
      why: 'Points may be deductible.',
      sourceHint: 'Box 6',
      fact: '.points',
    }),
    money({
      id: '.insurance',
      text: 'What is in box 5, mortgage insurance premiums?',
      help: 'Enter 0 if the box is blank. For example, 700.00.',
      why: 'They aren’t deductible for 2024, but they’re on your form.',
      sourceHint: 'Box 5',
      fact: '.insurance',
    }),
    money({
      id: '.balance',
      text: 'What was the average balance of this loan in 2024?',
      help: 'Add box 2 and the year-end balance, then divide by two. For example, 212,000.00.',
      why: 'Interest is deductible on up to $750,000 of mortgage debt ($375,000 if you file separately).',
      sourceHint: 'Box 2',
      fact: '.balance',
    }),
    {
      id: '.originated',
      text: 'When did the loan start?',
      help: 'It’s in box 3 of Form 1098. For example, 05/20/2019.',
      why: 'Loans from before December 16, 2017, have a higher limit.',
      type: 'date',
      min: '1970-01-01',
      max: '2024-12-31',
      sourceHint: 'Box 3',
      fact: '.originated',
    },
    yesNo({
      id: '.onForm1098',
      text: 'Did you get a Form 1098 for this loan?',
      help: 'For example, select No if you pay the interest to the person who sold you the home.',
      why: 'Interest not reported on Form 1098 goes on a separate line.',
      fact: '.onForm1098',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another loan on your home?',
    help: 'For example, select Yes for a second mortgage on the same house.',
    why: 'We’ll ask about each loan in turn.',
    fact: 'interview.more',
  }),
};

export const moreMortgages: QuestionSpec = yesNo({
  id: 'more-mortgages',
  text: 'Do you have a mortgage that isn’t shown on the documents you uploaded?',
  help: 'We read the Form 1098 you uploaded. For example, select Yes if you changed lenders in 2024.',
  why: 'Interest on each loan may be deductible.',
  fact: 'interview.moreMortgages',
});
