import { whenPicked } from '../conditions';
import { askPicked } from './picked-amounts';
import { type GroupSpec, money, none, type Probe, type QuestionSpec, yesNo, yesOrNo } from './topic';

export const paymentKinds: QuestionSpec[] = [
  {
    id: 'payment-kinds',
    text: 'Did you pay 2024 tax in any way other than withholding?',
    help: 'Leave out tax withheld from your pay or benefits. For example, select the second option if you applied your 2023 refund to 2024.',
    why: 'These payments lower what you owe.',
    type: 'checkbox',
    choices: [
      { value: 'estimated', label: 'Estimated tax payments to the IRS for 2024' },
      { value: 'overpayment', label: '2023 refund applied to 2024' },
      { value: 'extension', label: 'A payment with an extension request (Form 4868)' },
      { value: 'state-estimated', label: 'Payments to a state for 2024' },
      { value: 'other-withholding', label: 'Federal income tax withheld on a form we didn’t ask about' },
      {
        value: 'other-state',
        label: 'State tax withheld on a Form 1099-MISC, or on another form we didn’t ask about',
      },
      none('None of these'),
    ],
    fact: 'interview.paymentKinds',
  },
  money({
    id: 'payments.priorYearOverpayment',
    text: 'How much of your 2023 refund did you apply to 2024?',
    help: 'It’s on line 36 of your 2023 Form 1040. For example, 500.00.',
    why: 'It counts as a payment for 2024.',
    sourceHint: '2023 Form 1040, line 36',
    fact: 'payments.priorYearOverpayment',
    when: whenPicked('payment-kinds', 'overpayment', 'You didn’t apply a 2023 refund.'),
  }),
  money({
    id: 'payments.withExtension',
    text: 'How much did you pay with your extension request?',
    help: 'For example, 750.00 sent with Form 4868.',
    why: 'It counts as a payment for 2024.',
    fact: 'payments.withExtension',
    when: whenPicked('payment-kinds', 'extension', 'You made no payment with Form 4868.'),
  }),
  money({
    id: 'payments.otherWithholding',
    text: 'How much other federal income tax was withheld?',
    help: 'Leave out amounts on a Form W-2, 1099-INT, 1099-DIV, 1099-R, 1099-G, W-2G, or SSA-1099. For example, 120.00.',
    why: 'You already paid this tax. It lowers what you owe or adds to your refund.',
    fact: 'payments.otherWithholding',
    when: whenPicked('payment-kinds', 'other-withholding', 'No other tax was withheld.'),
  }),
  money({
    id: 'payments.otherStateWithholding',
    text: 'How much state or local tax was withheld on forms we didn’t ask about?',
    help: 'It’s in box 16 of Form 1099-MISC. Leave out state tax you already entered with a form. For example, 45.00.',
    why: 'It counts as state income tax if you itemize.',
    sourceHint: 'Form 1099-MISC, box 16',
    fact: 'payments.otherStateWithholding',
    when: whenPicked('payment-kinds', 'other-state', 'No other state tax was withheld.'),
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
  text: 'What was your 2023 adjusted gross income?',
  help: 'It’s on line 11 of your 2023 Form 1040. Leave this blank if you didn’t file. For example, 38,400.00.',
  why: 'If it was over $150,000 ($75,000 if you’re married filing separately for 2024), you had to pay more during 2024 to avoid a penalty.',
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
    help: 'The line is labeled “total tax.” Leave this blank if you didn’t file. For example, 3,210.00.',
    why: 'You won’t owe an underpayment penalty if you paid at least this amount on time, or 110% of it if your 2023 adjusted gross income was over $150,000 ($75,000 if you’re married filing separately for 2024).',
    optional: true,
    probe: anyPriorYear,
    sourceHint: '2023 Form 1040, line 24',
    fact: 'priorYear.tax',
  }),
  yesNo({
    id: 'prior-part-year',
    text: 'Did your 2023 return cover less than 12 months?',
    help: 'Most returns cover 12 months. For example, select Yes if you became a US resident during 2023.',
    why: 'You can use last year’s tax to avoid the penalty only if that return covered 12 months.',
    fact: 'priorYear.fullYear',
    negated: true,
    probe: yesOrNo,
  }),
];

/**
 * Deductions from 2025 on, which 2024 knows nothing of: they lower estimated tax where the return asks for any. Nobody is
 * asked on the way to filing; the page that suggests the payments leads here.
 */
const [expectedOverview, ...expectedAmounts] = askPicked({
  id: 'next-year-deductions',
  text: 'Do you expect any of these in 2025?',
  help: 'A 2025 law (Public Law 119-21) made these deductible. Select all that apply. For example, select the second option if you’re paid time and a half for overtime.',
  why: 'They lower the estimated tax we suggest for 2025. They don’t change your 2024 return.',
  because: 'You don’t expect this in 2025.',
  whyEach: 'It lowers the estimated tax we suggest for 2025.',
  amounts: [
    {
      fact: 'nextYearDeductions.qualifiedTips',
      label: 'Tips, in a job where tips are customary',
      text: 'How much in tips do you expect in 2025?',
      help: 'Include voluntary tips. Leave out service charges. For example, 9,000.00.',
    },
    {
      fact: 'nextYearDeductions.qualifiedOvertime',
      label: 'Overtime pay',
      text: 'How much overtime premium do you expect in 2025?',
      help: 'Include only the part above your regular rate, which is one-third of time-and-a-half pay. For example, 1,500.00 of 4,500.00.',
    },
    {
      fact: 'nextYearDeductions.carLoanInterest',
      label: 'Interest on a 2025 loan for a new car assembled in the United States',
      text: 'How much interest on the car loan do you expect to pay in 2025?',
      help: 'Your lender’s payment schedule shows it. For example, 1,800.00.',
    },
  ],
});

const expected = (amount: number) => ({
  'nextYearDeductions.qualifiedTips': amount,
  'nextYearDeductions.qualifiedOvertime': amount,
  'nextYearDeductions.carLoanInterest': amount,
});

export const nextYearDeductions: QuestionSpec[] = [
  ...(expectedOverview === undefined
    ? []
    : [
        {
          ...expectedOverview,
          decides: {
            answers: [['none']],
            because: 'because it doesn’t change this return.',
          },
          probe: {
            facts: [
              expected(0),
              // Above every limit.
              expected(1_000_000),
            ],
          },
        },
      ]),
  ...expectedAmounts,
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
      text: 'What date did you make this payment?',
      help: 'Enter only payments for 2024. The last one was due January 15, 2025. For example, 06/17/2024.',
      why: 'The IRS checks whether each payment was on time.',
      type: 'date',
      min: '2024-01-01',
      max: '2025-12-31',
      fact: '.date',
    },
    money({
      id: '.amount',
      text: 'How much was this payment?',
      help: 'For example, 400.00.',
      why: 'This payment lowers what you owe.',
      fact: '.amount',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you make another estimated payment for 2024?',
    help: 'For example, select Yes if you still need to enter your September payment.',
    why: 'Every payment lowers what you owe.',
    fact: 'interview.more',
  }),
};
