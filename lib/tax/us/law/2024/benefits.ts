import { type BenefitsLaw } from '../law';

export const benefits: BenefitsLaw = {
  source: 'IRC 86; Instructions for Form 1040 (2024), Social Security Benefits Worksheet, lines 8 to 17',
  baseAmount: { single: 25_000, mfj: 32_000, mfs: 25_000, hoh: 25_000, qss: 25_000 },
  secondStep: { single: 9_000, mfj: 12_000, mfs: 9_000, hoh: 9_000, qss: 9_000 },
  middleShare: 0.5,
  topShare: 0.85,
};
