import { workOpportunity as workOpportunity2024 } from '../2024/employer-credits';
import { type WorkOpportunityLaw } from '../employer-credits';

/** Neither indexed nor changed by Pub. L. 119-21. */
export const workOpportunity: WorkOpportunityLaw = {
  ...workOpportunity2024,
  source:
    'Form 5884 (Rev. March 2021), lines 1a to 1c; IRC 51(a), (b)(3), (d)(7)(B)(ii), (e)(1) and (2), and (i)(3), as in force in 2025',
};
