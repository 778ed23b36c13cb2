import { type Amounts, byStatus, type SecondSource } from './second-source';

const carLimit = (
  from: string,
  firstWithBonus: number,
  first: number,
  [second, third, later]: [number, number, number],
): Amounts => ({ from, firstWithBonus, first, second, third, later });

/** Business, rentals and itemized deductions. */
export const businessAmounts: SecondSource[] = [
  {
    source:
      'IRS news release IR-2023-239 (mileage); Publication 463 (2024), 50% limit; Publication 587 (2024), simplified method; Instructions for Form 461 (2024), line 15',
    amounts: {
      'business.mileageRate': 0.67,
      'business.deductibleMeals': 0.5,
      'business.homeOfficeRate': 5,
      'business.homeOfficeSquareFeet': 300,
      'business.excessLoss': byStatus(305_000, 610_000, 305_000, 305_000, 305_000),
    },
  },
  {
    source:
      'Publication 536 (2023), “NOL deduction limit”; Instructions for Form 6251 (2024), line 2f, “Limitation”',
    amounts: { 'netOperatingLoss.incomeShare': 0.8, 'netOperatingLoss.minimumTaxShare': 0.9 },
  },
  {
    source:
      'Publication 4681 (2024), chapter 1, “Qualified principal residence indebtedness” and “Order of reduction”',
    amounts: {
      'canceledDebt.homeLimit': byStatus(750_000, 750_000, 375_000, 750_000, 750_000),
      'canceledDebt.dollarsForEachOfCredit': 3,
    },
  },
  {
    source: 'Form 6781 (2024), line 8; Publication 550 (2024), “60/40 rule”',
    amounts: { 'section1256.shortTermShare': 0.4 },
  },
  {
    source:
      'Publication 544 (2023), “Deferred Exchange”: 45 and 180 days; “Like-Kind Exchanges Between Related Persons”: 2 years',
    amounts: { 'exchange.identifyDays': 45, 'exchange.receiveDays': 180, 'exchange.relatedYears': 2 },
  },
  {
    source:
      'IRS Topic no. 515, Casualty, disaster, and theft losses ($100, $500, 10%); FreeTaxUSA, “What is a qualified disaster for taking a casualty loss in 2025?” (declared January 1, 2020, to September 2, 2025; incident period begun December 28, 2019, to July 4, 2025)',
    amounts: {
      'casualty.eachEvent': 100,
      'casualty.eachQualifiedEvent': 500,
      'casualty.incomeShare': 0.1,
      'casualty.declaredFrom': '2020-01-01',
      'casualty.declaredThrough': '2025-09-02',
      'casualty.beganFrom': '2019-12-28',
      'casualty.beganThrough': '2025-07-04',
    },
  },
  {
    source: 'IRS Topic no. 554, Self-employment tax; Publication 334 (2024), chapter 10',
    amounts: {
      'selfEmployment.netEarningsRate': 0.9235,
      'selfEmployment.floor': 400,
      'selfEmployment.socialSecurityRate': 0.124,
      'selfEmployment.medicareRate': 0.029,
      'selfEmployment.deductibleShare': 0.5,
    },
  },
  {
    source:
      'IRS, SEP contribution limits (2024: $69,000; pay of up to $345,000); owner: 25% / 125%; IRS, SIMPLE IRA plan FAQs: match of 3%, nonelective contribution of 2%',
    amounts: {
      'selfEmployedPlans.ownerRate': 0.2,
      'selfEmployedPlans.maximum': 69_000,
      'selfEmployedPlans.compensationLimit': 345_000,
      'selfEmployedPlans.simpleMatchRate': 0.03,
      'selfEmployedPlans.simpleNonelectiveRate': 0.02,
    },
  },
  {
    source:
      'Instructions for Forms 8995 and 8995-A (2024), threshold and phase-in range; Treas. Reg. 1.199A-1(b)(12)',
    amounts: {
      'qualifiedBusiness.rate': 0.2,
      'qualifiedBusiness.threshold': byStatus(191_950, 383_900, 191_950, 191_950, 191_950),
      'qualifiedBusiness.phaseInRange': byStatus(50_000, 100_000, 50_000, 50_000, 50_000),
      'qualifiedBusiness.wageShare': 0.5,
      'qualifiedBusiness.wageShareWithProperty': 0.25,
      'qualifiedBusiness.propertyShare': 0.025,
    },
  },
  {
    source:
      'Instructions for Form 4562 (2024), lines 1, 3 and 14; Publication 946 (2024), chapters 2 to 4; Publication 946 (2008, 2010, 2012, 2017, 2023), special depreciation allowance; Instructions for Form 6251 (2024), line 2l',
    amounts: {
      'depreciation.section179Limit': 1_220_000,
      'depreciation.section179SeparateShare': 0.5,
      'depreciation.section179PhaseOutStart': 3_050_000,
      'depreciation.bonusRates': [
        { from: '2017-09-28', rate: 1 },
        { from: '2023-01-01', rate: 0.8 },
        { from: '2024-01-01', rate: 0.6 },
      ],
      'depreciation.bonusRatesEarlier': [
        { from: '2008-01-01', rate: 0.5 },
        { from: '2010-09-09', rate: 1 },
        { from: '2012-01-01', rate: 0.5 },
        { from: '2018-01-01', rate: 0.4 },
        { from: '2019-01-01', rate: 0.3 },
        { from: '2020-01-01', rate: 0 },
      ],
      'depreciation.bonusAcquiredFrom': '2017-09-28',
      'depreciation.heavySuvLimit': 30_500,
      'depreciation.softwareMonths': 36,
      'depreciation.listedUseShare': 0.5,
      'depreciation.improvementsFrom': '2018-01-01',
      'depreciation.midQuarterShare': 0.4,
      'depreciation.startsOn': '1987-01-01',
      'depreciation.refiguredBefore': '2017-09-28',
      'depreciation.buildingsRefiguredBefore': '1999-01-01',
      'depreciation.thirtyNineYearsFrom': '1993-05-13',
      'depreciation.oldCommercialYears': 31.5,
    },
  },
  {
    source:
      'Publication 463 (2024), Table 4-1 (maximum depreciation deduction for passenger automobiles placed in service 2018 to 2024)',
    amounts: {
      'depreciation.carLimits': [
        carLimit('2018-01-01', 18_000, 10_000, [16_000, 9_600, 5_760]),
        carLimit('2019-01-01', 18_100, 10_100, [16_100, 9_700, 5_760]),
        carLimit('2020-01-01', 18_100, 10_100, [16_100, 9_700, 5_760]),
        carLimit('2021-01-01', 18_200, 10_200, [16_400, 9_800, 5_860]),
        carLimit('2022-01-01', 19_200, 11_200, [18_000, 10_800, 6_460]),
        carLimit('2023-01-01', 20_200, 12_200, [19_500, 11_700, 6_960]),
        carLimit('2024-01-01', 20_400, 12_400, [19_800, 11_900, 7_160]),
      ],
    },
  },
  {
    source:
      'Depreciation limits as reported when they came out: Apex CPAs (Rev. Proc. 2012-23), AccountingWEB (2013-21), RSM (2014-21), Journal of Accountancy, February 2015 (2015-19), HoganTaylor (2016-23), Crowe (2017-29)',
    amounts: {
      'depreciation.earlierCarLimits': [carLimit('2012-01-01', 11_160, 3_160, [5_100, 3_050, 1_875])],
      'depreciation.earlierTruckLimits': [
        carLimit('2012-01-01', 11_360, 3_360, [5_300, 3_150, 1_875]),
        carLimit('2013-01-01', 11_360, 3_360, [5_400, 3_250, 1_975]),
        carLimit('2014-01-01', 11_460, 3_460, [5_500, 3_350, 1_975]),
        carLimit('2015-01-01', 11_460, 3_460, [5_600, 3_350, 1_975]),
        carLimit('2016-01-01', 11_560, 3_560, [5_700, 3_350, 2_075]),
        carLimit('2017-01-01', 11_560, 3_560, [5_700, 3_450, 2_075]),
      ],
    },
  },
  {
    source: 'Publication 334 (2024), chapter 10, optional methods: $6,920, $10,380 and $7,493',
    amounts: {
      'selfEmployment.optionalMaximum': 6_920,
      'selfEmployment.grossFarmIncomeUpTo': 10_380,
      'selfEmployment.netFarmProfitBelow': 7_493,
    },
  },
  {
    source: '2024 is a leap year: 366 days of 24 hours',
    amounts: { 'business.hoursOfYear': 8_784 },
  },
  {
    source: 'Publication 523 (2024), maximum exclusion, ownership and residence tests, and surviving spouses',
    amounts: { 'homeSale.exclusion': 250_000, 'homeSale.fullMonths': 24, 'homeSale.survivorYears': 2 },
  },
  {
    source:
      'Publication 537 (2024), “Sale to a Related Person” (two years) and “Installment sales with a sales price over $150,000” (more than $5 million)',
    amounts: {
      'installmentSale.smallPrice': 150_000,
      'installmentSale.obligations': 5_000_000,
      'installmentSale.relatedYears': 2,
    },
  },
  {
    source:
      'Publication 550 (2024), “Gains on Qualified Small Business Stock” and “Limit on eligible gain”; Instructions for Form 6251 (2024), line 2h',
    amounts: {
      'smallBusinessStock.gainLimit': 10_000_000,
      'smallBusinessStock.gainLimitApart': 5_000_000,
      'smallBusinessStock.basisMultiple': 10,
      'smallBusinessStock.heldYears': 5,
      'smallBusinessStock.issuedAfter': '1993-08-10',
      'smallBusinessStock.halfRate': 0.5,
      'smallBusinessStock.threeQuartersAfter': '2009-02-17',
      'smallBusinessStock.threeQuartersRate': 0.75,
      'smallBusinessStock.allAfter': '2010-09-27',
      'smallBusinessStock.minimumTaxRate': 0.07,
    },
  },
  {
    source: 'Form 1040 (2023), page 1 margin and chart of Form 1040-SR (2023); Schedule A (2023), line 5e',
    amounts: {
      'stateRefund.priorStandardDeduction': byStatus(13_850, 27_700, 13_850, 20_800, 27_700),
      'stateRefund.priorAgeOrBlindness': byStatus(1_850, 1_500, 1_500, 1_850, 1_500),
      'stateRefund.priorLastDay': '2023-12-31',
      'stateRefund.priorStateTaxLimit': byStatus(10_000, 10_000, 5_000, 10_000, 10_000),
    },
  },
  {
    source:
      'Publication 926 (2024), Tables 1 and 3; credit reduction states of 2024: California 0.9%, New York 0.9%, U.S. Virgin Islands 4.2% (Schedule A (Form 940) (2024))',
    amounts: {
      'householdEmployment.wageThreshold': 2_700,
      'householdEmployment.socialSecurityRate': 0.124,
      'householdEmployment.medicareRate': 0.029,
      'householdEmployment.quarterThreshold': 1_000,
      'householdEmployment.unemploymentWageBase': 7_000,
      'householdEmployment.unemploymentRate': 0.06,
      'householdEmployment.largestStateCredit': 0.054,
      'householdEmployment.rateAfterCredit': 0.006,
      'householdEmployment.lateCreditShare': 0.9,
      'householdEmployment.creditReduction': { CA: 0.009, NY: 0.009, VI: 0.042 },
    },
  },
  {
    source:
      'Publication 54 (2024), What’s New and chapter 4: 16% and 30% of $126,500, and $20,240 / 366 days; 330 full days',
    amounts: {
      'foreignEarnedIncome.largestExclusion': 126_500,
      'foreignEarnedIncome.housingBase': 20_240,
      'foreignEarnedIncome.housingBaseEachDay': 55.3,
      'foreignEarnedIncome.housingLimit': 37_950,
      'foreignEarnedIncome.fullDaysNeeded': 330,
      'foreignEarnedIncome.daysOfYear': 366,
    },
  },
  {
    source: 'Publication 925 (2024), Special $25,000 allowance and phaseout rule',
    amounts: {
      'passiveLoss.allowance': 25_000,
      'passiveLoss.allowanceApart': 12_500,
      'passiveLoss.phaseOutStart': 100_000,
      'passiveLoss.phaseOutStartApart': 50_000,
      'passiveLoss.phaseOutRate': 0.5,
    },
  },
  {
    source:
      'Publication 502 (2024), 7.5% and 21 cents; IRS Topic no. 503 (state taxes) and no. 505 (mortgages); Publication 526 (2024), 14 cents and limits on deductions',
    amounts: {
      'itemized.medicalFloor': 0.075,
      'itemized.medicalMile': 0.21,
      'itemized.stateTaxLimit': byStatus(10_000, 10_000, 5_000, 10_000, 10_000),
      'itemized.grandfatheredMortgagesUpTo': '1987-10-13',
      'itemized.earlierMortgagesUpTo': '2017-12-15',
      'itemized.earlierMortgageLimit': byStatus(1_000_000, 1_000_000, 500_000, 1_000_000, 1_000_000),
      'itemized.mortgageLimit': byStatus(750_000, 750_000, 375_000, 750_000, 750_000),
      'itemized.charityMile': 0.14,
      'itemized.cashGiftShare': 0.6,
      'itemized.propertyGiftShare': 0.5,
      'itemized.appreciatedGiftShare': 0.3,
    },
  },
  {
    source: 'Publication 561 (2024) and Instructions for Form 8283 (Rev. December 2024), “Who Must File”',
    amounts: { 'itemized.propertyDetailsOver': 500, 'itemized.propertyAppraisalOver': 5_000 },
  },
  {
    source:
      'PolicyEngine local_sales_tax_table (default tables, counties and places of 2024) and no_local_sales_tax_states; 2024 is a leap year',
    amounts: {
      'salesTax.days': 366,
      'salesTax.withoutLocalTax': ['CT', 'DC', 'IN', 'KY', 'ME', 'MD', 'MA', 'MI', 'NJ', 'RI'],
      'salesTax.localTables': {
        AK: ['C'],
        AL: ['B'],
        AR: ['B'],
        AZ: ['B'],
        CO: ['A', 'B'],
        GA: ['A', 'B'],
        IL: ['A', 'B'],
        KS: ['B'],
        LA: ['A', 'B', 'C'],
        MO: ['B'],
        MS: ['A', 'C'],
        NC: ['B'],
        NY: ['A', 'B', 'D'],
        SC: ['A', 'B', 'C'],
        TN: ['B'],
        UT: ['B'],
        VA: ['A'],
      },
    },
  },
];
