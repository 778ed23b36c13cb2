import { all, answerOf, type Condition, when, whenPicked, whenYes } from '../conditions';
import { filingStatusChoices } from '../filing-status';
import { money, type QuestionSpec, yesNo } from './topic';

const isAveraging = whenPicked(
  'special-items',
  'farm-averaging',
  'You told us you’re not averaging farm or fishing income.',
);
const hasGain = all(
  isAveraging,
  when(
    'farmAveraging.capitalGain',
    (gain) => Number(gain) > 0,
    'There’s no capital gain in the income you’re averaging.',
  ),
);
const least = -9_999_999_999.99;

/** The three base years of Schedule J, with the lines of an earlier one that take the place of that year's return. */
const baseYears = [
  {
    name: 'threeYearsAgo',
    ago: 3,
    income:
      'If you used Schedule J last year, use its line 11. If you last used it two years ago, use line 15. If you last used it three years ago, use line 3.',
    tax: 'If you used Schedule J last year, use its line 12. If you last used it two years ago, use line 16. If you last used it three years ago, use line 4.',
  },
  {
    name: 'twoYearsAgo',
    ago: 2,
    income:
      'If you used Schedule J last year, use its line 15. If you last used it two years ago, use line 3.',
    tax: 'If you used Schedule J last year, use its line 16. If you last used it two years ago, use line 4.',
  },
  {
    name: 'lastYear',
    ago: 1,
    income: 'If you used Schedule J last year, use its line 3.',
    tax: 'If you used Schedule J last year, use its line 4.',
  },
] as const;

function askBaseYear({ name, ago, income, tax }: (typeof baseYears)[number]): QuestionSpec[] {
  const at = `farmAveraging.${name}`;
  const words =
    (make: (year: number) => string): QuestionSpec['text'] =>
    ({ taxYear }) =>
      make(taxYear - ago);
  const hadZero: Condition = all(
    isAveraging,
    when(
      `${at}.taxableIncome`,
      (amount) => Number(amount) === 0,
      'Your taxable income that year wasn’t zero.',
    ),
  );
  const hadLoss = all(hadZero, whenYes(`${at}-below-zero`, 'Your deductions weren’t more than your income.'));
  const hadGain: Condition = all(
    isAveraging,
    (view) =>
      Number(answerOf(view, `${at}.netCapitalGain`)) > 0 || { skip: 'You had no capital gain that year.' },
  );
  const amount = (
    key: string,
    condition: Condition,
    make: (year: number) => string,
    help: string,
    why: string,
    more: Partial<QuestionSpec> = {},
  ): QuestionSpec =>
    money({
      id: `${at}.${key}`,
      text: words(make),
      help,
      why,
      fact: `${at}.${key}`,
      namesYear: true,
      when: condition,
      ...more,
    });
  const notLimited = 'Schedule J counts how far your income fell below zero that year.';
  const lowerRates = 'It was taxed at lower rates.';
  return [
    {
      id: `${at}.filingStatus`,
      text: words((year) => `What was your filing status for ${year}?`),
      help: 'It’s at the top of that year’s Form 1040. For example, select “Single” if you weren’t married.',
      why: 'Part of your income is taxed at that year’s rates.',
      type: 'radio',
      choices: filingStatusChoices,
      fact: `${at}.filingStatus`,
      namesYear: true,
      when: isAveraging,
    },
    amount(
      'taxableIncome',
      isAveraging,
      (year) => `What was your taxable income for ${year}?`,
      `Use Form 1040, line 15. ${income} For example, 38,500.00.`,
      'A third of the income you average is added to it.',
      { min: least },
    ),
    yesNo({
      id: `${at}-below-zero`,
      text: words((year) => `Were your ${year} deductions more than your income?`),
      help: 'Compare the deductions on Form 1040, line 14, with line 11. For example, select No if both are the same.',
      why: notLimited,
      fact: `interview.farmAveraging.${name}BelowZero`,
      namesYear: true,
      when: hadZero,
    }),
    amount(
      'shortfall',
      hadLoss,
      (year) => `By how much were your ${year} deductions more than your income?`,
      'If you had a net operating loss that year, leave out NOLs from other years. Enter a positive number. For example, 9,000.00.',
      notLimited,
    ),
    amount(
      'deductedCapitalLoss',
      hadLoss,
      (year) => `What loss is on line 21 of your ${year} Schedule D?`,
      'Enter a positive number, or 0 if none. For example, 3,000.00.',
      notLimited,
    ),
    amount(
      'capitalLossCarriedOn',
      hadLoss,
      (year) => `What capital losses did you carry forward from ${year}?`,
      'Add short-term and long-term losses. Enter a positive number, or 0 if none. For example, 5,000.00.',
      notLimited,
    ),
    amount(
      'capitalLoss',
      hadLoss,
      (year) => `What loss is on line 16 of your ${year} Schedule D?`,
      'Enter a positive number, or 0 if none. For example, 7,000.00.',
      notLimited,
    ),
    amount(
      'netOperatingLoss',
      hadLoss,
      (year) => `What was your net operating loss (NOL) for ${year}?`,
      'If you had no NOL, enter the part of your NOL carryovers you couldn’t use that year. Enter 0 if you had neither. For example, 4,000.00.',
      'Losses that count in another year don’t count here.',
    ),
    amount(
      'tax',
      isAveraging,
      (year) => `What was your tax for ${year}?`,
      `Use Form 1040, line 16, without tax from Forms 4972, 8814, and 8621. ${tax} For example, 4,620.00.`,
      'We subtract the tax you already owed for that year.',
    ),
    amount(
      'qualifiedDividends',
      isAveraging,
      (year) => `What were your qualified dividends for ${year}?`,
      'They’re on Form 1040, line 3a. Enter 0 if none. For example, 310.00.',
      lowerRates,
    ),
    amount(
      'netCapitalGain',
      isAveraging,
      (year) => `What was your net capital gain for ${year}?`,
      'Enter the smaller of line 15 or line 16 of Schedule D, but not less than 0. Add any capital gain allocated to that year on an earlier Schedule J. Subtract Form 4952, line 4g. For example, 2,400.00.',
      lowerRates,
    ),
    amount(
      'unrecaptured1250Gain',
      hadGain,
      (year) => `What is on line 19 of your ${year} Schedule D?`,
      'It shows gain taxed at up to 25%. Enter 0 if it’s blank. For example, 1,200.00.',
      'That gain has its own tax rate.',
    ),
    amount(
      'collectiblesGain',
      hadGain,
      (year) => `What is on line 18 of your ${year} Schedule D?`,
      'It shows gain taxed at up to 28%. Enter 0 if it’s blank. For example, 500.00.',
      'That gain has its own tax rate.',
    ),
  ];
}

