import { lawOfYear } from '@/lib/tax/us/law/by-year';
import {
  all,
  answeredYes,
  answerOf,
  any,
  type Condition,
  type View,
  when,
  whenPicked,
  whenYes,
} from '../conditions';
import { formsOf } from '../document-facts';
import { type Choice, money, type QuestionSpec, yesNo } from './topic';

const amountOf = (view: View, id: string): number => {
  const answer = answerOf(view, id);
  return typeof answer === 'number' ? answer : 0;
};

/** A box of the Schedule K-1 at hand, typed or read. */
const shareHas =
  (value: string, because: string): Condition =>
  (view) => {
    if (view.extractionId === null) return whenPicked('.boxes', value, because)(view);
    const read = formsOf(view.documents, 'k1s').find(({ form }) => form.extractionId === view.extractionId);
    return Number(read?.form.item[value] ?? 0) !== 0 || { skip: because };
  };

/** A Schedule K-1 of a business whose owner works in it: its foreign tax may be on business income. */
export const foreignShareQuestion = yesNo({
  id: '.foreignIncomePassive',
  text: 'Is all of your foreign income on Schedule K-3 passive?',
  help: 'Look at Part II, Section 1, columns (b) through (e). Passive is column (c). If you didn’t get a Schedule K-3, ask the business for one. For example, select No if column (d) has an amount.',
  why: 'Foreign tax on business income requires Form 1116.',
  fact: '.foreignIncomePassive',
  when: all(
    whenYes('.active', 'You don’t materially participate.'),
    shareHas('ordinaryIncome', 'This Schedule K-1 has no business income.'),
    shareHas('foreignTaxPaid', 'This Schedule K-1 has no foreign tax.'),
  ),
});

/**
 * From this share of the income on, tax could make passive income high-taxed: the highest rate is 37%, and the deductions
 * that aren't of one country's income alone still come off.
 */
const highShare = 0.25;

/** The test is of income after the expenses that belong to it (Form 1116 instructions, “High-taxed income”; Reg. 1.904-4(c)). */
const mayBeHighTaxed: Condition = (view) => {
  const income = Math.max(0, amountOf(view, '.grossIncome') - amountOf(view, '.relatedExpenses'));
  return amountOf(view, '.taxPaid') > income * highShare || { skip: 'The tax on this income isn’t high.' };
};

const payChoices: Choice[] = [
  { value: 'taxpayer', label: 'Yes, it’s my pay for work abroad' },
  { value: 'spouse', label: 'Yes, it’s my spouse’s pay for work abroad' },
  { value: 'none', label: 'No, it’s other income' },
];

/** Asked of a country where the answer matters: high tax on passive income, and pay that Form 2555 excludes. */
export const countryQuestions: QuestionSpec[] = [
  yesNo({
    id: '.assessed',
    text: 'Did you pay this tax yourself, with nothing withheld?',
    help: 'Select No if the payer or fund took the tax out of your payments. For example, select Yes for tax on rent that you paid with a tax return in that country.',
    why: 'The high-tax test looks at withheld tax separately.',
    fact: '.assessed',
    when: all(
      when('.category', (category) => category === 'passive', 'This income isn’t passive.'),
      mayBeHighTaxed,
    ),
  }),
  {
    id: '.pay',
    text: 'Is this the pay for work abroad that you told us about?',
    help: 'Enter other income from this country separately. For example, select “Yes, it’s my pay for work abroad” for wages you exclude on Form 2555.',
    why: 'You can’t claim a credit for tax on pay that you exclude.',
    type: 'radio',
    choices: payChoices,
    fact: '.pay',
    when: all(
      whenPicked('life-events', 'foreign-work', 'You didn’t work in another country.'),
      when('.category', (category) => category !== 'passive', 'This income isn’t pay.'),
    ),
  },
];

/** Up to the law's amount of foreign income, all interest belongs to income from the United States. */
const muchIncomeAbroad: Condition = (view) => {
  const count = view.counts.get('foreignCountries') ?? 0;
  const incomes = Array.from({ length: count }, (_, i) =>
    amountOf(view, `foreignCountries.${i}.grossIncome`),
  );
  return (
    incomes.reduce((sum, income) => sum + income, 0) > lawOfYear(view.taxYear).foreignTax.interestFrom || {
      skip: 'Your foreign income is too low for this to matter.',
    }
  );
};

const needsAssets = all(
  whenPicked('special-items', 'foreign', 'You paid no tax to another country.'),
  muchIncomeAbroad,
);

const paidToInvest: Condition = (view) => {
  const shares = Array.from({ length: view.counts.get('k1s') ?? 0 }, (_, i) => `k1s.${i}.investmentInterest`);
  return (
    ['itemized.investmentInterest', ...shares].some((id) => amountOf(view, id) > 0) || {
      skip: 'You have no investment interest.',
    }
  );
};

const paidOnLoan: Condition = any(
  whenPicked('costs', 'student-loan', 'You have no interest on student loans.'),
  (view) => answeredYes(view, 'had-car-loan') || { skip: 'You have no student or car loan interest.' },
);

const assets = (id: string, text: string, help: string, condition: Condition): QuestionSpec =>
  money({
    id: `foreignTax.assets.${id}`,
    text,
    help,
    why: 'Part of your interest lowers your foreign income (Form 1116, line 4b).',
    fact: `foreignTax.assets.${id}`,
    when: all(needsAssets, condition),
  });

const usesCategory =
  (category: string): Condition =>
  (view) =>
    Array.from({ length: view.counts.get('foreignCountries') ?? 0 }).some(
      (_, i) => view.effective[`foreignCountries.${i}.category`] === category,
    ) || { skip: 'You don’t have this type of income.' };

const abroad = (category: string, words: string): QuestionSpec =>
  assets(
    `abroad.${category}`,
    `How much of that is in assets that earn ${words} abroad?`,
    'Use the same kind of value. Enter 0 if none. For example, 40,000.00.',
    all(paidOnLoan, usesCategory(category)),
  );

/** Form 1116, line 4b: interest is shared out by the adjusted basis of assets. */
export const foreignAssets: QuestionSpec[] = [
  assets(
    'investments',
    'What did all of your investments cost you?',
    'Enter their adjusted basis, which is usually what you paid, not what they’re worth now. For example, 100,000.00.',
    paidToInvest,
  ),
  assets(
    'investmentsAbroad',
    'How much of that is in investments that earn foreign income?',
    'Include the foreign part of your funds. For example, 60,000.00.',
    paidToInvest,
  ),
  assets(
    'all',
    'What did all of your assets that earn income cost you?',
    'Enter the adjusted basis of your investments, rental property, and business property. For example, 200,000.00.',
    paidOnLoan,
  ),
  abroad('passive', 'interest, dividends, or rent'),
  abroad('general', 'pay or other income'),
  abroad('foreignBranch', 'profit of your foreign branch'),
];
