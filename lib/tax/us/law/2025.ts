import { canceledDebt, netOperatingLoss } from './2024/business';
import { section1256 } from './2024/property';
import { additionalDeductions } from './2025/additional-deductions';
import {
  additionalMedicare,
  business,
  depreciation,
  homeSale,
  householdEmployment,
  netInvestment,
  passiveLoss,
  qualifiedBusiness,
  selfEmployedPlans,
  selfEmployment,
  socialSecurityTax,
} from './2025/business';
import {
  adoption,
  careCredit,
  childCredit,
  cleanVehicles,
  earnedIncome,
  education,
  elderlyCredit,
  homeEnergy,
  saversCredit,
} from './2025/credits';
import {
  adjustments,
  benefits,
  dependents,
  itemized,
  salesTax,
  stateRefund,
  thresholds,
} from './2025/deductions';
import { capitalGain, foreignTax, incomeTax, minimumTax, standardDeduction } from './2025/income';
import { nextYear } from './2025/next-year';
import {
  earlyDistribution,
  electiveDeferrals,
  estimatedTax,
  foreignEarnedIncome,
  healthSavings,
  ira,
  premiumCredit,
  retirement,
  simplifiedMethod,
} from './2025/savings';
import { type Law } from './law';

/**
 * The law of tax year 2025, after Pub. L. 119-21. Files under 2025/ hold what differs from 2024; an amount that the law
 * did not change is taken from there, with its own source.
 */
export const law2025: Law = {
  year: 2025,
  firstDay: '2025-01-01',
  lastDay: '2025-12-31',
  standardDeduction,
  additionalDeductions,
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
  homeSale,
  itemized,
  salesTax,
  stateRefund,
  careCredit,
  education,
  saversCredit,
  elderlyCredit,
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
};
