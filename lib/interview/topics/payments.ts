import { whenPicked } from '../conditions';
import { type GroupSpec, money, none, type Probe, type QuestionSpec, yesNo, yesOrNo } from './topic';

export const paymentKinds: QuestionSpec[] = [
  {
    id: 'payment-kinds',
    text: 'Did you pay 2024 tax in any other way than through your pay?',
    help: 'Leave out tax that was held back from pay or benefits. For example, pick the second line if you left your 2023 refund with the IRS.',
    why: 'What you paid comes off your bill.',
    type: 'checkbox',
    choices: [
      { value: 'estimated', label: 'Quarterly payments to the IRS for 2024' },
      { value: 'overpayment', label: 'A part of my 2023 refund, kept for 2024' },
      { value: 'extension', label: 'A payment with a request for more time (Form 4868)' },
      { value: 'other-withholding', label: 'Tax held back on a paper that we did not ask about' },
      none('None of these'),
    ],
    fact: 'interview.paymentKinds',
  },
  money({
    id: 'payments.priorYearOverpayment',
    text: 'How much of your 2023 refund did you keep for 2024?',
    help: 'It is on line 36 of your 2023 Form 1040. For example, 500.00.',
    why: 'It counts as a payment for 2024.',
    sourceHint: '2023 Form 1040, line 36',
    fact: 'payments.priorYearOverpayment',
    when: whenPicked('payment-kinds', 'overpayment', 'You kept no refund from 2023.'),
  }),
  money({
    id: 'payments.withExtension',
    text: 'How much did you pay when you asked for more time?',
    help: 'For example, 750.00 sent with Form 4868.',
    why: 'It counts as a payment for 2024.',
    fact: 'payments.withExtension',
    when: whenPicked('payment-kinds', 'extension', 'You made no payment with Form 4868.'),
  }),
  money({
    id: 'payments.otherWithholding',
    text: 'How much tax was held back that you did not tell us about yet?',
    help: 'Leave out what is on a Form W-2, 1099-INT, 1099-DIV, 1099-R, 1099-G, W-2G or SSA-1099. For example, 120.00.',
    why: 'You paid this tax already. It comes off your bill.',
    fact: 'payments.otherWithholding',
    when: whenPicked('payment-kinds', 'other-withholding', 'No other tax was held back.'),
  }),
];

/**
 * The two figures matter together: the required payment grows with both (Form 2210, line 8), so that every return
 * lies between nothing and more than anybody has.
 */
const anyPriorYear: Probe = {
  facts: [
    {},
    { 'priorYear.agi': 0, 'priorYear.tax': 0 },
    { 'priorYear.agi': 1_000_000, 'priorYear.tax': 1_000_000_000 },
  ],
};

const priorIncome: QuestionSpec = money({
  id: 'priorYear.agi',
  text: 'What was the income on line 11 of your 2023 return?',
  help: 'It is called adjusted gross income. Leave this empty if you sent in no return. For example, 38,400.00.',
  why: 'Above $150,000 you must have paid more during 2024 to owe no penalty.',
  min: -9_999_999_999.99,
  optional: true,
  probe: anyPriorYear,
  sourceHint: '2023 Form 1040, line 11',
  fact: 'priorYear.agi',
});

/** Figures of the 2023 return, for the penalty on paying too little during the year (Form 2210). */
export const priorYear: QuestionSpec[] = [
  priorIncome,
  money({
    id: 'priorYear.tax',
    text: 'How much tax was on line 24 of your 2023 return?',
    help: 'It is called total tax. Leave this empty if you sent in no return. For example, 3,210.00.',
    why: 'If you paid at least this much during 2024, there is no penalty for paying late.',
    optional: true,
    probe: anyPriorYear,
    sourceHint: '2023 Form 1040, line 24',
    fact: 'priorYear.tax',
  }),
  yesNo({
    id: 'prior-part-year',
    text: 'Was your 2023 return for a part of the year only?',
    help: 'Almost all returns are for twelve months. For example, pick Yes if you came to the US in 2023.',
    why: 'The rule about late payments looks at a whole year.',
    fact: 'priorYear.fullYear',
    negated: true,
    probe: yesOrNo,
  }),
];

export const estimatedPayments: GroupSpec = {
  group: 'estimated',
  noun: 'Payment',
  fact: 'payments.estimated',
  gate: 'payment-kinds',
  gateChoice: 'estimated',
  max: 12,
  questions: [
    {
      id: '.date',
      text: 'On which day did you make this payment?',
      help: 'Take only payments for 2024. The last one was due on January 15, 2025. For example, 06/17/2024.',
      why: 'The IRS looks at whether each payment was on time.',
      type: 'date',
      min: '2024-01-01',
      max: '2025-12-31',
      fact: '.date',
    },
    money({
      id: '.amount',
      text: 'How much was this payment?',
      help: 'For example, 400.00.',
      why: 'It comes off your bill.',
      fact: '.amount',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you make another quarterly payment for 2024?',
    help: 'For example, pick Yes until you typed in all four.',
    why: 'Every payment comes off your bill.',
    fact: 'interview.more',
  }),
};
