import { amounts, barePay, child, edge, type Edge, filer, forEachStatus, type Status } from './edge';

const policy = (premium: number, benchmark: number, advance: number) => [
  { annual: { premium, benchmark, advance } },
];
const alone = (income: number, more: object = {}) =>
  filer('single', { ...barePay(income), marketplace: policy(12_000, 12_000, 1_000), ...more });

/**
 * Instructions for Form 8962 (2024), Table 2: percentage of the poverty line and applicable figure. Rising by equal
 * steps: 0.0004 a point up to 300%, then 0.00025 a point, printed with four places, half up.
 */
const figures: [number, number][] = [
  [100, 0],
  [149, 0],
  [150, 0],
  [151, 0.0004],
  [175, 0.01],
  [199, 0.0196],
  [200, 0.02],
  [201, 0.0204],
  [225, 0.03],
  [249, 0.0396],
  [250, 0.04],
  [251, 0.0404],
  [275, 0.05],
  [299, 0.0596],
  [300, 0.06],
  [301, 0.0603],
  [302, 0.0605],
  [303, 0.0608],
  [350, 0.0725],
  [398, 0.0845],
  [399, 0.0848],
  [400, 0.085],
];

/** The poverty line of one person in the 48 states: $14,580. The first dollar of a percentage. */
const firstDollar = (percentage: number) => Math.ceil((14_580 * percentage) / 100);

const contribution = [
  ...figures.map(([percentage, figure]) =>
    edge('premiumCredit.contribution', alone(firstDollar(percentage)), '8962 7', figure),
  ),
  ...figures.map(([percentage]) =>
    edge('premiumCredit.contribution', alone(firstDollar(percentage)), '8962 5', percentage),
  ),
  // More than 400% is 401 with the same figure.
  edge('premiumCredit.highestPercentage', alone(58_320), '8962 5', 400),
  edge('premiumCredit.highestPercentage', alone(58_321), '8962 5', 401),
  edge('premiumCredit.highestPercentage', alone(58_321), '8962 7', 0.085),
  edge('premiumCredit.highestPercentage', alone(200_000), '8962 8a', 17_000),
  // Below the poverty line only with advance payments.
  edge('premiumCredit.lowestPercentage', alone(14_579), '8962 24', 12_000),
  edge(
    'premiumCredit.lowestPercentage',
    alone(14_580, { marketplace: policy(12_000, 12_000, 0) }),
    '8962 24',
    12_000,
  ),
  edge(
    'premiumCredit.lowestPercentage',
    alone(14_579, { marketplace: policy(12_000, 12_000, 0) }),
    '8962 24',
    0,
  ),
];

/** 2023 guidelines: one person, and one person with two children. */
const lines: [state: string, table: string, one: number, three: number][] = [
  ['TX', 'mainland', 14_580, 24_860],
  ['AK', 'alaska', 18_210, 31_070],
  ['HI', 'hawaii', 16_770, 28_590],
];
const poverty = lines.flatMap(([state, table, one, three]) => [
  edge(`premiumCredit.povertyLine.${table}.onePerson`, alone(50_000, { address: { state } }), '8962 4', one),
  edge(
    `premiumCredit.povertyLine.${table}.eachFurther`,
    alone(50_000, { address: { state }, dependents: [child(), child('2018-01-01')] }),
    '8962 4',
    three,
  ),
]);

/** Rev. Proc. 2023-34, section 3.07: single, and everyone else. The couple has two people: 19,720. */
const caps: [from: number, cap: Record<Status, number>][] = [
  [199, amounts(375, 750, 750, 750, 750)],
  [200, amounts(950, 1_900, 1_900, 1_900, 1_900)],
  [299, amounts(950, 1_900, 1_900, 1_900, 1_900)],
  [300, amounts(1_575, 3_150, 3_150, 3_150, 3_150)],
  [399, amounts(1_575, 3_150, 3_150, 3_150, 3_150)],
];
const repayment = forEachStatus((status) => {
  const line = status === 'mfj' ? 19_720 : 14_580;
  const at = (percentage: number) =>
    filer(status, {
      ...barePay(Math.ceil((line * percentage) / 100)),
      marketplace: policy(12_000, 0, 12_000),
    });
  return [
    ...caps.map(([percentage, cap]) =>
      edge('premiumCredit.repaymentCaps', at(percentage), '8962 29', cap[status]),
    ),
    edge('premiumCredit.repaymentCaps', at(400), '8962 29', 12_000),
  ];
});

export const marketplaceEdges: Edge[] = [...contribution, ...poverty, ...repayment];
