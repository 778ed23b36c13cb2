import { blankIfZero } from '../../engine/verbs';
import { earnedIncome } from '../../us/eic/earned-income';
import { investmentIncome } from '../../us/eic/eligibility';
import { capitalGain, iraTaxable, pensionsTaxable, totalWages } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { makers } from './form';

const { money } = makers;

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Adjusted gross income from your federal return',
  ({ get }) => get(agi),
);

money('1a', 'Wages', 'Wages, salaries, and tips', ({ get }) => blankIfZero(get(totalWages)));

money('1b', 'Earned income', 'Earned income', ({ get }) => blankIfZero(get(earnedIncome)));

money('1c', 'Capital gain', 'Capital gain or (loss)', ({ get }) => blankIfZero(get(capitalGain)));

money(
  '1d',
  'Pensions, IRAs, and annuities',
  'Taxable pensions, IRAs, and annuities (attach Form 502R)',
  ({ get }) => blankIfZero(get(iraTaxable) + get(pensionsTaxable)),
);
/** The federal limit of the earned income credit for 2024, which stands in print on the form. */

makers.yesNo(
  '1e',
  'Investment income over the limit',
  'Place a “Y” in this box if the amount of your investment income is more than $11,600',
  ({ get, law }) => get(investmentIncome) > law.earnedIncomeCredit.investmentLimit,
);
