import { person } from '../scenario';
import { amounts, edge, type Edge, filer, forEachStatus, type Status } from './edge';

const prize = (amount: number) => ({ otherIncome: [{ description: 'Prize', amount }] });
const standard2024 = amounts(14_600, 29_200, 14_600, 21_900, 29_200);
/** Form 1040 (2025), line 12e (Pub. L. 119-21), and the additions for age or blindness. */
const standard = amounts(15_750, 31_500, 15_750, 23_625, 31_500);
const ageOrBlindness = amounts(2_000, 1_600, 1_600, 2_000, 1_600);

/** Form 1040-ES (2025), 2025 Tax Rate Schedules: over, tax so far, rate. */
const x: [number, number, number][] = [
  [0, 0, 0.1],
  [11_925, 1_192.5, 0.12],
  [48_475, 5_578.5, 0.22],
  [103_350, 17_651, 0.24],
  [197_300, 40_199, 0.32],
  [250_525, 57_231, 0.35],
  [626_350, 188_769.75, 0.37],
];
const y1: typeof x = [
  [0, 0, 0.1],
  [23_850, 2_385, 0.12],
  [96_950, 11_157, 0.22],
  [206_700, 35_302, 0.24],
  [394_600, 80_398, 0.32],
  [501_050, 114_462, 0.35],
  [751_600, 202_154.5, 0.37],
];
const schedules: Record<Status, typeof x> = {
  single: x,
  mfj: y1,
  mfs: [...x.slice(0, 6), [375_800, 101_077.25, 0.37]],
  hoh: [
    [0, 0, 0.1],
    [17_000, 1_700, 0.12],
    [64_850, 7_442, 0.22],
    [103_350, 15_912, 0.24],
    [197_300, 38_460, 0.32],
    [250_500, 55_484, 0.35],
    [626_350, 187_031.5, 0.37],
  ],
  qss: y1,
};

const rates = forEachStatus((status) =>
  schedules[status].flatMap(([over, base, rate], i) =>
    // The first dollar of a row changes little, a thousand more show its rate. Below $1,000 of tax there is no form.
    (i === 0 ? [11_000] : [0, 1_000]).map((more) =>
      edge(
        `nextYear.incomeTax.brackets.${status}.${i}`,
        filer(status, prize(over + more + standard[status])),
        '1040-es 4',
        Math.round(base + rate * more + 1e-6),
      ),
    ),
  ),
);

const deductions = forEachStatus((status) => [
  edge(
    `nextYear.standardDeduction.amount.${status}`,
    filer(status, prize(80_000)),
    '1040-es 2a',
    standard[status],
  ),
  edge(
    `nextYear.standardDeduction.ageOrBlindness.${status}`,
    { ...filer(status, prize(80_000)), taxpayer: person('1961-01-01') },
    '1040-es 2a',
    standard[status] + ageOrBlindness[status],
  ),
]);

/** Box numbers as for 2024: the larger of $1,350 and earned income plus $450. */
const claimed = (wages: number) =>
  filer('single', {
    w2s: [{ wages }],
    ...prize(80_000),
    taxpayer: { ...person('1990-01-01'), claimableAsDependent: true },
  });
const dependents = [
  edge('nextYear.standardDeduction.dependentMinimum', claimed(800), '1040-es 2a', 1_350),
  edge('nextYear.standardDeduction.dependentMinimum', claimed(900), '1040-es 2a', 1_350),
  edge('nextYear.standardDeduction.dependentMinimum', claimed(901), '1040-es 2a', 1_351),
  edge('nextYear.standardDeduction.dependentEarnedIncomePlus', claimed(5_000), '1040-es 2a', 5_450),
];

const zeroRate = amounts(48_350, 96_700, 48_350, 64_750, 96_700);
const middleRate = amounts(533_400, 600_050, 300_000, 566_700, 600_050);
const dividends = (status: Status, taxable: number) => {
  const amount = taxable + standard[status];
  return filer(status, { dividends: [{ ordinary: amount, qualified: amount }] });
};
const gains = forEachStatus((status) => [
  edge(`nextYear.capitalGain.zeroRateUpTo.${status}`, dividends(status, zeroRate[status]), '1040-es 4', null),
  // 15% of 10,010 dollars are 1,501.50.
  edge(
    `nextYear.capitalGain.zeroRateUpTo.${status}`,
    dividends(status, zeroRate[status] + 10_010),
    '1040-es 4',
    1_502,
  ),
  edge(
    `nextYear.capitalGain.fifteenPercentUpTo.${status}`,
    dividends(status, middleRate[status] + 1_000),
    '1040-es 4',
    Math.round((middleRate[status] - zeroRate[status]) * 0.15 + 200 + 1e-6),
  ),
]);

