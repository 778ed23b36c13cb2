import { nextYear as expected } from '../2024/next-year';
import { capitalGain as capitalGain2024 } from '../2024/capital-gain';
import { foreignTax as foreignTax2024 } from '../2024/foreign-tax';
import { minimumTax as minimumTax2024 } from '../2024/minimum-tax';
import {
  type CapitalGainLaw,
  type ForeignTaxLaw,
  type IncomeTaxLaw,
  type MinimumTaxLaw,
  type StandardDeductionLaw,
} from '../law';

/** The estimates of the year before work with the same amounts. */
export const standardDeduction: StandardDeductionLaw = { ...expected.standardDeduction };

export const incomeTax: IncomeTaxLaw = {
  source:
    'Rev. Proc. 2024-40, section 2.01, tables 1 to 4; rates made permanent by Pub. L. 119-21, section 70101; 2025 Tax Table',
  brackets: expected.incomeTax.brackets,
  taxTableBelow: 100_000,
};

export const capitalGain: CapitalGainLaw = {
  ...capitalGain2024,
  ...expected.capitalGain,
  source:
    'Rev. Proc. 2024-40, section 2.03; IRC 1(h), 1211(b); Instructions for Schedule D (2025), Schedule D Tax Worksheet, line 19',
};

export const minimumTax: MinimumTaxLaw = {
  ...minimumTax2024,
  source: 'Rev. Proc. 2024-40, section 2.11; IRC 55(b) and (d); Form 6251 (2025), lines 5, 7, 18, and 39',
  exemption: { single: 88_100, mfj: 137_000, mfs: 68_500, hoh: 88_100, qss: 137_000 },
  phaseOutStart: { single: 626_350, mfj: 1_252_700, mfs: 626_350, hoh: 626_350, qss: 1_252_700 },
  lowerRateUpTo: { single: 239_100, mfj: 239_100, mfs: 119_550, hoh: 239_100, qss: 239_100 },
  upperRateSubtraction: { single: 4_782, mfj: 4_782, mfs: 2_391, hoh: 4_782, qss: 4_782 },
  separateAddOnOver: 900_350,
  separateAddOnMaximum: 68_500,
};

export const foreignTax: ForeignTaxLaw = {
  ...foreignTax2024,
  source:
    'IRC 904(b)(2)(B), (j); Instructions for Schedule 3 (Form 1040) (2025), line 1; Instructions for Form 1116 (2025), lines 1a, 4a, and 18, and “Adjustment exception”; Instructions for Form 6251 (2025), line 8; Reg. 1.904-4(c)(3)',
  exceptionIncome: { single: 197_300, mfj: 394_600, mfs: 197_300, hoh: 197_300, qss: 394_600 },
};