/** Schedule J. */
export const farmAveraging: QuestionSpec[] = [
  money({
    id: 'farmAveraging.electedIncome',
    text: 'How much farm or fishing income do you want to average?',
    help: 'You can average all or part of your net farm and fishing income, including gain on equipment and animals but not on land. Subtract half of the self-employment tax on it. For example, 60,000.00.',
    why: 'A third of it is taxed at the rates of each of the last three years.',
    fact: 'farmAveraging.electedIncome',
    when: isAveraging,
  }),
  money({
    id: 'farmAveraging.capitalGain',
    text: 'How much of that amount is net capital gain?',
    help: 'Include long-term gain on equipment, animals, and other property of the business, but not on land. Enter 0 if none. For example, 12,000.00.',
    why: 'Capital gain keeps its lower rates in each year.',
    fact: 'farmAveraging.capitalGain',
    when: isAveraging,
  }),
  money({
    id: 'farmAveraging.unrecaptured1250Gain',
    text: 'How much of that gain is unrecaptured section 1250 gain?',
    help: 'It comes from depreciation on buildings you sold. Enter 0 if none. For example, 3,000.00.',
    why: 'That gain is taxed at up to 25%.',
    fact: 'farmAveraging.unrecaptured1250Gain',
    when: hasGain,
  }),
  yesNo({
    id: 'farmAveraging.excludedAbroad',
    text: 'Did you exclude foreign earned income in any of the last three years?',
    help: 'You’d have filed Form 2555. For example, select No if you worked only in the US.',
    why: 'The tax for those years is calculated differently.',
    fact: 'farmAveraging.excludedAbroad',
    notices: {
      yes: {
        message:
          'Plainfile doesn’t support income averaging with Form 2555. We’ll keep your answers, but you can’t finish this return here.',
        blocking: true,
      },
    },
    when: isAveraging,
  }),
  ...baseYears.flatMap(askBaseYear),
];
