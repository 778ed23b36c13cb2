import { type ThresholdsLaw } from '../law';

export const thresholds: ThresholdsLaw = {
  source:
    'IRC 1411(b) (net investment income); Rev. Proc. 2023-34, sections 3.02 (unearned income of a child) and 3.11 (AMT); Notice 2023-75 (saver’s credit); IRC 22(c) and (d)',
  netInvestmentIncome: { single: 200_000, mfj: 250_000, mfs: 125_000, hoh: 200_000, qss: 250_000 },
  amtPhaseOut: { single: 609_350, mfj: 1_218_700, mfs: 609_350, hoh: 609_350, qss: 1_218_700 },
  saversCreditIncome: { single: 38_250, mfj: 76_500, mfs: 38_250, hoh: 57_375, qss: 38_250 },
  kiddieUnearnedIncome: 2_600,
  elderlyCreditIncome: { one: 17_500, bothJoint: 25_000, oneJoint: 20_000, mfs: 12_500 },
  elderlyCreditBenefits: 5_000,
};
