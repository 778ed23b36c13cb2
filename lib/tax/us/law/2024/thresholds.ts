import { type ThresholdsLaw } from '../law';

export const thresholds: ThresholdsLaw = {
  source:
    'Rev. Proc. 2023-34, section 3.02 (unearned income of a child); Notice 2023-75 (saver’s credit); IRC 22(c) and (d)',
  saversCreditIncome: { single: 38_250, mfj: 76_500, mfs: 38_250, hoh: 57_375, qss: 38_250 },
  kiddieUnearnedIncome: 2_600,
  elderlyCreditIncome: { one: 17_500, bothJoint: 25_000, oneJoint: 20_000, mfs: 12_500 },
  elderlyCreditBenefits: 5_000,
};
