import { type HealthSavingsLaw, type PremiumCreditLaw } from '../health';

export const healthSavings: HealthSavingsLaw = {
  source: 'Rev. Proc. 2023-23, section 2 (limits for 2024); IRC 223(b)(3) (age 55) and 223(f)(4) (20% tax)',
  selfOnly: 4_150,
  family: 8_300,
  catchUp: 1_000,
  catchUpAge: 55,
  distributionTaxRate: 0.2,
  distributionTaxUntilAge: 65,
  testingTaxRate: 0.1,
};

export const premiumCredit: PremiumCreditLaw = {
  source:
    '88 FR 3424 (2023 poverty guidelines, used for 2024); Instructions for Form 8962 (2024), Tables 1-1 to 1-3, 2, and 5; IRC 36B(b)(3)(A)(iii); Rev. Proc. 2023-34, section 3.07 (repayment caps)',
  povertyLine: {
    mainland: { onePerson: 14_580, eachFurther: 5_140 },
    alaska: { onePerson: 18_210, eachFurther: 6_430 },
    hawaii: { onePerson: 16_770, eachFurther: 5_910 },
  },
  highestPercentage: 401,
  lowestPercentage: 100,
  contribution: [
    { from: 0, to: 150, figureFrom: 0, figureTo: 0 },
    { from: 150, to: 200, figureFrom: 0, figureTo: 0.02 },
    { from: 200, to: 250, figureFrom: 0.02, figureTo: 0.04 },
    { from: 250, to: 300, figureFrom: 0.04, figureTo: 0.06 },
    { from: 300, to: 400, figureFrom: 0.06, figureTo: 0.085 },
    { from: 400, to: 401, figureFrom: 0.085, figureTo: 0.085 },
  ],
  repaymentCaps: [
    { below: 200, single: 375, mfj: 750, mfs: 750, hoh: 750, qss: 750 },
    { below: 300, single: 950, mfj: 1_900, mfs: 1_900, hoh: 1_900, qss: 1_900 },
    { below: 400, single: 1_575, mfj: 3_150, mfs: 3_150, hoh: 3_150, qss: 3_150 },
  ],
};
