import { canceledDebt } from './returns/canceled-debt';
import { capitalGains } from './returns/capital-gains';
import { cars } from './returns/cars';
import { communityProperty } from './returns/community-property';
import { deductions } from './returns/deductions';
import { depreciation } from './returns/depreciation';
import { everyLine } from './returns/every-line';
import { excessBusinessLosses } from './returns/excess-business-losses';
import { excessContributions } from './returns/excess-contributions';
import { fallingBusinessUse } from './returns/falling-business-use';
import { farmSales } from './returns/farm-sales';
import { farms } from './returns/farms';
import { foreignAccounts } from './returns/foreign-accounts';
import { netOperatingLosses } from './returns/net-operating-losses';
import { olderProperty } from './returns/older-property';
import { ownRetirementPlans } from './returns/own-retirement-plans';
import { premiumCredit } from './returns/form-8962';
import { estimatedTax } from './returns/form-1040-es';
import { foreignIncome } from './returns/foreign-income';
import { foreignTaxCredit } from './returns/form-1116';
import { underpayment } from './returns/form-2210';
import { annualizedIncome } from './returns/form-2210-annualized';
import { dependentCare } from './returns/form-2441';
import { homeSales } from './returns/home-sales';
import { foreignEarnedIncome } from './returns/form-2555';
import { homeEnergy } from './returns/form-5695';
import { homeOffices } from './returns/home-office';
import { childrenWithIncome } from './returns/form-8615';
import { businessCreditLimits } from './returns/form-3800';
import { workOpportunityCredits } from './returns/form-5884';
import { planStartups } from './returns/form-8881';
import { staffInsurance } from './returns/form-8941';
import { passiveCredits } from './returns/form-8582-cr';
import { tipCredits } from './returns/form-8846';
import { businessCreditSources } from './returns/form-3800-sources';
import { ministersPay } from './returns/clergy';
import { childrensIncome } from './returns/form-8814';
import { casualtyLosses } from './returns/form-4684';
import { installmentSales } from './returns/form-6252';
import { likeKindExchanges } from './returns/form-8824';
import { form6198Returns } from './returns/form-6198';
import { form6198OwnReturns } from './returns/form-6198-own';
import { form7203Returns } from './returns/form-7203';
import { mortgageCredit } from './returns/form-8396';
import { mortgageCreditOrder } from './returns/form-8396-order';
import { adoption } from './returns/form-8839';
import { reclaimedCredits } from './returns/form-8862';
import { education } from './returns/form-8863';
import { savers } from './returns/form-8880';
import { cleanVehicles } from './returns/form-8936';
import { healthSavingsLimits } from './returns/health-savings-limits';
import { healthSavings } from './returns/health-savings';
import { householdEmployment } from './returns/household-employment';
import { investmentTaxes } from './returns/investment-taxes';
import { lumpSumBenefits } from './returns/lump-sum-benefits';
import { marketplace } from './returns/marketplace';
import { passiveBusinesses } from './returns/passive-businesses';
import { payrollAndPayments } from './returns/payroll-and-payments';
import { propertySales } from './returns/property-sales';
import { qualifiedBusiness } from './returns/qualified-business';
import { rentalsOfOwnUse } from './returns/rentals-own-use';
import { rentalsAndShares } from './returns/rentals-and-shares';
import { retirementAccounts } from './returns/retirement-accounts';
import { retirementAndInvestments } from './returns/retirement-and-investments';
import { farmAveraging } from './returns/schedule-j';
import { itemized } from './returns/schedule-a';
import { stateRefund } from './returns/state-refund';
import { schedulesK1 } from './returns/schedule-k1';
import { elderlyOrDisabled } from './returns/schedule-r';
import { section1256 } from './returns/section-1256';
import { soldRentals } from './returns/sold-rentals';
import { smallBusinessStock } from './returns/small-business-stock';
import { soldShares } from './returns/sold-shares';
import { separatedParents } from './returns/separated-parents';
import { selfEmployment } from './returns/self-employment';
import { threeOfEach } from './returns/three-of-each';
import { wagesAndFamilies } from './returns/wages-and-families';
import { wagesAndRetirement } from './returns/wages-and-retirement';
import { additionalDeductions2025 } from './returns/2025-additional-deductions';
import { otherChanges2025 } from './returns/2025-other-changes';
import { type Scenario } from './scenario';

