import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
type Business = NonNullable<ReturnInputJson['businesses']>[number];
const firm = (receipts: number, assets: Business['assets'], more: Partial<Business> = {}): Business => ({
  id: 'firm',
  income: { other: receipts },
  assets,
  ...more,
});
const source = 'Form 4562 (2024); Publication 946, Appendix A, worked by hand';

export const depreciation: Scenario[] = [
  {
    // 20% of 10,000; bonus 60% of 10,000 and 14.29% of the other 4,000 = 571.60
    name: 'half-year-and-bonus',
    source,
    input: {
      ...single,
      businesses: [
        firm(50_000, [
          { placedInService: '2024-03-01', cost: 10_000, class: '5' },
          { placedInService: '2024-11-01', cost: 10_000, class: '7', bonus: true, section179: 4_000 },
          { placedInService: '2024-04-01', cost: 6_000, class: '3', section179: 6_000 },
        ]),
      ],
    },
    // Section 179: 10,000. Left of the second: 6,000 of 16,000 (37.5%) late: half-year. Bonus 3,600; 2,400 x 14.29%.
    // Line 2 of Part I: all 26,000, also what is not deducted at once (Instructions for Form 4562, line 2).
    expect: {
      '4562-part-1': {
        '1': 1_220_000,
        '2': 26_000,
        '3': 3_050_000,
        '4': 0,
        '5': 1_220_000,
        '8': 10_000,
        '9': 10_000,
        '11': 44_057,
        '12': 10_000,
        '13': 0,
      },
      '4562': {
        '12': 10_000,
        '14': 3_600,
        '19b(c)': 10_000,
        '19b(g)': 2_000,
        '19c(c)': 2_400,
        '19c(g)': 343,
        '22': 15_943,
      },
      'schedule-c': { '13': 15_943, '31': 34_057 },
    },
  },
  {
    name: 'mid-quarter',
    source: `${source}: 10,000 of 15,000 in the last quarter; Tables A-5 (5%) and A-2 (25%)`,
    input: {
      ...single,
      businesses: [
        firm(50_000, [
          { placedInService: '2024-11-15', cost: 10_000, class: '5' },
          { placedInService: '2024-02-01', cost: 5_000, class: '7' },
        ]),
      ],
    },
    expect: { '4562': { '19b(g)': 500, '19c(g)': 1_250, '22': 1_750 }, 'schedule-c': { '13': 1_750 } },
  },
  {
    name: 'exactly-40-percent-late',
    source: `${source}: 6,000 of 15,000 is not more than 40%`,
    input: {
      ...single,
      businesses: [
        firm(50_000, [
          { placedInService: '2024-10-01', cost: 6_000, class: '5' },
          { placedInService: '2024-09-30', cost: 9_000, class: '7' },
        ]),
      ],
    },
    expect: { '4562': { '19b(g)': 1_200, '19c(g)': 1_286 } },
  },
  {
    name: 'section-179-limited-by-income',
    source: `${source}: 5,000 of profit`,
    input: {
      ...single,
      businesses: [
        firm(5_000, [{ placedInService: '2024-05-01', cost: 8_000, class: '5', section179: 8_000 }]),
      ],
    },
    expect: {
      '4562-part-1': { '8': 8_000, '11': 5_000, '12': 5_000, '13': 3_000 },
      'schedule-c': { '13': 5_000, '31': 0 },
    },
  },
  {
    name: 'wages-count-for-section-179',
    source: 'Reg. 1.179-2(c)(6)(iv)',
    input: {
      ...single,
      w2s: [wages(40_000)],
      businesses: [
        firm(5_000, [{ placedInService: '2024-05-01', cost: 8_000, class: '5', section179: 8_000 }]),
      ],
    },
    expect: { '4562-part-1': { '11': 45_000, '12': 8_000 }, 'schedule-c': { '31': -3_000 } },
  },
  {
    // 39 years: 2.564% of 390,000 = 9,999.60; 5 years, third year: 19.2% of 10,000; 15 years with 80% bonus in 2023:
    // 9.5% of 2,000. Form 4562 need not be filed.
    name: 'property-of-earlier-years',
    source,
    input: {
      ...single,
      businesses: [
        firm(50_000, [
          { placedInService: '2020-06-15', cost: 390_000, class: '39' },
          { placedInService: '2022-06-15', cost: 10_000, class: '5' },
          { placedInService: '2023-06-15', cost: 10_000, class: '15', bonus: true },
        ]),
      ],
    },
    expect: { 'schedule-c': { '13': 12_110, '31': 37_890 }, '4562': { '22': null } },
  },
  {
    // March: 2.033% of 100,000; 1.97% of 55,000 (June); 7.5% of 1,000; 5% of 2,000; 3.75% of 4,000 without the
    // late share.
    name: 'buildings-and-long-periods',
    source,
    input: {
      ...single,
      businesses: [
        firm(
          50_000,
          [
            { placedInService: '2024-03-20', cost: 100_000, class: '39' },
            { placedInService: '2024-06-20', cost: 55_000, class: '27.5' },
            { placedInService: '2024-06-20', cost: 1_000, class: '3' },
            { placedInService: '2024-06-20', cost: 1_000, class: '10' },
            { placedInService: '2024-06-20', cost: 2_000, class: '15' },
            { placedInService: '2024-06-20', cost: 4_000, class: '20' },
          ],
          { vehicle: { businessMiles: 100, commutingMiles: 20, otherMiles: 30 } },
        ),
      ],
    },
    expect: {
      '4562': {
        '19a(g)': 333,
        '19d(g)': 100,
        '19e(g)': 100,
        '19f(g)': 150,
        '19h(c)': 55_000,
        '19h(g)': 1_084,
        '19i(g)': 2_033,
        '22': 3_800,
        '30': 100,
        '31': 20,
        '32': 30,
        '33': 150,
      },
      'schedule-c': { '9': 67, '13': 3_800, '44a': null },
    },
  },
  {
    // 3.33% of 100,000; 5% of 50,000; 3,600 over 36 months from July: 6 of them.
    name: 'straight-line-classes',
    source:
      'IRC 168(b)(3)(D) and (G), 167(f)(1); Publication 946, Table A-8; Instructions for Form 4562, line 16',
    input: {
      ...single,
      businesses: [
        firm(90_000, [
          { placedInService: '2024-03-20', cost: 100_000, class: 'qip' },
          { placedInService: '2024-06-20', cost: 50_000, class: 'orchard' },
          { placedInService: '2024-07-01', cost: 3_600, class: 'software' },
        ]),
      ],
    },
    expect: {
      '4562': { '16': 600, '19d(g)': 2_500, '19e(g)': 3_330, '22': 6_430 },
      'schedule-c': { '13': 6_430 },
    },
  },
  {
    // 6.67% of 30,000 = 2,001; 10% of 50,000; 12 of 36 months of 3,600; the last 6 of 36: 600.
    name: 'straight-line-classes-of-earlier-years',
    source: 'Publication 946, Table A-8; IRC 167(f)(1)',
    input: {
      ...single,
      businesses: [
        firm(90_000, [
          { placedInService: '2021-03-20', cost: 30_000, class: 'qip' },
          { placedInService: '2020-06-20', cost: 50_000, class: 'orchard' },
          { placedInService: '2022-07-01', cost: 3_600, class: 'software' },
          { placedInService: '2021-07-01', cost: 3_600, class: 'software' },
        ]),
      ],
    },
    expect: { 'schedule-c': { '13': 8_801 } },
  },
  {
    // 6.23% of 7,000 = 436.10; 5.9% of 6,000 = 354; 6.93% of 10,000 = 693.
    name: 'bonus-by-the-day-of-acquisition',
    source: 'IRC 168(k)(8): contracts before September 28, 2017: 40% for 2018, 30% for 2019, none later',
    input: {
      ...single,
      businesses: [
        firm(50_000, [
          { placedInService: '2019-03-01', acquired: '2017-08-01', cost: 10_000, class: '15', bonus: true },
          { placedInService: '2018-03-01', acquired: '2017-08-01', cost: 10_000, class: '15', bonus: true },
          { placedInService: '2020-03-01', acquired: '2017-08-01', cost: 10_000, class: '15', bonus: true },
        ]),
      ],
    },
    expect: { 'schedule-c': { '13': 1_483 } },
  },
  {
    name: 'active-partnership-income-counts-for-section-179',
    source: 'Reg. 1.179-2(c)(2): 2,000 of profit and 5,000 of a partnership; 1,000 is carried to 2025',
    input: {
      ...single,
      businesses: [
        firm(2_000, [{ placedInService: '2024-05-01', cost: 8_000, class: '5', section179: 8_000 }]),
      ],
      k1s: [
        { entity: 'partnership', ordinaryIncome: 5_000 },
        { entity: 'partnership', ordinaryIncome: 9_000, passive: true },
      ],
    },
    expect: {
      '4562-part-1': { '9': 8_000, '11': 7_000, '12': 7_000, '13': 1_000 },
      'schedule-c': { '13': 7_000, '31': -5_000 },
    },
  },
  {
    name: 'section-179-carried-from-2023',
    source: 'Form 4562 (2024), lines 10 to 13: 3,000 of 2023 and 2,000; profit of 4,500 is the limit',
    input: {
      ...single,
      businesses: [
        firm(4_500, [{ placedInService: '2024-05-01', cost: 2_000, class: '5', section179: 2_000 }], {
          section179Carryover: 3_000,
        }),
      ],
    },
    expect: {
      '4562-part-1': { '8': 2_000, '9': 2_000, '10': 3_000, '11': 4_500, '12': 4_500, '13': 500 },
      'schedule-c': { '13': 4_500, '31': 0 },
    },
  },
  {
    // 3,050,000 of two spouses together leave all of 1,220,000; 60% of it for this return.
    name: 'section-179-of-spouses-apart',
    source: 'IRC 179(b)(4); Instructions for Form 4562 (2024), line 5',
    input: {
      taxYear: 2024,
      filingStatus: 'mfs',
      taxpayer: person('1980-01-01'),
      section179: { spouseProperty: 3_100_000, percentage: 60 },
      businesses: [
        firm(90_000, [{ placedInService: '2024-05-01', cost: 50_000, class: '5', section179: 50_000 }]),
      ],
    },
    expect: {
      '4562-part-1': { '1': 1_220_000, '2': 3_150_000, '4': 100_000, '5': 672_000, '12': 50_000, '13': 0 },
    },
  },
];
