import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { refuse } from '../coverage';
import { form } from '../form';
import { ordinaryDividends, qualifiedDividends, taxableInterest } from '../form-1040/income';

const makers = form('4952', 'Investment Interest Expense Deduction', {
  sequence: '51',
  // Not needed while the interest is no more than interest and ordinary dividends (Instructions for Schedule A, line 9).
  attachedWhen: ({ get, facts }) =>
    dollars(facts.itemized.investmentInterest) > 0 && get(interestPaid) > get(investmentIncome),
});
export const form4952 = makers.form;
const { money } = makers;

export const interestPaid = money(
  '1',
  'Investment interest paid',
  'Investment interest expense paid or accrued in 2024',
  ({ facts }) => dollars(facts.itemized.investmentInterest),
);

export const totalInterest = money(
  '3',
  'Total',
  'Total investment interest expense. Add lines 1 and 2',
  ({ get }) => get(interestPaid),
);

export const grossIncome = money(
  '4a',
  'Investment income',
  'Gross income from property held for investment (excluding any net gain from the disposition of property held for investment)',
  ({ get }) => get(taxableInterest) + get(ordinaryDividends),
);

export const qualifiedPart = money(
  '4b',
  'Qualified dividends',
  'Qualified dividends included on line 4a',
  ({ get }) => get(qualifiedDividends),
);

export const ordinaryPart = money(
  '4c',
  'Without them',
  'Subtract line 4b from line 4a',
  ({ get }) => get(grossIncome) - get(qualifiedPart),
);

/** Lines 4d to 4g stay empty: without Schedule D all gain is long-term, and no election is made. */
export const investmentIncome = money(
  '4h',
  'Investment income that counts',
  'Investment income. Add lines 4c, 4f, and 4g',
  ({ get }) => get(ordinaryPart),
);

export const netInvestmentIncome = money(
  '6',
  'Net investment income',
  'Net investment income. Subtract line 5 from line 4h. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(investmentIncome)),
);

export const disallowed = money(
  '7',
  'Carried forward to 2025',
  'Disallowed investment interest expense to be carried forward to 2025. Subtract line 6 from line 3. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(totalInterest) - get(netInvestmentIncome)),
);

export const investmentInterest = money(
  '8',
  'Investment interest deduction',
  'Investment interest expense deduction. Enter the smaller of line 3 or line 6',
  ({ get }) => smallerOf(get(totalInterest), get(netInvestmentIncome)),
);

refuse(
  'itemized.investmentInterest',
  'Investment interest above your interest and dividends, in a year with sales or with rentals or partnerships, is not supported (Form 4952, lines 4d to 5).',
  ({ get, facts }) =>
    dollars(facts.itemized.investmentInterest) > 0 &&
    get(interestPaid) > get(investmentIncome) &&
    (facts.sales.length > 0 || facts.k1s.length > 0 || facts.rentals.length > 0),
);
