import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
const joint = {
  taxYear: 2024 as const,
  filingStatus: 'mfj' as const,
  taxpayer: person('1985-04-02'),
  spouse: person('1986-05-03'),
};
const certificate = {
  issuer: 'Ohio Housing Finance Agency',
  certificateNumber: 'MCC-1',
  issued: '2022-03-01',
};

/** The examples of Publication 530 ("Mortgage Interest Credit"), and the order and limits of IRC 25. */
export const mortgageCredit: Scenario[] = [
  {
    // 100,000 of 125,000 is 80%: 7,500 x 0.8 = 6,000; 20% of it. Tax Table for 50,000 - 14,600 = 35,400: 1,160 + 12% of 23,825.
    name: 'mortgage-credit-loan-over-the-certified-amount',
    source: 'Publication 530 (2024), Figuring the Credit, example of Emily; IRC 25(a)(1)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      mortgageCredit: {
        ...certificate,
        rate: 20,
        interest: 7_500,
        loanAmount: 125_000,
        certifiedAmount: 100_000,
      },
    },
    expect: {
      '8396': {
        '1': 6_000,
        '2': 0.2,
        '3': 1_200,
        '4': null,
        '5': null,
        '6': null,
        '7': 1_200,
        '8': 4_019,
        '9': 1_200,
        '10': null,
        '13': null,
        '17': null,
      },
      '8396-credit-limit': { '1': 4_019, '2': 0, '3': 4_019 },
      'schedule-3': { '6g': 1_200, '7': 1_200, '8': 1_200 },
      '1040': { '16': 4_019, '20': 1_200, '24': 2_819 },
    },
  },
  {
    // 25% of 5,400 is 1,350, but 60% of 2,000 is all that John can have. The loan is below the certified amount.
    name: 'mortgage-credit-of-the-larger-owner',
    source: 'Publication 530 (2024), example of John and George; IRC 25(a)(2)(B)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      mortgageCredit: {
        ...certificate,
        rate: 25,
        interest: 5_400,
        loanAmount: 60_000,
        certifiedAmount: 65_000,
        share: 60,
      },
    },
    expect: { '8396': { '1': 5_400, '2': 0.25, '3': 1_200, '9': 1_200, '17': null } },
  },
  {
    // 25% of 3,600 is 900; 40% of 2,000 is 800.
    name: 'mortgage-credit-of-the-smaller-owner',
    source: 'Publication 530 (2024), example of John and George; IRC 25(a)(2)(B)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      mortgageCredit: { ...certificate, rate: 25, interest: 3_600, share: 40 },
    },
    expect: { '8396': { '1': 3_600, '3': 800, '9': 800 } },
  },
  {
    // At exactly 20% there is no limit: 20% of 11,000 is 2,200.
    name: 'mortgage-credit-at-20-percent-without-limit',
    source: 'IRC 25(a)(2)(A): only where the rate exceeds 20 percent',
    input: {
      ...single,
      w2s: [wages(50_000)],
      mortgageCredit: { ...certificate, rate: 20, interest: 11_000 },
    },
    expect: { '8396': { '3': 2_200, '9': 2_200 } },
  },
  {
    // 24,600 - 14,600 = 10,000: 10% of 10,025 is 1,003. This year's 1,200 are used first; the 300 of 2021 are lost.
    name: 'mortgage-credit-oldest-year-lost',
    source: 'IRC 25(e)(1)(A) and (B): three years, this year first',
    input: {
      ...single,
      w2s: [wages(24_600)],
      mortgageCredit: {
        ...certificate,
        rate: 15,
        interest: 8_000,
        carryforward: { threeYearsAgo: 300, twoYearsAgo: 400, lastYear: 500 },
      },
    },
    expect: {
      '8396': {
        '3': 1_200,
        '4': 300,
        '5': 400,
        '6': 500,
        '7': 2_400,
        '8': 1_003,
        '9': 1_003,
        '10': 1_500,
        '11': 2_400,
        '12': 1_500,
        '13': 900,
        '14': 500,
        '15': 400,
        '16': 400,
        '17': 197,
      },
      '1040': { '22': 0 },
    },
  },
  {
    // 600 of this year, 300 of 2021 and 103 of 2022 are used: 297 of 2022 and 500 of 2023 go on.
    name: 'mortgage-credit-oldest-years-used',
    source: 'Form 8396 (2024), Part II',
    input: {
      ...single,
      w2s: [wages(24_600)],
      mortgageCredit: {
        ...certificate,
        rate: 15,
        interest: 4_000,
        carryforward: { threeYearsAgo: 300, twoYearsAgo: 400, lastYear: 500 },
      },
    },
    expect: {
      '8396': {
        '7': 1_800,
        '9': 1_003,
        '10': 900,
        '12': 1_003,
        '13': 797,
        '14': 500,
        '15': 297,
        '16': 297,
        '17': 0,
      },
    },
  },
  {
    // The certificate is gone: only what was left of 2023. Tax 4,019.
    name: 'mortgage-credit-carried-forward-alone',
    source: 'IRC 25(e)(1)',
    input: { ...single, w2s: [wages(50_000)], mortgageCredit: { carryforward: { lastYear: 650 } } },
    expect: {
      '8396': { '1': null, '2': null, '3': null, '6': 650, '7': 650, '9': 650, '14': null },
      'schedule-3': { '6g': 650 },
    },
  },
  {
    // 8,000 + 18,000 - 2,000 + 6,000 = 30,000, over 29,200. Tax Table for 90,000: 2,320 + 12% of 66,825 = 10,339.
    name: 'mortgage-credit-reduces-the-interest-deduction',
    source: 'IRC 163(g); Form 8396 (2024), line 3',
    input: {
      ...joint,
      w2s: [wages(120_000)],
      itemized: { realEstateTax: 8_000, charityCash: 6_000, mortgages: [{ interest: 18_000 }] },
      mortgageCredit: { ...certificate, rate: 25, interest: 18_000 },
    },
    expect: {
      '8396': { '3': 2_000, '9': 2_000 },
      'schedule-a': { '8a': 16_000, '8e': 16_000, '10': 16_000, '17': 30_000 },
      '1040': { '12': 30_000, '16': 10_339, '24': 8_339 },
    },
  },
  {
    // The deduction goes down by line 3, also where the tax leaves only a part of it. 10,000 - 2,000; nothing on Form 1098.
    name: 'mortgage-credit-reduces-interest-without-form-1098',
    source: 'IRC 163(g): determined without regard to section 25(e)',
    input: {
      ...single,
      w2s: [wages(20_000)],
      itemized: {
        force: true,
        realEstateTax: 4_000,
        mortgages: [{ interest: 10_000, onForm1098: false }],
      },
      mortgageCredit: { ...certificate, rate: 20, interest: 10_000 },
    },
    // 20,000 - 12,000 = 8,000: 10% of 8,025 = 803.
    expect: {
      '8396': { '3': 2_000, '8': 803, '9': 803, '17': 1_197 },
      'schedule-a': { '8a': null, '8b': 8_000, '8e': 8_000, '17': 12_000 },
    },
  },
  {
    // 15% of 7,000 is 1,050, but the old certificate would have given 900 this year.
    name: 'mortgage-credit-of-a-reissued-certificate',
    source: 'Reg. 1.25-3(p)(3); Instructions for Form 8396 (2024), Refinanced Mortgage',
    input: {
      ...single,
      w2s: [wages(50_000)],
      mortgageCredit: { ...certificate, rate: 15, interest: 7_000, originalCredit: 900 },
    },
    expect: { '8396': { '1': 7_000, '3': 900, '9': 900 } },
  },
  {
    // Interest to a parent: no credit, and the deduction stays whole. What is left of 2022 counts.
    name: 'mortgage-credit-not-for-a-related-lender',
    source: 'Instructions for Form 8396 (2024), Who Can Claim the Credit',
    input: {
      ...joint,
      w2s: [wages(120_000)],
      itemized: { realEstateTax: 8_000, charityCash: 6_000, mortgages: [{ interest: 18_000 }] },
      mortgageCredit: {
        ...certificate,
        rate: 25,
        interest: 18_000,
        lenderRelated: true,
        carryforward: { twoYearsAgo: 250 },
      },
    },
    expect: {
      '8396': { '1': null, '2': null, '3': null, '5': 250, '7': 250, '9': 250 },
      'schedule-a': { '8a': 18_000, '17': 32_000 },
    },
  },
  {
    // 25,750 - 15,750 = 10,000: 1,003. 600 of this year, 300 of 2022, 103 of 2023.
    name: 'mortgage-credit-2025',
    source: 'Form 8396 (2025), Parts I and II',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(25_750)],
      mortgageCredit: {
        ...certificate,
        rate: 15,
        interest: 4_000,
        carryforward: { threeYearsAgo: 300, twoYearsAgo: 400, lastYear: 500 },
      },
    },
    expect: {
      '8396': { '7': 1_800, '8': 1_003, '9': 1_003, '13': 797, '14': 500, '16': 297, '17': 0 },
      'schedule-3': { '6g': 1_003 },
      '1040': { '22': 0 },
    },
  },
];
