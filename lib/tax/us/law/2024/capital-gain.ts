import { type CapitalGainLaw } from '../law';

export const capitalGain: CapitalGainLaw = {
  source: 'Rev. Proc. 2023-34, section 3.03; IRC 1(h)',
  zeroRateUpTo: { single: 47_025, mfj: 94_050, mfs: 47_025, hoh: 63_000, qss: 94_050 },
  fifteenPercentUpTo: { single: 518_900, mfj: 583_750, mfs: 291_850, hoh: 551_350, qss: 583_750 },
  middleRate: 0.15,
  topRate: 0.2,
};
