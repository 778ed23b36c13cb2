import { nextYear as expected } from '../2024/next-year';
import { type Bracket } from '../law';
import { type NextYearLaw } from '../next-year';

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const;
const brackets = (...starts: readonly number[]): Bracket[] =>
  rates.map((rate, i) => ({ over: i === 0 ? 0 : (starts[i - 1] ?? Number.NaN), rate }));

const joint = brackets(24_800, 100_800, 211_400, 403_550, 512_450, 768_700);

/** 2026 as the law stands after Pub. L. 119-21. */
export const nextYear: NextYearLaw = {
  source:
    'Rev. Proc. 2025-32, sections 4.01, 4.03, 4.05, and 4.14; Pub. L. 119-21; Social Security contribution base 2026',
  year: 2026,
  lastDay: '2026-12-31',
  standardDeduction: {
    source: 'Rev. Proc. 2025-32, section 4.14; IRC 63(c) and (f)',
    amount: { single: 16_100, mfj: 32_200, mfs: 16_100, hoh: 24_150, qss: 32_200 },
    ageOrBlindness: { single: 2_050, mfj: 1_650, mfs: 1_650, hoh: 2_050, qss: 1_650 },
    dependentMinimum: 1_350,
    dependentEarnedIncomePlus: 450,
  },
  incomeTax: {
    source: 'Rev. Proc. 2025-32, section 4.01, tables 1 to 4',
    brackets: {
      single: brackets(12_400, 50_400, 105_700, 201_775, 256_225, 640_600),
      mfj: joint,
      mfs: brackets(12_400, 50_400, 105_700, 201_775, 256_225, 384_350),
      hoh: brackets(17_700, 67_450, 105_700, 201_750, 256_200, 640_600),
      qss: joint,
    },
    taxTableBelow: 0,
  },
  capitalGain: {
    ...expected.capitalGain,
    source: 'Rev. Proc. 2025-32, section 4.03; IRC 1(h) and 1211(b)',
    zeroRateUpTo: { single: 49_450, mfj: 98_900, mfs: 49_450, hoh: 66_200, qss: 98_900 },
    fifteenPercentUpTo: { single: 545_500, mfj: 613_700, mfs: 306_850, hoh: 579_600, qss: 613_700 },
    lowerBracketsUpTo: { single: 201_775, mfj: 403_550, mfs: 201_775, hoh: 201_750, qss: 403_550 },
  },
  additionalDeductions: {
    ...expected.additionalDeductions,
    source:
      'IRC 151(d)(5)(C), 163(h)(4), 224, and 225: the same amounts through 2028 (Pub. L. 119-21, sections 70103 and 70201 to 70203)',
  },
  stateTaxes: {
    source: 'IRC 164(b)(6) and (7)(B): 101% of the 2025 amounts',
    limit: { single: 40_400, mfj: 40_400, mfs: 20_200, hoh: 40_400, qss: 40_400 },
    phaseDownStart: { single: 505_000, mfj: 505_000, mfs: 252_500, hoh: 505_000, qss: 505_000 },
    phaseDownRate: 0.3,
    floor: { single: 10_000, mfj: 10_000, mfs: 5_000, hoh: 10_000, qss: 10_000 },
  },
  gifts: {
    source: 'IRC 170(b)(1)(I) and 170(p) (Pub. L. 119-21, sections 70424 and 70425)',
    floor: 0.005,
    withoutItemizing: { single: 1_000, mfj: 2_000, mfs: 1_000, hoh: 1_000, qss: 1_000 },
  },
  itemizedReduction: { source: 'IRC 68(a) (Pub. L. 119-21, section 70111)', share: 2 / 37 },
  endedCredits: {
    source:
      'IRC 25C(h), 25D(h), 25E(g), and 30D(h) (Pub. L. 119-21, sections 70501, 70502, 70505, and 70506)',
    homeEnergy: true,
    cleanVehicles: true,
  },
  childCredit: {
    source: 'IRC 24(h)(2) and (5); Rev. Proc. 2025-32, section 4.05',
    perChild: 2_200,
    refundablePerChild: 1_700,
  },
  wageBase: 184_500,
  dueDates: ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15'],
};
