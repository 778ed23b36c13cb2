import { person } from '../scenario';
import { barePay, edge, type Edge, filer, forEachStatus, pay, standard, type Status } from './edge';

/** Form 1040 (2024), page 1, left margin, and the Standard Deduction Chart for people born before January 2, 1960. */
const withOneBox: Record<Status, number> = {
  single: 16_550,
  mfj: 30_750,
  mfs: 16_150,
  hoh: 23_850,
  qss: 30_750,
};

const standardDeductions = forEachStatus((status) => [
  edge(`standardDeduction.amount.${status}`, filer(status, pay(50_000)), '1040 12', standard[status]),
  edge(
    `standardDeduction.ageOrBlindness.${status}`,
    { ...filer(status, pay(50_000)), taxpayer: person('1960-01-01') },
    '1040 12',
    withOneBox[status],
  ),
  edge(
    `standardDeduction.ageOrBlindness.${status}`,
    { ...filer(status, pay(50_000)), taxpayer: person('1960-01-02') },
    '1040 12',
    standard[status],
  ),
]);

const dependentFiler = (amount: number) =>
  filer('single', { ...pay(amount), taxpayer: { ...person('2003-01-01'), claimableAsDependent: true } });

// Standard Deduction Worksheet for Dependents: $1,300, or earned income and $450, at most $14,600.
const dependents = [
  edge('standardDeduction.dependentMinimum', dependentFiler(850), '1040 12', 1_300),
  edge('standardDeduction.dependentMinimum', dependentFiler(851), '1040 12', 1_301),
  edge('standardDeduction.dependentEarnedIncomePlus', dependentFiler(14_149), '1040 12', 14_599),
  edge('standardDeduction.dependentEarnedIncomePlus', dependentFiler(14_151), '1040 12', 14_600),
];

const taxable = (status: Status, amount: number) => filer(status, barePay(amount + standard[status]));

/**
 * Tax Table (2024): rows of $50; the row before and the row in which a bracket starts. Worked out on the middle of the
 * row, half up: single from $11,600: 1,160 + 12% of 25 = 1,163.
 */
const tableRows: [Status, number, number, number][] = [
  ['single', 0, 11_550, 1_158],
  ['single', 1, 11_600, 1_163],
  ['single', 1, 47_100, 5_423],
  ['single', 2, 47_150, 5_432],
  ['single', 2, 99_950, 17_048],
  ['mfj', 0, 23_150, 2_318],
  ['mfj', 1, 23_200, 2_323],
  ['mfj', 1, 94_250, 10_849],
  ['mfj', 2, 94_300, 10_858],
  ['mfj', 2, 99_999, 12_101],
  ['mfs', 0, 11_550, 1_158],
  ['mfs', 1, 11_649, 1_163],
  ['mfs', 1, 47_149, 5_423],
  ['mfs', 2, 47_199, 5_432],
  ['hoh', 0, 16_500, 1_653],
  ['hoh', 1, 16_550, 1_658],
  ['hoh', 1, 63_050, 7_238],
  ['hoh', 2, 63_100, 7_247],
  ['hoh', 2, 99_999, 15_354],
  ['qss', 0, 23_199, 2_318],
  ['qss', 1, 23_249, 2_323],
  ['qss', 1, 94_299, 10_849],
  ['qss', 2, 94_349, 10_858],
];

/** Tax Computation Worksheet (2024): income up to, rate, subtraction amount. The last row has no end. */
const computation: Record<Status, [number, number, number][]> = {
  single: [
    [100_525, 0.22, 4_947],
    [191_950, 0.24, 6_957.5],
    [243_725, 0.32, 22_313.5],
    [609_350, 0.35, 29_625.25],
    [900_000, 0.37, 41_812.25],
  ],
  mfj: [
    [201_050, 0.22, 9_894],
    [383_900, 0.24, 13_915],
    [487_450, 0.32, 44_627],
    [731_200, 0.35, 59_250.5],
    [900_000, 0.37, 73_874.5],
  ],
  mfs: [
    [100_525, 0.22, 4_947],
    [191_950, 0.24, 6_957.5],
    [243_725, 0.32, 22_313.5],
    [365_600, 0.35, 29_625.25],
    [900_000, 0.37, 36_937.25],
  ],
  hoh: [
    [100_500, 0.22, 6_641],
    [191_950, 0.24, 8_651],
    [243_700, 0.32, 24_007],
    [609_350, 0.35, 31_318],
    [900_000, 0.37, 43_505],
  ],
  qss: [
    [201_050, 0.22, 9_894],
    [383_900, 0.24, 13_915],
    [487_450, 0.32, 44_627],
    [731_200, 0.35, 59_250.5],
    [900_000, 0.37, 73_874.5],
  ],
};

/** The last dollar of each row and the first of the next. */
const computed = forEachStatus((status) =>
  computation[status].flatMap(([upTo, rate, less], i) => {
    const law = `incomeTax.brackets.${status}.${i + 2}`;
    const from = i === 0 ? 100_000 : (computation[status][i - 1]?.[0] ?? 0) + 1;
    return [from, upTo].map((income) =>
      edge(law, taxable(status, income), '1040 16', Math.round(income * rate - less + 1e-6)),
    );
  }),
);

export const incomeTaxEdges: Edge[] = [
  ...standardDeductions,
  ...dependents,
  ...tableRows.map(([status, bracket, income, tax]) =>
    edge(`incomeTax.brackets.${status}.${bracket}`, taxable(status, income), '1040 16', tax),
  ),
  // The first rows of the table have their own widths: 5, 15, 25, then 25 wide up to 3,000.
  ...(
    [
      [4, 0],
      [5, 1],
      [14, 1],
      [15, 2],
      [24, 2],
      [25, 4],
      [49, 4],
      [50, 6],
      [2_975, 299],
      [2_999, 299],
      [3_000, 303],
      [3_049, 303],
      [3_050, 308],
    ] as const
  ).map(([income, tax]) => edge('incomeTax.taxTableBelow', taxable('single', income), '1040 16', tax)),
  // 99,999 is in the table (middle 99,975); 100,000 is not: 22% of 100,000 less 4,947.
  edge('incomeTax.taxTableBelow', taxable('single', 99_999), '1040 16', 17_048),
  edge('incomeTax.taxTableBelow', taxable('single', 100_000), '1040 16', 17_053),
  ...computed,
];
