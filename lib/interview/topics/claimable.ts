import { type Condition, type View } from '../conditions';
import { type FormGroup, formsOf } from '../document-facts';
import { enters } from '../document-questions';
import { filesJointly } from '../filing-status';
import { type QuestionSpec } from './topic';
import { lawOfYear } from '@/lib/tax/us/law/by-year';

/** Pay and pensions on forms that count, in dollars, one entry a form. Each belongs to one person. */
const incomeBoxes: readonly (readonly [FormGroup, string])[] = [
  ['w2s', 'wages'],
  ['retirement', 'taxableAmount'],
  ['governmentPayments', 'unemployment'],
];

const readBox = (view: View, group: FormGroup, box: string): number[] =>
  formsOf(view.documents, group)
    .filter((placed) => enters(placed, view))
    .map(({ form }) => Number(form.item[box] ?? 0));

const listIncome = (view: View): number[] => incomeBoxes.flatMap(([group, box]) => readBox(view, group, box));

const typedWages = /^w2s\.\d+\.wages$/;

/** Gross income as far as it is known: forms that count, pay from clients among them, and wages typed in. */
function sumGrossIncome(view: View): number {
  const typed = Object.keys(view.stored)
    .filter((id) => typedWages.test(id))
    .map((id) => Number(view.stored[id]));
  const paid = view.documents
    .flatMap(({ forms }) => forms)
    .filter(
      ({ form, taxYear, unconfirmed }) =>
        form === '1099-NEC' && taxYear === view.taxYear && unconfirmed === 0,
    )
    .map(({ item }) => Number(item['form1099Nec'] ?? 0));
  return [...listIncome(view), ...paid, ...typed].filter(Number.isFinite).reduce((sum, one) => sum + one, 0);
}

/** Age at the end of the year, by the year of birth; null while it isn't known. */
function ageOf(view: View): number | null {
  // The birth date comes later in the interview; on the first page it stands beside this.
  const born = view.stored['taxpayer.dateOfBirth'];
  return typeof born === 'string' ? view.taxYear - Number(born.slice(0, 4)) : null;
}

const isAtLeast = (view: View, age: number): boolean => (ageOf(view) ?? 0) >= age;

const hasIncome = (view: View): boolean =>
  sumGrossIncome(view) >= lawOfYear(view.taxYear).dependents.qualifyingRelativeIncomeLimit;

const oldAge = 65;
/** From this age on no student is a qualifying child (IRC 152(c)(3)(A)(ii)). */
const oldestStudent = 24;

/**
 * Whether somebody else might claim the filer (IRC 152). Not where a joint return is filed for more than a refund, which
 * (b)(2) rules out: one form alone shows more than its owner's deductions on a separate return, so there is tax without
 * the joint one. And nobody of 65 or more with the gross income that (d)(1)(B) rules out; children aren't that old.
 */
export const mayBeClaimed: Condition = (view) => {
  if (filesJointly(view)) {
    const { standardDeduction } = lawOfYear(view.taxYear);
    const most = standardDeduction.amount.mfs + 2 * standardDeduction.ageOrBlindness.mfs;
    const owesTax = listIncome(view).some((income) => income > most);
    return owesTax
      ? { skip: 'Because you’re filing jointly with this income, no one else can claim you.' }
      : true;
  }
  return isAtLeast(view, oldAge) && hasIncome(view)
    ? { skip: 'At your age and income, no one else can claim you.' }
    : true;
};

/**
 * Nobody of 24 or more with that income can be claimed but a person who is permanently and totally disabled
 * (IRC 152(c)(3)(B)): "No" is chosen, and can be changed.
 */
export const seldomClaimed: NonNullable<QuestionSpec['decides']> = {
  answers: [false],
  because:
    'because at your age and income, someone could claim you only if you were permanently and totally disabled.',
  when: (view) => !filesJointly(view) && isAtLeast(view, oldestStudent) && hasIncome(view),
};
