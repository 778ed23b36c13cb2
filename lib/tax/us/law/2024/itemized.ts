import { type ItemizedLaw } from '../deductions-and-credits';

export const itemized: ItemizedLaw = {
  source:
    'IRC 163(h)(3), 164(b)(6), 170(b)(1), (f)(11), and (i), 213(a); Notice 2024-08 (miles); Schedule A (2024), lines 3 and 5e; Publication 936 (2024), Table 1',
  medicalFloor: 0.075,
  medicalMile: 0.21,
  stateTaxLimit: { single: 10_000, mfj: 10_000, mfs: 5_000, hoh: 10_000, qss: 10_000 },
  stateTaxPhaseDown: null,
  grandfatheredMortgagesUpTo: '1987-10-13',
  earlierMortgagesUpTo: '2017-12-15',
  earlierMortgageLimit: { single: 1_000_000, mfj: 1_000_000, mfs: 500_000, hoh: 1_000_000, qss: 1_000_000 },
  mortgageLimit: { single: 750_000, mfj: 750_000, mfs: 375_000, hoh: 750_000, qss: 750_000 },
  charityMile: 0.14,
  cashGiftShare: 0.6,
  propertyGiftShare: 0.5,
  appreciatedGiftShare: 0.3,
  propertyDetailsOver: 500,
  propertyAppraisalOver: 5_000,
};
