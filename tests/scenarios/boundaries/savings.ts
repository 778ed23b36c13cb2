import { person, wages } from '../scenario';
import { amounts, barePay, edge, type Edge, filer, forEachStatus, type Status } from './edge';

const loanStart = amounts(80_000, 165_000, 80_000, 80_000, 80_000);
const loanRange = amounts(15_000, 30_000, 15_000, 15_000, 15_000);

// Not for separate returns (Instructions for Schedule 1, line 21).
const studentLoan = forEachStatus((status) => {
  if (status === 'mfs')
    return [
      edge(
        'adjustments.studentLoanMaximum',
        filer('mfs', { ...barePay(50_000), adjustments: { studentLoanInterest: 1_000 } }),
        'schedule-1 21',
        null,
      ),
    ];
  const at = (income: number) =>
    filer(status, { ...barePay(income), adjustments: { studentLoanInterest: 2_500 } });
  const start = loanStart[status];
  const range = loanRange[status];
  return [
    edge(`adjustments.studentLoanPhaseOutStart.${status}`, at(start), 'student-loan-interest 6', 0),
    edge(`adjustments.studentLoanPhaseOutStart.${status}`, at(start + 1), 'student-loan-interest 6', 1),
    // 50 of 15,000 are 0.003, 100 of 30,000 as well: 2,500 x 0.003 = 7.50, rounded up to 8.
    edge(`adjustments.studentLoanPhaseOutStart.${status}`, at(start + range / 300), 'schedule-1 21', 2_492),
    edge(`adjustments.studentLoanPhaseOutRange.${status}`, at(start + range / 2), 'schedule-1 21', 1_250),
    edge(`adjustments.studentLoanPhaseOutRange.${status}`, at(start + range), 'student-loan-interest 9', 0),
  ];
});

const loans = [2_499, 2_500, 2_501].map((interest) =>
  edge(
    'adjustments.studentLoanMaximum',
    filer('single', { ...barePay(50_000), adjustments: { studentLoanInterest: interest } }),
    'schedule-1 21',
    Math.min(interest, 2_500),
  ),
);

const educators = [299, 300, 301].map((taxpayer) =>
  edge(
    'adjustments.educatorEach',
    filer('single', { ...barePay(50_000), adjustments: { educator: { taxpayer } } }),
    'schedule-1 11',
    Math.min(taxpayer, 300),
  ),
);

const alimony = (
  [
    ['2018-12-31', 1_000],
    ['2019-01-01', null],
  ] as const
).map(([divorceDate, paid]) =>
  edge(
    'adjustments.alimonyAgreementsUpTo',
    filer('single', { ...barePay(50_000), adjustments: { alimonyPaid: [{ amount: 1_000, divorceDate }] } }),
    'schedule-1 19a',
    paid,
  ),
);

const covered = amounts(87_000, 143_000, 10_000, 87_000, 143_000);
const coveredRange = amounts(10_000, 20_000, 10_000, 10_000, 20_000);

/** $7,000 into a traditional IRA, with a plan at work. */
const withPlan = (status: Status, income: number, more: object = {}) =>
  filer(status, {
    w2s: [{ wages: income, retirementPlan: true }],
    adjustments: { ira: [{ traditional: 7_000 }] },
    ...more,
  });

// IRA Deduction Worksheet: half of the range left gives half of 7,000; any room gives at least 200.
const ira = forEachStatus((status) => {
  const limit = covered[status];
  return [
    edge(`ira.coveredLimit.${status}`, withPlan(status, limit), 'schedule-1 20', null),
    edge(`ira.coveredLimit.${status}`, withPlan(status, limit - 1), 'schedule-1 20', 200),
    edge(`ira.coveredLimit.${status}`, withPlan(status, limit), 'ira-deduction-worksheet 6a', 0),
  ];
});

// The next multiple of $10: 3,500 and a little more is 3,510. 15 of 10,000 of 7,000 are 10.50; of 20,000 they are 5.25.
const iraRanges = (['single', 'mfj', 'hoh', 'qss'] as const).flatMap((status) => {
  const middle = covered[status] - coveredRange[status] / 2;
  const law = `ira.phaseOutRange.${status}`;
  return [
    edge(law, withPlan(status, middle), 'ira-deduction-worksheet 7a', 3_500),
    edge(law, withPlan(status, middle - 1), 'ira-deduction-worksheet 7a', 3_510),
    edge(
      law,
      withPlan(status, middle + 15),
      'ira-deduction-worksheet 7a',
      coveredRange[status] === 10_000 ? 3_490 : 3_500,
    ),
  ];
});

