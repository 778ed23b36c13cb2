import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { form, formWithCopies } from '../form';
import { listQualifiedActivities } from './activities';
import { qualifiedIncome } from './business-income';
import { hasQualifiedItems, incomeBeforeDeduction, isAboveThreshold, netCapitalGain } from './income-limit';

const makers = form('8995', 'Qualified Business Income Deduction Simplified Computation', {
  sequence: '55',
  attachedWhen: (reader) => hasQualifiedItems(reader) && !isAboveThreshold(reader),
});
export const form8995 = makers.form;
const { money } = makers;

const rows = formWithCopies(
  '8995-line-1',
  'Businesses in the simplified computation',
  listQualifiedActivities,
  {
    name: 'Form 8995, line 1',
    attachedWhen: ({ attached }) => attached(form8995),
  },
);
export const form8995Rows = rows.form;

export const rowName = rows.choice(
  '1(a)',
  'Business',
  'Trade, business, or aggregation name',
  ({ item }) => item.name || null,
);
export const rowNumber = rows.choice(
  '1(b)',
  'Taxpayer identification number',
  'Taxpayer identification number',
  ({ item }) => item.taxpayerNumber || null,
);
export const rowIncome = rows.money(
  '1(c)',
  'Income from the business',
  'Qualified business income or (loss)',
  ({ at, copy }) => at(qualifiedIncome, copy),
);

export const totalIncome = money(
  '2',
  'Total qualified business income',
  'Total qualified business income or (loss). Combine lines 1i through 1v, column (c)',
  ({ each }) => sum(each(qualifiedIncome)),
);

/** A loss: it stands in parentheses on the form, and below zero here. */
export const lossFromPriorYear = money(
  '3',
  'Loss carryforward from 2023',
  'Qualified business net (loss) carryforward from the prior year',
  ({ facts }) => blankIfZero(0 - dollars(facts.qbiCarryforward)),
);

export const incomeAfterLosses = money(
  '4',
  'Qualified business income after losses',
  'Total qualified business income. Combine lines 2 and 3. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(totalIncome) + get(lossFromPriorYear)),
);

export const businessComponent = money(
  '5',
  '20% of qualified business income',
  'Qualified business income component. Multiply line 4 by 20% (0.20)',
  ({ get, law }) => get(incomeAfterLosses) * law.qualifiedBusiness.rate,
);

export const reitDividends = money(
  '6',
  'REIT dividends',
  'Qualified REIT dividends and publicly traded partnership (PTP) income or (loss)',
  ({ facts }) => blankIfZero(dollarsOf(facts.dividends, (form) => form.section199A)),
);

export const reitIncome = money(
  '8',
  'REIT dividends and PTP income',
  'Total qualified REIT dividends and PTP income. Combine lines 6 and 7. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(reitDividends)),
);

export const reitComponent = money(
  '9',
  'REIT and PTP component',
  'REIT and PTP component. Multiply line 8 by 20% (0.20)',
  ({ get, law }) => get(reitIncome) * law.qualifiedBusiness.rate,
);

export const beforeLimit = money(
  '10',
  'Deduction before the limit',
  'Qualified business income deduction before the income limitation. Add lines 5 and 9',
  ({ get }) => get(businessComponent) + get(reitComponent),
);

export const taxableIncomeBefore = money(
  '11',
  'Taxable income before the deduction',
  'Taxable income before qualified business income deduction (see instructions)',
  ({ get }) => get(incomeBeforeDeduction),
);

export const gain = money(
  '12',
  'Net capital gain',
  'Enter your net capital gain, if any, increased by any qualified dividends',
  ({ get }) => get(netCapitalGain),
);

export const ordinaryIncome = money(
  '13',
  'Taxable income less net capital gain',
  'Subtract line 12 from line 11. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(taxableIncomeBefore) - get(gain)),
);

export const limit = money(
  '14',
  'Income limit',
  'Income limitation. Multiply line 13 by 20% (0.20)',
  ({ get, law }) => get(ordinaryIncome) * law.qualifiedBusiness.rate,
);

export const deduction = money(
  '15',
  'Qualified business income deduction',
  'Qualified business income deduction. Enter the smaller of line 10 or line 14. Also enter this amount on the applicable line of your return',
  ({ get }) => smallerOf(get(beforeLimit), get(limit)),
);

export const lossToNextYear = money(
  '16',
  'Loss carryforward to 2025',
  'Total qualified business (loss) carryforward. Combine lines 2 and 3. If greater than zero, enter -0-',
  ({ get }) => smallerOf(0, get(totalIncome) + get(lossFromPriorYear)),
);

export const reitLossToNextYear = money(
  '17',
  'REIT and PTP loss carryforward to 2025',
  'Total qualified REIT dividends and PTP (loss) carryforward. Combine lines 6 and 7. If greater than zero, enter -0-',
  ({ get }) => smallerOf(0, get(reitDividends)),
);
