import { type Condition, type View } from '../conditions';
import { type FormGroup, formsOf } from '../document-facts';
import { enters } from '../document-questions';
import { filesJointly } from '../filing-status';
import { lawOfYear } from '@/lib/tax/us/law/by-year';

/** Pay and pensions on forms that count, in dollars, one entry a form. Each belongs to one person. */
const incomeBoxes: readonly (readonly [FormGroup, string])[] = [
  ['w2s', 'wages'],
  ['retirement', 'taxableAmount'],
  ['governmentPayments', 'unemployment'],
];

const listIncome = (view: View): number[] =>
  incomeBoxes.flatMap(([group, box]) =>
    formsOf(view.documents, group)
      .filter((placed) => enters(placed, view))
      .map(({ form }) => Number(form.item[box] ?? 0)),
  );

const oldAge = 65;

/**
 * Whether somebody else might claim the filer (IRC 152). Not where a joint return is filed for more than a refund, which
 * (b)(2) rules out: one form alone shows more than its owner's deductions on a separate return, so there is tax without
 * the joint one. And nobody of 65 or more with the gross income that (d)(1)(B) rules out; children aren't that old.
 */
export const mayBeClaimed: Condition = (view) => {
  const { standardDeduction, dependents } = lawOfYear(view.taxYear);
  const incomes = listIncome(view);
  if (filesJointly(view)) {
    const most = standardDeduction.amount.mfs + 2 * standardDeduction.ageOrBlindness.mfs;
    const owesTax = incomes.some((income) => income > most);
    return owesTax ? { skip: 'With this income, a joint return means no one else can claim you.' } : true;
  }
  // The birth date comes later in the interview; on the first page it stands beside this.
  const born = view.stored['taxpayer.dateOfBirth'];
  const isOld = typeof born === 'string' && view.taxYear - Number(born.slice(0, 4)) >= oldAge;
  const income = incomes.reduce((sum, one) => sum + one, 0);
  return isOld && income >= dependents.qualifyingRelativeIncomeLimit
    ? { skip: 'At your age and with this income, no one else can claim you.' }
    : true;
};
