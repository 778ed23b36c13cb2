import {
  aboutDependents,
  aboutSpouse,
  aboutYou,
  homes,
  ownBirthDate,
  pageOneQuestions,
  spouseBirthDate,
} from './about-you';
import { carLoanGate, carLoans } from './additional-deductions';
import { address } from './address';
import {
  adjustments,
  alimonyPaid,
  circumstances,
  spouseItemizes,
  studentLoans,
  untaxedPensions,
} from './adjustments';
import { adoption } from './adoption';
import { annualizedIncome } from './annualized-income';
import { assets, assetsGate, separateExpensing } from './assets';
import { bank } from './bank';
import { businessCredits, spouseBusinessCredits } from './business-credits';
import { careDetails, carePersons, careProviders, unableToCare } from './care';
import { communityGate, communityItems } from './community-property';
import { credits } from './credits';
import { electiveDeferrals } from './deferrals';
import { dependents, dependentsGate } from './dependents';
import { excessContributions } from './excess-contributions';
import { afterCancellation, excludedDebts } from './excluded-debts';
import { farmAveraging } from './farm-averaging';
import { farms } from './farms';
import { dividends, moreDividends } from './dividends';
import { employerCreditsGate, planCredits, premiumCredits, targetedEmployees } from './employer-credits';
import { cleanVehicles, energy, energyItems } from './energy';
import { governmentPayments, moreGovernmentPayments, stateRefund } from './government-payments';
import {
  archerMsa,
  dependentsWhoFile,
  hsa,
  hsaDistributions,
  marketplaceDetails,
  moreHsaDistributions,
  spouseHsaShare,
} from './health';
import { businessesAbroad, workAbroad } from './work-abroad';
import { foreignCarryover } from './foreign-carryover';
import { foreignAssets } from './foreign-income';
import { foreignAccounts, foreignHoldings } from './foreign-accounts';
import { homeSales } from './home-sales';
import { home, household } from './household';
import {
  householdEmployees,
  householdEmployer,
  sameWagesTaxed,
  stateUnemployment,
  unemploymentTax,
} from './household-employment';
import { casualties, casualtyProperties, damagedGate } from './casualties';
import { childIncome } from './child-income';
import { clergy } from './clergy';
import { installmentSales } from './installment-sales';
import { interest, moreInterest } from './interest';
import { lumpSumGate, lumpSumYears } from './lump-sum';
import { ira, iraBasis, iraHistory, rothHistory, spousePlan } from './ira';
import { mortgageCredit } from './mortgage-credit';
import { itemized, moreMortgages, mortgages, standardByChoice } from './itemized';
import { salesTaxItems, salesTaxPlaces } from './sales-tax';
import {
  gambling,
  miscellaneous,
  moneyKinds,
  moreGambling,
  otherIncome,
  otherIncomeAmounts,
} from './other-income';
import { marketplace, moreMarketplace } from './marketplace';
import { otherChildren, parents } from './parents';
import { estimatedPayments, nextYearDeductions, paymentKinds, priorYear } from './payments';
import { propertyGifts, propertyGiftsGate } from './property-gifts';
import { realEstate } from './real-estate';
import { daysWithChildren } from './reclaimed-credits';
import { rentals } from './rentals';
import { moreRetirement, retirement } from './retirement';
import { review } from './review';
import { exchangeGates, exchanges, investmentExchanges } from './exchanges';
import { foreignCountries, lossCarryover, moreSales, sales, specialItems } from './sales';
import { education, moreSchools } from './school';
import { businesses, otherCosts, otherCostsGate, ownPlans, selfEmployment } from './self-employment';
import { k1s, moreK1s } from './shares';
import { section1256 } from './section-1256';
import { moreSocialSecurity, socialSecurity } from './social-security';
import { propertySales, propertySalesGate } from './sold-property';
import { start } from './start';
import { stateItems } from './state-items';
import {
  collegeSavings,
  militaryService,
  pensionKinds,
  pensionKindsOfForms,
  stateKinds,
  untaxedPurchases,
} from './state-kinds';
import { stateDependents } from './state-dependents';
import { stateForms } from './state-forms';
import { statePlaces } from './state-places';
import { homeGate, placeInState, stateHomes, statePayments } from './state-returns';
import { type CategorySpec } from './topic';
import { tribalMembers } from './tribal-members';
import { misclassifiedWages, unreportedTips } from './uncollected-payroll';
import { moreW2s, w2Gate, w2s } from './w2s';

