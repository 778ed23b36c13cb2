import { type Likeness, makeLikeness } from '@/lib/training/alike';
import { filler } from '@/lib/training/search-words';

interface Place {
  form: string;
  line: string;
}

/** How people ask for a line of their own return without its number or its printed name. */
export const lineExamples: Record<string, string> = {
  '1040:1a': 'my pay from all jobs | wages in total | salary on my W-2 | what my employers paid me',
  '1040:2b': 'interest from the bank | interest I earned | interest on my savings',
  '1040:3a': 'how many of my dividends are qualified | qualified dividends I got',
  '1040:3b': 'dividends I got | dividend income',
  '1040:4b': 'taxable part of my IRA withdrawal | taken out of my IRA and taxed',
  '1040:5b': 'taxable part of my pension | my pension income | annuity that is taxed',
  '1040:6a': 'social security I received | benefits I got in all',
  '1040:6b': 'taxable part of my social security | how much of my benefits is taxed',
  '1040:7': 'my capital gain | profit from selling shares | gain on my stocks | loss on my stocks',
  '1040:9': 'all my income together | total income | everything I earned | gross income',
  '1040:10': 'adjustments to my income | taken off above the line',
  '1040:11': 'my AGI | adjusted gross income | income after adjustments',
  '1040:12': 'standard deduction I got | deduction I used standard or itemized',
  '1040:13': 'my QBI deduction | deduction for business income',
  '1040:14': 'all my deductions together | total deductions',
  '1040:15': 'my taxable income | income the tax is computed on | part of my income that is taxed',
  '1040:16':
    'tax from the table | tax before credits | tax on my taxable income | how much federal income tax before withholding | income tax before anything comes off',
  '1040:19': 'my child tax credit | credit for our kids',
  '1040:21': 'all my credits together | total credits',
  '1040:24':
    'my total tax | tax for the year | tax bill | how much tax do I pay | tax after credits | federal tax in all',
  '1040:25b': 'tax withheld from my pension | withheld on my 1099 forms',
  '1040:25d':
    'tax withheld from my pay | tax already paid through my paychecks | federal withholding in total | what my employer sent to the IRS | taken out of my paychecks',
  '1040:26': 'estimated payments I made | quarterly payments I sent in',
  '1040:27': 'my earned income credit',
  '1040:28': 'refundable child credit I get',
  '1040:33': 'all my payments | everything I already paid in | total payments',
  '1040:38': 'penalty for paying too little during the year | my underpayment penalty',
  'schedule-1:3': 'business income on my 1040',
  'schedule-1:13': 'my HSA deduction',
  'schedule-1:15': 'half of my self-employment tax | deductible part of my SE tax',
  'schedule-1:17': 'deduction for my own health insurance',
  'schedule-1:20': 'my IRA deduction',
  'schedule-1:21': 'student loan interest I deduct',
  'schedule-2:4':
    'my self-employment tax | social security and medicare tax on my business | SE tax I pay | payroll tax on my own work',
  'schedule-3:2': 'credit for our day care | child care credit I get',
  'schedule-3:3': 'my education credit | credit for tuition on my return',
  'schedule-a:4': 'medical costs that count on my return',
  'schedule-a:5e': 'state and local taxes on my schedule A',
  'schedule-a:8e': 'mortgage interest I deduct',
  'schedule-a:14': 'what I gave to charity | donations on my return',
  'schedule-a:17': 'my itemized deductions | how much I itemize',
  'schedule-c:1': 'sales of my business | what my customers paid me | receipts before costs | revenue',
  'schedule-c:22': 'supplies of my business | spent on supplies',
  'schedule-c:8': 'advertising of my business | spent on advertising',
  'schedule-c:28': 'all my business costs | expenses of my business in total',
  'schedule-c:31': 'profit of my business | what my business made after costs | net income from my own work',
};

/** Small words that tell one line from another. */
const kept = new Set(['before', 'after', 'all', 'part', 'half', 'total']);

const compare = makeLikeness<Place>(
  Object.entries(lineExamples).flatMap(([place, texts]) => {
    const [form = '', line = ''] = place.split(':');
    const key = { form, line };
    return texts.split(' | ').map((text) => ({ key, text }));
  }),
  (word) => filler.has(word) && !kept.has(word),
);

/** The line whose examples are nearest to a question, and how near. */
export const findAlikeLine = (text: string): Likeness<Place> | null => compare(text)[0] ?? null;
