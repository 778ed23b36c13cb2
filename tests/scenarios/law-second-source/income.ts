import { byStatus, type SecondSource, taxRates } from './second-source';

/** Income, tax and payroll. */
export const incomeAmounts: SecondSource[] = [
  {
    source: 'Form 1040 (2024), heading and signature: “For the year Jan. 1–Dec. 31, 2024”',
    amounts: { year: 2024, firstDay: '2024-01-01', lastDay: '2024-12-31' },
  },
  {
    source:
      'Form 1040 (2024), page 1 margin; Form 1040-SR (2024), page 4 chart; Publication 501 (2024), Tables 6 to 8',
    amounts: {
      'standardDeduction.amount': byStatus(14_600, 29_200, 14_600, 21_900, 29_200),
      'standardDeduction.ageOrBlindness': byStatus(1_950, 1_550, 1_550, 1_950, 1_550),
      'standardDeduction.dependentMinimum': 1_300,
      'standardDeduction.dependentEarnedIncomePlus': 450,
    },
  },
  {
    source:
      'Instructions for Form 1040 (2024), 2024 Tax Rate Schedules X, Y-1, Y-2, Z; Tax-Calculator II_brk',
    amounts: {
      'incomeTax.brackets.single': taxRates(11_600, 47_150, 100_525, 191_950, 243_725, 609_350),
      'incomeTax.brackets.mfj': taxRates(23_200, 94_300, 201_050, 383_900, 487_450, 731_200),
      'incomeTax.brackets.mfs': taxRates(11_600, 47_150, 100_525, 191_950, 243_725, 365_600),
      'incomeTax.brackets.hoh': taxRates(16_550, 63_100, 100_500, 191_950, 243_700, 609_350),
      'incomeTax.brackets.qss': taxRates(23_200, 94_300, 201_050, 383_900, 487_450, 731_200),
      'incomeTax.taxTableBelow': 100_000,
    },
  },
  {
    source:
      'Instructions for Form 1040 (2024), Qualified Dividends and Capital Gain Tax Worksheet, lines 6, 13, 18, 21; Schedule D (2024), line 21; Publication 550 (2024), chapter 4; tops of the 24% rate: Tax Rate Schedules',
    amounts: {
      'capitalGain.zeroRateUpTo': byStatus(47_025, 94_050, 47_025, 63_000, 94_050),
      'capitalGain.fifteenPercentUpTo': byStatus(518_900, 583_750, 291_850, 551_350, 583_750),
      'capitalGain.middleRate': 0.15,
      'capitalGain.topRate': 0.2,
      'capitalGain.unrecaptured1250Rate': 0.25,
      'capitalGain.collectiblesRate': 0.28,
      'capitalGain.lowerBracketsUpTo': byStatus(191_950, 383_900, 191_950, 191_950, 383_900),
      'capitalGain.lossLimit': byStatus(3_000, 3_000, 1_500, 3_000, 3_000),
    },
  },
  {
    source:
      'Instructions for Form 6251 (2024), Exemption Worksheet lines 1, 2 and 5 and line 4; Tax-Calculator AMT_em, AMT_em_ps, AMT_brk1, AMT_em_pe; 875,950 = 609,350 + 66,650 / 25%; subtraction: 2% of the amount',
    amounts: {
      'minimumTax.exemption': byStatus(85_700, 133_300, 66_650, 85_700, 133_300),
      'minimumTax.phaseOutStart': byStatus(609_350, 1_218_700, 609_350, 609_350, 1_218_700),
      'minimumTax.phaseOutRate': 0.25,
      'minimumTax.lowerRate': 0.26,
      'minimumTax.upperRate': 0.28,
      'minimumTax.lowerRateUpTo': byStatus(232_600, 232_600, 116_300, 232_600, 232_600),
      'minimumTax.upperRateSubtraction': byStatus(4_652, 4_652, 2_326, 4_652, 4_652),
      'minimumTax.separateAddOnOver': 875_950,
      'minimumTax.separateAddOnRate': 0.25,
      'minimumTax.separateAddOnMaximum': 66_650,
    },
  },
  {
    source: 'IRS Topic no. 559, Net investment income tax; Treas. Reg. 1.1411-2(d)(1)',
    amounts: {
      'netInvestment.rate': 0.038,
      'netInvestment.threshold': byStatus(200_000, 250_000, 125_000, 200_000, 250_000),
    },
  },
  {
    source: 'IRS Topic no. 560, Additional Medicare tax; Publication 15 (2024), sections 9 and 15',
    amounts: {
      'additionalMedicare.rate': 0.009,
      'additionalMedicare.regularRate': 0.0145,
      'additionalMedicare.threshold': byStatus(200_000, 250_000, 125_000, 200_000, 200_000),
      'additionalMedicare.employerThreshold': 200_000,
    },
  },
  {
    source: 'Publication 15 (2024), What’s New; Schedule 3 (2024) instructions, line 11: $10,453.20',
    amounts: {
      'socialSecurityTax.wageBase': 168_600,
      'socialSecurityTax.employeeRate': 0.062,
      'socialSecurityTax.maximumWithholding': 10_453.2,
    },
  },
  {
    source: 'Publication 915 (2024), Base Amount and Worksheet 1, lines 9, 11, 14, 16, 18',
    amounts: {
      'benefits.baseAmount': byStatus(25_000, 32_000, 25_000, 25_000, 25_000),
      'benefits.secondStep': byStatus(9_000, 12_000, 9_000, 9_000, 9_000),
      'benefits.middleShare': 0.5,
      'benefits.topShare': 0.85,
    },
  },
  {
    source: 'Publication 970 (2024), chapter 4, Table 4-1 and Worksheet 4-1; IRS Topics no. 452, 456 and 458',
    amounts: {
      'adjustments.educatorEach': 300,
      'adjustments.studentLoanMaximum': 2_500,
      'adjustments.studentLoanPhaseOutStart': byStatus(80_000, 165_000, 80_000, 80_000, 80_000),
      'adjustments.studentLoanPhaseOutRange': byStatus(15_000, 30_000, 15_000, 15_000, 15_000),
      'adjustments.alimonyAgreementsUpTo': '2018-12-31',
    },
  },
  {
    source: 'Instructions for Form 8615 (2024), Purpose of Form; IRS Topic no. 553',
    amounts: { 'thresholds.kiddieUnearnedIncome': 2_600 },
  },
  {
    source:
      'taxformfinder.org, 2024 Form 8814, lines 4 and 15; uslegalforms.com, IRS 8814 (2024): less than $13,000, 10%',
    amounts: { 'childElection.incomeBelow': 13_000, 'childElection.rate': 0.1 },
  },
];
