import { type WorkOpportunityLaw } from '../employer-credits';

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
