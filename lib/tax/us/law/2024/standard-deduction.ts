import { type StandardDeductionLaw } from '../law';

export const standardDeduction: StandardDeductionLaw = {
  source: 'Rev. Proc. 2023-34, section 3.15; IRC 63(c) and (f)',
  amount: { single: 14_600, mfj: 29_200, mfs: 14_600, hoh: 21_900, qss: 29_200 },
  ageOrBlindness: { single: 1_950, mfj: 1_550, mfs: 1_550, hoh: 1_950, qss: 1_550 },
  dependentMinimum: 1_300,
  dependentEarnedIncomePlus: 450,
};
