import { type PlanCreditLaw, type PremiumsPaidLaw, type WorkOpportunityLaw } from '../employer-credits';

/** For employees who begin work before 2026 (IRC 51(c)(4)). */
export const workOpportunity: WorkOpportunityLaw = {
  source: 'IRC 51(a), (b)(3), (d)(7)(B)(ii), (e)(1) and (2), and (i)(3)',
  leastHours: 120,
  fullHours: 400,
  lowerRate: 0.25,
  rate: 0.4,
  secondYearRate: 0.5,
  firstYearMost: {
    longTermFamilyAssistance: 10_000,
    summerYouth: 3_000,
    disabledVeteran: 12_000,
    unemployedVeteran: 14_000,
    disabledUnemployedVeteran: 24_000,
    general: 6_000,
  },
  secondYearMost: 10_000,
};

export const planCredit: PlanCreditLaw = {
  source:
    'IRC 45E(b), (c)(1), (e)(4) and (f), 45T(a) and 45AA(a) and (b), after Pub. L. 117-328, div. T, sections 102 and 112',
  perEmployee: 250,
  least: 500,
  most: 5_000,
  fullRateEmployees: 50,
  halfRate: 0.5,
  mostEmployees: 100,
  startupYears: 3,
  contributionMost: 1_000,
  phaseOutRate: 0.02,
  contributionRates: [1, 1, 0.75, 0.5, 0.25],
  autoEnrollment: 500,
  militarySpouse: 200,
  militarySpouseMost: 300,
};

export const premiumsPaid: PremiumsPaidLaw = {
  source: 'IRC 45R(b), (c) and (d); Rev. Proc. 2023-34, employee health insurance expense of small employers',
  rate: 0.5,
  fullTimeHours: 2_080,
  fullCreditEmployees: 10,
  employeeRange: 15,
  wageLimit: 32_400,
  wageStep: 1_000,
};
