import { dollars, dollarsOf, isSome, smallerCents } from '../../facts/cents';
import { addEntries, blankIfZero, smallerOf, sum } from '../../engine/verbs';
import { iraDeduction } from '../adjustments/ira-deduction';
import { selfEmployedPlans } from '../adjustments/self-employed-retirement';
import { covers, refuse } from '../coverage';
import { healthInsuranceDeduction } from '../form-7206/form-7206';
import { hsaDeduction } from '../form-8889/form-8889';
import { deductibleHalf } from '../schedule-se/schedule-se';
import { studentLoanDeduction } from '../worksheets/student-loan-interest';
import { makers } from './form';

const { money } = makers;

covers(
  'adjustments.educator',
  'adjustments.movingArmedForces',
  'adjustments.alimonyPaid',
  'adjustments.juryDutyRepaid',
  'interest.*.earlyWithdrawalPenalty',
);

/** Up to $300 for each educator. */
export const educator = money('11', 'Educator expenses', 'Educator expenses', ({ facts, law }) => {
  const { taxpayer, spouse } = facts.adjustments.educator;
  const limit = law.adjustments.educatorEach;
  const joint = facts.filingStatus === 'mfj';
  return blankIfZero(smallerOf(dollars(taxpayer), limit) + (joint ? smallerOf(dollars(spouse), limit) : 0));
});

export const hsa = money(
  '13',
  'Health savings account deduction',
  'Health savings account deduction. Attach Form 8889',
  ({ each }) => blankIfZero(sum(each(hsaDeduction))),
);

export const moving = money(
  '14',
  'Moving expenses',
  'Moving expenses for members of the Armed Forces. Attach Form 3903',
  ({ facts }) => blankIfZero(dollars(facts.adjustments.movingArmedForces)),
);

export const halfOfSelfEmploymentTax = money(
  '15',
  'Half of self-employment tax',
  'Deductible part of self-employment tax. Attach Schedule SE',
  ({ each }) => blankIfZero(sum(each(deductibleHalf))),
);

export const retirementPlans = money(
  '16',
  'Self-employed retirement plans',
  'Self-employed SEP, SIMPLE, and qualified plans',
  ({ each }) => blankIfZero(sum(each(selfEmployedPlans))),
);

export const healthInsurance = money(
  '17',
  'Self-employed health insurance',
  'Self-employed health insurance deduction',
  ({ each }) => blankIfZero(sum(each(healthInsuranceDeduction))),
);

export const earlyWithdrawal = money(
  '18',
  'Early withdrawal penalty',
  'Penalty on early withdrawal of savings',
  ({ facts }) => blankIfZero(dollarsOf(facts.interest, (form) => form.earlyWithdrawalPenalty)),
);

export const alimonyPaid = money('19a', 'Alimony paid', 'Alimony paid', ({ facts, law }) =>
  blankIfZero(
    dollarsOf(
      facts.adjustments.alimonyPaid.filter(
        ({ divorceDate }) => divorceDate !== null && divorceDate <= law.adjustments.alimonyAgreementsUpTo,
      ),
      (payment) => payment.amount,
    ),
  ),
);

refuse(
  'adjustments.alimonyPaid',
  'Alimony paid can be deducted only with the date of the divorce or separation agreement. Give that date.',
  ({ facts }) =>
    facts.adjustments.alimonyPaid.some(({ amount, divorceDate }) => isSome(amount) && divorceDate === null),
);

export const ira = money('20', 'IRA deduction', 'IRA deduction', ({ entry }) => entry(iraDeduction));

export const studentLoanInterest = money(
  '21',
  'Student loan interest deduction',
  'Student loan interest deduction',
  ({ get }) => blankIfZero(get(studentLoanDeduction)),
);

/** Only pay that was given to the employer, and not more than was received (line 8h). */
export const juryDutyRepaid = money(
  '24a',
  'Jury duty pay repaid',
  'Jury duty pay (see instructions)',
  ({ facts }) => blankIfZero(dollars(smallerCents(facts.adjustments.juryDutyRepaid, facts.juryDutyPay))),
);

export const totalOtherAdjustments = money(
  '25',
  'Total other adjustments',
  'Total other adjustments. Add lines 24a through 24z',
  ({ entry }) => addEntries([entry(juryDutyRepaid)]),
);

/** Lines 11 to 20, 23 and 25, which come before the student loan interest deduction. */
export const adjustmentsBeforeStudentLoan = [
  educator,
  hsa,
  moving,
  halfOfSelfEmploymentTax,
  retirementPlans,
  healthInsurance,
  earlyWithdrawal,
  alimonyPaid,
  ira,
  totalOtherAdjustments,
] as const;

export const totalAdjustments = money(
  '26',
  'Adjustments to income',
  'Add lines 11 through 23 and 25. These are your adjustments to income. Enter here and on Form 1040, line 10',
  ({ entry }) => addEntries([...adjustmentsBeforeStudentLoan.map(entry), entry(studentLoanInterest)]),
);