// 485,050 at 15% = 72,757.50, and 1,000,000 at 20%.
const topRate = edge('nextYear.capitalGain.topRate', dividends('single', 1_533_400), '1040-es 4', 272_758);

// Born on January 1, 1961: 65 on the last day of 2025.
const ages = (
  [
    ['1961-01-01', 17_750],
    ['1961-01-02', 15_750],
  ] as const
).map(([born, amount]) =>
  edge(
    'nextYear.lastDay',
    { ...filer('single', prize(80_000)), taxpayer: person(born) },
    '1040-es 2a',
    amount,
  ),
);

const highIncome = amounts(150_000, 150_000, 75_000, 150_000, 150_000);
const underpaid = forEachStatus((status) => {
  const after = (agi: number) =>
    filer(status, { ...prize(standard2024[status] + 60_000), priorYear: { agi, tax: 4_000 } });
  return [
    edge(`estimatedTax.highIncomeOver.${status}`, after(highIncome[status]), '2210 8', 4_000),
    edge(`estimatedTax.highIncomeOver.${status}`, after(highIncome[status] + 1), '2210 8', 4_400),
  ];
});

/**
 * Tax of 5,219 on 60,000. Line 5 is 4,697, a quarter 1,174; withheld a quarter of 4,219 is 1,055; 119 stay unpaid each
 * time: 119 x (566/366 x 8% + 405/365 x 7%) = 23.97. With one dollar more withheld less than $1,000 is left.
 */
const smallest = ([4_219, 4_220] as const).map((otherWithholding) =>
  edge(
    'estimatedTax.smallestAmount',
    filer('single', {
      ...prize(60_000),
      priorYear: { agi: 60_000, tax: 6_000 },
      payments: { otherWithholding },
    }),
    '1040 38',
    otherWithholding === 4_219 ? 24 : null,
  ),
);

/** $100,000 are due four times (the tax of 2023 was $400,000); the first installments are paid on the days given. */
const owing = (...dates: string[]) =>
  filer('single', {
    ...prize(2_000_000),
    priorYear: { agi: 100_000, tax: 400_000 },
    payments: { estimated: dates.map((date) => ({ date, amount: 100_000 })) },
  });
const penalty = (law: string, input: Edge['input'], value: number | null) =>
  edge(`estimatedTax.${law}`, input, '1040 38', value);

/**
 * Each installment that is never paid: 260, 199 and 107 days of 2024 at 8% of 366, and 105 (the last one 90) of 2025
 * at 7% of 365: 7,696.76 + 6,363.43 + 4,352.50 + 1,726.03 = 20,138.71. A day late in 2024 costs 21.86 and counts
 * from June 15 and September 15, though June 17 and September 16 are in time.
 */
const installments = [
  ...['penaltyPeriods', 'installments', 'installmentShare'].map((law) => penalty(law, owing(), 20_139)),
  penalty('installments.0', owing('2024-04-15'), 12_442),
  penalty('installments.0', owing('2024-04-16'), 12_464),
  penalty('installments.1', owing('2024-04-15', '2024-06-17'), 6_079),
  penalty('installments.1', owing('2024-04-15', '2024-06-18'), 6_144),
  penalty('installments.2', owing('2024-04-15', '2024-06-17', '2024-09-16'), 1_726),
  penalty('installments.2', owing('2024-04-15', '2024-06-17', '2024-09-17'), 1_770),
  penalty('installments.3', owing('2024-04-15', '2024-06-17', '2024-09-16', '2025-01-15'), null),
  penalty('installments.3', owing('2024-04-15', '2024-06-17', '2024-09-16', '2025-01-16'), 19),
];

export const nextYearEdges: Edge[] = [
  ...rates,
  ...deductions,
  ...dependents,
  ...gains,
  topRate,
  ...ages,
  ...underpaid,
  ...smallest,
  ...installments,
];
