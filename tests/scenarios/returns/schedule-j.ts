import { person, type Scenario } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const farm = (raisedSales: number) => [{ id: 'farm', product: 'Corn', income: { raisedSales } }];
const alone = (taxableIncome: number, tax: number) => ({
  filingStatus: 'single' as const,
  taxableIncome,
  tax,
});

/** 200,000 of farm income, 137,815 taxable; the tax on it by the Tax Computation Worksheet is 26,118. */
const corn = { ...single, farms: farm(200_000) };
const lowYears = {
  electedIncome: 90_000,
  threeYearsAgo: alone(20_000, 2_200),
  // All of the capital loss of the year went on to the next or was deducted: line 2 of the worksheet is zero.
  twoYearsAgo: {
    ...alone(0, 0),
    shortfall: 9_000,
    deductedCapitalLoss: 3_000,
    capitalLossCarriedOn: 2_000,
    capitalLoss: 5_000,
  },
  lastYear: alone(12_000, 1_220),
};

/** Schedule J: taxes by the Tax Rate Schedules of each base year. */
export const farmAveraging: Scenario[] = [
  {
    // Self-employment tax 20,906 + 5,356; half is 13,131. Qualified business income: 20% of 172,269 = 34,454. 47,815 in the Tax
    // Table: 5,426 + 22% of 675 = 5,575. 2021: 4,664 + 22% of 9,475 = 6,749. 2022: 1,027.50 + 12% of 10,725 = 2,315. 2023:
    // 1,100 + 12% of 31,000 = 4,820.
    name: 'farm-averaging-with-a-year-below-zero',
    source: 'Instructions for Schedule J (2024), lines 4 to 23; Tax Rate Schedules of 2021 to 2023',
    input: { ...corn, farmAveraging: lowYears },
    expect: {
      'schedule-j-taxable-income': { '1': 9_000, '2': 0, '3': 0, '4': 0, '5': -9_000 },
      'schedule-j': {
        '1': 137_815,
        '2a': 90_000,
        '2b': null,
        '2c': null,
        '3': 47_815,
        '4': 5_575,
        '5': 20_000,
        '6': 30_000,
        '7': 50_000,
        '8': 6_749,
        '9': -9_000,
        '10': 30_000,
        '11': 21_000,
        '12': 2_315,
        '13': 12_000,
        '14': 30_000,
        '15': 42_000,
        '16': 4_820,
        '17': 19_459,
        '18': 19_459,
        '19': 2_200,
        '20': 0,
        '21': 1_220,
        '22': 3_420,
        '23': 16_039,
      },
      '1040': { '15': 137_815, '16': 16_039 },
    },
    owed: 16_039 + 26_262,
  },
  {
    // 137,815 + 14,600 + 200,000 - 85,700 = 266,715; 28% less 4,652 is 70,028. The regular tax is that without Schedule J.
    name: 'farm-averaging-beside-the-minimum-tax',
    source: 'IRC 55(c)(2); Instructions for Form 6251 (2024), line 10',
    input: { ...corn, farmAveraging: lowYears, amt: { isoSpread: 200_000 } },
    expect: {
      'schedule-j': { '23': 16_039 },
      '6251': { '6': 266_715, '7': 70_028, '10': 26_118, '11': 43_910 },
      '1040': { '16': 16_039 },
    },
  },
  {
    // The base years are taxed above this one: nothing is attached.
    name: 'farm-averaging-that-would-cost-more',
    source: 'Schedule J (2024), caution below line 23',
    input: {
      ...corn,
      farmAveraging: {
        electedIncome: 90_000,
        threeYearsAgo: alone(300_000, 79_544),
        twoYearsAgo: alone(300_000, 78_753),
        lastYear: alone(300_000, 76_332),
      },
    },
    expect: { 'schedule-j': { '1': null, '23': null }, '1040': { '16': 26_118 } },
  },
  {
    // 100,000 of farm income and 60,000 of gain: 122,668 taxable, tax 8,842 + 9,000 = 17,842. With 30,000 of the gain in the
    // 90,000: 32,668 has 30,000 at 0%, 2,668 in the Tax Table. 2021 and 2022: 50,000 by the schedules, 10,000 at 15%. 2023:
    // 17,000 of dividends and gain, 1,625 of it at 0%, 15,375 at 15%; 43,000 by the schedule: 4,940.
    name: 'farm-averaging-with-capital-gain',
    source: 'Instructions for Schedule J (2024), lines 2b, 8, 12 and 16; Schedule D Tax Worksheets',
    input: {
      ...single,
      farms: farm(100_000),
      sales: [
        {
          acquired: '2015-01-05',
          sold: '2024-03-01',
          proceeds: 90_000,
          basis: 30_000,
          term: 'long' as const,
        },
      ],
      farmAveraging: {
        electedIncome: 90_000,
        capitalGain: 30_000,
        threeYearsAgo: alone(30_000, 3_404),
        twoYearsAgo: alone(30_000, 3_398),
        lastYear: { ...alone(30_000, 2_543), qualifiedDividends: 5_000, netCapitalGain: 2_000 },
      },
    },
    expect: {
      'qualified-dividends': { '25': 17_842 },
      'schedule-j': {
        '1': 122_668,
        '2b': 30_000,
        '2c': null,
        '3': 32_668,
        '4': 266,
        '7': 60_000,
        '8': 8_249,
        '11': 60_000,
        '12': 8_117,
        '15': 60_000,
        '16': 7_246,
        '17': 23_878,
        '22': 9_345,
        '23': 14_533,
      },
      '1040': { '16': 14_533 },
    },
  },
  {
    // 115,494 taxable: 13,858 on 85,494 and 15% of 30,000, as the gain at 25% is below the 24% bracket. 45,494 at home: 30,494 in
    // the Tax Table (3,425), 15,000 at 0%. 2021: 78,333 by the schedule (12,982), 5,000 at 15%. 2022: 223,333 with 45,000 of
    // dividends and gain: 178,333 by the schedule (37,298), 30,000 at 15%, 10,000 at 25%, 5,000 at 28%. 2023: 5,000 at 0%,
    // 18,333 by the schedule (1,980).
    name: 'farm-averaging-with-gain-at-25-percent',
    source:
      'Instructions for Schedule D (2021 to 2024), Schedule D Tax Worksheet; Instructions for Schedule J (2024)',
    input: {
      ...single,
      farms: farm(50_000),
      k1s: [
        {
          entity: 'partnership',
          name: 'Oak Street Farm',
          ein: '12-3456789',
          longTermGain: 90_000,
          unrecaptured1250: 60_000,
        },
      ],
      farmAveraging: {
        electedIncome: 70_000,
        capitalGain: 45_000,
        unrecaptured1250Gain: 30_000,
        threeYearsAgo: alone(60_000, 8_954),
        twoYearsAgo: {
          ...alone(200_000, 39_784),
          qualifiedDividends: 10_000,
          netCapitalGain: 20_000,
          collectiblesGain: 5_000,
        },
        lastYear: alone(0, 0),
      },
    },
    expect: {
      'schedule-d-tax-worksheet': { '47': 18_358 },
      'schedule-j': {
        '1': 115_494,
        '2a': 70_000,
        '2b': 45_000,
        '2c': 30_000,
        '3': 45_494,
        '4': 3_425,
        '6': 23_333,
        '8': 13_732,
        '12': 45_698,
        '15': 23_333,
        '16': 1_980,
        '17': 64_835,
        '22': 48_738,
        '23': 16_097,
      },
      '1040': { '16': 16_097 },
    },
  },
  {
    // Fishing on Schedule C: 120,000, taxable 77,538. 17,538 in the Tax Table: 1,871. Head of household in 2021: 1,420 + 12% of
    // 15,800 = 3,316. An earlier Schedule J left 2022 25,000 below zero: -5,000, no tax. 2023, joint: 12,000 below zero, less
    // 3,000 + 5,000 - 7,000 of capital loss and 5,000 of NOL, leaves -6,000; 10% of 14,000.
    name: 'fishing-averaged-over-three-filing-statuses',
    source: 'Instructions for Schedule J (2024), lines 5, 9 and 13 and their Taxable Income Worksheets',
    input: {
      ...single,
      businesses: [
        {
          id: 'boat',
          name: 'Harbor Catch',
          cashMethod: true,
          income: { form1099Nec: 120_000 },
        },
      ],
      farmAveraging: {
        electedIncome: 60_000,
        threeYearsAgo: { filingStatus: 'hoh', taxableIncome: 10_000, tax: 1_003 },
        twoYearsAgo: { filingStatus: 'mfs', taxableIncome: -25_000, tax: 0 },
        lastYear: {
          filingStatus: 'mfj',
          taxableIncome: 0,
          tax: 0,
          shortfall: 12_000,
          deductedCapitalLoss: 3_000,
          capitalLossCarriedOn: 5_000,
          capitalLoss: 7_000,
          netOperatingLoss: 5_000,
        },
      },
    },
    expect: {
      'schedule-j-taxable-income': { '1': 12_000, '2': 1_000, '3': 5_000, '4': 6_000, '5': -6_000 },
      'schedule-j': {
        '1': 77_538,
        '3': 17_538,
        '4': 1_871,
        '7': 30_000,
        '8': 3_316,
        '9': -25_000,
        '11': -5_000,
        '12': 0,
        '13': -6_000,
        '15': 14_000,
        '16': 1_400,
        '17': 6_587,
        '22': 1_003,
        '23': 5_584,
      },
      '1040': { '16': 5_584 },
    },
  },
  {
    // Joint, 150,000 of farm income, 86,322 taxable: 9,882. 26,322 in the Tax Table: 2,385 + 12% of 2,475 = 2,682. 10% of 14,000
    // for 2022, which was 6,000 below zero, and of 20,000 for the other two.
    name: '2025-farm-averaging',
    source: 'Instructions for Schedule J (2025); Tax Rate Schedules of 2022 to 2024',
    input: {
      taxYear: 2025,
      filingStatus: 'mfj',
      taxpayer: person('1980-01-01'),
      spouse: person('1981-01-01'),
      farms: farm(150_000),
      farmAveraging: {
        electedIncome: 60_000,
        threeYearsAgo: {
          filingStatus: 'qss',
          taxableIncome: 0,
          tax: 0,
          shortfall: 6_000,
          deductedCapitalLoss: 3_000,
          capitalLossCarriedOn: 1_000,
          capitalLoss: 4_000,
        },
        twoYearsAgo: { filingStatus: 'mfj', taxableIncome: 0, tax: 0 },
        lastYear: { filingStatus: 'mfj', taxableIncome: 0, tax: 0 },
      },
    },
    expect: {
      'schedule-j-taxable-income': { '1': 6_000, '2': 0, '3': 0, '4': 0, '5': -6_000 },
      'schedule-j': {
        '1': 86_322,
        '3': 26_322,
        '4': 2_682,
        '5': -6_000,
        '6': 20_000,
        '7': 14_000,
        '8': 1_400,
        '12': 2_000,
        '16': 2_000,
        '17': 8_082,
        '22': 0,
        '23': 8_082,
      },
      '1040': { '16': 8_082 },
    },
  },
];
