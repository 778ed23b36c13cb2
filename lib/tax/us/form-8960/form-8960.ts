import { refuse } from '../coverage';
import { capitalGain, ordinaryDividends, taxableInterest } from '../form-1040/income';
import { agi } from '../form-1040/taxable-income';
import { form } from '../form';

const makers = form('8960', 'Net Investment Income Tax—Individuals, Estates, and Trusts', {
  sequence: '72',
  attachedWhen: () => false,
});
export const form8960 = makers.form;
const { money } = makers;

export const netInvestmentTax = money(
  '17',
  'Net investment income tax',
  'Net investment income tax for individuals. Multiply line 16 by 3.8% (0.038). Enter here and include on Schedule 2 (Form 1040), line 12',
  () => null,
);

refuse(
  'filingStatus',
  'Investment income at this level of income owes the net investment income tax (Form 8960), which is not supported yet.',
  ({ get, facts, law }) =>
    get(agi) > law.thresholds.netInvestmentIncome[facts.filingStatus] &&
    get(taxableInterest) + get(ordinaryDividends) + get(capitalGain) > 0,
);
