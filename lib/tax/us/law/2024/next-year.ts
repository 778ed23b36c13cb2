import { type Bracket } from '../law';
import { type NextYearLaw } from '../next-year';

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const;
const brackets = (...starts: readonly number[]): Bracket[] =>
  rates.map((rate, i) => ({ over: i === 0 ? 0 : (starts[i - 1] ?? Number.NaN), rate }));

const joint = brackets(23_850, 96_950, 206_700, 394_600, 501_050, 751_600);

/** 2025 by the law as it stands after Pub. L. 119-21 (July 2025), which came after Form 1040-ES (2025) was printed. */
export const nextYear: NextYearLaw = {
  source:
    'Form 1040-ES (2025); Rev. Proc. 2024-40, sections 2.01, 2.03, and 2.15; Pub. L. 119-21; Social Security contribution base 2025 (89 FR 85276)',
  year: 2025,
  lastDay: '2025-12-31',
  standardDeduction: {
    source:
      'IRC 63(c)(7) (Pub. L. 119-21, section 70102); age, blindness, dependents: Rev. Proc. 2024-40, section 2.15',
    amount: { single: 15_750, mfj: 31_500, mfs: 15_750, hoh: 23_625, qss: 31_500 },
    ageOrBlindness: { single: 2_000, mfj: 1_600, mfs: 1_600, hoh: 2_000, qss: 1_600 },
    dependentMinimum: 1_350,
    dependentEarnedIncomePlus: 450,
  },
  incomeTax: {
    source: 'Rev. Proc. 2024-40, section 2.01, tables 1 to 4',
    brackets: {
      single: brackets(11_925, 48_475, 103_350, 197_300, 250_525, 626_350),
      mfj: joint,
      mfs: brackets(11_925, 48_475, 103_350, 197_300, 250_525, 375_800),
      hoh: brackets(17_000, 64_850, 103_350, 197_300, 250_500, 626_350),
      qss: joint,
    },
    taxTableBelow: 0,
  },
  capitalGain: {
    source: 'Rev. Proc. 2024-40, section 2.03; IRC 1(h) and 1211(b)',
    zeroRateUpTo: { single: 48_350, mfj: 96_700, mfs: 48_350, hoh: 64_750, qss: 96_700 },
    fifteenPercentUpTo: { single: 533_400, mfj: 600_050, mfs: 300_000, hoh: 566_700, qss: 600_050 },
    middleRate: 0.15,
    topRate: 0.2,
    unrecaptured1250Rate: 0.25,
    collectiblesRate: 0.28,
    lowerBracketsUpTo: { single: 197_300, mfj: 394_600, mfs: 197_300, hoh: 197_300, qss: 394_600 },
    lossLimit: { single: 3_000, mfj: 3_000, mfs: 1_500, hoh: 3_000, qss: 3_000 },
  },
  additionalDeductions: {
    source: 'IRC 151(d)(5)(C), 163(h)(4), 224, and 225 (Pub. L. 119-21, sections 70103 and 70201 to 70203)',
    tips: {
      cap: { single: 25_000, mfj: 25_000, mfs: 0, hoh: 25_000, qss: 25_000 },
      phaseOutStart: { single: 150_000, mfj: 300_000, mfs: 150_000, hoh: 150_000, qss: 150_000 },
      step: 1_000,
      perStep: 100,
    },
    overtime: {
      cap: { single: 12_500, mfj: 25_000, mfs: 0, hoh: 12_500, qss: 12_500 },
      phaseOutStart: { single: 150_000, mfj: 300_000, mfs: 150_000, hoh: 150_000, qss: 150_000 },
      step: 1_000,
      perStep: 100,
    },
    carLoan: {
      cap: { single: 10_000, mfj: 10_000, mfs: 10_000, hoh: 10_000, qss: 10_000 },
      phaseOutStart: { single: 100_000, mfj: 200_000, mfs: 100_000, hoh: 100_000, qss: 100_000 },
      step: 1_000,
      perStep: 200,
    },
    senior: {
      each: 6_000,
      phaseOutStart: { single: 75_000, mfj: 150_000, mfs: 75_000, hoh: 75_000, qss: 75_000 },
      phaseOutRate: 0.06,
    },
  },
  stateTaxes: {
    source: 'IRC 164(b)(6) and (7) (Pub. L. 119-21, section 70120)',
    limit: { single: 40_000, mfj: 40_000, mfs: 20_000, hoh: 40_000, qss: 40_000 },
    phaseDownStart: { single: 500_000, mfj: 500_000, mfs: 250_000, hoh: 500_000, qss: 500_000 },
    phaseDownRate: 0.3,
    floor: { single: 10_000, mfj: 10_000, mfs: 5_000, hoh: 10_000, qss: 10_000 },
  },
  gifts: null,
  itemizedReduction: null,
  endedCredits: null,
  childCredit: {
    source: 'IRC 24(h)(2) (Pub. L. 119-21, section 70104); refundable part: Rev. Proc. 2024-40, section 2.05',
    perChild: 2_200,
    refundablePerChild: 1_700,
  },
  wageBase: 176_100,
  dueDates: ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15'],
};