/** A capital loss of 1,500 leaves less income than pay: 7,000 may go in, and 3,500 of the 10,000 are left at 6,500. */
const separate = (income: number) =>
  withPlan('mfs', income + 1_500, {
    sales: [{ acquired: '2015-01-05', sold: '2024-03-01', proceeds: 0, basis: 1_500, term: 'long' }],
  });
const separateRange = [
  edge('ira.phaseOutRange.mfs', separate(6_500), 'ira-deduction-worksheet 7a', 2_450),
  edge('ira.phaseOutRange.mfs', separate(6_499), 'ira-deduction-worksheet 7a', 2_460),
  edge('ira.phaseOutRange.mfs', separate(6_515), 'ira-deduction-worksheet 7a', 2_440),
];

const spouseWithPlan = (income: number) =>
  filer('mfj', {
    w2s: [{ wages: income, owner: 'spouse', retirementPlan: true }],
    adjustments: { ira: [{ traditional: 7_000 }] },
  });

const iraOfCouples = [
  edge('ira.apartLimit', withPlan('mfs', 86_999, { livedApartAllYear: true }), 'schedule-1 20', 200),
  edge('ira.apartLimit', withPlan('mfs', 87_000, { livedApartAllYear: true }), 'schedule-1 20', null),
  edge('ira.spouseCoveredLimit', spouseWithPlan(239_999), 'schedule-1 20', 200),
  edge('ira.spouseCoveredLimit', spouseWithPlan(240_000), 'schedule-1 20', null),
  edge('ira.spouseCoveredRange', spouseWithPlan(235_000), 'schedule-1 20', 3_500),
  edge('ira.spouseCoveredRange', spouseWithPlan(234_999), 'schedule-1 20', 3_510),
];

const contribute = (item: object, born: string, income = 60_000) => ({
  ...filer('single', { ...barePay(income), adjustments: { ira: [item] } }),
  taxpayer: person(born),
});
const contributions = [
  edge('ira.contribution', contribute({ traditional: 7_000 }, '1980-01-01'), '5329 15', null),
  edge('ira.contribution', contribute({ traditional: 7_001 }, '1980-01-01'), '5329 15', 1),
  edge('ira.catchUp', contribute({ traditional: 8_000 }, '1974-12-31'), 'schedule-1 20', 8_000),
  edge('ira.catchUp', contribute({ traditional: 8_001 }, '1974-12-31'), '5329 15', 1),
  edge('ira.catchUpAge', contribute({ traditional: 7_001 }, '1975-01-01'), '5329 15', 1),
  edge('ira.catchUpAge', contribute({ traditional: 7_001 }, '1974-12-31'), '5329 15', null),
  edge('ira.excessRate', contribute({ traditional: 8_000 }, '1980-01-01'), '5329 17', 60),
];

const rothLimit = amounts(161_000, 240_000, 10_000, 161_000, 240_000);
const rothRange = amounts(15_000, 10_000, 10_000, 15_000, 10_000);
const roth = (status: Status, income: number, amount: number, more: object = {}) =>
  filer(status, { ...barePay(income), adjustments: { ira: [{ roth: amount }] }, ...more });

// Publication 590-A, Worksheet 2-2: any room allows 200; half of the range allows half of 7,000.
const rothEdges = forEachStatus((status) => {
  const limit = rothLimit[status];
  const half = rothRange[status] / 2;
  return [
    edge(`ira.rothLimit.${status}`, roth(status, limit - 1, 200), '5329 23', null),
    edge(`ira.rothLimit.${status}`, roth(status, limit, 200), '5329 23', 200),
    edge(`ira.rothRange.${status}`, roth(status, limit - half, 3_500), '5329 23', null),
    edge(`ira.rothRange.${status}`, roth(status, limit - half, 3_501), '5329 23', 1),
    edge(`ira.rothRange.${status}`, roth(status, limit - half - 1, 3_510), '5329 23', null),
  ];
});
const rothApart = [
  edge('ira.rothApartLimit', roth('mfs', 160_999, 200, { livedApartAllYear: true }), '5329 23', null),
  edge('ira.rothApartLimit', roth('mfs', 161_000, 200, { livedApartAllYear: true }), '5329 23', 200),
  edge('ira.rothApartRange', roth('mfs', 153_500, 3_500, { livedApartAllYear: true }), '5329 23', null),
  edge('ira.rothApartRange', roth('mfs', 153_500, 3_501, { livedApartAllYear: true }), '5329 23', 1),
];

