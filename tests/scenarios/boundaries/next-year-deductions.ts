import { person } from '../scenario';
import { amounts, child, edge, type Edge, filer, forEachStatus, same } from './edge';

const prize = (amount: number) => ({ otherIncome: [{ description: 'Prize', amount }] });

/** Schedule A (2025), line 5e: 40,000 less 30% of income above 500,000, at least 10,000; half on a separate return. */
const limit = amounts(40_000, 40_000, 20_000, 40_000, 40_000);
const start = amounts(500_000, 500_000, 250_000, 500_000, 500_000);
const floor = amounts(10_000, 10_000, 5_000, 10_000, 10_000);
const stateTaxes = forEachStatus((status) => {
  const after = (income: number) =>
    filer(status, { ...prize(income), itemized: { realEstateTax: 60_000, charityCash: 30_000 } });
  return [
    edge(`nextYear.stateTaxes.limit.${status}`, after(150_000), '1040-es 2a', 30_000 + limit[status]),
    edge(
      `nextYear.stateTaxes.phaseDownStart.${status}`,
      after(start[status] + 10_000),
      '1040-es 2a',
      27_000 + limit[status],
    ),
    edge(
      `nextYear.stateTaxes.floor.${status}`,
      after(start[status] + 200_000),
      '1040-es 2a',
      30_000 + floor[status],
    ),
  ];
});

/** Schedule 1-A (2025). Tips, overtime and the senior deduction are not for separate returns. */
const startOfPay = amounts(150_000, 300_000, 150_000, 150_000, 150_000);
const overtimeCap = amounts(12_500, 25_000, 0, 12_500, 12_500);
const startOfLoan = amounts(100_000, 200_000, 100_000, 100_000, 100_000);
const startOfAge = amounts(75_000, 150_000, 75_000, 75_000, 75_000);
const all = '1040-es 2b 1-A';
const tips = same(25_000);
const additional = forEachStatus((status): Edge[] => {
  const expecting = (name: string, income: number) =>
    filer(status, { ...prize(income), nextYearDeductions: { [name]: 40_000 } });
  const path = (name: string) => `nextYear.additionalDeductions.${name}.${status}`;
  const old = (income: number) => filer(status, { ...prize(income), taxpayer: person('1955-01-01') });
  const loan = [
    edge(path('carLoan.cap'), expecting('carLoanInterest', startOfLoan[status]), all, 10_000),
    edge(path('carLoan.phaseOutStart'), expecting('carLoanInterest', startOfLoan[status] + 1), all, 9_800),
    edge(
      path('carLoan.phaseOutStart'),
      expecting('carLoanInterest', startOfLoan[status] + 1_001),
      all,
      9_600,
    ),
  ];
  if (status === 'mfs')
    return [
      ...loan,
      edge(path('tips.cap'), expecting('qualifiedTips', 80_000), all, null),
      edge(path('overtime.cap'), expecting('qualifiedOvertime', 80_000), all, null),
      edge(path('senior.phaseOutStart'), old(60_000), all, null),
    ];
  return [
    ...loan,
    edge(path('tips.cap'), expecting('qualifiedTips', startOfPay[status] + 999), all, tips[status]),
    edge(path('tips.phaseOutStart'), expecting('qualifiedTips', startOfPay[status] + 1_000), all, 24_900),
    edge(
      path('overtime.cap'),
      expecting('qualifiedOvertime', startOfPay[status] + 999),
      all,
      overtimeCap[status],
    ),
    edge(
      path('overtime.phaseOutStart'),
      expecting('qualifiedOvertime', startOfPay[status] + 1_000),
      all,
      overtimeCap[status] - 100,
    ),
    edge(path('senior.phaseOutStart'), old(startOfAge[status]), all, 6_000),
    edge(path('senior.phaseOutStart'), old(startOfAge[status] + 1_000), all, 5_940),
  ];
});

/** Steps of $1,000 for a single filer: full ones for tips and overtime, begun ones for the loan. */
const ofSingle = (name: string, income: number, value: number, law: string) =>
  edge(
    `nextYear.additionalDeductions.${law}`,
    filer('single', { ...prize(income), nextYearDeductions: { [name]: 40_000 } }),
    all,
    value,
  );
const steps = [
  ofSingle('qualifiedTips', 160_000, 24_000, 'tips.step'),
  ofSingle('qualifiedTips', 250_000, 15_000, 'tips.step'),
  ofSingle('qualifiedTips', 250_000, 15_000, 'tips.perStep'),
  ofSingle('qualifiedOvertime', 160_000, 11_500, 'overtime.step'),
  ofSingle('qualifiedOvertime', 250_000, 2_500, 'overtime.step'),
  ofSingle('qualifiedOvertime', 250_000, 2_500, 'overtime.perStep'),
  ofSingle('carLoanInterest', 120_001, 5_800, 'carLoan.step'),
  ofSingle('carLoanInterest', 130_000, 4_000, 'carLoan.step'),
  ofSingle('carLoanInterest', 130_000, 4_000, 'carLoan.perStep'),
  edge(
    'nextYear.stateTaxes.phaseDownRate',
    filer('single', { ...prize(550_000), itemized: { realEstateTax: 60_000, charityCash: 30_000 } }),
    '1040-es 2a',
    55_000,
  ),
];

/** Schedule 8812 (2025): $2,200 under 17 at the end of 2025, $500 from then on; no credit without a number for work. */
const withChild = (dateOfBirth: string, more: object = {}) =>
  filer('single', { ...prize(80_000), dependents: [child(dateOfBirth)], ...more });
const children = [
  edge('nextYear.childCredit.perChild', withChild('2015-06-01'), '1040-es 7', 2_200),
  edge('nextYear.year', withChild('2009-01-01'), '1040-es 7', 2_200),
  edge('nextYear.year', withChild('2008-12-31'), '1040-es 7', 500),
  edge(
    'nextYear.childCredit.perChild',
    withChild('2015-06-01', { taxpayer: { ...person('1980-01-01'), idType: 'itin' } }),
    '1040-es 7',
    500,
  ),
  // Self-employment tax 4,804; tax 922 uses 922 of 4,400; 2 x 1,700 of the rest comes back. Too much interest for an EIC.
  edge(
    'nextYear.childCredit.refundablePerChild',
    filer('mfj', {
      businesses: [{ id: 'b', income: { other: 34_000 } }],
      interest: [{ interest: 12_000 }],
      dependents: [child(), child()],
    }),
    '1040-es 11b',
    3_400,
  ),
];

export const nextYearDeductionEdges: Edge[] = [...stateTaxes, ...additional, ...steps, ...children];
