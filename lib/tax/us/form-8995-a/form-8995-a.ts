import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollarsOf } from '../../facts/cents';
import { form } from '../form';
import {
  hasQualifiedItems,
  incomeBeforeDeduction,
  isAboveThreshold,
  netCapitalGain,
} from '../form-8995/income-limit';
import { component } from './businesses';

const makers = form('8995-a', 'Qualified Business Income Deduction', {
  name: 'Form 8995-A',
  sequence: '55A',
  attachedWhen: (reader) => hasQualifiedItems(reader) && isAboveThreshold(reader),
});
export const form8995A = makers.form;
const { money } = makers;

export const allComponents = money(
  '16',
  'Total of all components',
  'Total qualified business income component. Add all amounts reported on line 15',
  ({ each }) => sum(each(component)),
);

export const componentsAgain = money(
  '27',
  'Total of all components',
  'Total qualified business income component from all qualified trades, businesses, or aggregations. Enter the amount from line 16',
  ({ get }) => get(allComponents),
);

export const reitDividends = money(
  '28',
  'REIT dividends',
  'Qualified REIT dividends and publicly traded partnership (PTP) income or (loss)',
  ({ facts }) => blankIfZero(dollarsOf(facts.dividends, (item) => item.section199A)),
);

export const reitIncome = money(
  '30',
  'REIT dividends and PTP income',
  'Total qualified REIT dividends and PTP income. Combine lines 28 and 29. If less than zero, enter -0-',
  ({ get }) => notBelowZero(get(reitDividends)),
);

export const reitComponent = money(
  '31',
  'REIT and PTP component',
  'REIT and PTP component. Multiply line 30 by 20% (0.20)',
  ({ get, law }) => get(reitIncome) * law.qualifiedBusiness.rate,
);

export const beforeLimit = money(
  '32',
  'Deduction before the limit',
  'Qualified business income deduction before the income limitation. Add lines 27 and 31',
  ({ get }) => get(componentsAgain) + get(reitComponent),
);

export const taxableIncomeBefore = money(
  '33',
  'Taxable income before the deduction',
  'Taxable income before qualified business income deduction',
  ({ get }) => get(incomeBeforeDeduction),
);

export const gain = money(
  '34',
  'Net capital gain',
  'Enter your net capital gain, if any, increased by any qualified dividends',
  ({ get }) => get(netCapitalGain),
);

export const ordinaryIncome = money(
  '35',
  'Taxable income less net capital gain',
  'Subtract line 34 from line 33. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(taxableIncomeBefore) - get(gain)),
);

export const limit = money(
  '36',
  'Income limit',
  'Income limitation. Multiply line 35 by 20% (0.20)',
  ({ get, law }) => get(ordinaryIncome) * law.qualifiedBusiness.rate,
);

export const beforeProductionDeduction = money(
  '37',
  'Deduction',
  'Qualified business income deduction before the domestic production activities deduction (DPAD) under section 199A(g). Enter the smaller of line 32 or line 36',
  ({ get }) => smallerOf(get(beforeLimit), get(limit)),
);

export const deductionAboveThreshold = money(
  '39',
  'Qualified business income deduction',
  'Total qualified business income deduction. Add lines 37 and 38',
  ({ get }) => get(beforeProductionDeduction),
);

export const reitLossToNextYear = money(
  '40',
  'REIT and PTP loss carryforward to 2025',
  'Total qualified REIT dividends and PTP (loss) carryforward. Combine lines 28 and 29. If zero or greater, enter -0-',
  ({ get }) => smallerOf(0, get(reitDividends)),
);
