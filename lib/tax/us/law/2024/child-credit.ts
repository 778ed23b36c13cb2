import { type ChildCreditLaw } from '../law';

export const childCredit: ChildCreditLaw = {
  source: 'IRC 24(a), (b), (d), and (h); refundable amount: Rev. Proc. 2023-34, section 3.05',
  perChild: 2_000,
  perOtherDependent: 500,
  phaseOutStart: { single: 200_000, mfj: 400_000, mfs: 200_000, hoh: 200_000, qss: 200_000 },
  phaseOutStep: 1_000,
  phaseOutRate: 0.05,
  refundablePerChild: 1_700,
  earnedIncomeFloor: 2_500,
  earnedIncomeRate: 0.15,
  filerNeedsWorkSsn: null,
};
