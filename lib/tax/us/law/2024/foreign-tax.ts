import { type ForeignTaxLaw } from '../law';

export const foreignTax: ForeignTaxLaw = {
  source:
    'IRC 904(b)(2)(B), (j); Instructions for Schedule 3 (Form 1040) (2024), line 1; Instructions for Form 1116 (2024), lines 1a, 4a, and 18, and “Adjustment exception”; Instructions for Form 6251 (2024), line 8; Reg. 1.904-4(c)(3)',
  withoutForm: { single: 300, mfj: 600, mfs: 300, hoh: 300, qss: 300 },
  countedAtMiddleRate: 0.4054,
  countedAtTopRate: 0.5405,
  countedAt25: 0.6757,
  countedAt28: 0.7568,
  minimumTaxAtMiddleRate: 0.5357,
  minimumTaxAtTopRate: 0.7143,
  minimumTaxAt25: 0.8929,
  highWithholding: 0.15,
  exceptionIncome: { single: 191_950, mfj: 383_900, mfs: 191_950, hoh: 191_950, qss: 383_900 },
  exceptionDividends: 20_000,
  interestFrom: 5_000,
};
