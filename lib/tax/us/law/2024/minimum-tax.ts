import { type MinimumTaxLaw } from '../law';

export const minimumTax: MinimumTaxLaw = {
  source:
    'Rev. Proc. 2023-34, section 3.11; IRC 55(b) and (d); Form 6251 (2024), lines 5, 7, 18, and 39, and the instructions for line 4 (married filing separately)',
  exemption: { single: 85_700, mfj: 133_300, mfs: 66_650, hoh: 85_700, qss: 133_300 },
  phaseOutStart: { single: 609_350, mfj: 1_218_700, mfs: 609_350, hoh: 609_350, qss: 1_218_700 },
  phaseOutRate: 0.25,
  lowerRate: 0.26,
  upperRate: 0.28,
  lowerRateUpTo: { single: 232_600, mfj: 232_600, mfs: 116_300, hoh: 232_600, qss: 232_600 },
  upperRateSubtraction: { single: 4_652, mfj: 4_652, mfs: 2_326, hoh: 4_652, qss: 4_652 },
  separateAddOnOver: 875_950,
  separateAddOnRate: 0.25,
  separateAddOnMaximum: 66_650,
};
