import { byStatus, schedule, type SecondSource, taxRates } from './second-source';

/**
 * Amounts of 2025 that differ from 2024 or are new, read apart from the law files: from forms, instructions and other
 * calculators. A path stands for everything below it.
 */
export const amounts2025: SecondSource[] = [
  {
    source:
      'Instructions for Form 8941 (2025), Worksheet 6, lines 4 and 5, as restated by public tax calculators',
    amounts: { 'premiumsPaid.wageLimit': 33_300 },
  },
  {
    source: 'Form 1040 (2025), heading: “For the year Jan. 1–Dec. 31, 2025”',
    amounts: {
      year: 2025,
      firstDay: '2025-01-01',
      lastDay: '2025-12-31',
    },
  },
  {
    source:
      'H.R. 5366 (Pub. L. 119-108), as summarized for Form 4684 (2025): incident period before January 1, 2027, without days of declaration',
    amounts: {
      'casualty.beganThrough': '2026-12-31',
      'casualty.declaredFrom': {},
      'casualty.declaredThrough': {},
    },
  },
  {
    source:
      'Form 1040 (2025), line 12e margin, and its instructions, Standard Deduction Chart; PolicyEngine-US; Tax-Calculator 6.8.1',
    amounts: {
      'standardDeduction.amount': byStatus(15_750, 31_500, 15_750, 23_625, 31_500),
      'standardDeduction.ageOrBlindness': byStatus(2_000, 1_600, 1_600, 2_000, 1_600),
      'standardDeduction.dependentMinimum': 1_350,
      'standardDeduction.dependentEarnedIncomePlus': 450,
    },
  },
  {
    source:
      'Instructions for Form 1040 (2025), Tax Computation Worksheet; PolicyEngine-US; Tax-Calculator 6.8.1; UsTaxes',
    amounts: {
      'incomeTax.brackets.single': taxRates(11_925, 48_475, 103_350, 197_300, 250_525, 626_350),
      'incomeTax.brackets.mfj': taxRates(23_850, 96_950, 206_700, 394_600, 501_050, 751_600),
      'incomeTax.brackets.mfs': taxRates(11_925, 48_475, 103_350, 197_300, 250_525, 375_800),
      'incomeTax.brackets.hoh': taxRates(17_000, 64_850, 103_350, 197_300, 250_500, 626_350),
      'incomeTax.brackets.qss': taxRates(23_850, 96_950, 206_700, 394_600, 501_050, 751_600),
    },
  },
  {
    source:
      'Instructions for Form 1040 (2025), line 16 worksheet; Form 6251 (2025), lines 19 and 25; PolicyEngine-US; UsTaxes',
    amounts: {
      'capitalGain.zeroRateUpTo': byStatus(48_350, 96_700, 48_350, 64_750, 96_700),
      'capitalGain.fifteenPercentUpTo': byStatus(533_400, 600_050, 300_000, 566_700, 600_050),
      'capitalGain.lowerBracketsUpTo': byStatus(197_300, 394_600, 197_300, 197_300, 394_600),
    },
  },
  {
    source: 'Instructions for Form 6251 (2025), Exemption Worksheet and line 4; Tax-Calculator 6.8.1',
    amounts: {
      'minimumTax.exemption': byStatus(88_100, 137_000, 68_500, 88_100, 137_000),
      'minimumTax.phaseOutStart': byStatus(626_350, 1_252_700, 626_350, 626_350, 1_252_700),
      'minimumTax.lowerRateUpTo': byStatus(239_100, 239_100, 119_550, 239_100, 239_100),
      'minimumTax.upperRateSubtraction': byStatus(4_782, 4_782, 2_391, 4_782, 4_782),
      'minimumTax.separateAddOnOver': 900_350,
      'minimumTax.separateAddOnMaximum': 68_500,
    },
  },
  {
    source: 'Tops of the 24% rate: Tax Rate Schedules of 2025; Tax-Calculator 6.8.1',
    amounts: {
      'foreignTax.exceptionIncome': byStatus(197_300, 394_600, 197_300, 197_300, 394_600),
    },
  },
  {
    source: 'Instructions for Schedule 8812 (2025); PolicyEngine-US; Tax-Calculator 6.8.1; Invaro',
    amounts: {
      'childCredit.perChild': 2_200,
      'childCredit.refundablePerChild': 1_700,
    },
  },
  {
    source:
      'Instructions for Form 1040 (2025), line 27a, and EIC Table; Tax-Calculator 6.8.1 (maximum, starts); UsTaxes; ozemans',
    amounts: {
      'earnedIncome.noChild': {
        rate: 0.0765,
        earnedIncomeAmount: 8_490,
        maximum: 649,
        phaseOutRate: 0.0765,
        phaseOutStart: 10_620,
        phaseOutStartJoint: 17_730,
        incomeLimit: 19_104,
        incomeLimitJoint: 26_214,
      },
      'earnedIncome.oneChild': {
        rate: 0.34,
        earnedIncomeAmount: 12_730,
        maximum: 4_328,
        phaseOutRate: 0.1598,
        phaseOutStart: 23_350,
        phaseOutStartJoint: 30_470,
        incomeLimit: 50_434,
        incomeLimitJoint: 57_554,
      },
      'earnedIncome.twoChildren': {
        rate: 0.4,
        earnedIncomeAmount: 17_880,
        maximum: 7_152,
        phaseOutRate: 0.2106,
        phaseOutStart: 23_350,
        phaseOutStartJoint: 30_470,
        incomeLimit: 57_310,
        incomeLimitJoint: 64_430,
      },
      'earnedIncome.threeChildren': {
        rate: 0.45,
        earnedIncomeAmount: 17_880,
        maximum: 8_046,
        phaseOutRate: 0.2106,
        phaseOutStart: 23_350,
        phaseOutStartJoint: 30_470,
        incomeLimit: 61_555,
        incomeLimitJoint: 68_675,
      },
      'earnedIncome.investmentIncomeLimit': 11_950,
    },
  },
  {
    source:
      'Instructions for Schedule SE (2025), line 7; Instructions for Schedule 3 (2025), line 11; Tax-Calculator 6.8.1',
    amounts: {
      'socialSecurityTax.wageBase': 176_100,
      'socialSecurityTax.maximumWithholding': 10918.2,
    },
  },
  {
    source: 'Instructions for Schedule 1 (2025), line 21, Student Loan Interest Deduction Worksheet',
    amounts: {
      'adjustments.studentLoanPhaseOutStart': byStatus(85_000, 170_000, 85_000, 85_000, 85_000),
    },
  },
  {
    source: 'Publication 501 (2025), Gross Income Test; PolicyEngine-US',
    amounts: {
      'dependents.qualifyingRelativeIncomeLimit': 5_200,
    },
  },
  {
    source: 'Publication 590-B (2025), Qualified charitable distributions',
    amounts: {
      'retirement.charitableDistributionLimit': 108_000,
    },
  },
  {
    source: 'Form 8889 (2025), line 3, and its instructions',
    amounts: {
      'healthSavings.selfOnly': 4_300,
      'healthSavings.family': 8_550,
    },
  },
  {
    source: 'HHS poverty guidelines of January 17, 2024; Form 8962 (2025), Table 5',
    amounts: {
      'premiumCredit.povertyLine': {
        mainland: { onePerson: 15_060, eachFurther: 5_380 },
        alaska: { onePerson: 18_810, eachFurther: 6_730 },
        hawaii: { onePerson: 17_310, eachFurther: 6_190 },
      },
      'premiumCredit.repaymentCaps': [
        { below: 200, single: 375, mfj: 750, mfs: 750, hoh: 750, qss: 750 },
        { below: 300, single: 975, mfj: 1_950, mfs: 1_950, hoh: 1_950, qss: 1_950 },
        { below: 400, single: 1_625, mfj: 3_250, mfs: 3_250, hoh: 3_250, qss: 3_250 },
      ],
    },
  },
  {
    source: 'IRS news release IR-2024-285; Publication 590-A (2025), Tables 1-2, 1-3 and 2-1',
    amounts: {
      'ira.coveredLimit': byStatus(89_000, 146_000, 10_000, 89_000, 146_000),
      'ira.spouseCoveredLimit': 246_000,
      'ira.apartLimit': 89_000,
      'ira.rothLimit': byStatus(165_000, 246_000, 10_000, 165_000, 246_000),
      'ira.rothApartLimit': 165_000,
    },
  },
  {
    source: 'IRS news release IR-2024-285; RSM US, plan limitations for 2025; Reg. 1.414(v)-1 (60 to 63)',
    amounts: {
      'electiveDeferrals.limit': 23_500,
      'electiveDeferrals.simpleLimit': 16_500,
      'electiveDeferrals.laterCatchUp': { fromAge: 60, toAge: 63, catchUp: 11_250, simpleCatchUp: 5_250 },
      'electiveDeferrals.section457Most': 47_000,
    },
  },
  {
    source: 'Instructions for Form 5329 (2025), exception 22',
    amounts: {
      'earlyDistribution.domesticAbuseLimit': 10_300,
    },
  },
  {
    source:
      'Publication 505 (2025), Table 2-1; IRS interest rates: quarters of 2025 and first quarter of 2026, 7%',
    amounts: {
      'estimatedTax.installments': [
        { column: 'a', due: '2025-04-15', timelyUpTo: '2025-04-15' },
        { column: 'b', due: '2025-06-15', timelyUpTo: '2025-06-16' },
        { column: 'c', due: '2025-09-15', timelyUpTo: '2025-09-15' },
        { column: 'd', due: '2026-01-15', timelyUpTo: '2026-01-15' },
      ],
      'estimatedTax.penaltyPeriods': [
        { after: '2025-04-15', upTo: '2025-06-30', rate: 0.07, daysOfYear: 365 },
        { after: '2025-06-30', upTo: '2025-09-30', rate: 0.07, daysOfYear: 365 },
        { after: '2025-09-30', upTo: '2025-12-31', rate: 0.07, daysOfYear: 365 },
        { after: '2025-12-31', upTo: '2026-04-15', rate: 0.07, daysOfYear: 365 },
      ],
    },
  },
  {
    source:
      'Schedule A (2025), line 5e, and its State and Local Tax Deduction Worksheet; PolicyEngine-US; Tax-Calculator 6.8.1',
    amounts: {
      'itemized.stateTaxLimit': byStatus(40_000, 40_000, 20_000, 40_000, 40_000),
      'itemized.stateTaxPhaseDown': {
        start: byStatus(500_000, 500_000, 250_000, 500_000, 500_000),
        rate: 0.3,
        floor: byStatus(10_000, 10_000, 5_000, 10_000, 10_000),
      },
    },
  },
  {
    source: 'Form 8880 (2025), table of line 9; Tax-Calculator 6.8.1',
    amounts: {
      'saversCredit.rates.single': schedule([0.5, 0.2, 0.1, 0], [0, 23_750, 25_500, 39_500]),
      'saversCredit.rates.mfj': schedule([0.5, 0.2, 0.1, 0], [0, 47_500, 51_000, 79_000]),
      'saversCredit.rates.mfs': schedule([0.5, 0.2, 0.1, 0], [0, 23_750, 25_500, 39_500]),
      'saversCredit.rates.hoh': schedule([0.5, 0.2, 0.1, 0], [0, 35_625, 38_250, 59_250]),
      'saversCredit.rates.qss': schedule([0.5, 0.2, 0.1, 0], [0, 23_750, 25_500, 39_500]),
    },
  },
  {
    source: 'Form 5695 (2025), lines 22d, 23d and 24d',
    amounts: {
      'homeEnergy.identifiedItems': { equipmentLimit: 600 },
    },
  },
  {
    source: 'Form 8839 (2025), lines 2, 8, 9 and 11b',
    amounts: {
      'adoption.maximum': 17_280,
      'adoption.phaseOutStart': 259_190,
      'adoption.phaseOutRange': 40_000,
      'adoption.refundable': 5_000,
    },
  },
  {
    source: 'Schedule A (Form 8936) (2025), line 5: acquired before October 1, 2025',
    amounts: {
      'cleanVehicles.acquiredUpTo': '2025-09-30',
    },
  },
  {
    source: 'IRS news release IR-2024-312 (miles); Form 8829 (2025), line 5; Form 461 (2025), line 15',
    amounts: {
      'business.mileageRate': 0.7,
      'business.hoursOfYear': 8_760,
      'business.excessLoss': byStatus(313_000, 626_000, 313_000, 313_000, 313_000),
    },
  },
  {
    source: 'Instructions for Schedule SE (2025), Part II',
    amounts: {
      'selfEmployment.optionalMaximum': 7_240,
      'selfEmployment.grossFarmIncomeUpTo': 10_860,
      'selfEmployment.netFarmProfitBelow': 7_840,
    },
  },
  {
    source: 'IRS, COLA increases for dollar limitations on benefits and contributions (2025)',
    amounts: {
      'selfEmployedPlans.maximum': 70_000,
      'selfEmployedPlans.compensationLimit': 350_000,
    },
  },
  {
    source: 'Form 8995 (2025), line 2b instructions; Tax-Calculator 6.8.1',
    amounts: {
      'qualifiedBusiness.threshold': byStatus(197_300, 394_600, 197_300, 197_300, 197_300),
    },
  },
  {
    source:
      'Instructions for Form 4562 (2025), lines 1, 3 and 14, and Publication 946 (2025), Maximum Depreciation Deduction for Passenger Automobiles',
    amounts: {
      'depreciation.section179Limit': 2_500_000,
      'depreciation.heavySuvLimit': 31_300,
      'depreciation.section179PhaseOutStart': 4_000_000,
      'depreciation.bonusRates': [
        { from: '2017-09-28', rate: 1 },
        { from: '2023-01-01', rate: 0.8 },
        { from: '2024-01-01', rate: 0.6 },
        { from: '2025-01-01', rate: 0.4 },
      ],
      'depreciation.laterBonus': { acquiredFrom: '2025-01-20', rate: 1 },
      'depreciation.carLimits.7': {
        from: '2025-01-01',
        firstWithBonus: 20_200,
        first: 12_200,
        second: 19_600,
        third: 11_800,
        later: 7_060,
      },
    },
  },
  {
    source: 'Publication 926 (2026), 2025 amounts; PayrollOrg, FUTA credit reduction of 2025',
    amounts: {
      'householdEmployment.wageThreshold': 2_800,
      'householdEmployment.creditReduction': { CA: 0.012, VI: 0.045 },
    },
  },
  {
    source: 'Form 8615 (2025), line 2; Form 8814 (2025)',
    amounts: {
      'thresholds.kiddieUnearnedIncome': 2_700,
      'childElection.incomeBelow': 13_500,
    },
  },
  {
    source: 'Form 2555 (2025), line 37; Notice 2025-16 (30% of the exclusion), 16% of it for the base',
    amounts: {
      'foreignEarnedIncome.largestExclusion': 130_000,
      'foreignEarnedIncome.housingBase': 20_800,
      'foreignEarnedIncome.housingBaseEachDay': 56.99,
      'foreignEarnedIncome.housingLimit': 39_000,
      'foreignEarnedIncome.daysOfYear': 365,
    },
  },
  {
    source: 'A year of 365 days (lines 1 and 2 of the worksheet)',
    amounts: {
      'salesTax.days': 365,
    },
  },
  {
    source: 'Form 1040 (2024), page 1 margin; Schedule A (2024), line 5e',
    amounts: {
      'stateRefund.priorStandardDeduction': byStatus(14_600, 29_200, 14_600, 21_900, 29_200),
      'stateRefund.priorAgeOrBlindness': byStatus(1_950, 1_550, 1_550, 1_950, 1_550),
      'stateRefund.priorLastDay': '2024-12-31',
    },
  },
  {
    source:
      'Instructions for Schedule 1-A (2025); PolicyEngine-US; Invaro; no part but IV on a separate return; ttoccodes.com (68 codes: 10, 11, 4, 9, 8, 11, 6 and 9)',
    amounts: {
      'additionalDeductions.tips.cap': byStatus(25_000, 25_000, 0, 25_000, 25_000),
      'additionalDeductions.tips.phaseOutStart': byStatus(150_000, 300_000, 150_000, 150_000, 150_000),
      'additionalDeductions.tips.step': 1_000,
      'additionalDeductions.tips.perStep': 100,
      'additionalDeductions.overtime.cap': byStatus(12_500, 25_000, 0, 12_500, 12_500),
      'additionalDeductions.overtime.phaseOutStart': byStatus(150_000, 300_000, 150_000, 150_000, 150_000),
      'additionalDeductions.overtime.step': 1_000,
      'additionalDeductions.overtime.perStep': 100,
      'additionalDeductions.carLoan.cap': byStatus(10_000, 10_000, 10_000, 10_000, 10_000),
      'additionalDeductions.carLoan.phaseOutStart': byStatus(100_000, 200_000, 100_000, 100_000, 100_000),
      'additionalDeductions.carLoan.step': 1_000,
      'additionalDeductions.carLoan.perStep': 200,
      'additionalDeductions.senior.each': 6_000,
      'additionalDeductions.senior.phaseOutStart': byStatus(75_000, 150_000, 75_000, 75_000, 75_000),
      'additionalDeductions.senior.phaseOutRate': 0.06,
      'additionalDeductions.seniorAge': 65,
      'additionalDeductions.carLoansFrom': '2025-01-01',
      'additionalDeductions.tippedOccupations': [
        { from: '101', to: '110' },
        { from: '201', to: '211' },
        { from: '301', to: '304' },
        { from: '401', to: '409' },
        { from: '501', to: '508' },
        { from: '601', to: '611' },
        { from: '701', to: '706' },
        { from: '801', to: '809' },
      ],
    },
  },
  {
    source: 'Form 1040-ES (2026), heading; PolicyEngine-US and Tax-Calculator 6.8.1, 2026',
    amounts: {
      'nextYear.year': 2026,
      'nextYear.lastDay': '2026-12-31',
      'nextYear.dueDates': ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15'],
      'nextYear.standardDeduction.amount': byStatus(16_100, 32_200, 16_100, 24_150, 32_200),
      'nextYear.standardDeduction.ageOrBlindness': byStatus(2_050, 1_650, 1_650, 2_050, 1_650),
      'nextYear.incomeTax.brackets.single': taxRates(12_400, 50_400, 105_700, 201_775, 256_225, 640_600),
      'nextYear.incomeTax.brackets.mfj': taxRates(24_800, 100_800, 211_400, 403_550, 512_450, 768_700),
      'nextYear.incomeTax.brackets.mfs': taxRates(12_400, 50_400, 105_700, 201_775, 256_225, 384_350),
      'nextYear.incomeTax.brackets.hoh': taxRates(17_700, 67_450, 105_700, 201_750, 256_200, 640_600),
      'nextYear.incomeTax.brackets.qss': taxRates(24_800, 100_800, 211_400, 403_550, 512_450, 768_700),
      'nextYear.capitalGain.zeroRateUpTo': byStatus(49_450, 98_900, 49_450, 66_200, 98_900),
      'nextYear.capitalGain.fifteenPercentUpTo': byStatus(545_500, 613_700, 306_850, 579_600, 613_700),
      'nextYear.capitalGain.lowerBracketsUpTo': byStatus(201_775, 403_550, 201_775, 201_750, 403_550),
      'nextYear.stateTaxes.limit': byStatus(40_400, 40_400, 20_200, 40_400, 40_400),
      'nextYear.stateTaxes.phaseDownStart': byStatus(505_000, 505_000, 252_500, 505_000, 505_000),
      'nextYear.wageBase': 184_500,
    },
  },
  {
    source:
      'Tax-Calculator 6.8.1, 2026: floor of gifts, gifts without itemizing, reduction of itemized deductions',
    amounts: {
      'nextYear.gifts.floor': 0.005,
      'nextYear.gifts.withoutItemizing': byStatus(1_000, 2_000, 1_000, 1_000, 1_000),
      'nextYear.itemizedReduction.share': 2 / 37,
    },
  },
];
