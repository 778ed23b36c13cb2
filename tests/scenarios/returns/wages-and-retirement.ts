import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const };
const joint = { taxYear: 2024 as const, filingStatus: 'mfj' as const };
const saved = (amount: number, box12: { code: string; amount: number }[]) => ({
  ...wages(amount),
  retirementPlan: true,
  box12,
});
const covered = (amount: number) => ({ ...wages(amount), retirementPlan: true });
const deferralSource = 'Instructions for Form 1040 (2024), line 1h; IRC 402(g)(1)';

export const wagesAndRetirement: Scenario[] = [
  {
    // 15,000 + 15,000 - 23,000 = 7,000.
    name: 'deferrals-two-jobs-above-the-limit',
    source: deferralSource,
    input: {
      ...single,
      taxpayer: person('1985-03-09'),
      w2s: [saved(60_000, [{ code: 'D', amount: 15_000 }]), saved(50_000, [{ code: 'D', amount: 15_000 }])],
    },
    expect: {
      'excess-deferrals': {
        '1': 0,
        '4': 30_000,
        '5': 30_000,
        '6': 23_000,
        '7': 7_000,
        '11': 7_000,
        '13': 7_000,
      },
      '1040': { '1a': 110_000, '1h': 7_000, '1z': 117_000, '11': 117_000 },
    },
  },
  {
    // 50 on December 31, 2024: 30,500. One dollar over.
    name: 'deferrals-from-age-50',
    source: 'IRC 414(v)(2)(B)(i) and (5): 23,000 + 7,500 = 30,500',
    input: {
      ...single,
      taxpayer: person('1974-12-31'),
      w2s: [saved(60_000, [{ code: 'D', amount: 15_501 }]), saved(50_000, [{ code: 'E', amount: 15_000 }])],
    },
    expect: { 'excess-deferrals': { '6': 30_500, '7': 1 }, '1040': { '1h': 1, '1z': 110_001 } },
  },
  {
    // 49 at the end of 2024. 17,000 - 16,000 = 1,000 in the SIMPLE plan; 16,000 + 9,000 - 23,000 = 2,000 over the common limit.
    name: 'deferrals-simple-and-401k',
    source: `${deferralSource} and (3)(D), 408(p)(2)(E): SIMPLE 16,000`,
    input: {
      ...single,
      taxpayer: person('1975-01-01'),
      w2s: [saved(60_000, [{ code: 'S', amount: 17_000 }]), saved(50_000, [{ code: 'D', amount: 9_000 }])],
    },
    expect: {
      'excess-deferrals': {
        '1': 17_000,
        '2': 16_000,
        '3': 1_000,
        '5': 25_000,
        '7': 2_000,
        '11': 3_000,
        '13': 3_000,
      },
      '1040': { '1h': 3_000 },
    },
  },
  {
    // Older, higher limits: 17,600 + 3,850 = 21,450; 550 over.
    name: 'deferrals-simple-higher-limit',
    source:
      'IRC 408(p)(2)(E)(i)(I) and 414(v)(2)(B)(ii) and (iii) as in force in 2024: 110% of 16,000 and of 3,500',
    input: {
      ...single,
      taxpayer: person('1970-03-09'),
      w2s: [saved(90_000, [{ code: 'S', amount: 22_000 }])],
      electiveDeferrals: { taxpayer: { simpleHigherLimit: true } },
    },
    expect: { 'excess-deferrals': { '2': 21_450, '3': 550 }, '1040': { '1h': 550 } },
  },
  {
    // Spouse: 23,000 in a 457(b) plan beside 23,000 in a 401(k): no excess. Taxpayer: 25,000 in a 403(b), 3,000 more by the 15 years, 2,000 counted.
    name: 'deferrals-457-apart-and-fifteen-years',
    source: 'IRC 402(g)(7), 457(b)(2) and (e)(15); Publication 571 (2024), chapter 4',
    input: {
      ...joint,
      taxpayer: person('1985-03-09'),
      spouse: person('1986-03-09'),
      w2s: [
        saved(90_000, [{ code: 'E', amount: 25_500 }]),
        {
          ...saved(120_000, [
            { code: 'D', amount: 23_000 },
            { code: 'G', amount: 23_000 },
          ]),
          owner: 'spouse',
        },
      ],
      electiveDeferrals: { taxpayer: { fifteenYearCatchUp: 2_000 } },
    },
    expect: {
      'excess-deferrals': { '4': 25_500, '6': 25_000, '7': 500, '13': 500 },
      '1040': { '1h': 500, '1z': 210_500 },
    },
  },
  {
    // 23,000 + 10,000 = 33,000 is more than 30,500: 4,000 over.
    name: 'deferrals-457-last-three-years',
    source: 'IRC 457(b)(3) and (e)(18): the larger of the two catch-ups',
    input: {
      ...single,
      taxpayer: person('1962-03-09'),
      w2s: [saved(90_000, [{ code: 'G', amount: 37_000 }])],
      electiveDeferrals: { taxpayer: { section457CatchUp: 10_000 } },
    },
    expect: { 'excess-deferrals': { '8': 37_000, '9': 33_000, '10': 4_000 }, '1040': { '1h': 4_000 } },
  },
  {
    // 28,000 in all: 5,000 over; the plan paid 2,000 back out of the Roth account, which box 1 holds.
    name: 'deferrals-roth-paid-back',
    source: 'Reg. 1.402(g)-1(a): Roth contributions count as excess when they are paid back as such',
    input: {
      ...single,
      taxpayer: person('1985-03-09'),
      w2s: [
        saved(90_000, [
          { code: 'D', amount: 20_000 },
          { code: 'AA', amount: 8_000 },
        ]),
      ],
      electiveDeferrals: { taxpayer: { rothExcessReturned: 2_000 } },
    },
    expect: {
      'excess-deferrals': { '4': 28_000, '7': 5_000, '12': 2_000, '13': 3_000 },
      '1040': { '1h': 3_000 },
    },
  },
  {
    // A quarter of 24,000 is 6,000; 7,000 would be the most.
    name: 'contributions-to-a-501c18-plan',
    source: 'Instructions for Schedule 1 (2024), line 24f; IRC 501(c)(18)(D)(i): 25% of pay',
    input: {
      ...single,
      taxpayer: person('1985-03-09'),
      w2s: [saved(24_000, [{ code: 'H', amount: 6_500 }])],
    },
    expect: {
      'schedule-1': { '24f': 6_000, '25': 6_000, '26': 6_000 },
      '1040': { '1h': null, '11': 18_000 },
    },
  },
  {
    // 15 years add at most 3,000 a year: 27,000 - 26,000 = 1,000.
    name: 'deferrals-fifteen-years-at-most-3000',
    source: 'IRC 402(g)(7)(A)(i)',
    input: {
      ...single,
      taxpayer: person('1985-03-09'),
      w2s: [saved(90_000, [{ code: 'E', amount: 27_000 }])],
      electiveDeferrals: { taxpayer: { fifteenYearCatchUp: 4_000 } },
    },
    expect: { 'excess-deferrals': { '6': 26_000, '7': 1_000 }, '1040': { '1h': 1_000 } },
  },
  {
    name: 'deferrals-457-at-most-twice-the-limit',
    source: 'IRC 457(b)(3)(A): twice 23,000 is 46,000',
    input: {
      ...single,
      taxpayer: person('1962-03-09'),
      w2s: [saved(90_000, [{ code: 'G', amount: 47_000 }])],
      electiveDeferrals: { taxpayer: { section457CatchUp: 30_000 } },
    },
    expect: { 'excess-deferrals': { '9': 46_000, '10': 1_000 }, '1040': { '1h': 1_000 } },
  },
  {
    // 16,000 + 3,500 = 19,500.
    name: 'deferrals-simple-from-age-50',
    source: 'IRC 414(v)(2)(B)(ii); Notice 2023-75',
    input: {
      ...single,
      taxpayer: person('1970-03-09'),
      w2s: [saved(90_000, [{ code: 'S', amount: 20_000 }])],
    },
    expect: { 'excess-deferrals': { '2': 19_500, '3': 500 }, '1040': { '1h': 500 } },
  },
  {
    name: 'contributions-to-a-501c18-plan-at-most-7000',
    source: 'IRC 501(c)(18)(D)(i)',
    input: {
      ...single,
      taxpayer: person('1985-03-09'),
      w2s: [saved(90_000, [{ code: 'H', amount: 8_000 }])],
    },
    expect: { 'schedule-1': { '24f': 7_000 } },
  },
  {
    // 8,000 deducted for 2024 and 4,000 left of earlier years: 12,000 of the 20,000 gift are taxed.
    name: 'gift-from-an-ira-after-deductions-since-70-and-a-half',
    source: 'IRC 408(d)(8)(A), last sentence; Publication 590-B (2024), qualified charitable distributions',
    input: {
      ...single,
      taxpayer: person('1952-03-09'),
      w2s: [wages(30_000)],
      retirement: [
        { ira: true, grossDistribution: 25_000, taxableAmount: 25_000, qualifiedCharitable: 20_000 },
      ],
      adjustments: { ira: [{ traditional: 8_000 }] },
      iraBasis: { taxpayer: { deductedSince70Half: 4_000 } },
    },
    expect: {
      'charitable-distributions': { '1': 20_000, '2': 20_000, '3': 12_000, '4': 8_000, '5': 12_000 },
      'schedule-1': { '20': 8_000 },
      '1040': { '4a': 25_000, '4b': 17_000, '11': 39_000 },
    },
  },
  {
    // The gift came on the day of 70½: born March 9, 1954, on September 9, 2024.
    name: 'gift-from-an-ira-on-the-day',
    source: 'IRC 408(d)(8)(B)(ii); Reg. 1.401(a)(9)-2, Q&A-3: six calendar months after the birthday',
    input: {
      ...single,
      taxpayer: person('1954-03-09'),
      retirement: [
        {
          ira: true,
          grossDistribution: 9_000,
          taxableAmount: 9_000,
          qualifiedCharitable: 9_000,
          charitableDate: '2024-09-09',
        },
      ],
    },
    expect: { '1040': { '4a': 9_000, '4b': 0 } },
  },
  {
    // 59½ on September 9, 2024: the second one is exception 12. 10% of 6,000.
    name: 'early-code-after-59-and-a-half',
    source: 'IRC 72(t)(2)(A)(i); Instructions for Form 5329 (2024), line 2, exception 12',
    input: {
      ...single,
      taxpayer: person('1965-03-09'),
      retirement: [
        { ira: true, grossDistribution: 6_000, code: '1', distributionDate: '2024-09-08' },
        { ira: true, grossDistribution: 5_000, code: '1', distributionDate: '2024-09-09' },
      ],
    },
    expect: {
      '5329': { '1': 11_000, '2': 5_000, '2 number': '12', '3': 6_000, '4': 600 },
      'schedule-2': { '8': 600 },
    },
  },
  {
    // First home: 4,000 used before, so 6,000 of 9,000; college 3,000. 20,000 + 5,000 - 9,000 = 16,000.
    name: 'early-distributions-with-two-exceptions',
    source:
      'Instructions for Form 5329 (2024), line 2: several exceptions are 99; IRC 72(t)(8)(B) for a lifetime',
    input: {
      ...single,
      taxpayer: person('1986-03-09'),
      retirement: [
        {
          ira: true,
          grossDistribution: 20_000,
          code: '1',
          earlyExceptionCode: '09',
          earlyExceptionAmount: 9_000,
        },
        {
          ira: true,
          grossDistribution: 5_000,
          code: '1',
          earlyExceptionCode: '08',
          earlyExceptionAmount: 3_000,
        },
      ],
      iraBasis: { taxpayer: { firstHomeBefore: 4_000 } },
    },
    expect: {
      '5329': { '1': 25_000, '2': 9_000, '2 number': '99', '3': 16_000, '4': 1_600 },
      'schedule-2': { '8': 1_600 },
    },
  },
  {
    // Two children: 10,000 of the 12,000.
    name: 'early-distribution-for-twins',
    source: 'IRC 72(t)(2)(H)(i) and (iii): 5,000 for each birth',
    input: {
      ...single,
      taxpayer: person('1990-03-09'),
      retirement: [
        {
          grossDistribution: 12_000,
          taxableAmount: 12_000,
          code: '1',
          earlyExceptionCode: '19',
          earlyExceptionAmount: 12_000,
          earlyExceptionChildren: 2,
        },
      ],
    },
    expect: { '5329': { '2': 10_000, '2 number': '19', '4': 200 } },
  },
  {
    // 7,000 in, 7,050 converted: 7,000 / 7,050 = 0.993; 7,050 x 0.993 = 7,001.
    name: 'backdoor-roth-in-one-year',
    source: 'Form 8606 (2024), lines 1 to 18; Publication 590-B (2024), Worksheet 1-1',
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [{ ...wages(250_000), retirementPlan: true }],
      retirement: [
        {
          ira: true,
          grossDistribution: 7_050,
          taxableAmount: 7_050,
          taxableNotDetermined: true,
          code: '2',
          rothConversion: 7_050,
        },
      ],
      adjustments: { ira: [{ traditional: 7_000 }] },
    },
    expect: {
      '8606': {
        '1': 7_000,
        '3': 7_000,
        '4': 0,
        '5': 7_000,
        '6': 0,
        '7': 0,
        '8': 7_050,
        '9': 7_050,
        '10': 0.993,
        '11': 7_001,
        '13': 7_001,
        '14': 0,
        '16': 7_050,
        '17': 7_001,
        '18': 49,
      },
      '1040': { '4a': 7_050, '4b': 49, '11': 250_049 },
    },
  },
  {
    // Paid in 2025 for 2024: it waits on line 14. The old IRA of 93,000 makes 13,000 / 100,000 of the conversion free.
    name: 'conversion-beside-an-old-ira',
    source: 'Form 8606 (2024), lines 4 to 18: 13,000 / (93,000 + 7,000) = 0.13; 7,000 x 0.13 = 910',
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [{ ...wages(250_000), retirementPlan: true }],
      retirement: [
        { ira: true, grossDistribution: 7_000, taxableAmount: 7_000, code: '2', rothConversion: 7_000 },
      ],
      adjustments: { ira: [{ traditional: 7_000, traditionalPaidNextYear: 7_000 }] },
      iraBasis: { taxpayer: { priorBasis: 13_000, yearEndValue: 93_000 } },
    },
    expect: {
      '8606': {
        '3': 20_000,
        '4': 7_000,
        '5': 13_000,
        '9': 100_000,
        '10': 0.13,
        '11': 910,
        '14': 19_090,
        '18': 6_090,
      },
      '1040': { '4a': 7_000, '4b': 6_090 },
    },
  },
  {
    // Worksheet 1-1: (6,000 + 7,000) / (89,000 + 10,000) = 0.131; 10,000 - 1,310 = 8,690. 72,000 + 8,690 = 80,690; 87,000 -
    // 80,690 = 6,310; 70% is 4,417, so 4,420. Basis 6,000 + 2,580 = 8,580; / 99,000 = 0.087; 9,130 taxed.
    name: 'deduction-needs-the-distribution',
    source: 'Publication 590-B (2024), Worksheet 1-1 and Form 8606; IRA Deduction Worksheet',
    input: {
      ...single,
      taxpayer: person('1978-03-09'),
      w2s: [covered(72_000)],
      retirement: [{ ira: true, grossDistribution: 10_000, taxableAmount: 10_000, code: '2' }],
      adjustments: { ira: [{ traditional: 7_000 }] },
      iraBasis: { taxpayer: { priorBasis: 6_000, yearEndValue: 89_000 } },
    },
    expect: {
      'ira-deduction-worksheet': { '3': 80_690, '6a': 6_310, '7a': 4_420, '12': 4_420 },
      '8606': { '1': 2_580, '3': 8_580, '10': 0.087, '12': 870, '14': 7_710, '15c': 9_130 },
      '1040': { '4a': 10_000, '4b': 9_130, '10': 4_420 },
    },
  },
  {
    // With the conversion 180,000 would be over 161,000; without it 140,000 is below 146,000.
    name: 'roth-contribution-in-a-year-with-a-conversion',
    source: 'Publication 590-A (2024), Worksheet 2-1, line 2; IRC 408A(c)(3)(B)(i)',
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [wages(140_000)],
      retirement: [
        { ira: true, grossDistribution: 40_000, taxableAmount: 40_000, code: '2', rothConversion: 40_000 },
      ],
      adjustments: { ira: [{ roth: 7_000 }] },
    },
    expect: {
      '8606': { '8': 40_000, '16': 40_000, '18': 40_000 },
      '1040': { '4a': 40_000, '4b': 40_000, '11': 180_000 },
    },
  },
  {
    // 9,000 + 7,000 contributions of 2024 cover 16,000 of 25,000; 4,000 and 1,000 of conversions come next (the taxed 4,000
    // of 2022 is early); 4,000 are earnings. 10% of 8,000.
    name: 'roth-distribution-that-is-not-qualified',
    source:
      'Form 8606 (2024), Part III; Instructions for Form 5329 (2024), line 1; IRC 408A(d)(3)(F) and (d)(4)(B)',
    input: {
      ...single,
      taxpayer: person('1986-03-09'),
      w2s: [wages(60_000)],
      retirement: [{ grossDistribution: 25_000, taxableNotDetermined: true, code: 'J' }],
      adjustments: { ira: [{ roth: 7_000 }] },
      iraBasis: {
        taxpayer: {
          rothFirstYear: 2020,
          rothContributionBasis: 9_000,
          rothConversions: [{ year: 2022, taxable: 4_000, untaxed: 1_000 }],
        },
      },
    },
    expect: {
      '8606': {
        '19': 25_000,
        '20': null,
        '21': 25_000,
        '22': 16_000,
        '23': 9_000,
        '24': 5_000,
        '25a': 4_000,
        '25c': 4_000,
        'recent conversions': 4_000,
      },
      '5329': { '1': 8_000, '2': null, '3': 8_000, '4': 800 },
      '1040': { '4a': 25_000, '4b': 4_000 },
    },
  },
  {
    // Since 2015: a first home takes 10,000 off line 19; 20,000 - 10,000 - 6,000 = 4,000.
    name: 'roth-distribution-for-a-first-home',
    source: 'Form 8606 (2024), line 20; IRC 408A(d)(2)(A)(iv)',
    input: {
      ...single,
      taxpayer: person('1986-03-09'),
      w2s: [wages(60_000)],
      retirement: [
        {
          grossDistribution: 20_000,
          code: 'J',
          earlyExceptionCode: '09',
          earlyExceptionAmount: 12_000,
          ira: true,
        },
      ],
      iraBasis: { taxpayer: { rothFirstYear: 2015, rothContributionBasis: 6_000 } },
    },
    expect: {
      '8606': { '19': 20_000, '20': 10_000, '21': 10_000, '22': 6_000, '23': 4_000, '24': 0, '25c': 4_000 },
      '5329': { '1': 4_000, '2': null, '4': 400 },
      '1040': { '4b': 4_000 },
    },
  },
  {
    // 59½ on September 9, 2024, and Roth IRAs since 2010: nothing is taxed, whatever the code.
    name: 'roth-distribution-that-is-qualified-after-all',
    source: 'IRC 408A(d)(2)(A)(i) and (B)',
    input: {
      ...single,
      taxpayer: person('1965-03-09'),
      retirement: [
        { grossDistribution: 20_000, code: 'J', taxableAmount: 0, distributionDate: '2024-10-01' },
      ],
      iraBasis: { taxpayer: { rothFirstYear: 2010 } },
    },
    expect: { '1040': { '4a': 20_000, '4b': 0, '24': 0 } },
  },
  {
    // Half early: 5,000 of 10,000; 10% of the money is basis. 4,500 x 10%.
    name: 'basis-with-early-and-normal-distributions',
    source:
      'Forms 8606 and 5329 (2024): the share of basis is the same for every distribution (IRC 408(d)(2)(B))',
    input: {
      ...single,
      taxpayer: person('1965-03-09'),
      retirement: [
        { ira: true, grossDistribution: 5_000, code: '1', distributionDate: '2024-05-01' },
        { ira: true, grossDistribution: 5_000, code: '7', distributionDate: '2024-10-01' },
      ],
      iraBasis: { taxpayer: { priorBasis: 10_000, yearEndValue: 90_000 } },
    },
    expect: { '8606': { '10': 0.1, '15c': 9_000 }, '1040': { '4b': 9_000 }, 'schedule-2': { '8': 450 } },
  },
  {
    // Pay, and earned: 30,000 before the minimum retirement age. The other one is a pension.
    name: 'disability-before-and-after-the-minimum-retirement-age',
    source:
      'Instructions for Form 1040 (2024), lines 1h, 5a and 5b; Publication 525 (2024), Disability Pensions',
    input: {
      ...joint,
      taxpayer: person('1970-03-09'),
      spouse: person('1958-03-09'),
      retirement: [
        {
          grossDistribution: 30_000,
          taxableAmount: 30_000,
          code: '3',
          beforeMinimumRetirementAge: true,
          federalWithholding: 1_000,
        },
        {
          owner: 'spouse',
          grossDistribution: 20_000,
          taxableAmount: 20_000,
          code: '3',
          beforeMinimumRetirementAge: false,
        },
      ],
    },
    expect: {
      'pay-from-plans': { '1': 30_000, '2': 0, '3': 30_000 },
      '1040': { '1h': 30_000, '1z': 30_000, '5a': null, '5b': 20_000, '25b': 1_000 },
    },
  },
  {
    // 2,000 over the limit came back with 150 of earnings: 2,000 and 150, not 4,150.
    name: 'excess-deferral-paid-back-in-the-year',
    source: 'Instructions for Form 1040 (2024), line 1h: excess deferrals and corrective distributions',
    input: {
      ...single,
      taxpayer: person('1985-03-09'),
      w2s: [saved(90_000, [{ code: 'D', amount: 25_000 }])],
      retirement: [{ grossDistribution: 2_150, taxableAmount: 2_150, code: '8', excessDeferral: 2_000 }],
    },
    expect: {
      'excess-deferrals': { '13': 2_000 },
      'pay-from-plans': { '1': 0, '2': 150, '3': 150 },
      '1040': { '1h': 2_150, '5b': null },
    },
  },
  {
    // A plan that failed its test (code 8), a contribution paid back with 80 of earnings, one of 2023, one recharacterized.
    name: 'contributions-that-were-undone',
    source:
      'Instructions for Form 1099-R (2024), box 7, codes 8, N and P; Instructions for Form 5329 (2024), exception 21',
    input: {
      ...single,
      taxpayer: person('1985-03-09'),
      w2s: [wages(60_000)],
      retirement: [
        { grossDistribution: 900, taxableAmount: 900, code: '8' },
        { ira: true, grossDistribution: 3_080, taxableAmount: 80, code: '81' },
        { ira: true, grossDistribution: 2_000, taxableAmount: 40, code: 'P', federalWithholding: 4 },
        { grossDistribution: 5_000, taxableAmount: 0, code: 'N', ira: true },
      ],
    },
    expect: {
      'pay-from-plans': { '2': 900, '3': 900 },
      '5329': { '1': 80, '2': 80, '2 number': '21', '3': 0 },
      '1040': { '1h': 900, '4a': 8_080, '4b': 80, '25b': 4 },
    },
  },
  {
    // The loss of one business takes nothing from the wages of the other spouse.
    name: 'ira-of-a-spouse-beside-a-business-loss',
    source: 'Publication 590-A (2024), What Is Compensation?: a loss from self-employment is not subtracted',
    input: {
      ...joint,
      taxpayer: person('1980-03-09'),
      spouse: person('1981-03-09'),
      w2s: [wages(9_000)],
      businesses: [
        {
          id: 'b',
          owner: 'spouse',
          income: { other: 1_000 },
          expenses: { supplies: 9_000 },
          principalCode: '711510',
        },
      ],
      adjustments: { ira: [{ traditional: 4_000 }, { owner: 'spouse', traditional: 5_000 }] },
    },
    expect: {
      'ira-deduction-worksheet': { '8': 9_000, '9': 0, '10': 9_000, '12a': 4_000, '12b': 5_000, '12': 9_000 },
      'schedule-1': { '20': 9_000 },
    },
  },
  {
    name: 'ira-of-a-statutory-employee',
    source: 'Rev. Proc. 91-18: box 1 of Form W-2 is compensation',
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [{ ...wages(12_000), statutoryEmployee: true }],
      adjustments: { ira: [{ traditional: 7_000 }] },
    },
    expect: { 'ira-deduction-worksheet': { '8': 12_000, '12': 7_000 } },
  },
  {
    // Covered through the spouse at home: 10,000 - 8,000 = 2,000; 7,000 x 2,000 / 10,000 = 1,400.
    name: 'ira-on-a-separate-return-at-home',
    source: 'IRC 219(g)(1), (3)(B)(iii) and (4); IRA Deduction Worksheet, lines 2 to 7',
    input: {
      taxYear: 2024,
      filingStatus: 'mfs',
      taxpayer: person('1980-03-09'),
      w2s: [wages(8_000)],
      adjustments: { ira: [{ traditional: 3_000 }], spouseCoveredByPlan: true },
    },
    expect: {
      'ira-deduction-worksheet': { '2a': 10_000, '6a': 2_000, '7a': 1_400, '12': 1_400 },
      '8606': { '1': 1_600 },
    },
  },
  {
    // 6,000 - 4,000 = 2,000 and 450 allocated: 2,450; 60 of small months: 2,390. 2,390 x 6.2% = 148; x 1.45% = 35.
    name: 'tips-not-reported',
    source: 'Form 4137 (2024), lines 1 to 13, worked by hand',
    input: {
      ...single,
      taxpayer: person('1990-03-09'),
      w2s: [
        { ...wages(24_000), employerName: 'Corner Diner' },
        { ...wages(10_000), employerName: 'Night Bar', socialSecurityTips: 3_000, allocatedTips: 450 },
      ],
      unreportedTips: [{ employer: 'Corner Diner', received: 6_000, reportedToEmployer: 4_000, under20: 60 }],
    },
    expect: {
      '4137': {
        '2': 9_450,
        '3': 7_000,
        '4': 2_450,
        '5': 60,
        '6': 2_390,
        '7': 168_600,
        '8': 37_000,
        '9': 131_600,
        '10': 2_390,
        '11': 148,
        '12': 35,
        '13': 183,
      },
      'schedule-2': { '5': 183, '7': 183, '21': 183 },
      '1040': { '1c': 2_450, '1z': 36_450, '23': 183 },
    },
  },
  {
    // The records of the filer stand against the allocation. 168,600 - 165,000 = 3,600 of 5,000 for Social Security.
    name: 'tips-of-a-well-paid-server-and-wages-of-a-contractor',
    source:
      'Forms 4137, 8919, 8959 and Schedule SE (2024): tips 3,600 x 6.2% = 223, 5,000 x 1.45% = 73 (72.50); wages 40,000 x 1.45% = 580; 8959: 210,000 - 200,000',
    input: {
      ...single,
      taxpayer: person('1990-03-09'),
      w2s: [
        {
          wages: 165_000,
          socialSecurityWages: 165_000,
          medicareWages: 165_000,
          medicareWithholding: 2_392.5,
          employerName: 'Club',
          allocatedTips: 9_000,
        },
      ],
      unreportedTips: [{ employer: 'CLUB', received: 5_000 }],
      misclassifiedWages: [
        { firm: 'Fast Courier', firmId: '12-3456789', reasonCode: 'G', wages: 40_000, form1099: true },
      ],
      businesses: [{ id: 'b', income: { other: 10_000 }, principalCode: '711510' }],
    },
    expect: {
      '4137': { '4': 5_000, '9': 3_600, '10': 3_600, '11': 223, '12': 73, '13': 296 },
      '8919': { '6': 40_000, '8': 168_600, '9': 0, '10': 0, '11': 0, '12': 580, '13': 580 },
      'schedule-se': { '8a': 165_000, '8b': 3_600, '8c': null, '8d': 168_600, '9': 0, '10': 0 },
      '8959': { '1': 165_000, '2': 5_000, '3': 40_000, '4': 210_000, '6': 10_000, '7': 90 },
      'schedule-2': { '5': 296, '6': 580, '7': 876 },
      '1040': { '1c': 5_000, '1g': 40_000, '1z': 210_000 },
    },
  },
  {
    // 30,000 x 6.2% = 1,860 and x 1.45% = 435.
    name: 'wages-that-were-paid-on-a-1099',
    source: 'Form 8919 (2024), reason code A; Schedule SE line 8c: 168,600 - 30,000',
    input: {
      ...single,
      taxpayer: person('1990-03-09'),
      misclassifiedWages: [
        {
          firm: 'Fast Courier',
          firmId: '12-3456789',
          reasonCode: 'A',
          determinationDate: '2024-06-03',
          wages: 30_000,
        },
      ],
      businesses: [{ id: 'b', income: { other: 10_000 }, principalCode: '711510' }],
    },
    expect: {
      '8919': {
        '6': 30_000,
        '7': 168_600,
        '8': 0,
        '9': 168_600,
        '10': 30_000,
        '11': 1_860,
        '12': 435,
        '13': 2_295,
      },
      'schedule-se': { '8a': null, '8c': 30_000, '8d': 30_000, '9': 138_600 },
      'schedule-2': { '6': 2_295, '7': 2_295 },
      '1040': { '1g': 30_000 },
    },
  },
  {
    // 1,000 x 6.2% = 62 and x 1.45% = 15 (14.50); 20,000 x 6.2% = 1,240 and x 1.45% = 290.
    name: 'small-tips-and-wages-on-both-forms',
    source: 'Forms 4137 and 8919 (2024), reason code H; line 8 of Form 8919 holds the tips: 9,000 + 1,000',
    input: {
      ...single,
      taxpayer: person('1990-03-09'),
      w2s: [wages(9_000)],
      unreportedTips: [{ employer: 'Coffee Cart', received: 1_000 }],
      misclassifiedWages: [{ firm: 'Tour Office', firmId: '12-3456780', reasonCode: 'H', wages: 20_000 }],
    },
    expect: {
      '4137': { '2': 1_000, '3': 0, '4': 1_000, '10': 1_000, '11': 62, '12': 15, '13': 77 },
      '8919': { '6': 20_000, '8': 10_000, '9': 158_600, '10': 20_000, '11': 1_240, '12': 290, '13': 1_530 },
      'schedule-2': { '7': 1_607 },
      '1040': { '1z': 30_000 },
    },
  },
];