const health = (coverage: 'self' | 'family', contributed: number, born = '1980-01-01') => ({
  ...filer('single', { ...barePay(60_000), adjustments: { hsa: [{ coverage, contributed }] } }),
  taxpayer: person(born),
});
const spent = (born: string) => ({
  ...filer('single', { ...barePay(60_000), hsaDistributions: [{ distributed: 1_000 }] }),
  taxpayer: person(born),
});
const healthSavings = [
  edge('healthSavings.selfOnly', health('self', 4_150), 'schedule-1 13', 4_150),
  edge('healthSavings.selfOnly', health('self', 4_151), '5329 47', 1),
  edge('healthSavings.family', health('family', 8_300), 'schedule-1 13', 8_300),
  edge('healthSavings.family', health('family', 8_301), '5329 47', 1),
  edge('healthSavings.catchUp', health('self', 5_150, '1969-12-31'), 'schedule-1 13', 5_150),
  edge('healthSavings.catchUp', health('self', 5_151, '1969-12-31'), '5329 47', 1),
  edge('healthSavings.catchUpAge', health('self', 4_151, '1970-01-01'), '5329 47', 1),
  edge('healthSavings.catchUpAge', health('self', 4_151, '1969-12-31'), 'schedule-1 13', 4_151),
  edge('healthSavings.distributionTaxRate', spent('1980-01-01'), 'schedule-2 17c', 200),
  // 65 before 2024, in 2024, and only in 2025.
  edge('healthSavings.distributionTaxUntilAge', spent('1959-01-01'), 'schedule-2 17c', null),
  edge('healthSavings.distributionTaxUntilAge', spent('1959-06-01'), 'problems ', 'hsaDistributions'),
  edge('healthSavings.distributionTaxUntilAge', spent('1960-01-02'), 'schedule-2 17c', 200),
];

const pension = (method: object) =>
  filer('single', {
    retirement: [
      {
        grossDistribution: 100_000,
        simplifiedMethod: {
          cost: 360_000,
          startDate: '2020-01-01',
          jointAges: 0,
          recoveredBefore: 0,
          ...method,
        },
      },
    ],
  });
const one = (ageAtStart: number, payments: number) =>
  edge('simplifiedMethod.oneLife', pension({ ageAtStart }), 'simplified-method 3', payments);
const two = (jointAges: number, payments: number) =>
  edge('simplifiedMethod.twoLives', pension({ ageAtStart: 60, jointAges }), 'simplified-method 3', payments);
const simplifiedMethod = [
  ...[one(55, 360), one(56, 310), one(60, 310), one(61, 260), one(65, 260), one(66, 210), one(70, 210)],
  ...[one(71, 160), two(110, 410), two(111, 360), two(120, 360), two(121, 310), two(130, 310)],
  ...[two(131, 260), two(140, 260), two(141, 210)],
  edge(
    'simplifiedMethod.oneLifeFrom',
    pension({ ageAtStart: 60, startDate: '1996-11-18' }),
    'problems ',
    'retirement.simplifiedMethod',
  ),
  edge(
    'simplifiedMethod.oneLifeFrom',
    pension({ ageAtStart: 60, startDate: '1996-11-19' }),
    'simplified-method 3',
    310,
  ),
  // Two lives count from 1998 on.
  edge(
    'simplifiedMethod.twoLivesFrom',
    pension({ ageAtStart: 60, jointAges: 125, startDate: '1997-12-31' }),
    'simplified-method 3',
    310,
  ),
  edge(
    'simplifiedMethod.twoLivesFrom',
    pension({ ageAtStart: 62, jointAges: 125, startDate: '1997-12-31' }),
    'simplified-method 3',
    260,
  ),
  edge(
    'simplifiedMethod.twoLivesFrom',
    pension({ ageAtStart: 62, jointAges: 125, startDate: '1998-01-01' }),
    'simplified-method 3',
    310,
  ),
];

