import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
const elm = { entity: 'partnership' as const, name: 'Elm', ein: '12-3456789', passive: true };
const tips = (amount: number) => ({
  credit: 'form8846' as const,
  amount,
  ein: '12-3456789',
  passive: true,
});

/** Form 8582-CR line by line: tax on net passive income, Worksheets 8 and 9, and what Form 3800 makes of them. */
export const passiveCredits: Scenario[] = [
  {
    // Tax Table for 95,400: 5,426 + 22% of 48,275 = 16,046.50; for 85,400: 13,846.50. 2,200 of 4,000, three to one.
    name: 'passive-credits-held-back-in-part',
    source:
      'Instructions for Form 8582-CR (Rev. December 2024), line 6 and Worksheets 8 and 9; IRC 469(d)(2)',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [{ ...elm, ordinaryIncome: 10_000, hasCredits: true }],
      businessCredits: [
        tips(3_000),
        { credit: 'form8826', amount: 1_000, originYear: 2022, passive: true },
        { credit: 'form8826', amount: 500, ein: '98-7654321' },
      ],
    },
    expect: {
      '8582-cr': { '4a': 3_000, '4b': 1_000, '4c': 4_000, '5': 4_000, '6': 2_200, '7': 1_800, '37': 2_200 },
      '3800': {
        '1': 500,
        '2': 1_000,
        '3': 550,
        '4': null,
        '6': 1_050,
        '17': 1_050,
        '23': null,
        '24': null,
        '30': null,
        '32': 3_000,
        '33': 1_650,
        '36': 1_650,
        '37': 1_650,
        '38': 2_700,
        'III 5(d)': 3_000,
        'III 5(g)': 1_650,
        'III 6(d)': 3_000,
        'III 6(e)': 500,
        'III 6(g)': 2_150,
        'IV 5(d)': null,
        'IV 6(d)': 1_000,
        'IV 6(e)': 550,
        'IV 6(g)': 550,
        'IV 7(d)': 1_000,
        'IV 7(e)': 550,
      },
      '3800-part-3': { III: '1e', 'III(d)': null, 'III(e)': 500, 'III(g)': 500 },
      '3800-part-4': { IV: '1e', 'IV(d)': 1_000, 'IV(e)': 550, 'IV(f)': null, 'IV(g)': 550, 'IV(i)': 0 },
      'schedule-3': { '6a': 2_700 },
      '1040': { '16': 16_047, '24': 13_347 },
    },
  },
  {
    // 22% of 10,000 covers 1,500: line 37 is line 5.
    name: 'passive-credits-all-allowed',
    source: 'Form 8582-CR (Rev. December 2024), line 7: “If line 6 is more than or equal to line 5”',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [{ ...elm, ordinaryIncome: 10_000 }],
      businessCredits: [tips(1_500)],
    },
    expect: {
      '8582-cr': { '4a': 1_500, '4b': null, '5': 1_500, '6': 2_200, '7': 0, '37': 1_500 },
      '3800': { '32': 1_500, '33': 1_500, '38': 1_500 },
      '3800-part-3': { III: '4f', 'III(d)': 1_500, 'III(e)': null, 'III(g)': 1_500, 'III(i)': 1_500 },
    },
  },
  {
    // A loss of 4,000 beside income of 3,000: no net passive income, so no tax on it.
    name: 'passive-credits-without-passive-income',
    source: 'Instructions for Form 8582-CR, line 6: with a net passive activity loss, enter -0-',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [
        { ...elm, ordinaryIncome: 3_000 },
        { ...elm, name: 'Ash', ein: '98-7654321', ordinaryIncome: -4_000, basis: { beginning: 9_000 } },
      ],
      businessCredits: [tips(900)],
    },
    expect: {
      '8582-cr': { '5': 900, '6': 0, '7': 900, '37': 0 },
      '8582': { '3': -1_000 },
      '3800': { '32': 900, '33': 0, '38': 0 },
      '3800-part-3': { 'III(d)': 900, 'III(g)': null, 'III(i)': 0 },
      '1040': { '24': 13_847 },
    },
  },
  {
    // Losses of earlier years come off first: 10,000 - 6,000. 22% of 4,000 = 880 (95,400 - 4,000 + 6,000 losses, from 89,400).
    name: 'passive-credits-after-earlier-losses',
    source: 'Reg. 1.469-3T(d)(1)(ii): passive gross income over passive deductions; Form 8582, line 3',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [{ ...elm, ordinaryIncome: 10_000, priorUnallowedLoss: 6_000 }],
      businessCredits: [tips(1_000)],
    },
    expect: {
      '8582': { '3': 4_000 },
      '8582-cr': { '6': 880, '7': 120, '37': 880 },
      '3800': { '33': 880, '38': 880 },
    },
  },
  {
    // Wages 40,000 and dividends 20,000, all qualified: taxable 55,400, then 45,400. Tax on 35,400 and on 25,400 by the
    // Tax Table: 4,019 and 2,819. At 15%: 55,400 - 47,025 = 8,375, or 1,256; then nothing. 5,275 - 2,819.
    name: 'passive-credits-beside-dividends',
    source: 'Instructions for Form 8582-CR, line 6: the method that the return’s own tax was figured with',
    input: {
      ...single,
      w2s: [wages(40_000)],
      dividends: [{ payer: 'Fund', ordinary: 20_000, qualified: 20_000 }],
      k1s: [{ ...elm, ordinaryIncome: 10_000 }],
      businessCredits: [tips(5_000)],
    },
    expect: {
      '1040': { '15': 55_400, '16': 5_275 },
      '8582-cr': { '6': 2_456, '7': 2_544, '37': 2_456 },
    },
  },
  {
    // 22% of 10,000 covers 600 of this year and 600 carried from two years: Part VI has a row for each year.
    name: 'passive-credits-carried-from-two-years',
    source: 'Form 3800, Part III, line 2; Part IV, line 5; and Part VI, columns (d) and (e)',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [{ ...elm, ordinaryIncome: 10_000, hasCredits: true }],
      businessCredits: [
        { credit: 'form8826', amount: 600, ein: '12-3456789', passive: true },
        { credit: 'form8846', amount: 400, originYear: 2022, passive: true },
        { credit: 'form8846', amount: 200, originYear: 2023, passive: true },
      ],
    },
    expect: {
      '8582-cr': { '4a': 600, '4b': 600, '5': 1_200, '6': 2_200, '7': 0, '37': 1_200 },
      '3800': { 'III 2(d)': 600, 'IV 5(d)': 600, 'IV 5(e)': 600, '38': 1_200 },
    },
  },
  {
    // Two sources on one line: Part V has the columns of each. 2,200 of 2,400, two to one: 67 of 200 and 133 are held back.
    name: 'passive-credits-of-two-sources',
    source: 'Form 3800 (2024), Part V, columns (d) and (e); Worksheet 8, ratios',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [{ ...elm, ordinaryIncome: 10_000 }],
      businessCredits: [
        tips(1_600),
        { ...tips(800), ein: '98-7654321' },
        { credit: 'form8846', amount: 300, ein: '11-1111111' },
      ],
    },
    expect: {
      '8582-cr': { '5': 2_400, '37': 2_200 },
      '3800': { '30': 300, '32': 2_400, '33': 2_200, '36': 2_500, '38': 2_500 },
      '3800-part-3': { 'III(a)': 3, 'III(d)': 2_400, 'III(e)': 300, 'III(g)': 2_500, 'III(i)': 2_500 },
      '3800-part-5': {
        'V(d)(2)': 1_600,
        'V(d)(4)': 1_467,
        'V(e)': null,
        'V(g)': 1_467,
        'V(i)(1)': 1_467,
        'V(k)': 0,
      },
    },
  },
  {
    // Tax Table of 2025 for 94,250: 5,578.50 + 22% of 45,800 = 15,654.50; for 84,250: 13,454.50. The law is the same.
    name: 'passive-empowerment-zone-credit-2025',
    source: 'Form 3800 (2025), Part II, lines 23 to 26; Form 8582-CR (Rev. December 2024)',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(100_000)],
      k1s: [{ ...elm, ordinaryIncome: 10_000 }],
      businessCredits: [{ credit: 'form8844', amount: 3_000, ein: '12-3456789', passive: true }],
    },
    expect: {
      '8582-cr': { '5': 3_000, '6': 2_200, '37': 2_200 },
      '3800': { '22': 0, '23': 3_000, '24': 2_200, '25': 2_200, '26': 2_200, '38': 2_200 },
    },
  },
];
