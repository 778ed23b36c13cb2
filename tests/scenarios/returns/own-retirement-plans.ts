import { person, type Scenario, wages } from '../scenario';

const source =
  'Publication 560 (2024), Deduction Worksheet for Self-Employed: (100,000 - 7,065) = 92,935, x 20% = 18,587';
const shop = { id: 'shop', income: { other: 100_000 } };
const single = {
  taxYear: 2024 as const,
  filingStatus: 'single' as const,
  taxpayer: person('1980-01-01'),
  businesses: [shop],
};
const from50 = { ...single, taxpayer: person('1974-12-31') };

/** Solo 401(k) and SIMPLE plans of people who work for themselves. */
export const ownRetirementPlans: Scenario[] = [
  {
    name: 'solo-401k-deferral-and-employer-part',
    source: `${source}; half of 92,935 - 23,000 = 34,968`,
    input: {
      ...single,
      adjustments: {
        selfEmployedRetirement: { taxpayer: 10_000 },
        selfEmployedDeferrals: { taxpayer: { preTax: 23_000 } },
      },
    },
    expect: {
      'self-employed-deferrals': {
        'Step 9': 23_000,
        'Step 10': 46_000,
        'Step 11': 69_935,
        'Step 12': 34_968,
        'Step 13': 18_587,
        'Step 14': 74_348,
        'Step 15': 23_000,
        'Step 16': 51_348,
        'Step 17': 0,
        'Step 18': 41_587,
        'Step 19': 0,
        'Step 20': 41_587,
      },
      'schedule-1': { '15': 7_065, '16': 33_000 },
      'qualified-business-income': { 'retirement plans': 33_000 },
      '1040': { '11': 59_935 },
    },
  },
  {
    name: 'solo-401k-catch-up-beside-a-plan-at-work',
    source: `${source}; 23,000 - 10,000 at work = 13,000, and 7,500 from age 50; 5,000 of it Roth`,
    input: {
      ...from50,
      w2s: [{ ...wages(30_000), box12: [{ code: 'D', amount: 10_000 }] }],
      adjustments: { selfEmployedDeferrals: { taxpayer: { preTax: 15_500, roth: 5_000 } } },
    },
    expect: {
      'self-employed-deferrals': {
        'Step 9': 13_000,
        'Step 17': 7_500,
        'Step 18': 39_087,
        'Step 19': 5_000,
        'Step 20': 34_087,
      },
      'schedule-1': { '16': 15_500 },
    },
  },
  {
    name: 'solo-401k-of-a-small-business',
    source:
      'Publication 560 (2024): 20,000 x 92.35% x 15.3% = 2,826, half 1,413; net 18,587; step 7 3,717; (18,587 - 15,000) / 2 = 1,794; Form 8880 (2024), line 9: 10% of 2,000 up to 38,250',
    input: {
      ...single,
      w2s: [{ wages: 22_000 }],
      businesses: [{ id: 'shop', income: { other: 20_000 } }],
      adjustments: {
        selfEmployedRetirement: { taxpayer: 1_793 },
        selfEmployedDeferrals: { taxpayer: { roth: 15_000 } },
      },
    },
    expect: {
      'self-employed-deferrals': {
        'Step 11': 3_587,
        'Step 12': 1_794,
        'Step 13': 1_794,
        'Step 14': 16_793,
        'Step 18': 16_794,
        'Step 20': 1_794,
      },
      'schedule-1': { '16': 1_793 },
      // 42,000 - 1,413 - 1,793 = 38,794: above 38,250, so no credit is left.
      '1040': { '11': 38_794 },
    },
  },
  {
    name: 'savers-credit-for-a-solo-401k',
    source: 'Form 8880 (2024), lines 2 and 9: 36,000 - 1,413 = 34,587, 10% of 2,000',
    input: {
      ...single,
      w2s: [{ wages: 16_000 }],
      businesses: [{ id: 'shop', income: { other: 20_000 } }],
      adjustments: { selfEmployedDeferrals: { taxpayer: { roth: 3_000 } } },
    },
    expect: { '8880': { '2a': 3_000, '6a': 2_000, '12': 200 }, 'schedule-1': { '16': null } },
  },
  {
    name: 'simple-plan-of-ones-own',
    source: 'IRC 408(p)(2): 16,000 deferred; match up to 3% of 92,350 (Schedule SE, line 4a) = 2,771',
    input: {
      ...single,
      adjustments: {
        selfEmployedRetirement: { taxpayer: 2_770 },
        selfEmployedDeferrals: { taxpayer: { simple: 16_000 } },
      },
    },
    expect: {
      'self-employed-deferrals': { 'Step 13': 2_771, 'SIMPLE limit': 17_600, total: 18_770 },
      'schedule-1': { '16': 18_770 },
    },
  },
  {
    name: '2025-solo-401k-at-60',
    source:
      'Notice 2024-80: 23,500, and 11,250 from age 60 to 63; IRC 415(c): 70,000; net profit 100,000 as above',
    input: {
      ...single,
      taxYear: 2025 as const,
      taxpayer: person('1965-12-31'),
      adjustments: {
        selfEmployedRetirement: { taxpayer: 18_587 },
        selfEmployedDeferrals: { taxpayer: { preTax: 34_750 } },
      },
    },
    expect: {
      'self-employed-deferrals': {
        'Step 9': 23_500,
        'Step 10': 46_500,
        'Step 17': 11_250,
        'Step 18': 53_337,
      },
      'schedule-1': { '16': 53_337 },
    },
  },
];
