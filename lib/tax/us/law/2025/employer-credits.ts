import {
  planCredit as planCredit2024,
  premiumsPaid as premiumsPaid2024,
  workOpportunity as workOpportunity2024,
} from '../2024/employer-credits';
import { type PlanCreditLaw, type PremiumsPaidLaw, type WorkOpportunityLaw } from '../employer-credits';

/** Neither indexed nor changed by Pub. L. 119-21. */
export const workOpportunity: WorkOpportunityLaw = {
  ...workOpportunity2024,
  source:
    'Form 5884 (Rev. March 2021), lines 1a to 1c; IRC 51(a), (b)(3), (d)(7)(B)(ii), (e)(1) and (2), and (i)(3), as in force in 2025',
};

/** None of these amounts is indexed; the wages that line 6b leaves out are, and the filer reads them on the form. */
export const planCredit: PlanCreditLaw = {
  ...planCredit2024,
  source: 'Form 8881 (Rev. December 2025), lines 2 to 13; IRC 45E, 45T and 45AA, as in force in 2025',
};

export const premiumsPaid: PremiumsPaidLaw = {
  ...premiumsPaid2024,
  source: 'IRC 45R(b), (c) and (d); Rev. Proc. 2024-40, employee health insurance expense of small employers',
  wageLimit: 33_300,
};
