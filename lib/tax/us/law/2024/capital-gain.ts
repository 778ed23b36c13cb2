import { type CapitalGainLaw } from '../law';

export const capitalGain: CapitalGainLaw = {
  source:
    'Rev. Proc. 2023-34, section 3.03; IRC 1(h), 1211(b); Instructions for Schedule D (2024), Schedule D Tax Worksheet, line 19',
  zeroRateUpTo: { single: 47_025, mfj: 94_050, mfs: 47_025, hoh: 63_000, qss: 94_050 },
  fifteenPercentUpTo: { single: 518_900, mfj: 583_750, mfs: 291_850, hoh: 551_350, qss: 583_750 },
  middleRate: 0.15,
  topRate: 0.2,
  unrecaptured1250Rate: 0.25,
  collectiblesRate: 0.28,
  lowerBracketsUpTo: { single: 191_950, mfj: 383_900, mfs: 191_950, hoh: 191_950, qss: 383_900 },
  lossLimit: { single: 3_000, mfj: 3_000, mfs: 1_500, hoh: 3_000, qss: 3_000 },
};
