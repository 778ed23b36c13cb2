import { byStatus, type SecondSource, taxRates } from './second-source';

/** The year after, for estimated tax. */
export const nextYearAmounts: SecondSource[] = [
  {
    source:
      'Form 1040 (2025), heading; Publication 505 (2025), Table 2-1 (due dates; June 15, 2025 is a Sunday)',
    amounts: {
      'nextYear.year': 2025,
      'nextYear.lastDay': '2025-12-31',
      'nextYear.dueDates': ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15'],
    },
  },
  {
    source:
      'Form 1040 (2025), line 12e and its margin; Instructions for Form 1040 (2025), Standard Deduction Chart; Tax-Calculator STD',
    amounts: {
      'nextYear.standardDeduction.amount': byStatus(15_750, 31_500, 15_750, 23_625, 31_500),
      'nextYear.standardDeduction.ageOrBlindness': byStatus(2_000, 1_600, 1_600, 2_000, 1_600),
      'nextYear.standardDeduction.dependentMinimum': 1_350,
      'nextYear.standardDeduction.dependentEarnedIncomePlus': 450,
    },
  },
  {
    source: 'Instructions for Form 1040 (2025), 2025 Tax Rate Schedules; IRS news release IR-2024-273',
    amounts: {
      'nextYear.incomeTax.brackets.single': taxRates(11_925, 48_475, 103_350, 197_300, 250_525, 626_350),
      'nextYear.incomeTax.brackets.mfj': taxRates(23_850, 96_950, 206_700, 394_600, 501_050, 751_600),
      'nextYear.incomeTax.brackets.mfs': taxRates(11_925, 48_475, 103_350, 197_300, 250_525, 375_800),
      'nextYear.incomeTax.brackets.hoh': taxRates(17_000, 64_850, 103_350, 197_300, 250_500, 626_350),
      'nextYear.incomeTax.brackets.qss': taxRates(23_850, 96_950, 206_700, 394_600, 501_050, 751_600),
      'nextYear.incomeTax.taxTableBelow': 0,
    },
  },
  {
    source:
      'Instructions for Form 1040 (2025), Qualified Dividends and Capital Gain Tax Worksheet, lines 6 and 13',
    amounts: {
      'nextYear.capitalGain.zeroRateUpTo': byStatus(48_350, 96_700, 48_350, 64_750, 96_700),
      'nextYear.capitalGain.fifteenPercentUpTo': byStatus(533_400, 600_050, 300_000, 566_700, 600_050),
      'nextYear.capitalGain.middleRate': 0.15,
      'nextYear.capitalGain.topRate': 0.2,
      'nextYear.capitalGain.unrecaptured1250Rate': 0.25,
      'nextYear.capitalGain.collectiblesRate': 0.28,
      'nextYear.capitalGain.lowerBracketsUpTo': byStatus(197_300, 394_600, 197_300, 197_300, 394_600),
      'nextYear.capitalGain.lossLimit': byStatus(3_000, 3_000, 1_500, 3_000, 3_000),
    },
  },
  {
    source:
      'Schedule 1-A (Form 1040) (2025), lines 7, 9 to 12, 15, 17 to 20, 24, 26 to 29, 32 to 35, and its instructions (no tips, overtime or senior deduction on a separate return)',
    amounts: {
      'nextYear.additionalDeductions.tips.cap': byStatus(25_000, 25_000, 0, 25_000, 25_000),
      'nextYear.additionalDeductions.tips.phaseOutStart': byStatus(
        150_000,
        300_000,
        150_000,
        150_000,
        150_000,
      ),
      'nextYear.additionalDeductions.tips.step': 1_000,
      'nextYear.additionalDeductions.tips.perStep': 100,
      'nextYear.additionalDeductions.overtime.cap': byStatus(12_500, 25_000, 0, 12_500, 12_500),
      'nextYear.additionalDeductions.overtime.phaseOutStart': byStatus(
        150_000,
        300_000,
        150_000,
        150_000,
        150_000,
      ),
      'nextYear.additionalDeductions.overtime.step': 1_000,
      'nextYear.additionalDeductions.overtime.perStep': 100,
      'nextYear.additionalDeductions.carLoan.cap': byStatus(10_000, 10_000, 10_000, 10_000, 10_000),
      'nextYear.additionalDeductions.carLoan.phaseOutStart': byStatus(
        100_000,
        200_000,
        100_000,
        100_000,
        100_000,
      ),
      'nextYear.additionalDeductions.carLoan.step': 1_000,
      'nextYear.additionalDeductions.carLoan.perStep': 200,
      'nextYear.additionalDeductions.senior.each': 6_000,
      'nextYear.additionalDeductions.senior.phaseOutStart': byStatus(75_000, 150_000, 75_000, 75_000, 75_000),
      'nextYear.additionalDeductions.senior.phaseOutRate': 0.06,
    },
  },
  {
    source: 'Schedule A (Form 1040) (2025), line 5e and its worksheet; PolicyEngine salt_and_real_estate',
    amounts: {
      'nextYear.stateTaxes.limit': byStatus(40_000, 40_000, 20_000, 40_000, 40_000),
      'nextYear.stateTaxes.phaseDownStart': byStatus(500_000, 500_000, 250_000, 500_000, 500_000),
      'nextYear.stateTaxes.phaseDownRate': 0.3,
      'nextYear.stateTaxes.floor': byStatus(10_000, 10_000, 5_000, 10_000, 10_000),
    },
  },
  {
    source: 'Schedule 8812 (Form 1040) (2025), lines 5 and 16b',
    amounts: { 'nextYear.childCredit.perChild': 2_200, 'nextYear.childCredit.refundablePerChild': 1_700 },
  },
  { source: 'Publication 15 (2025), What’s New', amounts: { 'nextYear.wageBase': 176_100 } },
];
