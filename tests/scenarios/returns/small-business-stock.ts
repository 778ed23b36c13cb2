import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
/** Sold on June 3, 2024, for its gain; the company has no name, so that each has its own limit. */
const lot = (issued: string, gain: number) => ({
  acquired: issued,
  sold: '2024-06-03',
  proceeds: gain,
  basis: 0,
  on1099b: false,
  smallBusiness: { qualified: true, issued, company: `Founders of ${issued}` },
});
const byHand = (what: string) => `Worked by hand: ${what}`;
const stock = (issued: string, more: { company?: string; earlierGain?: number } = {}) => ({
  company: 'Harbor Robotics, Inc.',
  qualified: true,
  issued,
  ...more,
});

/** Gain on qualified small business stock (IRC 1202). */
export const smallBusinessStock: Scenario[] = [
  {
    // All of 480,000. 60,000 - 14,600 = 45,400: Tax Table 1,160 + 12% of (45,425 - 11,600).
    name: 'small-business-stock-all-excluded',
    source: byHand('IRC 1202(a)(4); Instructions for Form 8949, code Q'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      sales: [
        {
          description: 'Founder shares',
          acquired: '2015-03-01',
          sold: '2024-06-01',
          proceeds: 500_000,
          basis: 20_000,
          on1099b: false,
          smallBusiness: stock('2015-03-01'),
        },
      ],
    },
    expect: {
      'small-business-stock': { '1': 480_000, '2': 10_000_000, '3': 480_000, '4': 1, '5': 480_000, '6': 0 },
      '8949-line-1': { Box: 'F', '1(f)': 'Q', '1(g)': -480_000, '1(h)': 0 },
      'schedule-d': { '10(g)': -480_000, '10(h)': 0, '16': 0 },
      '1040': { '7': 0, '11': 60_000, '15': 45_400, '16': 5_219 },
    },
  },
  {
    // Half of 100,000; the other half is section 1202 gain at 28%. 300,000 + 50,000 - 14,600 = 335,400. At ordinary
    // rates 285,400: 55,678.50 + 35% of 41,675 = 70,264.75; plus 28% of 50,000. AMT: 335,400 + 14,600 + 3,500 + 100,000
    // - 85,700 = 367,800: 26% of 232,600 + 28% of 135,200 = 98,332. Net investment tax: 3.8% of 50,000.
    name: 'small-business-stock-half-excluded-at-28-percent-with-amt',
    source: byHand('IRC 1202(a)(1), 1(h)(4) and (7), 57(a)(7); 28% Rate Gain Worksheet, line 2'),
    input: {
      ...single,
      w2s: [wages(300_000)],
      amt: { isoSpread: 100_000 },
      sales: [
        {
          description: 'Seed shares',
          acquired: '2005-05-05',
          sold: '2024-05-06',
          proceeds: 130_000,
          basis: 30_000,
          on1099b: false,
          smallBusiness: stock('2005-05-05'),
        },
      ],
    },
    expect: {
      'small-business-stock': { '4': 0.5, '5': 50_000, '6': 50_000, '7': 50_000 },
      '8949-line-1': { '1(f)': 'Q', '1(g)': -50_000, '1(h)': 50_000 },
      'rate-28': { '1': 0, '2': 50_000, '4': 0, '7': 50_000 },
      'schedule-d': { '15': 50_000, '18': 50_000, '20': false },
      'schedule-d-tax-worksheet': { '12': 50_000, '21': 285_400, '43': 14_000 },
      '6251': { '2h': 3_500, '2i': 100_000, '4': 453_500, '9': 98_332, '10': 84_265, '11': 14_067 },
      '8960': { '5a': 50_000, '17': 1_900 },
      '1040': { '7': 50_000, '15': 335_400, '16': 84_265, '17': 14_067 },
    },
  },
  {
    // 75,000 of 100,000; a third of it, 25,000, is section 1202 gain. Short-term loss 5,000: 20,000 at 28%.
    name: 'small-business-stock-three-quarters-excluded-beside-a-loss',
    source: byHand('IRC 1202(a)(3); 28% Rate Gain Worksheet, lines 2 and 6'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      sales: [
        {
          acquired: '2009-06-01',
          sold: '2024-05-06',
          proceeds: 110_000,
          basis: 10_000,
          on1099b: false,
          smallBusiness: stock('2009-06-01'),
        },
        { acquired: '2024-01-02', sold: '2024-03-01', proceeds: 1_000, basis: 6_000 },
      ],
    },
    expect: {
      'small-business-stock': { '4': 0.75, '5': 75_000, '6': 25_000, '7': 75_000 },
      'rate-28': { '2': 25_000, '6': -5_000, '7': 20_000 },
      'schedule-d': { '7': -5_000, '15': 25_000, '16': 20_000, '18': 20_000 },
      '1040': { '7': 20_000 },
    },
  },
  {
    // Basis 2,000,000 x 10 is more than 10,000,000. 24,000,000 - 20,000,000 stays.
    name: 'small-business-stock-ten-times-basis',
    source: byHand('IRC 1202(b)(1)(B)'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      sales: [
        {
          acquired: '2012-01-03',
          sold: '2024-05-06',
          proceeds: 26_000_000,
          basis: 2_000_000,
          on1099b: false,
          smallBusiness: stock('2012-01-03', { earlierGain: 1_000_000 }),
        },
      ],
    },
    expect: {
      'small-business-stock': { '2': 20_000_000, '5': 20_000_000 },
      '1040': { '7': 4_000_000 },
    },
  },
  {
    // Separate return: 5,000,000, of which 1,500,000 was used before. 3,500,000 counts of the first company's 3,000,000
    // and 900,000; the other company has its own limit.
    name: 'small-business-stock-two-companies-filing-separately',
    source: byHand('IRC 1202(b)(1)(A) and (3)(A)'),
    input: {
      ...single,
      filingStatus: 'mfs',
      spouse: person('1986-01-01'),
      w2s: [wages(60_000)],
      sales: [
        {
          acquired: '2012-01-03',
          sold: '2024-05-06',
          proceeds: 3_010_000,
          basis: 10_000,
          on1099b: false,
          smallBusiness: stock('2012-01-03', { earlierGain: 1_500_000 }),
        },
        {
          acquired: '2013-01-03',
          sold: '2024-05-06',
          proceeds: 905_000,
          basis: 5_000,
          on1099b: false,
          smallBusiness: stock('2013-01-03', { company: ' HARBOR Robotics, Inc.' }),
        },
        {
          acquired: '2013-01-03',
          sold: '2024-05-06',
          proceeds: 400_000,
          basis: 0,
          on1099b: false,
          smallBusiness: stock('2013-01-03', { company: 'Lake Biotech, Inc.' }),
        },
      ],
    },
    expect: {
      'schedule-d': { '10(h)': 400_000, '16': 400_000 },
      '1040': { '7': 400_000 },
    },
  },
  {
    // 4,000 on line 13; 1,000 of box 2c comes off on Form 8949 with code Q.
    name: 'small-business-stock-of-a-fund',
    source: byHand('Instructions for Schedule D, “Gain from Form 1099-DIV”; IRC 1202(g)'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      dividends: [
        {
          payer: 'Venture Fund',
          ordinary: 500,
          capitalGain: 4_000,
          section1202: 1_000,
          section1202Share: 'all',
          section1202Company: 'Harbor Robotics, Inc.',
        },
      ],
    },
    expect: {
      'small-business-stock': { '1': 1_000, '5': 1_000, '6': 0, '7': null },
      '8949-line-1': {
        Box: 'F',
        '1(a)': 'Harbor Robotics, Inc.',
        '1(f)': 'Q',
        '1(g)': -1_000,
        '1(h)': -1_000,
      },
      'schedule-d': { '10(h)': -1_000, '13': 4_000, '16': 3_000, '18': null },
      '1040': { '7': 3_000 },
    },
  },
  {
    // 500 of 1,000 excluded, and 500 is section 1202 gain.
    name: 'small-business-stock-of-a-fund-half-excluded-2025',
    source: byHand('IRC 1202(a)(1) and (g); 28% Rate Gain Worksheet (2025), line 2'),
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(60_000)],
      dividends: [
        {
          payer: 'Venture Fund',
          ordinary: 500,
          capitalGain: 4_000,
          section1202: 1_000,
          section1202Share: 'half',
          section1202Company: 'Harbor Robotics, Inc.',
        },
      ],
    },
    expect: {
      'rate-28': { '2': 500, '7': 500 },
      'schedule-d': { '13': 4_000, '16': 3_500, '18': 500 },
    },
  },
  {
    // Without fund shares all the while, nothing is excluded: no Schedule D is needed.
    name: 'small-business-stock-of-a-fund-not-excludable',
    source: byHand('IRC 1202(g)(2)(B)'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      dividends: [
        {
          payer: 'Venture Fund',
          ordinary: 500,
          capitalGain: 4_000,
          section1202: 1_000,
          section1202Share: 'none',
        },
      ],
    },
    expect: { '1040': { '7': 4_000 }, 'schedule-d': { '16': null } },
  },
  {
    // One day each side: 0, 1,000, 2,000, 6,000, 12,000 and 32,000; held for five years to the day 0, a day more 128,000.
    // 255,000 - 181,000. At 28%: 1,000 + 2,000 + a third of 6,000 and of 12,000.
    name: 'small-business-stock-days-of-issue',
    source: byHand('IRC 1202(a)(1), (3) and (4), (c)(1)'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      sales: [
        lot('1993-08-10', 1_000),
        lot('1993-08-11', 2_000),
        lot('2009-02-17', 4_000),
        lot('2009-02-18', 8_000),
        lot('2010-09-27', 16_000),
        lot('2010-09-28', 32_000),
        lot('2019-06-03', 64_000),
        lot('2019-06-02', 128_000),
      ],
    },
    expect: {
      'rate-28': { '2': 9_000, '7': 9_000 },
      'schedule-d': { '15': 74_000, '16': 74_000, '18': 9_000 },
      '1040': { '7': 74_000 },
    },
  },
  {
    // 20,000 of box 9a is section 1202 gain; 15,000 is excluded and 5,000 taxed at up to 28%.
    name: 'small-business-stock-of-a-partnership',
    source: byHand('IRC 1202(a)(3) and (g); Instructions for Schedule D, pass-through entities'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      k1s: [
        {
          entity: 'partnership',
          name: 'Lake Ventures LP',
          passive: true,
          longTermGain: 30_000,
          section1202Gain: 20_000,
          section1202Share: 'threeQuarters',
          section1202Company: 'Harbor Robotics, Inc.',
        },
      ],
    },
    expect: {
      'small-business-stock': { '1': 20_000, '5': 15_000, '6': 5_000, '7': 15_000 },
      '8949-line-1': { Box: 'F', '1(a)': 'Harbor Robotics, Inc.', '1(f)': 'Q', '1(g)': -15_000 },
      'rate-28': { '2': 5_000, '7': 5_000 },
      'schedule-d': { '10(h)': -15_000, '12': 30_000, '16': 15_000, '18': 5_000 },
      '1040': { '7': 15_000 },
    },
  },
];
