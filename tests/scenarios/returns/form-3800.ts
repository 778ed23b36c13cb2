import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
const separate = {
  taxYear: 2024 as const,
  filingStatus: 'mfs' as const,
  taxpayer: person('1985-04-02'),
  spouse: person('1986-05-03'),
};
const tips = (amount: number, ein = '11-1111111') => ({ credit: 'form8846' as const, amount, ein });

/** Form 3800 line by line; what the minimum tax, 25% of the tax and personal credits leave (IRC 38(c)). */
export const businessCreditLimits: Scenario[] = [
  {
    // Tax Table for 85,400: 5,426 + 22% of 38,275 = 13,846.50. 26% of 100,000 - 85,700 limits other credits only.
    name: 'business-credit-tips-against-minimum-tax',
    source: 'IRC 38(c)(4)(A)(ii)(I) and (B): the credit of section 45B; Form 3800 (2024), Part II, Section C',
    input: { ...single, w2s: [wages(100_000)], businessCredits: [tips(1_500)] },
    expect: {
      '3800': {
        '1': null,
        '6': 0,
        '7': 13_847,
        '8': 0,
        '9': 13_847,
        '10a': null,
        '10b': null,
        '11': 13_847,
        '12': 13_847,
        '13': 0,
        '14': 3_718,
        '15': 3_718,
        '16': 10_129,
        '17': 0,
        '18': null,
        '26': 0,
        '27': 13_847,
        '28': 0,
        '29': 13_847,
        '30': 1_500,
        '36': 1_500,
        '37': 1_500,
        '38': 1_500,
        'III 5(e)': 1_500,
        'III 2(e)': null,
      },
      '3800-part-3': {
        III: '4f',
        'III(a)': null,
        'III(c)': '11-1111111',
        'III(e)': 1_500,
        'III(g)': 1_500,
        'III(i)': 1_500,
      },
      'schedule-3': { '6a': 1_500, '7': 1_500, '8': 1_500 },
      '1040': { '16': 13_847, '20': 1_500, '24': 12_347 },
      // Who must file: line 6 and line 25 of Form 3800 are zero.
      '6251': { '9': null },
    },
  },
  {
    // Tax Table for 15,400: 1,160 + 12% of 3,825. Of 5,000, 3,381 go back a year or forward.
    name: 'business-credit-more-than-the-tax',
    source: 'IRC 38(c)(1); Instructions for Form 6251, Who Must File, 2',
    input: {
      ...single,
      w2s: [wages(30_000)],
      businessCredits: [{ credit: 'form8826', amount: 5_000, ein: '11-1111111' }],
    },
    expect: {
      '3800': { '1': 5_000, '6': 5_000, '11': 1_619, '14': 0, '16': 1_619, '17': 1_619, '38': 1_619 },
      '3800-part-3': { III: '1e', 'III(e)': 5_000, 'III(i)': 1_619 },
      '6251': { '9': 0 },
      'schedule-3': { '6a': 1_619 },
      '1040': { '22': 0, '24': 0 },
    },
  },
  {
    // 39,110.50 + 32% of 43,450 = 53,014.50; 26% of 250,000 - 85,700 = 42,718; 25% of 28,015.
    name: 'business-credit-limited-by-tentative-minimum-tax',
    source: 'IRC 38(c)(1)(A): the tentative minimum tax',
    input: {
      ...single,
      w2s: [wages(250_000)],
      businessCredits: [{ credit: 'form8881Startup', amount: 12_000, ein: '11-1111111' }],
    },
    expect: {
      '3800': {
        '6': 12_000,
        '7': 53_015,
        '12': 53_015,
        '13': 7_004,
        '14': 42_718,
        '15': 42_718,
        '16': 10_297,
        '17': 10_297,
        '38': 10_297,
      },
      '3800-part-3': { III: '1j', 'III(i)': 10_297 },
      '1040': { '22': 42_718 },
    },
  },
  {
    // The tax over 7,004 (25% of 28,015) is 46,011: the minimum tax doesn't limit these credits.
    name: 'business-credit-limited-by-25-percent',
    source: 'IRC 38(c)(1)(B) with (4)(A)(ii)(I)',
    input: { ...single, w2s: [wages(250_000)], businessCredits: [tips(60_000)] },
    expect: {
      '3800': { '13': 7_004, '27': 46_011, '29': 46_011, '37': 46_011, '38': 46_011 },
      '3800-part-3': { III: '4f', 'III(e)': 60_000, 'III(i)': 46_011 },
      '1040': { '22': 7_004 },
    },
  },
  {
    // Tax 17,168.50 + 24% of 34,875 = 25,538.50. 28% of 264,300 - 4,652 = 69,352, so the AMT is 43,813; 25% of 539.
    name: 'business-credit-against-the-amt',
    source: 'IRC 38(c)(1) and (4): net income tax includes the AMT, which only specified credits reduce',
    input: {
      ...single,
      w2s: [wages(150_000)],
      amt: { isoSpread: 200_000 },
      businessCredits: [tips(3_000), { credit: 'form8826', amount: 2_000, ein: '22-2222222' }],
    },
    expect: {
      '6251': { '9': 69_352, '11': 43_813 },
      '3800': {
        '7': 25_539,
        '8': 43_813,
        '9': 69_352,
        '13': 135,
        '14': 69_352,
        '16': 0,
        '17': 0,
        '27': 69_217,
        '29': 69_217,
        '37': 3_000,
        '38': 3_000,
      },
      'schedule-3': { '6a': 3_000 },
    },
  },
  {
    // 75% of 42,718 is 32,038.50; 53,015 - 32,039 = 20,976.
    name: 'business-credit-empowerment-zone',
    source: 'IRC 38(c)(2)(A)(ii)(I); Form 3800 (2024), Part II, Section B',
    input: {
      ...single,
      w2s: [wages(250_000)],
      businessCredits: [
        { credit: 'form8844', amount: 25_000, ein: '11-1111111' },
        { credit: 'form8826', amount: 1_000, ein: '11-1111111' },
      ],
    },
    expect: {
      '3800': {
        '17': 1_000,
        '18': 32_039,
        '19': 32_039,
        '20': 20_976,
        '21': 19_976,
        '22': 25_000,
        '25': 25_000,
        '26': 19_976,
        '28': 20_976,
        '38': 20_976,
      },
      '6251': { '9': 42_718 },
    },
  },
  {
    // 18,338.50 of tax; 25% of 18,339 - 12,500.
    name: 'business-credit-of-a-separate-filer',
    source: 'IRC 38(c)(6)(A); Publication 225 (2000), Married person filing separate return',
    input: { ...separate, w2s: [wages(120_000)], businessCredits: [tips(20_000)] },
    expect: {
      '3800': { '7': 18_339, '13': 1_460, '14': 13_871, '27': 16_879, '37': 16_879, '38': 16_879 },
    },
  },
  {
    name: 'business-credit-of-a-separate-filer-alone',
    source: 'IRC 38(c)(6)(A), second sentence',
    input: {
      ...separate,
      w2s: [wages(120_000)],
      businessCredits: [tips(20_000)],
      spouseHasNoBusinessCredits: true,
    },
    expect: { '3800': { '13': 0, '27': 18_339, '38': 18_339 } },
  },
  {
    // Tax Table for 30,800: 2,320 + 12% of 7,625 = 3,235, all of it covered by the child tax credit.
    name: 'business-credit-after-the-child-tax-credit',
    source: 'Instructions for Form 3800 (2024), line 10b; IRC 38(c)(1), net income tax',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1985-04-02'),
      spouse: person('1986-05-03'),
      dependents: [
        { dateOfBirth: '2015-01-02', relationship: 'child', monthsInHome: 12 },
        { dateOfBirth: '2016-01-02', relationship: 'child', monthsInHome: 12 },
      ],
      w2s: [wages(60_000)],
      businessCredits: [tips(900)],
    },
    expect: {
      '3800': { '7': 3_235, '10b': 3_235, '11': 0, '12': null, '15': null, '16': 0, '27': 0, '38': 0 },
      '3800-part-3': { 'III(e)': 900, 'III(i)': 0 },
      'schedule-3': { '6a': null },
      '1040': { '19': 3_235, '28': 765 },
    },
  },
  {
    // Form 8801 comes after it: 53,015 - 4,000 - 42,718.
    name: 'business-credit-before-prior-year-minimum-tax',
    source: 'IRC 53(c)(1): after the credits of subpart D; Form 8801 (2024), line 22',
    input: {
      ...single,
      w2s: [wages(250_000)],
      priorYearMinimumTaxCredit: 20_000,
      businessCredits: [{ credit: 'form8826', amount: 4_000, ein: '11-1111111' }],
    },
    expect: {
      '3800': { '10b': null, '38': 4_000 },
      '8801': { '22': 49_015, '23': 42_718, '25': 6_297 },
      'schedule-3': { '6a': 4_000, '6b': 6_297 },
      '1040': { '22': 42_718 },
    },
  },
  {
    // 5,578.50 + 22% of 35,800 = 13,454.50 for 84,250; 26% of 100,000 - 88,100.
    name: '2025-business-credits-of-both-kinds',
    source: 'Form 3800 (2025); Rev. Proc. 2024-40 and P.L. 119-21 for the tax',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(100_000)],
      businessCredits: [{ credit: 'form8826', amount: 4_000, ein: '22-2222222' }, tips(1_000)],
    },
    expect: {
      '3800': {
        '1': 4_000,
        '7': 13_455,
        '14': 3_094,
        '16': 10_361,
        '17': 4_000,
        '29': 9_455,
        '37': 1_000,
        '38': 5_000,
        'III 6(e)': 5_000,
        'III 6(i)': 5_000,
      },
      'schedule-3': { '6a': 5_000 },
      '1040': { '24': 8_455 },
    },
  },
];
