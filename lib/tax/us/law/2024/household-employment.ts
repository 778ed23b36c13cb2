import { type HouseholdEmploymentLaw } from '../household-employment';

export const householdEmployment: HouseholdEmploymentLaw = {
  source:
    'IRC 3101, 3111, 3121(a)(7)(B) and (x), 3301, 3302, and 3306; Schedule H (Form 1040) (2024), lines A, C, 2, 4, 16, 21, and 22, and Worksheets 1 and 2 of its instructions; Department of Labor, Final 2024 FUTA Credit Reductions (November 12, 2024)',
  wageThreshold: 2_700,
  socialSecurityRate: 0.124,
  medicareRate: 0.029,
  quarterThreshold: 1_000,
  unemploymentWageBase: 7_000,
  unemploymentRate: 0.06,
  largestStateCredit: 0.054,
  rateAfterCredit: 0.006,
  lateCreditShare: 0.9,
  creditReduction: { CA: 0.009, NY: 0.009, VI: 0.042 },
};
