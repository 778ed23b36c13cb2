import {
  amounts,
  barePay,
  child,
  edge,
  type Edge,
  filer,
  forEachStatus,
  type More,
  same,
  type Status,
} from './edge';

const zeroRate = amounts(47_025, 94_050, 47_025, 63_000, 94_050);
const middleRate = amounts(518_900, 583_750, 291_850, 551_350, 583_750);
/** Schedule D Tax Worksheet, line 19. */
const lowerBrackets = amounts(191_950, 383_900, 191_950, 191_950, 383_900);
const standard = amounts(14_600, 29_200, 14_600, 21_900, 29_200);
const lossLimit = amounts(3_000, 3_000, 1_500, 3_000, 3_000);

const dividends = (amount: number) => ({ dividends: [{ ordinary: amount, qualified: amount }] });
const sale = (gain: number, more: object = {}) => ({
  acquired: '2015-01-05',
  sold: '2024-03-01',
  proceeds: Math.max(gain, 0),
  basis: Math.max(-gain, 0),
  term: 'long' as const,
  ...more,
});

/** Only qualified dividends, so that taxable income is the dividends less the standard deduction. */
const onlyDividends = (status: Status, taxable: number) =>
  filer(status, dividends(taxable + standard[status]));

const gains = forEachStatus((status) => [
  edge(`capitalGain.zeroRateUpTo.${status}`, onlyDividends(status, zeroRate[status]), '1040 16', 0),
  edge(
    `capitalGain.zeroRateUpTo.${status}`,
    onlyDividends(status, zeroRate[status] + 1),
    'qualified-dividends 17',
    1,
  ),
  edge(
    `capitalGain.zeroRateUpTo.${status}`,
    onlyDividends(status, zeroRate[status]),
    'qualified-dividends 6',
    zeroRate[status],
  ),
  edge(
    `capitalGain.fifteenPercentUpTo.${status}`,
    onlyDividends(status, middleRate[status]),
    'qualified-dividends 20',
    0,
  ),
  edge(
    `capitalGain.fifteenPercentUpTo.${status}`,
    onlyDividends(status, middleRate[status] + 1),
    'qualified-dividends 20',
    1,
  ),
  // A collectible sold for 1,000 brings in the Schedule D Tax Worksheet; income of a million is above line 19.
  edge(
    `capitalGain.lowerBracketsUpTo.${status}`,
    filer(status, { ...barePay(1_000_000), sales: [sale(1_000, { collectible: true })] }),
    'schedule-d-tax-worksheet 19',
    lowerBrackets[status],
  ),
  edge(
    `capitalGain.lossLimit.${status}`,
    filer(status, { ...barePay(60_000), sales: [sale(-lossLimit[status])] }),
    '1040 7',
    -lossLimit[status],
  ),
  edge(
    `capitalGain.lossLimit.${status}`,
    filer(status, { ...barePay(60_000), sales: [sale(-lossLimit[status] - 1)] }),
    '1040 7',
    -lossLimit[status],
  ),
]);

// 1,000,000 of dividends, single: 985,400 taxable; 471,875 at 15% = 70,781 (.25); 466,500 at 20% = 93,300.
const topRate = [
  edge('capitalGain.middleRate', onlyDividends('single', 985_400), 'qualified-dividends 18', 70_781),
  edge('capitalGain.topRate', onlyDividends('single', 985_400), 'qualified-dividends 21', 93_300),
];

const exemption = amounts(85_700, 133_300, 66_650, 85_700, 133_300);
const phaseOutStart = amounts(609_350, 1_218_700, 609_350, 609_350, 1_218_700);
const lowerRateUpTo = amounts(232_600, 232_600, 116_300, 232_600, 232_600);
const gone = amounts(952_150, 1_751_900, 875_950, 952_150, 1_751_900);

/** Line 4 of Form 6251 is wages plus the spread: the standard deduction comes back on line 2a. */
const options = (status: Status, line4: number) =>
  filer(status, { ...barePay(60_000), amt: { isoSpread: line4 - 60_000 } });

