import { isUnder } from '../ages';
import { refuse } from '../coverage';
import { totalIncome, totalWages } from '../form-1040/income';
import { form } from '../form';

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

refuse(
  'taxpayer.dateOfBirth',
  'A child with this much income other than wages may owe tax at the parents’ rate (Form 8615), which is not supported yet.',
  ({ get, facts, law }) => {
    const { dateOfBirth, student } = facts.taxpayer;
    const age = student ? law.dependents.studentBelowAge : law.dependents.childBelowAge;
    const unearned = get(totalIncome) - get(totalWages);
    return (
      facts.filingStatus !== 'mfj' &&
      isUnder(dateOfBirth, age, law.year) &&
      unearned > law.thresholds.kiddieUnearnedIncome
    );
  },
);
