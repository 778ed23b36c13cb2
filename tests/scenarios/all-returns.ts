import { capitalGains } from './returns/capital-gains';
import { deductions } from './returns/deductions';
import { depreciation } from './returns/depreciation';
import { everyLine } from './returns/every-line';
import { foreignAccounts } from './returns/foreign-accounts';
import { premiumCredit } from './returns/form-8962';
import { estimatedTax } from './returns/form-1040-es';
import { foreignTaxCredit } from './returns/form-1116';
import { underpayment } from './returns/form-2210';
import { dependentCare } from './returns/form-2441';
import { homeEnergy } from './returns/form-5695';
import { childrenWithIncome } from './returns/form-8615';
import { education } from './returns/form-8863';
import { savers } from './returns/form-8880';
import { cleanVehicles } from './returns/form-8936';
import { healthSavings } from './returns/health-savings';
import { investmentTaxes } from './returns/investment-taxes';
import { marketplace } from './returns/marketplace';
import { payrollAndPayments } from './returns/payroll-and-payments';
import { qualifiedBusiness } from './returns/qualified-business';
import { rentalsAndShares } from './returns/rentals-and-shares';
import { retirementAccounts } from './returns/retirement-accounts';
import { retirementAndInvestments } from './returns/retirement-and-investments';
import { itemized } from './returns/schedule-a';
import { elderlyOrDisabled } from './returns/schedule-r';
import { selfEmployment } from './returns/self-employment';
import { threeOfEach } from './returns/three-of-each';
import { wagesAndFamilies } from './returns/wages-and-families';
import { type Scenario } from './scenario';

/** Every whole return that the project worked by hand, by the file of `returns/` that holds it. */
export const returnsByFile: Readonly<Record<string, readonly Scenario[]>> = {
  'capital-gains': capitalGains,
  deductions,
  depreciation,
  'every-line': everyLine,
  'foreign-accounts': foreignAccounts,
  'form-1040-es': estimatedTax,
  'form-1116': foreignTaxCredit,
  'form-2210': underpayment,
  'form-2441': dependentCare,
  'form-5695': homeEnergy,
  'form-8615': childrenWithIncome,
  'form-8863': education,
  'form-8880': savers,
  'form-8936': cleanVehicles,
  'form-8962': premiumCredit,
  'health-savings': healthSavings,
  'investment-taxes': investmentTaxes,
  marketplace,
  'payroll-and-payments': payrollAndPayments,
  'qualified-business': qualifiedBusiness,
  'rentals-and-shares': rentalsAndShares,
  'retirement-accounts': retirementAccounts,
  'retirement-and-investments': retirementAndInvestments,
  'schedule-a': itemized,
  'schedule-r': elderlyOrDisabled,
  'self-employment': selfEmployment,
  'three-of-each': threeOfEach,
  'wages-and-families': wagesAndFamilies,
};

export const allReturns: readonly Scenario[] = Object.values(returnsByFile).flat();