const minimumTax = forEachStatus((status) => {
  const start = phaseOutStart[status];
  return [
    edge(`minimumTax.exemption.${status}`, options(status, start), '6251 5', exemption[status]),
    // A quarter of 2 is 50 cents, which round up again; a quarter of 3 is 75 cents.
    edge(`minimumTax.phaseOutStart.${status}`, options(status, start + 2), '6251 5', exemption[status]),
    edge(`minimumTax.phaseOutStart.${status}`, options(status, start + 3), '6251 5', exemption[status] - 1),
    edge(`minimumTax.phaseOutStart.${status}`, options(status, gone[status]), '6251 5', 0),
    // 26% of 231,600, and 28% of 233,600 less 4,652; half of these limits on a separate return.
    edge(
      `minimumTax.lowerRateUpTo.${status}`,
      options(status, lowerRateUpTo[status] + exemption[status] - 1_000),
      '6251 7',
      status === 'mfs' ? 29_978 : 60_216,
    ),
    edge(
      `minimumTax.lowerRateUpTo.${status}`,
      options(status, lowerRateUpTo[status] + exemption[status] + 1_000),
      '6251 7',
      status === 'mfs' ? 30_518 : 60_756,
    ),
    edge(
      `minimumTax.upperRateSubtraction.${status}`,
      options(status, lowerRateUpTo[status] + exemption[status]),
      '6251 7',
      status === 'mfs' ? 30_238 : 60_476,
    ),
    edge(
      `minimumTax.upperRateSubtraction.${status}`,
      options(status, lowerRateUpTo[status] + exemption[status] + 10_000),
      '6251 7',
      status === 'mfs' ? 33_038 : 63_276,
    ),
  ];
});

// Instructions for Form 6251, line 4: 25% of what is over $875,950 is added, at most $66,650 (at $1,142,550).
const separateAddOn = [
  edge('minimumTax.separateAddOnOver', options('mfs', 875_950), '6251 4', 875_950),
  edge('minimumTax.separateAddOnOver', options('mfs', 875_951), '6251 4', 875_951),
  edge('minimumTax.separateAddOnOver', options('mfs', 875_952), '6251 4', 875_953),
  edge('minimumTax.separateAddOnRate', options('mfs', 975_950), '6251 4', 1_000_950),
  edge('minimumTax.separateAddOnMaximum', options('mfs', 1_142_550), '6251 4', 1_209_200),
  edge('minimumTax.separateAddOnMaximum', options('mfs', 1_200_000), '6251 4', 1_266_650),
];

const foreignLimit = amounts(300, 600, 300, 300, 300);
const foreign = forEachStatus((status) => {
  const paid = (foreignTaxPaid: number) =>
    filer(status, { ...barePay(60_000), interest: [{ interest: 9_000, foreignTaxPaid }] });
  const limit = foreignLimit[status];
  return [
    edge(`foreignTax.withoutForm.${status}`, paid(limit), 'foreign-tax-credit 3', limit),
    // Form 1116 is needed, or the return is refused.
    edge(`foreignTax.withoutForm.${status}`, paid(limit + 1), 'foreign-tax-credit 3', null),
  ];
});

const childStart = amounts(200_000, 400_000, 200_000, 200_000, 200_000);
const childCredit = forEachStatus((status) => [
  edge(
    `childCredit.phaseOutStart.${status}`,
    filer(status, { ...barePay(childStart[status]), dependents: [child()] }),
    '8812 14',
    2_000,
  ),
  edge(
    `childCredit.phaseOutStart.${status}`,
    filer(status, { ...barePay(childStart[status] + 1), dependents: [child()] }),
    '8812 14',
    1_950,
  ),
  // The step: up to $1,000 over costs $50, the next dollar another $50.
  edge(
    'childCredit.phaseOutStep',
    filer(status, { ...barePay(childStart[status] + 1_000), dependents: [child()] }),
    '8812 14',
    1_950,
  ),
  edge(
    'childCredit.phaseOutStep',
    filer(status, { ...barePay(childStart[status] + 1_001), dependents: [child()] }),
    '8812 14',
    1_900,
  ),
]);