/** The whole interview in the order in which it is asked. */
export const catalog: readonly CategorySpec[] = [
  { name: 'Getting started', slug: 'start', blocks: [...start, selfEmployment] },
  {
    name: 'Your household',
    slug: 'household',
    blocks: [...household, dependentsGate, dependents, ownBirthDate, ...home, spouseBirthDate],
  },
  {
    name: 'Income',
    slug: 'income',
    blocks: [
      w2Gate,
      moreW2s,
      w2s,
      ...electiveDeferrals,
      moneyKinds,
      unreportedTips,
      misclassifiedWages,
      moreInterest,
      interest,
      moreDividends,
      dividends,
      moreRetirement,
      retirement,
      moreSocialSecurity,
      socialSecurity,
      lumpSumGate,
      lumpSumYears,
      moreGovernmentPayments,
      governmentPayments,
      ...stateRefund,
      moreGambling,
      gambling,
      ...otherIncomeAmounts,
      excludedDebts,
      ...afterCancellation,
      otherIncome,
      miscellaneous,
    ],
  },
  {
    name: 'Self-employment',
    slug: 'own-work',
    blocks: [
      businesses,
      clergy,
      farms,
      otherCostsGate,
      otherCosts,
      employerCreditsGate,
      targetedEmployees,
      planCredits,
      premiumCredits,
      businessesAbroad,
      workAbroad,
    ],
  },
  {
    name: 'Investments, rentals, and K-1s',
    slug: 'property',
    blocks: [
      moreSales,
      sales,
      homeSales,
      ...realEstate,
      rentals,
      moreK1s,
      k1s,
      assetsGate,
      assets,
      ...separateExpensing,
      propertySalesGate,
      propertySales,
      ...specialItems,
      section1256,
      installmentSales,
      casualties,
      damagedGate,
      casualtyProperties,
      childIncome,
      exchangeGates.activity,
      exchanges,
      exchangeGates.investment,
      investmentExchanges,
      businessCredits,
      ...spouseBusinessCredits,
      ...farmAveraging,
      ...lossCarryover,
      foreignCountries,
      ...foreignCarryover,
      ...foreignHoldings,
      foreignAccounts,
    ],
  },
  {
    name: 'Health',
    slug: 'health',
    blocks: [
      hsa,
      spouseHsaShare,
      moreHsaDistributions,
      hsaDistributions,
      moreMarketplace,
      marketplace,
      dependentsWhoFile,
      ...marketplaceDetails,
    ],
  },
  {
    name: 'Deductions',
    slug: 'deductions',
    blocks: [
      studentLoans,
      carLoanGate,
      carLoans,
      ...adjustments,
      archerMsa,
      alimonyPaid,
      ...ownPlans,
      ira,
      spousePlan,
      ...iraBasis,
      ...iraHistory,
      ...rothHistory('taxpayer'),
      ...rothHistory('spouse'),
      ...excessContributions,
      ...spouseItemizes,
      ...itemized,
      salesTaxPlaces,
      ...salesTaxItems,
      moreMortgages,
      mortgages,
      propertyGiftsGate,
      propertyGifts,
      ...foreignAssets,
    ],
  },
  {
    name: 'Credits',
    slug: 'credits',
    blocks: [
      careProviders,
      carePersons,
      unableToCare,
      ...careDetails,
      moreSchools,
      education,
      ...mortgageCredit,
      adoption,
      ...energy,
      energyItems,
      cleanVehicles,
      untaxedPensions,
      ...circumstances,
      ...credits,
      daysWithChildren,
      ...parents,
      otherChildren,
    ],
  },
  {
    name: 'Household employees',
    slug: 'household-employees',
    blocks: [householdEmployees, ...householdEmployer, ...unemploymentTax, stateUnemployment, sameWagesTaxed],
  },
  {
    name: 'Payments',
    slug: 'payments',
    blocks: [...paymentKinds, estimatedPayments, ...priorYear, ...annualizedIncome, ...nextYearDeductions],
  },
  {
    name: 'About you',
    slug: 'about-you',
    blocks: [...aboutYou, ...aboutSpouse, aboutDependents, homes, ...pageOneQuestions],
  },
  { name: 'Address', slug: 'address', blocks: address },
  { name: 'Community property', slug: 'community', blocks: [...communityGate, communityItems] },
  {
    name: 'State returns',
    slug: 'states',
    blocks: [
      ...placeInState,
      homeGate,
      stateHomes,
      pensionKinds,
      pensionKindsOfForms,
      stateKinds,
      stateDependents,
      ...stateForms,
      ...statePlaces,
      collegeSavings,
      militaryService,
      tribalMembers,
      untaxedPurchases,
      ...stateItems,
      statePayments,
      standardByChoice,
    ],
  },
  { name: 'Your refund', slug: 'refund', blocks: bank },
  { name: 'Review', slug: 'review', blocks: review },
];
