import { type Form } from '../engine/form';
import { iraDeductionWorksheet } from './adjustments/ira-deduction';
import { selfEmployedDeferrals } from './adjustments/self-employed-deferrals';
import { selfEmployedRetirement } from './adjustments/self-employed-retirement';
import { dependentsTable } from './dependents/dependents-table';
import { dependentTests } from './dependents/tests';
import { earnedIncomeWorksheet } from './eic/earned-income';
import { eicRules } from './eic/eligibility';
import { scheduleEic } from './eic/schedule-eic';
import { eicWorksheet } from './eic/worksheet';
import { form1040 } from './form-1040/form';
import './form-1040/income';
import './form-1040/payments';
import './form-1040/refund';
import './form-1040/tax-and-credits';
import './form-1040/taxable-income';
import { form1040Es } from './form-1040-es/form-1040-es';
import { form1040V } from './form-1040-v/form-1040-v';
import { form1116 } from './form-1116/foreign-income';
import { listCreditLimits } from './credit-limits';
import { listForeignTaxWorksheets } from './form-1116/forms';
import './form-2555/exclusion';
import { form2555 } from './form-2555/form';
import { penaltyWorksheet } from './form-2210/form-2210';
import { form2210 } from './form-2210/required-payment';
import './form-2441/form-2441';
import { form2441 } from './form-2441/form';
import { listBusinessCreditForms } from './form-3800/forms';
import { form4137 } from './form-4137/form-4137';
import { form8919 } from './form-8919/form-8919';
import { form5329 } from './form-5329/form-5329';
import { form5695 } from './form-5695/form';
import './form-5695/form-5695';
import { listCasualtyForms } from './form-4684/forms';
import { listDispositionForms } from './form-4797/forms';
import { businessUseRecapture } from './form-4797/part-4';
import { form4868 } from './form-4868/form-4868';
import { form6251 } from './form-6251/form';
import './form-6251/part-1';
import './form-6251/part-2';
import './form-6251/part-3';
import { netOperatingLossStatement } from './net-operating-loss/net-operating-loss';
import { allowedLosses } from './form-8582/allowed-losses';
import { form8582 } from './form-8582/form';
import './form-8582/form-8582';
import { form8606 } from './form-8606/form';
import './form-8606/form-8606';
import './form-8606/roth';
import { form4562 } from './form-4562/form';
import './form-4562/form-4562';
import './form-4562/part-5';
import './form-4562/vehicle-refusals';
import {
  businessBeforeSection179,
  farmBeforeSection179,
  form4562PartOne,
  k1Section179,
} from './form-4562/section-179';
import { form7206 } from './form-7206/form-7206';
import './form-7206/premiums-above-limit';
import { premiumCircle } from './form-7206/with-premium-credit';
import { form8615 } from './form-8615/form';
import './form-8615/form-8615';
import { line5Worksheet } from './form-8615/line-5-worksheet';
import { form8396 } from './form-8396/form';
import './form-8396/form-8396';
import { form8801 } from './form-8801/form-8801';
import { listExchangeForms } from './form-8824/forms';
import './form-8829/depreciation';
import { form8829 } from './form-8829/form';
import './form-8829/form-8829';
import { homeOfficeItemizing } from './form-8829/itemizing';
import './form-8829/part-1';
import { listForm8862 } from './form-8862/rows';
import { form8863 } from './form-8863/form-8863';
import { form8863Students } from './form-8863/students';
import { form8880 } from './form-8880/form-8880';
import { form8889 } from './form-8889/form';
import './form-8889/distributions';
import './form-8889/form-8889';
import './form-8889/refusals';
import { listCleanVehicleForms } from './form-8936/forms';
import { form8949, form8949Rows } from './form-8949/form-8949';
import { smallBusinessStock } from './form-8949/small-business-stock';
import { saleTotals } from './form-8949/sale-totals';
import { communityChanges } from './form-8958/changes';
import { form8959 } from './form-8959/form-8959';
import { form8960 } from './form-8960/form-8960';
import { form8962 } from './form-8962/form';
import './form-8962/allocations';
import './form-8962/form-8962';
import './form-8962/household-income';
import { qualifiedIncomeWorksheet } from './form-8995/business-income';
import { form8995, form8995Rows } from './form-8995/form-8995';
import { qualifiedIncomeRules } from './form-8995/income-limit';
import { k1QualifiedIncome, rentalQualifiedIncome } from './form-8995/pass-through-income';
import { form8995ABusinesses } from './form-8995-a/businesses';
import { form8995A } from './form-8995-a/form-8995-a';
import { scheduleC8995, scheduleC8995Rows } from './form-8995-a/loss-netting';
import { scheduleA8995 } from './form-8995-a/service-business';
import { homeSaleWorksheet } from './home-sale/home-sale';
import { charitableDistributions } from './income/charitable-distributions';
import { excessDeferralsWorksheet } from './income/excess-deferrals';
import './income/railroad';
import './income/retirement';
import { payFromPlansWorksheet } from './income/wages-from-plans';
import { simplifiedMethodWorksheet } from './income/simplified-method';
import './income/w2-boxes';
import { schedule1 } from './schedule-1/form';
import './schedule-1-a/income';
import './schedule-1-a/tips';
import './schedule-1-a/overtime';
import './schedule-1-a/senior';
import { vehicleStatement } from './schedule-1-a/car-loans';
import { schedule1A } from './schedule-1-a/form';
import { schedule2 } from './schedule-2/form';
import { schedule3 } from './schedule-3/form';
import { schedule8812 } from './schedule-8812/form';
import './schedule-8812/part-2';
import { charityLimitsWorksheet } from './schedule-a/charity-limits';
import { form4952 } from './schedule-a/investment-interest';
import { mortgageLimitWorksheet } from './schedule-a/mortgage-limit';
import { salesTaxWorksheet } from './schedule-a/sales-tax';
import { scheduleAWithStandard } from './schedule-a/increased-standard';
import { scheduleA } from './schedule-a/schedule-a';
import './schedule-b/foreign-accounts';
import { scheduleB, scheduleBDividendRows, scheduleBInterestRows } from './schedule-b/schedule-b';
import './schedule-c/header';
import { scheduleC } from './schedule-c/schedule-c';
import { simplifiedHomeOffice } from './schedule-c/simplified-home-office';
import { scheduleD } from './schedule-d/form';
import { lossCarryoverWorksheet } from './schedule-d/loss-carryover';
import { rate28Worksheet } from './schedule-d/rate-28-worksheet';
import './schedule-d/schedule-d';
import './schedule-d/tax-worksheet';
import { scheduleDTaxWorksheet } from './schedule-d/tax-worksheet-form';
import { unrecapturedWorksheet } from './schedule-d/unrecaptured-1250-worksheet';
import { scheduleE } from './schedule-e/form';
import { scheduleEProperties } from './schedule-e/properties';
import { rentalHomeWorksheet } from './schedule-e/personal-use';
import './schedule-e/schedule-e';
import { scheduleH } from './schedule-h/form';
import './schedule-h/schedule-h';
import './schedule-h/unemployment-tax';
import { stateCreditWorksheet } from './schedule-h/state-credit';
import './schedule-f/expenses';
import './schedule-f/income';
import { k1Limits } from './schedule-e/k1-limits';
import { scheduleEEntities, scheduleEEstates } from './schedule-e/share-rows';
import { scheduleR } from './schedule-r/schedule-r';
import { scheduleSE } from './schedule-se/schedule-se';
import { excessSocialSecurityWorksheet } from './worksheets/excess-social-security';
import { foreignMinimumTaxWorksheet, foreignTaxWorksheet } from './worksheets/foreign-earned-income-tax';
import { qualifiedDividendsWorksheet } from './worksheets/qualified-dividends';
import { lumpSumElection } from './worksheets/lump-sum-election';
import { lumpSumYear } from './worksheets/lump-sum-year';
import { socialSecurityWorksheet } from './worksheets/social-security-benefits';
import { standardDeductionWorksheet } from './worksheets/standard-deduction';
import { stateRefundWorksheet } from './worksheets/state-refund';
import { studentLoanWorksheet } from './worksheets/student-loan-interest';
import './facts-without-effect';
import { listFormsByMail } from './forms-by-mail';
import { listFormsOfFarms } from './forms-of-farms';
import { listFormsOfPeople } from './forms-of-people';
import { listFormsOfShares } from './forms-of-shares';

