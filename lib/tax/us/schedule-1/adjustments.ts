import { dollars, dollarsOf, isSome, smallerCents } from '../../facts/cents';
import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { iraDeduction } from '../adjustments/ira-deduction';
import { selfEmployedPlans } from '../adjustments/self-employed-retirement';
import { covers, refuse } from '../coverage';
import { housingDeduction } from '../form-2555/exclusion';
import { healthInsuranceDeduction } from '../form-7206/form-7206';
import { hsaDeduction } from '../form-8889/form-8889';
import { allDeferrals, commonLimit } from '../income/excess-deferrals';
import { section501c18Contributions } from '../income/w2-boxes';
import { listFilers, ownedBy } from '../filers';
import { deductibleHalf } from '../schedule-se/schedule-se';
import { studentLoanDeduction } from '../worksheets/student-loan-interest';
import { makers } from './form';
import { allK1s } from '../schedule-e/k1-deductions';

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
  'To deduct alimony, enter the date of the divorce or separation agreement.',
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

/** At most $7,000, a quarter of the pay, and what the other deferrals leave of their limit (IRC 501(c)(18)(D)). */
export const section501c18 = money(
  '24f',
  'Section 501(c)(18)(D) plans',
  'Contributions to section 501(c)(18)(D) pension plans',
  ({ facts, law, at }) => {
    const { section501c18Limit, section501c18Share } = law.electiveDeferrals;
    const deductible = listFilers({ facts }).map(({ owner }, copy) => {
      const w2s = ownedBy(facts.w2s, owner);
      const paid = dollarsOf(w2s, section501c18Contributions);
      if (paid === 0) return 0;
      const share = dollarsOf(w2s, ({ wages }) => wages) * section501c18Share;
      const left = notBelowZero(at(commonLimit, copy) - at(allDeferrals, copy));
      return Math.min(paid, section501c18Limit, share, left);
    });
    return blankIfZero(sum(deductible));
  },
);

export const housingDeductionAbroad = money(
  '24j',
  'Foreign housing deduction',
  'Housing deduction from Form 2555',
  ({ each }) => blankIfZero(sum(each(housingDeduction))),
);

/** Schedule K-1 (Form 1041), box 11, code A: of an estate or trust that has ended. */
export const excessDeductions = money(
  '24k',
  'Excess deductions of an estate or trust',
  'Excess deductions of section 67(e) expenses from Schedule K-1 (Form 1041)',
  ({ facts }) => blankIfZero(dollars(allK1s(facts, 'excessDeductions'))),
);

export const totalOtherAdjustments = money(
  '25',
  'Total other adjustments',
  'Total other adjustments. Add lines 24a through 24z',
  ({ entry }) =>
    addEntries([
      entry(juryDutyRepaid),
      entry(section501c18),
      entry(housingDeductionAbroad),
      entry(excessDeductions),
    ]),
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
