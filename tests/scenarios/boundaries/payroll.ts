import { person, wages } from '../scenario';
import { amounts, barePay, child, edge, type Edge, filer, forEachStatus, pay, type Status } from './edge';

const medicareStart = amounts(200_000, 250_000, 125_000, 200_000, 200_000);

/** Two employers, so that neither had to withhold the tax. */
const medicareWages = (amount: number) => ({
  w2s: [
    { wages: amount, medicareWages: amount - 100_000 },
    { wages: 0, medicareWages: 100_000 },
  ],
});

const additionalMedicare = forEachStatus((status) => {
  const start = medicareStart[status];
  const law = `additionalMedicare.threshold.${status}`;
  return [
    edge(law, filer(status, medicareWages(start)), '8959 6', null),
    edge(law, filer(status, medicareWages(start + 1)), '8959 6', 1),
    edge(law, filer(status, medicareWages(start + 1)), '8959 5', start),
    // 0.9% of 1,000.
    edge(law, filer(status, medicareWages(start + 1_000)), 'schedule-2 11', 9),
  ];
});

const oneEmployer = (amount: number) => ({ w2s: [{ wages: amount, medicareWages: amount }] });
const shop = (profit: number) => ({ businesses: [{ id: 'shop', income: { other: profit } }] });

const selfEmployment = [
  // Form 8959 is filed when an employer had to withhold, though a couple owes nothing.
  edge('additionalMedicare.employerThreshold', filer('mfj', oneEmployer(200_000)), '8959 6', null),
  edge('additionalMedicare.employerThreshold', filer('mfj', oneEmployer(200_001)), '8959 6', 0),
  // 1.45% of 200,100 is 2,901.45.
  edge('additionalMedicare.regularRate', filer('mfj', oneEmployer(200_100)), '8959 21', 2_901),
  // 92.35% of 432 is 398.95, of 433 is 399.88, printed 400.
  edge('selfEmployment.floor', filer('single', shop(432)), 'schedule-se 12', null),
  edge('selfEmployment.floor', filer('single', shop(433)), 'schedule-se 12', 62),
  edge(
    'socialSecurityTax.wageBase',
    filer('single', { ...shop(50_000), w2s: [{ ...wages(168_599), medicareWages: 0 }] }),
    'schedule-se 9',
    1,
  ),
  edge(
    'socialSecurityTax.wageBase',
    filer('single', { ...shop(50_000), w2s: [{ ...wages(168_600), medicareWages: 0 }] }),
    'schedule-se 9',
    null,
  ),
  edge('socialSecurityTax.wageBase', filer('single', shop(500_000)), 'schedule-se 9', 168_600),
];

/** Two employers who withheld 5,226.60 and the rest. */
const withheld = (total: number) =>
  filer('single', {
    w2s: [
      { wages: 84_300, socialSecurityWages: 84_300, socialSecurityWithholding: 5_226.6 },
      {
        wages: 84_300,
        socialSecurityWages: 84_300,
        socialSecurityWithholding: Math.round(total * 100 - 522_660) / 100,
      },
    ],
  });

const excess = [
  edge('socialSecurityTax.maximumWithholding', withheld(10_453.2), 'schedule-3 11', null),
  // 10,453.70 is printed as 10,454, the limit of 10,453.20 as 10,453.
  edge('socialSecurityTax.maximumWithholding', withheld(10_453.7), 'schedule-3 11', 1),
  edge('socialSecurityTax.maximumWithholding', withheld(10_454.7), 'schedule-3 11', 2),
];

type Kind = 'none' | 'one' | 'two' | 'three';
const children: Record<Kind, number> = { none: 0, one: 1, two: 2, three: 3 };
const names: Record<Kind, string> = {
  none: 'noChild',
  one: 'oneChild',
  two: 'twoChildren',
  three: 'threeChildren',
};
const family = (status: Status, kind: Kind, amount: number) =>
  filer(status, { ...pay(amount), dependents: Array.from({ length: children[kind] }, () => child()) });

/**
 * Earned Income Credit Table (2024), single and joint columns: the last row before the maximum, the first row at the
 * maximum, its last row, the first row after it, a last row with a credit and the first dollar beyond the limit. The
 * figures are those of Rev. Proc. 2023-34, section 3.06, on the middle of the row: with one child 34% of 12,325 is
 * 4,191. The last joint rows without and with one child (from 25,500 and 56,000) come to less than 50 cents.
 */
