import {
  amounts,
  barePay,
  edge,
  type Edge,
  filer,
  forEachStatus,
  standard,
  type More,
  type Status,
} from './edge';

/** Wages and qualified dividends of one country. */
const abroad = (status: Status, wages: number, dividends: number, more: More = {}) =>
  filer(status, {
    ...barePay(wages),
    dividends: [{ payer: 'Fund', ordinary: dividends, qualified: dividends, foreignTaxPaid: 900 }],
    foreignTax: {
      byCountry: [{ country: 'RIC', grossIncome: dividends, qualifiedDividends: dividends, taxPaid: 900 }],
    },
    ...more,
  });

// Instructions for Form 1116, "Adjustment exception": line 5 of the worksheet not above these, dividends below $20,000.
const exceptionIncome = amounts(191_950, 383_900, 191_950, 191_950, 383_900);
const exception = forEachStatus((status) => {
  const wages = exceptionIncome[status] + standard[status];
  return [
    edge(`foreignTax.exceptionIncome.${status}`, abroad(status, wages, 10_000), '1116 1a', 10_000),
    // 10,000 x 0.4054.
    edge(`foreignTax.exceptionIncome.${status}`, abroad(status, wages + 1, 10_000), '1116 1a', 4_054),
  ];
});

const mortgage = {
  force: true,
  mortgages: [{ interest: 10_000, balance: 100_000, originated: '2020-01-01' }],
};
const paidOnLoan = (dividends: number) => abroad('single', 100_000, dividends, { itemized: mortgage });

/** Interest of two countries, one with 60% withheld. */
const withheld = (taxPaid: number) =>
  filer('single', {
    ...barePay(100_000),
    interest: [{ payer: 'Bank', interest: 11_000 }],
    foreignTax: {
      byCountry: [
        { country: 'FR', grossIncome: 10_000, taxPaid },
        { country: 'BR', grossIncome: 1_000, taxPaid: 600 },
      ],
    },
  });

export const foreignTaxEdges: Edge[] = [
  ...exception,
  // Reg. 1.904-4(c)(3): withheld at 15% or more it is one item, whose tax is low; below, the other country's stands alone.
  edge('foreignTax.highWithholding', withheld(1_500), '1116-high-tax 1', null),
  edge('foreignTax.highWithholding', withheld(1_490), '1116-high-tax 1', 10_000),
  edge('foreignTax.exceptionDividends', abroad('single', 100_000, 19_999), '1116 1a', 19_999),
  edge('foreignTax.exceptionDividends', abroad('single', 100_000, 20_000), '1116 1a', 8_108),
  // At 20%: 10,000 x 0.5405. Wages of 614,600 leave 600,000 of other income.
  edge('foreignTax.countedAtTopRate', abroad('single', 614_600, 10_000), '1116 1a', 5_405),
  edge('foreignTax.countedAtMiddleRate', abroad('single', 314_600, 10_000), '1116 1a', 4_054),
  // Line 18: 370,000 - 14,600 - 40,000 x 0.2432 - 25,000 x 0.5946, and 680,000 - 14,600 - 20,000 x 0.3243 - 60,000 x 0.4595.
  edge(
    'foreignTax.countedAt28',
    abroad('single', 305_000, 25_000, {
      dividends: [
        { payer: 'Fund', ordinary: 25_000, qualified: 25_000, foreignTaxPaid: 900 },
        { payer: 'Gold Fund', capitalGain: 40_000, collectibles28: 40_000 },
      ],
    }),
    '1116 18',
    330_807,
  ),
  edge(
    'foreignTax.countedAt25',
    abroad('single', 600_000, 30_000, {
      dividends: [
        { payer: 'Fund', ordinary: 30_000, qualified: 30_000, foreignTaxPaid: 900 },
        { payer: 'Realty Fund', capitalGain: 50_000, unrecaptured1250: 20_000 },
      ],
    }),
    '1116 18',
    631_344,
  ),
  // 5,001 of 105,001 are 0.0476, and so much of 10,000 of interest.
  edge('foreignTax.interestFrom', paidOnLoan(5_000), '1116 4a', null),
  edge('foreignTax.interestFrom', paidOnLoan(5_001), '1116 4a', 476),
];
