import { person, type Scenario, wages } from '../scenario';

const filer = {
  filingStatus: 'single' as const,
  taxpayer: person('1985-04-02'),
  w2s: [wages(60_000)],
};
const cafe = {
  id: 'cafe',
  name: 'Elm Cafe',
  materialParticipation: true,
  income: { other: 200_000 },
  expenses: { wages: 100_000, taxesLicenses: 12_000, supplies: 60_000 },
};

/** Tips of a restaurant's staff (IRC 45B); profits are the receipts less these costs and the taxes that give no credit. */
export const tipCredits: Scenario[] = [
  {
    // 30,000 - 4,000 = 26,000 x 7.65% = 1,989; line 23: 12,000 - 1,989; profit 200,000 - 170,011 = 29,989.
    name: 'tip-credit-of-one-restaurant',
    source: 'IRC 45B(a) to (c); Form 8846, lines 1 to 6; Schedule C (Form 1040), line 23',
    input: {
      taxYear: 2024,
      ...filer,
      businesses: [{ ...cafe, employeeTips: { received: 30_000, notCreditable: 4_000 } }],
    },
    expect: {
      '8846': { '1': 30_000, '2': 4_000, '3': 26_000, '4 box': null, '4': 1_989, '5': null, '6': 1_989 },
      'schedule-c': { '23': 10_011, '28': 170_011, '31': 29_989 },
      '3800': { '30': 1_989, '38': 1_989 },
      '3800-part-3': { III: '4f', 'III(a)': null, 'III(c)': null, 'III(e)': 1_989, 'III(i)': 1_989 },
      'schedule-3': { '6a': 1_989 },
    },
  },
  {
    // 24,000 x 7.65% = 1,836, and 2,000 x 1.45% = 29: 1,865; profit 200,000 - 172,000 + 1,865 = 29,865.
    name: 'tip-credit-over-the-wage-base',
    source: 'IRC 45B(b)(1) and 3121(a)(1); Form 8846, instructions for line 4',
    input: {
      taxYear: 2025,
      ...filer,
      businesses: [
        { ...cafe, employeeTips: { received: 30_000, notCreditable: 4_000, aboveWageBase: 2_000 } },
      ],
    },
    expect: {
      '8846': { '3': 26_000, '4 box': true, '4': 1_865, '6': 1_865 },
      'schedule-c': { '23': 10_135, '31': 29_865 },
      '3800': { '30': 1_865, '38': 1_865 },
    },
  },
  {
    // 10,000 x 7.65% = 765 and 20,000 x 7.65% = 1,530; 300 of a partnership.
    name: 'tip-credit-of-two-restaurants-and-a-partnership',
    source: 'Form 8846, lines 4 to 6; Form 3800 (2024), Part V',
    input: {
      taxYear: 2024,
      ...filer,
      businesses: [
        { ...cafe, employeeTips: { received: 10_000 } },
        { ...cafe, id: 'bar', name: 'Elm Bar', employeeTips: { received: 20_000 } },
      ],
      businessCredits: [{ credit: 'form8846', amount: 300, ein: '11-1111111' }],
    },
    expect: {
      '8846': { '1': 30_000, '2': 0, '3': 30_000, '4': 2_295, '5': 300, '6': 2_595 },
      'schedule-c': { '23': 11_235, '31': 28_765 },
      '3800-part-3': { III: '4f', 'III(a)': 2, 'III(c)': null, 'III(e)': 2_595 },
      'schedule-3': { '6a': 2_595 },
    },
  },
];
