import { addEntries, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { dollars, isSome } from '../../facts/cents';
import { covers } from '../coverage';
import { form } from '../form';
import { foreignAddBack } from '../form-2555/exclusion';
import { totalIncome } from '../form-1040/income';
import { adjustmentsBeforeStudentLoan } from '../schedule-1/adjustments';

covers('adjustments.studentLoanInterest');

const makers = form('student-loan-interest', 'Student Loan Interest Deduction Worksheet', {
  name: 'Student Loan Interest Deduction Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 1040 (2024), Schedule 1, line 21',
  neededWhen: ({ facts }) => isSome(facts.adjustments.studentLoanInterest),
  attachedWhen: ({ get }) => get(interestPaid) > 0,
});
export const studentLoanWorksheet = makers.form;
const { money, rate } = makers;

/** Not for separate returns, nor for someone whom another person can claim. */
export const interestPaid = money(
  '1',
  'Interest paid',
  'Enter the total interest you paid in 2024 on qualified student loans. Don’t enter more than $2,500',
  ({ facts, law }) => {
    const { filingStatus, taxpayer, spouse } = facts;
    const claimable =
      taxpayer.claimableAsDependent || (filingStatus === 'mfj' && spouse?.claimableAsDependent === true);
    if (filingStatus === 'mfs' || claimable) return 0;
    return smallerOf(dollars(facts.adjustments.studentLoanInterest), law.adjustments.studentLoanMaximum);
  },
);

export const incomeBefore = money(
  '2',
  'Total income',
  'Enter the amount from Form 1040 or 1040-SR, line 9',
  ({ get }) => get(totalIncome),
);

export const otherAdjustments = money(
  '3',
  'Other adjustments',
  'Enter the total of the amounts from Schedule 1, lines 11 through 20, 23, and 25',
  ({ entry }) => addEntries(adjustmentsBeforeStudentLoan.map(entry)) ?? 0,
);

export const modifiedIncome = money(
  '4',
  'Modified AGI',
  'Subtract line 3 from line 2',
  (reader) => reader.get(incomeBefore) - reader.get(otherAdjustments) + foreignAddBack(reader),
);

export const phaseOutStart = money(
  '5',
  'Phaseout threshold',
  'Enter the amount shown below for your filing status: Single, head of household, or qualifying surviving spouse $80,000. Married filing jointly $165,000',
  ({ facts, law }) => law.adjustments.studentLoanPhaseOutStart[facts.filingStatus],
);

export const excess = money(
  '6',
  'Modified AGI over the threshold',
  'Is the amount on line 4 more than the amount on line 5? If yes, subtract line 5 from line 4',
  ({ get }) => notBelowZero(get(modifiedIncome) - get(phaseOutStart)),
);

export const reductionRate = rate(
  '7',
  'Reduction for income',
  'Divide line 6 by $15,000 ($30,000 if married filing jointly). Enter the result as a decimal (rounded to at least three places). If the result is 1.000 or more, enter 1.000',
  ({ get, facts, law }) =>
    smallerOf(
      1,
      roundToPlaces(get(excess) / law.adjustments.studentLoanPhaseOutRange[facts.filingStatus], 3),
    ),
);

export const reduction = money(
  '8',
  'Reduction',
  'Multiply line 1 by line 7',
  ({ get }) => get(interestPaid) * get(reductionRate),
);

export const studentLoanDeduction = money(
  '9',
  'Student loan interest deduction',
  'Subtract line 8 from line 1. Enter the result here and on Schedule 1, line 21',
  ({ get }) => get(interestPaid) - get(reduction),
);