/**
 * Every form, in the order of a paper return: Form 1040, then by attachment sequence, then worksheets. Modules
 * that only add lines to a form are imported for that.
 */
export const listAllForms = (): readonly Form[] => (all ??= collect());

let all: readonly Form[] | null = null;

// Collected at the first call: a bundle may evaluate this module before some of those that it lists.
const collect = (): readonly Form[] => [
  form1040,
  dependentsTable,
  schedule1,
  netOperatingLossStatement,
  schedule1A,
  vehicleStatement,
  schedule2,
  schedule3,
  form2210,
  scheduleA,
  scheduleAWithStandard,
  scheduleB,
  scheduleBInterestRows,
  scheduleBDividendRows,
  scheduleC,
  scheduleD,
  form8949,
  form8949Rows,
  scheduleE,
  scheduleEProperties,
  ...listFormsOfFarms(),
  scheduleH,
  scheduleEEntities,
  scheduleEEstates,
  scheduleR,
  scheduleSE,
  form2555,
  form1116,
  form2441,
  ...listBusinessCreditForms(),
  ...listCasualtyForms(),
  ...listDispositionForms(),
  form4137,
  form5329,
  form4952,
  form6251,
  form8615,
  ...listFormsOfPeople(),
  scheduleEic,
  schedule8812,
  ...listFormsByMail(),
  form8582,
  form8606,
  form8863,
  form8863Students,
  form8889,
  form8880,
  form8995,
  form8995Rows,
  form8995A,
  form8995ABusinesses,
  scheduleA8995,
  scheduleC8995,
  scheduleC8995Rows,
  ...listCleanVehicleForms(),
  form8959,
  form8919,
  form8960,
  form8962,
  form8801,
  form5695,
  form8396,
  ...listExchangeForms(),
  form8829,
  form4562PartOne,
  form4562,
  ...listFormsOfShares(),
  form7206,
  ...listForm8862(),
  penaltyWorksheet,
  premiumCircle,
  line5Worksheet,
  form1040V,
  form4868,
  form1040Es,
  standardDeductionWorksheet,
  stateRefundWorksheet,
  communityChanges,
  rentalHomeWorksheet,
  salesTaxWorksheet,
  mortgageLimitWorksheet,
  charityLimitsWorksheet,
  charitableDistributions,
  excessDeferralsWorksheet,
  payFromPlansWorksheet,
  simplifiedMethodWorksheet,
  socialSecurityWorksheet,
  lumpSumYear,
  lumpSumElection,
  qualifiedDividendsWorksheet,
  ...listForeignTaxWorksheets(),
  foreignTaxWorksheet,
  foreignMinimumTaxWorksheet,
  homeSaleWorksheet,
  smallBusinessStock,
  rate28Worksheet,
  unrecapturedWorksheet,
  lossCarryoverWorksheet,
  scheduleDTaxWorksheet,
  studentLoanWorksheet,
  iraDeductionWorksheet,
  simplifiedHomeOffice,
  qualifiedIncomeWorksheet,
  selfEmployedRetirement,
  selfEmployedDeferrals,
  ...listCreditLimits(),
  earnedIncomeWorksheet,
  eicWorksheet,
  excessSocialSecurityWorksheet,
  stateCreditWorksheet,
  saleTotals,
  dependentTests,
  eicRules,
  k1Limits,
  allowedLosses,
  businessUseRecapture,
  businessBeforeSection179,
  farmBeforeSection179,
  homeOfficeItemizing,
  k1Section179,
  qualifiedIncomeRules,
  rentalQualifiedIncome,
  k1QualifiedIncome,
];
