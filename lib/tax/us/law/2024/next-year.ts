import { type Bracket } from '../law';
import { type NextYearLaw } from '../next-year';

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const;
const brackets = (...starts: readonly number[]): Bracket[] =>
  rates.map((rate, i) => ({ over: i === 0 ? 0 : (starts[i - 1] ?? Number.NaN), rate }));

const joint = brackets(23_850, 96_950, 206_700, 394_600, 501_050, 751_600);

/** 2025 as Form 1040-ES (2025) prints it. The higher standard deduction of July 2025 came after it. */
export const nextYear: NextYearLaw = {
  source:
    'Form 1040-ES (2025); Rev. Proc. 2024-40, sections 2.01, 2.03 and 2.15; Social Security contribution base 2025 (89 FR 85276). Not counted: the changes of Pub. L. 119-21 (July 2025)',
  year: 2025,
  lastDay: '2025-12-31',
  standardDeduction: {
    source: 'Rev. Proc. 2024-40, section 2.15; IRC 63(c) and (f)',
    amount: { single: 15_000, mfj: 30_000, mfs: 15_000, hoh: 22_500, qss: 30_000 },
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
  wageBase: 176_100,
  dueDates: ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15'],
};