const table: [Kind, Status, [earned: number, credit: number | null][]][] = [
  [
    'none',
    'single',
    [
      [8_249, 629],
      [8_250, 632],
      [10_349, 632],
      [10_350, 629],
      [18_590, 2],
      [18_591, null],
    ],
  ],
  [
    'none',
    'mfj',
    [
      [8_249, 629],
      [8_250, 632],
      [17_249, 632],
      [17_250, 630],
      [25_499, 3],
      [25_511, null],
    ],
  ],
  [
    'one',
    'hoh',
    [
      [12_349, 4_191],
      [12_350, 4_213],
      [22_749, 4_213],
      [22_750, 4_204],
      [49_083, 3],
      [49_084, null],
    ],
  ],
  [
    'one',
    'mfj',
    [
      [12_349, 4_191],
      [12_350, 4_213],
      [29_649, 4_213],
      [29_650, 4_207],
      [55_999, 5],
      [56_004, null],
    ],
  ],
  [
    'two',
    'hoh',
    [
      [17_399, 6_950],
      [17_400, 6_960],
      [22_749, 6_960],
      [22_750, 6_948],
      [55_767, 2],
      [55_768, null],
    ],
  ],
  [
    'two',
    'mfj',
    [
      [17_399, 6_950],
      [17_400, 6_960],
      [29_649, 6_960],
      [29_650, 6_953],
      [62_687, 4],
      [62_688, null],
    ],
  ],
  [
    'three',
    'qss',
    [
      [17_399, 7_819],
      [17_400, 7_830],
      [22_749, 7_830],
      [22_750, 7_818],
      [59_898, 5],
      [59_899, null],
    ],
  ],
  [
    'three',
    'mfj',
    [
      [17_399, 7_819],
      [17_400, 7_830],
      [29_649, 7_830],
      [29_650, 7_823],
      [66_818, 2],
      [66_819, null],
    ],
  ],
];

const earnedIncome = [
  ...table.flatMap(([kind, status, rows]) =>
    rows.map(([earned, credit]) =>
      edge(`earnedIncome.${names[kind]}`, family(status, kind, earned), '1040 27', credit),
    ),
  ),
  ...([11_600, 11_601] as const).map((interest) =>
    edge(
      'earnedIncome.investmentIncomeLimit',
      { ...family('hoh', 'one', 5_000), interest: [{ interest }] },
      '1040 27',
      // 34% of 5,025.
      interest === 11_600 ? 1_709 : null,
    ),
  ),
  ...(
    [
      ['minimumAge', '2000-01-01', 502],
      ['minimumAge', '2000-01-02', null],
      ['maximumAge', '1960-01-01', 502],
      ['maximumAge', '1959-12-31', null],
    ] as const
  ).map(([age, born, credit]) =>
    edge(
      `earnedIncome.${age}`,
      { ...filer('single', pay(12_000)), taxpayer: person(born) },
      '1040 27',
      credit,
    ),
  ),
];

const dependents = [
  // Compared to the cent: IRC 152(d)(1)(B) says less than the amount, and no line is filled in.
  ...([5_049.99, 5_050] as const).map((grossIncome) =>
    edge(
      'dependents.qualifyingRelativeIncomeLimit',
      filer('hoh', {
        ...barePay(60_000),
        dependents: [{ dateOfBirth: '1950-01-01', relationship: 'parent', grossIncome }],
      }),
      '1040 19',
      grossIncome === 5_049.99 ? 500 : null,
    ),
  ),
  ...(
    [
      // Under 17, 19 and 24 at the end of 2024: born after December 31 of 2007, 2005 and 2000.
      ['childTaxCreditBelowAge', { dateOfBirth: '2008-01-01' }, 2_000],
      ['childTaxCreditBelowAge', { dateOfBirth: '2007-12-31' }, 500],
      ['childBelowAge', { dateOfBirth: '2006-01-01', grossIncome: 9_000 }, 500],
      ['childBelowAge', { dateOfBirth: '2005-12-31', grossIncome: 9_000 }, null],
      ['studentBelowAge', { dateOfBirth: '2001-01-01', student: true, grossIncome: 9_000 }, 500],
      ['studentBelowAge', { dateOfBirth: '2000-12-31', student: true, grossIncome: 9_000 }, null],
    ] as const
  ).map(([law, one, credit]) =>
    edge(
      `dependents.${law}`,
      filer('hoh', { ...barePay(60_000), dependents: [{ ...one, relationship: 'child' }] }),
      '1040 19',
      credit,
    ),
  ),
];

export const payrollEdges: Edge[] = [
  ...additionalMedicare,
  ...selfEmployment,
  ...excess,
  ...earnedIncome,
  ...dependents,
];
