import { notBelowZero } from '../../engine/verbs';
import { isUnder } from '../ages';
import { refuse } from '../coverage';
import { totalIncome, totalWages } from '../form-1040/income';
import { taxableIncome } from '../form-1040/taxable-income';
import { form } from '../form';
import { earlyWithdrawal } from '../schedule-1/adjustments';
import { businessIncome } from '../schedule-1/income';

const makers = form('8615', 'Tax for Certain Children Who Have Unearned Income', {
  sequence: '33',
  attachedWhen: () => false,
});
export const form8615 = makers.form;
const { money } = makers;

export const childTax = money(
  '18',
  'Tax',
  'Enter the larger of line 16 or line 17 here and on the child’s Form 1040, line 16',
  () => null,
);

/**
 * Child's Unearned Income Worksheet: total income less earned income and the penalty on early withdrawal. The
 * parents' figures are not among the facts, and neither is whether the child pays for half of the own support.
 */
refuse(
  'taxpayer.dateOfBirth',
  'A child with more than $2,600 of income other than pay may owe tax at the parents’ rate (Form 8615). It is not supported: it needs figures from the parents’ return.',
  ({ get, facts, law }) => {
    const { dateOfBirth, student } = facts.taxpayer;
    const age = student ? law.dependents.studentBelowAge : law.dependents.childBelowAge;
    if (facts.filingStatus === 'mfj' || !isUnder(dateOfBirth, age, law.year)) return false;
    const earned = get(totalWages) + notBelowZero(get(businessIncome));
    const unearned = get(totalIncome) - earned - get(earlyWithdrawal);
    return unearned > law.thresholds.kiddieUnearnedIncome && get(taxableIncome) > 0;
  },
);