const distribution = (item: object) =>
  filer('single', { ...barePay(40_000), retirement: [{ grossDistribution: 20_000, ira: true, ...item }] });
const early = [
  edge('earlyDistribution.rate', distribution({ code: '1' }), 'schedule-2 8', 2_000),
  edge('earlyDistribution.simpleRate', distribution({ code: 'S' }), 'schedule-2 8', 5_000),
  edge(
    'earlyDistribution.firstHomeLimit',
    distribution({ code: '1', earlyExceptionCode: '09', earlyExceptionAmount: 10_000 }),
    'schedule-2 8',
    1_000,
  ),
  edge(
    'earlyDistribution.firstHomeLimit',
    distribution({ code: '1', earlyExceptionCode: '09', earlyExceptionAmount: 12_000 }),
    'schedule-2 8',
    1_000,
  ),
  // 20,000 less 5,000, 10,000, half of 14,000, and 1,000 or what is over 1,000: IRC 72(t)(2)(H), (K) and (I).
  ...(
    [
      ['birthLimit', '19', 5_000, {}, 1_500],
      ['birthLimit', '19', 6_000, {}, 1_500],
      ['birthLimit', '19', 12_000, { earlyExceptionChildren: 2 }, 1_000],
      ['domesticAbuseLimit', '22', 11_000, { earlyExceptionPlanValue: 40_000 }, 1_000],
      ['domesticAbuseShare', '22', 11_000, { earlyExceptionPlanValue: 14_000 }, 1_300],
      ['emergencyLimit', '23', 2_000, { earlyExceptionPlanValue: 40_000 }, 1_900],
      ['emergencyLimit', '23', 2_000, { earlyExceptionPlanValue: 1_400 }, 1_960],
    ] as const
  ).map(([amount, earlyExceptionCode, earlyExceptionAmount, more, tax]) =>
    edge(
      `earlyDistribution.${amount}`,
      distribution({ code: '1', earlyExceptionCode, earlyExceptionAmount, ...more }),
      'schedule-2 8',
      tax,
    ),
  ),
  // Born June 30, 1964: 59½ on December 30, 2023. Born July 1: on January 1, 2024. Born July 2: on January 2.
  ...(
    [
      ['1964-06-30', undefined, null],
      ['1964-07-01', undefined, null],
      ['1964-07-02', undefined, 2_000],
      ['1964-07-02', '2024-01-01', 2_000],
      ['1964-07-02', '2024-01-02', null],
      ['1965-06-30', '2024-12-30', null],
      ['1965-07-01', '2024-12-31', 2_000],
    ] as const
  ).map(([born, distributionDate, tax]) =>
    edge(
      'earlyDistribution.endsAtYears',
      {
        ...distribution({ code: '1', ...(distributionDate ? { distributionDate } : {}) }),
        taxpayer: person(born),
      },
      'schedule-2 8',
      tax,
    ),
  ),
];

const gift = (amount: number, born: string, charitableDate: string | null = null) => ({
  ...filer('single', {
    retirement: [
      {
        grossDistribution: 200_000,
        ira: true,
        taxableAmount: 200_000,
        qualifiedCharitable: amount,
        charitableDate,
      },
    ],
  }),
  taxpayer: person(born),
});
const gifts = [
  edge('retirement.charitableDistributionLimit', gift(105_000, '1950-01-01'), '1040 4b', 95_000),
  edge('retirement.charitableDistributionLimit', gift(106_000, '1950-01-01'), '1040 4b', 95_000),
  // 70½ on December 30, 2024, and on January 1, 2025.
  ...(
    [
      ['1954-06-30', '2024-12-30', null],
      ['1954-06-30', '2024-12-29', 'retirement.qualifiedCharitable'],
      ['1954-06-30', null, 'retirement.qualifiedCharitable'],
      ['1954-07-01', '2024-12-31', 'retirement.qualifiedCharitable'],
      ['1953-07-01', null, null],
      ['1953-07-02', null, 'retirement.qualifiedCharitable'],
    ] as const
  ).map(([born, charitableDate, refused]) =>
    edge('retirement.charitableFromYears', gift(1_000, born, charitableDate), 'problems ', refused),
  ),
];

