import { adjustments } from './2024/adjustments';
import { benefits } from './2024/benefits';
import {
  business,
  canceledDebt,
  netOperatingLoss,
  qualifiedBusiness,
  selfEmployedPlans,
  selfEmployment,
} from './2024/business';
import { capitalGain } from './2024/capital-gain';
import { childCredit } from './2024/child-credit';
import { dependents } from './2024/dependents';
import { depreciation } from './2024/depreciation';
import { earnedIncome } from './2024/earned-income';
import { healthSavings, premiumCredit } from './2024/health';
import { farmAveraging } from './2024/farm-averaging';
import { foreignEarnedIncome } from './2024/foreign-earned-income';
import { foreignTax } from './2024/foreign-tax';
import { householdEmployment } from './2024/household-employment';
import { minimumTax } from './2024/minimum-tax';
import { netInvestment } from './2024/net-investment';
import { incomeTax } from './2024/income-tax';
import { itemized } from './2024/itemized';
import { nextYear } from './2024/next-year';
import { additionalMedicare, socialSecurityTax } from './2024/payroll';
import {
  casualty,
  exchange,
  homeSale,
  installmentSale,
  passiveLoss,
  section1256,
  smallBusinessStock,
} from './2024/property';
import {
  adoption,
  careCredit,
  cleanVehicles,
  education,
  elderlyCredit,
  homeEnergy,
  mortgageCredit,
  businessCredit,
  saversCredit,
} from './2024/personal-credits';
import { retirement } from './2024/retirement';
import { earlyDistribution, electiveDeferrals, estimatedTax, ira, simplifiedMethod } from './2024/savings';
import { stateRefund } from './2024/state-refund';
import { salesTax } from './2024/sales-tax';
import { standardDeduction } from './2024/standard-deduction';
import { childElection, thresholds } from './2024/thresholds';
import { planCredit, premiumsPaid, workOpportunity } from './2024/employer-credits';
import { type Law } from './law';

/** The law of tax year 2024. One file per subject under 2024/. */
export const law2024: Law = {
  year: 2024,
  firstDay: '2024-01-01',
  lastDay: '2024-12-31',
  standardDeduction,
  additionalDeductions: null,
  incomeTax,
  capitalGain,
  minimumTax,
  netInvestment,
  foreignTax,
  foreignEarnedIncome,
  childCredit,
  earnedIncome,
  additionalMedicare,
  socialSecurityTax,
  householdEmployment,
  benefits,
  adjustments,
  dependents,
  retirement,
  healthSavings,
  premiumCredit,
  ira,
  electiveDeferrals,
  earlyDistribution,
  simplifiedMethod,
  estimatedTax,
  nextYear,
  passiveLoss,
  section1256,
  farmAveraging,
  exchange,
  homeSale,
  installmentSale,
  casualty,
  smallBusinessStock,
  itemized,
  salesTax,
  stateRefund,
  careCredit,
  education,
  saversCredit,
  elderlyCredit,
  mortgageCredit,
  businessCredit,
  workOpportunity,
  planCredit,
  premiumsPaid,
  adoption,
  homeEnergy,
  cleanVehicles,
  business,
  netOperatingLoss,
  canceledDebt,
  depreciation,
  selfEmployment,
  selfEmployedPlans,
  qualifiedBusiness,
  thresholds,
  childElection,
};
