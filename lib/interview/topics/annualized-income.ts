import { all, type Condition, whenPicked, whenYes } from '../conditions';
import { onJointReturn } from '../filing-status';
import { money, none, type QuestionSpec, yesNo } from './topic';

const whenUneven = whenYes('annualizedIncome.use', 'You told us your income came in evenly.');

/** The penalty changes by it, or the question falls away: almost nobody owes one. */
const gate: QuestionSpec = yesNo({
  id: 'annualizedIncome.use',
  text: 'Did most of your 2024 income come late in the year?',
  help: 'You may owe a penalty for paying too little during the year. Your income through March 31, May 31, and August 31 can lower the penalty. For example, select Yes if you sold stock in December.',
  why: 'With the annualized income installment method, smaller payments are required for periods when your income was lower.',
  fact: 'annualizedIncome.use',
  // Written over the answer: a Yes compared with nothing would be compared with itself.
  probe: { facts: [{ 'annualizedIncome.use': false }, { 'annualizedIncome.use': true }] },
  notices: {
    yes: {
      message:
        'If this method lowers the penalty, you’ll need to mail your return. Plainfile prints Form 2210 with Schedule AI but can’t e-file it yet.',
      blocking: false,
    },
  },
});

const kinds: QuestionSpec = {
  id: 'annualized-kinds',
  text: 'Which of these did you have from January through August 2024?',
  help: 'Select all that apply. For example, select the first option if you paid mortgage interest.',
  why: 'We’ll ask how much you had by each date.',
  type: 'multiselect',
  choices: [
    { value: 'itemized', label: 'Itemized deductions' },
    { value: 'dividends', label: 'Qualified dividends' },
    { value: 'gain', label: 'Net long-term capital gain' },
    { value: 'business', label: 'Profit from my own business' },
    { value: 'spouse-business', label: 'Profit from my spouse’s business' },
    { value: 'qualified', label: 'Qualified business income' },
    {
      value: 'investment',
      label:
        'Investment income, with total income over $200,000 a year ($125,000 if you’re married filing separately)',
    },
    {
      value: 'medicare',
      label: 'Wages or business income over $200,000 a year ($125,000 if you’re married filing separately)',
    },
    { value: 'taxes', label: 'Alternative minimum tax, or other taxes' },
    { value: 'credits', label: 'Only part of my credits' },
    none('None of these'),
  ],
  fact: 'interview.annualizedKinds',
  when: whenUneven,
};

const ofKind = (...values: string[]): Condition =>
  all(whenUneven, (view) => {
    const verdicts = values.map((value) =>
      whenPicked('annualized-kinds', value, 'You told us you didn’t have this.')(view),
    );
    return verdicts.includes(true) ? true : (verdicts[0] ?? true);
  });

interface Amount {
  readonly key: string;
  readonly text: (date: string) => string;
  readonly help: string;
  readonly why: string;
  readonly when: Condition;
  readonly optional?: true;
  readonly min?: number;
}

const own = (who: 'taxpayer' | 'spouse', kind: string, whose: string): Amount[] => {
  const when = who === 'spouse' ? all(onJointReturn, ofKind(kind)) : ofKind(kind);
  return [
    {
      key: `${who}.netProfit`,
      text: (date) => `How much profit did ${whose} business make through ${date}?`,
      help: 'Enter income minus expenses from January 1 to that date. For example, 4,000.00.',
      why: 'We use it to calculate self-employment tax.',
      when,
    },
    {
      key: `${who}.socialSecurityWages`,
      text: (date) =>
        `How much did ${who === 'taxpayer' ? 'you' : 'your spouse'} earn in Social Security wages through ${date}?`,
      help: 'Look at the last pay stub for that month. Enter 0 if none. For example, 12,000.00.',
      why: 'Wages count first toward the Social Security wage base.',
      when,
    },
  ];
};

const amounts: readonly Amount[] = [
  {
    key: 'income',
    text: (date) => `What was your adjusted gross income from January 1 to ${date}?`,
    help: 'Add up all taxable income through that date, and subtract adjustments. Don’t subtract the deduction for self-employment tax. For example, 9,500.00.',
    why: 'It goes on line 1 of Schedule AI.',
    when: whenUneven,
    min: -9_999_999_999.99,
  },
  {
    key: 'itemized',
    text: (date) => `What were your itemized deductions through ${date}?`,
    help: 'Start from January 1. For example, 2,400.00.',
    why: 'They lower your tax for this part of the year.',
    when: ofKind('itemized'),
  },
  {
    key: 'qualifiedDividends',
    text: (date) => `How much did you receive in qualified dividends through ${date}?`,
    help: 'Start from January 1. For example, 300.00.',
    why: 'They’re taxed at a lower rate.',
    when: ofKind('dividends'),
  },
  {
    key: 'netCapitalGain',
    text: (date) => `What was your net long-term capital gain through ${date}?`,
    help: 'Subtract losses. Enter 0 for a net loss. For example, 1,500.00.',
    why: 'It’s taxed at a lower rate.',
    when: ofKind('gain'),
  },
  ...own('taxpayer', 'business', 'your'),
  ...own('spouse', 'spouse-business', 'your spouse’s'),
  {
    key: 'qualifiedBusinessIncome',
    text: (date) => `How much qualified business income did you have through ${date}?`,
    help: 'It’s your profit minus half of the self-employment tax on it. For example, 3,700.00.',
    why: 'You may be able to deduct up to 20% of it.',
    when: ofKind('qualified'),
  },
  {
    key: 'investmentIncome',
    text: (date) => `What was your net investment income through ${date}?`,
    help: 'Include interest, dividends, gains, and rent, starting January 1. For example, 8,000.00.',
    why: 'We use it to calculate the net investment income tax.',
    when: ofKind('investment'),
  },
  {
    key: 'medicareWages',
    text: (date) => `How much of your wages was subject to Medicare tax through ${date}?`,
    help: 'Look at the last pay stub for that month. For example, 90,000.00.',
    why: 'We use it to calculate Additional Medicare Tax.',
    when: ofKind('medicare'),
  },
  {
    key: 'otherTaxes',
    text: (date) => `How much did you owe in other taxes through ${date}?`,
    help: 'For example, 120.00 for an early distribution in February.',
    why: 'They add to your tax for this part of the year.',
    when: ofKind('taxes'),
  },
  {
    key: 'credits',
    text: (date) => `What was the total of your tax credits through ${date}?`,
    help: 'Leave this blank to count all your credits for the year. For example, 2,000.00 for a child born before that date.',
    why: 'Credits lower your tax for this part of the year.',
    when: ofKind('credits'),
    optional: true,
  },
];

const dates = { march: 'March 31, 2024', may: 'May 31, 2024', august: 'August 31, 2024' } as const;

/** Form 2210, Schedule AI: asked only when there is a penalty, and the income came in unevenly. */
export const annualizedIncome: readonly QuestionSpec[] = [
  gate,
  kinds,
  ...Object.entries(dates).flatMap(([period, date]) =>
    amounts.map(({ key, text, ...rest }) =>
      money({
        id: `annualizedIncome.${period}.${key}`,
        text: text(date),
        fact: `annualizedIncome.${period}.${key}`,
        ...rest,
      }),
    ),
  ),
];
