import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const single = {
  taxYear: 2024 as const,
  filingStatus: 'single' as const,
  taxpayer: person('1980-01-01'),
};
const joint = {
  ...single,
  filingStatus: 'mfj' as const,
  spouse: person('1981-01-01'),
  w2s: [wages(90_000)],
};
const apart = { ...single, filingStatus: 'mfs' as const, w2s: [wages(60_000)] };
const fromEmployer = (amount: number) => ({ ...wages(60_000), box12: [{ code: 'W', amount }] });
type Account = NonNullable<NonNullable<ReturnInputJson['adjustments']>['hsa']>[number];
const family = (
  owner: 'taxpayer' | 'spouse',
  firstMonth: number,
  months: number,
  contributed = 0,
): Account => ({
  owner,
  coverage: 'family',
  firstMonth,
  months,
  contributed,
});
const self = (
  owner: 'taxpayer' | 'spouse',
  firstMonth: number,
  months: number,
  contributed = 0,
): Account => ({
  ...family(owner, firstMonth, months, contributed),
  coverage: 'self',
});

/** Employer contributions over the limit, and limits that are divided by months or between spouses. */
export const healthSavingsLimits: Scenario[] = [
  {
    // 5,000 - 4,150 = 850; 6% of 850 = 51; 60,000 + 850.
    name: 'hsa-employer-over-the-limit',
    source:
      'Instructions for Form 8889, "Excess Employer Contributions"; Instructions for Form 5329, line 47',
    input: { ...single, w2s: [fromEmployer(5_000)] },
    expect: {
      '8889': { '2': 0, '8': 4_150, '9': 5_000, '12': 0, '13': 0 },
      'schedule-1': { '8f': null, '8z': 850, '13': null },
      '5329': { '43': null, '47': 850, '48': 850, '49': 51 },
      'schedule-2': { '8': 51 },
      '1040': { '11': 60_850 },
    },
  },
  {
    // 850 over the limit, of which box 1 has 600; 500 is out again: 350, and 300 of one's own: 6% of 650 = 39.
    name: 'hsa-employer-over-the-limit-partly-in-wages',
    source:
      'Instructions for Form 8889, "Excess Employer Contributions"; Instructions for Form 5329, line 47',
    input: {
      ...single,
      w2s: [fromEmployer(5_000)],
      adjustments: { hsa: [{ contributed: 300 }] },
      excessContributions: { taxpayer: { hsaEmployerInWages: 600, hsaEmployerWithdrawn: 500 } },
    },
    expect: {
      '8889': { '2': 300, '12': 0, '13': 0 },
      'schedule-1': { '8z': 250 },
      '5329': { '47': 650, '49': 39 },
      '1040': { '11': 60_250 },
    },
  },
  {
    // 2025: 4,800 - 4,300 = 500 of the spouse, withdrawn in time: income, and no 6% tax.
    name: 'hsa-employer-over-the-limit-in-2025',
    source: 'Instructions for Form 8889, "Excess Employer Contributions"; Rev. Proc. 2024-25: $4,300',
    input: {
      ...joint,
      taxYear: 2025,
      w2s: [wages(60_000), { ...wages(30_000), owner: 'spouse', box12: [{ code: 'W', amount: 4_800 }] }],
      adjustments: { hsa: [{ owner: 'spouse' }] },
      excessContributions: { spouse: { hsaEmployerWithdrawn: 500 } },
    },
    expect: { 'schedule-1': { '8z': 500 }, 'schedule-2': { '8': null }, '1040': { '11a': 90_500 } },
  },
  {
    // Rule 4: the greater of (8 x 4,150 + 4 x 8,300) / 12 = 5,533 and 8,300.
    name: 'hsa-family-coverage-from-september',
    source: 'Instructions for Form 8889, line 3, rules 2 and 4',
    input: {
      ...single,
      w2s: [wages(60_000)],
      adjustments: { hsa: [self('taxpayer', 1, 8, 3_000), family('taxpayer', 9, 4, 5_000)] },
    },
    expect: { '8889': { '1': 'Family', '3': 8_300, '6': 8_300, '13': 8_000 } },
  },
  {
    // (4 x 8,300 + 8 x 4,150) / 12 = 5,533.33; self-only coverage was in effect longer, and on December 1.
    name: 'hsa-self-only-coverage-from-may',
    source: 'Instructions for Form 8889, lines 1 and 3',
    input: {
      ...single,
      w2s: [wages(60_000)],
      adjustments: { hsa: [family('taxpayer', 1, 4, 5_000), self('taxpayer', 5, 8)] },
    },
    expect: { '8889': { '1': 'Self-only', '3': 5_533, '13': 5_000 } },
  },
  {
    // 6 x 8,300 / 12 = 4,150 to divide, and 6 x 4,150 / 12 = 2,075 each. The first needs 2,925 of it: 5,000. The second has
    // 1,225 + 2,075 = 3,300, but at least 4,150 for self-only coverage on December 1.
    name: 'hsa-couple-with-family-coverage-until-june',
    source: 'Instructions for Form 8889, line 6, steps 1 to 4 and example',
    input: {
      ...joint,
      adjustments: {
        hsa: [
          family('taxpayer', 1, 6, 5_000),
          self('taxpayer', 7, 6),
          family('spouse', 1, 6, 3_000),
          self('spouse', 7, 6),
        ],
      },
    },
    expect: { '8889': { '3': 6_225, '6': 5_000, '13': 5_000 }, 'schedule-1': { '13': 8_000 } },
  },
  {
    // Nobody has a plan from May on: 4 x 8,300 / 12 = 2,766.67, of which the second needs 800; 33 too much: 6% is 2.
    name: 'hsa-couple-with-family-coverage-until-april',
    source: 'Instructions for Form 8889, line 6, steps 1 to 3',
    input: {
      ...joint,
      adjustments: { hsa: [family('taxpayer', 1, 4, 2_000), family('spouse', 1, 4, 800)] },
    },
    expect: {
      '8889': { '3': 2_767, '6': 1_967, '13': 1_967 },
      'schedule-1': { '13': 2_767 },
      'schedule-2': { '8': 2 },
    },
  },
  {
    // Married in March, family coverage from April on: 8,300 to divide, as in the example. At 55, $1,000 for all months.
    name: 'hsa-couple-with-family-coverage-from-april',
    source: 'Instructions for Form 8889, line 6, first example; IRC 223(b)(8)',
    input: {
      ...joint,
      taxpayer: person('1969-05-01'),
      adjustments: {
        hsa: [self('taxpayer', 1, 3), family('taxpayer', 4, 9, 6_000), family('spouse', 4, 9, 3_300)],
      },
    },
    expect: {
      '8889': { '1': 'Family', '3': 8_300, '6': 5_000, '7': 1_000, '13': 6_000 },
      'schedule-1': { '13': 9_300 },
    },
  },
  {
    // 12 months of one, 6 of the other: 4,150 is shared, 4,150 is the first one's alone.
    name: 'hsa-couple-one-of-whom-lost-the-plan',
    source: 'Instructions for Form 8889, line 6; IRC 223(b)(5)(B)',
    input: {
      ...joint,
      adjustments: { hsa: [family('taxpayer', 1, 12, 7_000), family('spouse', 1, 6, 1_300)] },
    },
    expect: { '8889': { '3': 8_300, '6': 7_000, '13': 7_000 }, 'schedule-1': { '13': 8_300 } },
  },
  {
    // 8,300 - 2,300.
    name: 'hsa-separate-return-with-a-part-agreed-on',
    source: 'Instructions for Form 8889, line 6',
    input: {
      ...apart,
      adjustments: { hsa: [{ coverage: 'family', contributed: 6_000 }], spouseHsaShare: 2_300 },
    },
    expect: { '8889': { '3': 8_300, '6': 6_000, '13': 6_000 }, 'schedule-1': { '13': 6_000 } },
  },
  {
    name: 'hsa-separate-return-of-a-spouse-without-an-hsa-in-2025',
    source: 'Instructions for Form 8889, line 6; Rev. Proc. 2024-25: $8,550',
    input: {
      ...apart,
      taxYear: 2025,
      adjustments: { hsa: [{ coverage: 'family', contributed: 8_550 }], spouseHsaShare: 0 },
    },
    expect: { '8889': { '6': 8_550, '13': 8_550 } },
  },
  {
    // 6 x 8,300 / 12 - 1,000 = 3,150, and 6 x 4,150 / 12 = 2,075: 5,225.
    name: 'hsa-separate-return-with-half-a-year-of-family-coverage',
    source: 'Instructions for Form 8889, line 6, steps 1 to 4',
    input: {
      ...apart,
      adjustments: {
        hsa: [family('taxpayer', 1, 6, 5_300), self('taxpayer', 7, 6)],
        spouseHsaShare: 1_000,
      },
    },
    expect: { '8889': { '3': 6_225, '6': 5_225, '13': 5_225 }, '5329': { '47': 75 } },
  },
];