/** Five years from January 1 of the first year: 2019 is done at the end of 2023, 2020 is not (IRC 408A(d)(2)(B)). */
const rothYears = (
  [
    [2019, 0],
    [2020, 10_000],
  ] as const
).map(([rothFirstYear, taxed]) =>
  edge(
    'ira.rothHoldingYears',
    {
      ...filer('single', { retirement: [{ grossDistribution: 10_000, code: 'J' }] }),
      taxpayer: person('1960-03-09'),
      iraBasis: { taxpayer: { rothFirstYear, rothContributionBasis: 0 } },
    },
    '1040 4b',
    taxed,
  ),
);

/** Worked with IRC 408(d)(8)(A): the limit first, then the deductions since 70½. */
const giftsAfterDeductions = (
  [
    [10_000, 3_000, 7_000],
    [120_000, 5_000, 100_000],
    [2_000, 3_000, 0],
  ] as const
).map(([amount, deductedSince70Half, excluded]) =>
  edge(
    'retirement.charitableDistributionLimit',
    { ...gift(amount, '1950-01-01'), iraBasis: { taxpayer: { deductedSince70Half } } },
    'charitable-distributions 4',
    excluded,
  ),
);

const saversOthers: [number, number][] = [
  [23_000, 0.5],
  [23_001, 0.2],
  [25_000, 0.2],
  [25_001, 0.1],
  [38_250, 0.1],
];
/** Form 8880 (2024), the table of line 9, and the first dollar without a credit. */
const savers: Record<Status, [rows: [number, number][], end: number]> = {
  single: [saversOthers, 38_251],
  mfs: [saversOthers, 38_251],
  qss: [saversOthers, 38_251],
  mfj: [
    [
      [46_000, 0.5],
      [46_001, 0.2],
      [50_000, 0.2],
      [50_001, 0.1],
      [76_500, 0.1],
    ],
    76_501,
  ],
  hoh: [
    [
      [34_500, 0.5],
      [34_501, 0.2],
      [37_500, 0.2],
      [37_501, 0.1],
      [57_375, 0.1],
    ],
    57_376,
  ],
};
const saver = (status: Status, income: number, saved = 1_000) =>
  filer(status, {
    w2s: [{ ...wages(income), box12: [{ code: 'D', amount: saved }] }],
    // The standard deduction of a surviving spouse leaves no tax for the credit: this one itemizes nothing by choice.
    ...(status === 'qss' ? { itemized: { force: true } } : {}),
  });
const saversEdges = forEachStatus((status) => {
  const [rows, end] = savers[status];
  return [
    ...rows.map(([income, rate]) =>
      edge(`saversCredit.rates.${status}`, saver(status, income), '8880 9', rate),
    ),
    edge(`saversCredit.rates.${status}`, saver(status, end), '8880 9', null),
  ];
});
const saversLimits = [
  edge('saversCredit.contributionLimit', saver('single', 22_000, 1_999), '8880 7', 1_999),
  edge('saversCredit.contributionLimit', saver('single', 22_000, 2_001), '8880 7', 2_000),
  edge(
    'saversCredit.minimumAge',
    { ...saver('single', 22_000), taxpayer: person('2007-01-01') },
    '8880 7',
    1_000,
  ),
  edge(
    'saversCredit.minimumAge',
    { ...saver('single', 22_000), taxpayer: person('2007-01-02') },
    '8880 7',
    null,
  ),
];

export const savingsEdges: Edge[] = [
  ...studentLoan,
  ...loans,
  ...educators,
  ...alimony,
  ...ira,
  ...iraRanges,
  ...separateRange,
  ...iraOfCouples,
  ...contributions,
  ...rothEdges,
  ...rothApart,
  ...healthSavings,
  ...simplifiedMethod,
  ...early,
  ...gifts,
  ...rothYears,
  ...giftsAfterDeductions,
  ...saversEdges,
  ...saversLimits,
];