/** Every whole return that the project worked by hand, by the file of `returns/` that holds it. */
export const returnsByFile: Readonly<Record<string, readonly Scenario[]>> = {
  '2025-additional-deductions': additionalDeductions2025,
  '2025-other-changes': otherChanges2025,
  'capital-gains': capitalGains,
  cars,
  deductions,
  depreciation,
  'every-line': everyLine,
  'farm-sales': farmSales,
  farms,
  'foreign-accounts': foreignAccounts,
  'form-1040-es': estimatedTax,
  'form-1116': foreignTaxCredit,
  'form-2210': underpayment,
  'form-2210-annualized': annualizedIncome,
  'form-2441': dependentCare,
  'form-2555': foreignEarnedIncome,
  'form-5695': homeEnergy,
  'form-8615': childrenWithIncome,
  'form-8863': education,
  'form-8880': savers,
  'form-8936': cleanVehicles,
  'form-8962': premiumCredit,
  'health-savings': healthSavings,
  'health-savings-limits': healthSavingsLimits,
  'home-sales': homeSales,
  'household-employment': householdEmployment,
  'home-office': homeOffices,
  'investment-taxes': investmentTaxes,
  marketplace,
  'payroll-and-payments': payrollAndPayments,
  'property-sales': propertySales,
  'qualified-business': qualifiedBusiness,
  'rentals-and-shares': rentalsAndShares,
  'rentals-own-use': rentalsOfOwnUse,
  'retirement-accounts': retirementAccounts,
  'retirement-and-investments': retirementAndInvestments,
  'schedule-a': itemized,
  'state-refund': stateRefund,
  'schedule-k1': schedulesK1,
  'schedule-r': elderlyOrDisabled,
  'excess-business-losses': excessBusinessLosses,
  'excess-contributions': excessContributions,
  'lump-sum-benefits': lumpSumBenefits,
  'own-retirement-plans': ownRetirementPlans,
  'self-employment': selfEmployment,
  'separated-parents': separatedParents,
  'three-of-each': threeOfEach,
  'wages-and-families': wagesAndFamilies,
  'wages-and-retirement': wagesAndRetirement,
  // Behind the others: tests that take the first return with a form keep theirs.
  'canceled-debt': canceledDebt,
  'net-operating-losses': netOperatingLosses,
  'community-property': communityProperty,
  'section-1256': section1256,
  'sold-rentals': soldRentals,
  'sold-shares': soldShares,
  'small-business-stock': smallBusinessStock,
  'schedule-j': farmAveraging,
  'form-3800': businessCreditLimits,
  'form-3800-sources': businessCreditSources,
  'form-5884': workOpportunityCredits,
  'form-8582-cr': passiveCredits,
  'form-8846': tipCredits,
  'form-8881': planStartups,
  'form-8941': staffInsurance,
  'form-4684': casualtyLosses,
  'form-8814': childrensIncome,
  clergy: ministersPay,
  'form-6252': installmentSales,
  'form-8824': likeKindExchanges,
  'form-8396': mortgageCredit,
  'form-8396-order': mortgageCreditOrder,
  'form-8839': adoption,
  'form-7203': form7203Returns,
  'form-6198': form6198Returns,
  'form-6198-own': form6198OwnReturns,
  'form-8862': reclaimedCredits,
  'passive-businesses': passiveBusinesses,
  'falling-business-use': fallingBusinessUse,
  'older-property': olderProperty,
  'foreign-income': foreignIncome,
};

export const allReturns: readonly Scenario[] = Object.values(returnsByFile).flat();

/** Those of 2024: what is printed, sent and asked for that year alone. */
export const returns2024: readonly Scenario[] = allReturns.filter(({ input }) => input.taxYear === 2024);

/** Those of 2025. */
export const returns2025: readonly Scenario[] = allReturns.filter(({ input }) => input.taxYear === 2025);
