import { type AdditionalMedicareLaw, type SocialSecurityTaxLaw } from '../law';

export const additionalMedicare: AdditionalMedicareLaw = {
  source: 'IRC 3101(b)(2) and 1401(b)(2); Form 8959 (2024), lines 5, 7, and 21',
  rate: 0.009,
  regularRate: 0.0145,
  threshold: { single: 200_000, mfj: 250_000, mfs: 125_000, hoh: 200_000, qss: 200_000 },
  employerThreshold: 200_000,
};

export const socialSecurityTax: SocialSecurityTaxLaw = {
  source: 'Social Security Administration, 88 FR 72803 (contribution base 2024); IRC 3101(a) and 31(b)',
  wageBase: 168_600,
  employeeRate: 0.062,
  maximumWithholding: 10_453.2,
};
