import { edge, type Edge, filer, forEachStatus, pay } from './edge';

/** Twenty employees of $7,000 or more: line 15 or 20 of Schedule H is $140,000, so that one percent shows. */
const staff = Array.from({ length: 20 }, () => ({ cashWages: 10_000 }));
const household = (householdEmployment: object) => filer('single', { householdEmployment });
const paidTo = (state: string, more: object = {}) =>
  household({ employees: staff, stateUnemployment: [{ state, contributions: 7_560, ...more }] });

/** Nobody reaches $2,700. Four quarters below $1,000 can't come to $4,000, so a quarter reached it (IRC 3306(a)(3)). */
const twoWith = (cashWages: number) =>
  household({
    employees: [{ cashWages: 2_000 }, { cashWages }],
    stateUnemployment: [{ state: 'TX', contributions: 108 }],
  });

const householdTaxes = [
  edge('householdEmployment.quarterThreshold', twoWith(1_999), 'schedule-h 16', null),
  // 0.6% of 4,000.
  edge('householdEmployment.quarterThreshold', twoWith(2_000), 'schedule-h 16', 24),
  edge('householdEmployment.rateAfterCredit', paidTo('TX'), 'schedule-h 16', 840),
  // 6% of 140,000 is 8,400; 90% of 5,000 paid late is 4,500, below the 7,560 of line 22.
  edge(
    'householdEmployment.lateCreditShare',
    paidTo('TX', { contributions: 0, lateContributions: 5_000 }),
    'schedule-h 24',
    3_900,
  ),
  // 7,560 on time is the whole credit of line 22. 0.9% of 140,000 are 1,260, and 4.2% are 5,880.
  edge('householdEmployment.creditReduction.CA', paidTo('CA'), 'schedule-h 23', 6_300),
  edge('householdEmployment.creditReduction.NY', paidTo('NY'), 'schedule-h 23', 6_300),
  edge('householdEmployment.creditReduction.VI', paidTo('VI'), 'schedule-h 23', 1_680),
];

/** All of 2024 is the twelve months, and $50,000 is below the limit. */
const fullDays = ([330, 329] as const).map((fullDaysAbroad) =>
  edge(
    'foreignEarnedIncome.fullDaysNeeded',
    filer('single', {
      foreignEarnedIncome: [
        {
          country: 'Kenya',
          test: 'physicalPresence',
          periodFrom: '2024-01-01',
          periodTo: '2024-12-31',
          fullDaysAbroad,
          otherWages: 50_000,
        },
      ],
    }),
    'schedule-1 8d',
    fullDaysAbroad === 330 ? -50_000 : null,
  ),
);

/** 700,000 - 280,000 = 420,000: inside $500,000 two years after the death, beyond $250,000 a day later. */
const survivors = (
  [
    ['2024-09-01', 0],
    ['2024-09-02', 170_000],
  ] as const
).map(([sold, gain]) =>
  edge(
    'homeSale.survivorYears',
    filer('single', {
      homeSales: [
        {
          address: '1 Bay Road',
          acquired: '1999-01-01',
          sold,
          price: 700_000,
          basis: 280_000,
          taxpayer: { ownedMonths: 60, livedMonths: 60 },
          spouse: { ownedMonths: 60, livedMonths: 60 },
          spouseDied: '2022-09-01',
        },
      ],
    }),
    'home-sale 12',
    gain,
  ),
);

const gift = (value: number, kind: 'books' | 'other' = 'other') => ({
  charity: 'Thrift Shop',
  charityAddress: '1 Elm Street',
  description: 'Things',
  given: '2024-05-06',
  kind,
  value,
});
const giving = (...propertyGifts: ReturnType<typeof gift>[]) =>
  filer('single', {
    ...pay(90_000),
    itemized: {
      charityCash: 20_000,
      charityNoncash: propertyGifts.reduce((sum, { value }) => sum + value, 0),
      propertyGifts,
    },
  });

/** Form 8283 with more than $500 in all; an appraisal for more than $5,000 of one kind. */
const gifts = [
  edge('itemized.propertyDetailsOver', giving(gift(500)), '8283 1(h)', null),
  edge('itemized.propertyDetailsOver', giving(gift(501)), '8283 1(h)', 501),
  edge('itemized.propertyAppraisalOver', giving(gift(5_000)), '8283 1(h)', 5_000),
  edge('itemized.propertyAppraisalOver', giving(gift(5_001)), 'problems ', 'itemized.propertyGifts'),
  edge(
    'itemized.propertyAppraisalOver',
    giving(gift(2_501, 'books'), gift(2_500, 'books')),
    'problems ',
    'itemized.propertyGifts',
  ),
  edge('itemized.propertyAppraisalOver', giving(gift(2_501), gift(2_500)), '8283 1(h)', 2_501),
];

/** $750,000 of the debt of a main home, $375,000 on a separate return; the rest is taxed. */
const homeDebt = forEachStatus((status) => {
  const limit = status === 'mfs' ? 375_000 : 750_000;
  return [limit, limit + 1].map((amount) =>
    edge(
      `canceledDebt.homeLimit.${status}`,
      filer(status, { excludedDebts: [{ lender: 'Housing Bank', amount, reason: 'home' }] }),
      'schedule-1 8c',
      amount === limit ? null : 1,
    ),
  );
});

export const householdAndAbroadEdges: Edge[] = [
  ...homeDebt,
  ...householdTaxes,
  ...fullDays,
  ...survivors,
  ...gifts,
];