// 15% of what was earned over $2,500: 3 dollars are 45 cents, 4 dollars 60 cents.
const refundable = [
  edge(
    'childCredit.earnedIncomeFloor',
    filer('single', { ...barePay(2_500), dependents: [child()] }),
    '8812 27',
    0,
  ),
  edge(
    'childCredit.earnedIncomeFloor',
    filer('single', { ...barePay(2_503), dependents: [child()] }),
    '8812 27',
    0,
  ),
  edge(
    'childCredit.earnedIncomeFloor',
    filer('single', { ...barePay(2_504), dependents: [child()] }),
    '8812 27',
    1,
  ),
  edge(
    'childCredit.refundablePerChild',
    filer('single', { ...barePay(14_000), dependents: [child()] }),
    '8812 27',
    1_700,
  ),
];

const investmentStart = amounts(200_000, 250_000, 125_000, 200_000, 250_000);
const netInvestment = forEachStatus((status) => {
  const at = (agi: number) =>
    filer(status, { ...barePay(agi - 20_000), interest: [{ payer: 'Bank', interest: 20_000 }] });
  const start = investmentStart[status];
  return [
    edge(`netInvestment.threshold.${status}`, at(start), '8960 17', null),
    edge(`netInvestment.threshold.${status}`, at(start + 1), '8960 15', 1),
    // 3.8% of 100.
    edge(`netInvestment.threshold.${status}`, at(start + 100), '8960 17', 4),
  ];
});

const benefitsBase = amounts(25_000, 32_000, 25_000, 25_000, 25_000);
const benefitsStep = amounts(9_000, 12_000, 9_000, 9_000, 9_000);
const benefits = forEachStatus((status) => {
  const at = (combined: number) =>
    filer(status, {
      ...barePay(combined - 10_000),
      livedApartAllYear: status === 'mfs',
      socialSecurity: [{ netBenefits: 20_000 }],
    });
  const base = benefitsBase[status];
  const step = benefitsStep[status];
  return [
    edge(`benefits.baseAmount.${status}`, at(base), '1040 6b', 0),
    // Half of a dollar counts as a dollar.
    edge(`benefits.baseAmount.${status}`, at(base + 1), '1040 6b', 1),
    edge(`benefits.secondStep.${status}`, at(base + step), '1040 6b', step / 2),
    edge(`benefits.secondStep.${status}`, at(base + step + 1), '1040 6b', step / 2 + 1),
    edge(`benefits.secondStep.${status}`, at(base + step + 1), 'social-security-benefits 11', 1),
  ];
});

type Sale = NonNullable<More['installmentSales']>[number];
const selling = (count: number, sale: Partial<Sale>) =>
  filer('single', {
    installmentSales: Array.from({ length: count }, () => ({
      use: 'investment' as const,
      acquired: '2010-01-01',
      sold: '2024-03-01',
      cost: 50_000,
      ...sale,
    })),
  });
const toRelative = (sold: string) =>
  selling(1, { sold, price: 100_000, relatedBuyer: { resold: '2024-10-01', resalePrice: 90_000 } });
/** 34 notes of $150,000 are more than $5 million, and none of them counts (IRC 453A(b)(1)). */
const installments = [
  edge('installmentSale.smallPrice', selling(34, { price: 150_000 }), '6252 14', 100_000),
  edge('installmentSale.smallPrice', selling(34, { price: 150_001 }), 'problems ', 'installmentSales.price'),
  edge('installmentSale.obligations', selling(1, { price: 5_000_000 }), '6252 14', 4_950_000),
  edge(
    'installmentSale.obligations',
    selling(1, { price: 5_000_001 }),
    'problems ',
    'installmentSales.price',
  ),
  edge('installmentSale.relatedYears', toRelative('2022-01-01'), '6252 37', 45_000),
  edge('installmentSale.relatedYears', toRelative('2021-12-31'), '6252 37', null),
];

export const capitalAndMinimumEdges: Edge[] = [
  ...installments,
  ...gains,
  ...topRate,
  ...minimumTax,
  ...separateAddOn,
  ...foreign,
  ...childCredit,
  ...refundable,
  ...netInvestment,
  ...benefits,
  ...forEachStatus((status) => [
    // Status makes no difference here: 8949 losses of 1 dollar are allowed to all.
    edge(
      'capitalGain.lossLimit',
      filer(status, { ...barePay(60_000), sales: [sale(-1)] }),
      '1040 7',
      -same(1)[status],
    ),
  ]),
];
