import { notBelowZero, smallerOf } from '../../engine/verbs';
import { isSome } from '../../facts/cents';
import { covers } from '../coverage';
import { form, type TaxReader } from '../form';
import { capitalGain, qualifiedDividends } from '../form-1040/income';
import { additionalDeductions, agi, deduction } from '../form-1040/taxable-income';
import { listQualifiedActivities } from './activities';
import { netGain, netLongTermGain } from '../schedule-d/schedule-d';

covers('dividends.*.section199A', 'qbiCarryforward');

const makers = form('qbi-income', 'Income for the qualified business income deduction', {
  name: 'Income for the qualified business income deduction',
  kind: 'rules',
  source: 'Instructions for Forms 8995 and 8995-A (2024)',
});
export const qualifiedIncomeRules = makers.form;
const { money } = makers;

/** Whether there is anything to figure the deduction from. */
export const hasQualifiedItems = ({ facts }: TaxReader): boolean =>
  listQualifiedActivities({ facts }).length > 0 ||
  isSome(facts.qbiCarryforward) ||
  facts.dividends.some((form) => isSome(form.section199A));

export const incomeBeforeDeduction = money(
  'income',
  'Taxable income before the deduction',
  'Form 1040, line 11, minus line 12',
  ({ get }) => notBelowZero(get(agi) - get(deduction) - get(additionalDeductions)),
);

export const netCapitalGain = money(
  'gain',
  'Net capital gain and qualified dividends',
  'Form 1040, line 3a, plus the smaller of Schedule D, line 15 or 16 (not less than zero); without Schedule D, Form 1040, line 7',
  ({ get, attached }) =>
    get(qualifiedDividends) +
    notBelowZero(attached(netGain.form) ? smallerOf(get(netLongTermGain), get(netGain)) : get(capitalGain)),
);

/** Above the threshold Form 8995-A takes the place of Form 8995. */
export const isAboveThreshold = ({ get, facts, law }: TaxReader): boolean =>
  get(incomeBeforeDeduction) > law.qualifiedBusiness.threshold[facts.filingStatus];
