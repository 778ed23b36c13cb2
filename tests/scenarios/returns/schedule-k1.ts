import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-03-09') };

/** Schedules K-1 with all their boxes, and losses up to basis, risk and Form 8582. */
export const schedulesK1: Scenario[] = [
  {
    // 30,000 + 24,000 + 2,000 = 56,000, less 1,000 of own expenses. 55,000 x 0.9235 = 50,793; 12.4% is 6,298 and 2.9% is
    // 1,473; half of 7,771 is 3,886. 55,000 + 100 - 3,886 - 6,000 = 45,214.
    name: 'partner-with-guaranteed-payments-and-own-expenses',
    source:
      'Instructions for Schedule K-1 (Form 1065) (2024), boxes 4, 13 code M and 14; Instructions for Schedule E (2024), line 28; Rev. Rul. 91-26',
    input: {
      ...single,
      k1s: [
        {
          entity: 'partnership',
          name: 'Oak Street Partners',
          ein: '12-3456789',
          ordinaryIncome: 30_000,
          guaranteedPaymentsServices: 24_000,
          guaranteedPaymentsCapital: 2_000,
          unreimbursedExpenses: 1_000,
          healthInsurance: 6_000,
          selfEmploymentEarnings: 56_000,
          interest: 100,
          taxExemptInterest: 80,
        },
      ],
    },
    expect: {
      'schedule-e-line-28': {
        '28(a)': 'Oak Street Partners',
        '28(b)': 'P',
        '28(d)': '12-3456789',
        '28(e)': null,
        '28(h)': null,
        '28(i)': null,
        '28(k)': 56_000,
      },
      'schedule-e': {
        '29a k': 56_000,
        '29b i': 1_000,
        '30': 56_000,
        '31': 1_000,
        '32': 55_000,
        '41': 55_000,
      },
      'schedule-se': { '2': 55_000, '4a': 50_793, '12': 7_771, '13': 3_886 },
      '7206': { '1': 6_000, '4': 55_000, '8': 51_114, '14': 6_000 },
      '1040': { '2a': 80, '2b': 100, '11': 45_214 },
    },
  },
  {
    // Stock: 8,000 + 2,000 + 300 - 1,000 - 500 = 8,800, and 4,000 lent; 20,000 lost, 12,800 count.
    name: 'shareholder-loss-up-to-stock-and-debt-basis',
    source: 'Form 7203 and its instructions (Rev. December 2022), lines 5 to 30; IRC 1366(d)',
    input: {
      ...single,
      w2s: [wages(60_000)],
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Alder Inc',
          ordinaryIncome: -20_000,
          interest: 300,
          basis: {
            beginning: 8_000,
            contributions: 2_000,
            distributions: 1_000,
            nondeductibleExpenses: 500,
            debtBeginning: 4_000,
            debtFaceBeginning: 4_000,
          },
        },
      ],
    },
    expect: {
      'schedule-e-line-28': { '28(b)': 'S', '28(e)': true, '28(f)': null, '28(i)': 12_800, '28(k)': null },
      'schedule-e': { '29b i': 12_800, '30': null, '31': 12_800, '32': -12_800, '41': -12_800 },
      '8582': { '3': null },
      '1040': { '11': 47_500 },
    },
  },
  {
    // Basis 9,000 + 6,000 - 2,000 = 13,000, at risk 8,000 of it: 8,000 of the loss of 10,000. Passive income is 3,000.
    name: 'passive-partner-at-risk-and-passive-limits',
    source: 'Form 6198, Part II and line 20; Form 8582 (2024), lines 2a to 11; IRC 465, 469, 704(d)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      k1s: [
        {
          entity: 'partnership',
          name: 'Beta LP',
          passive: true,
          ordinaryIncome: -10_000,
          basis: { beginning: 9_000, debtShareBeginning: 2_000, debtShareEnd: 6_000, notAtRisk: 5_000 },
        },
        { entity: 'sCorporation', name: 'Gamma Inc', passive: true, ordinaryIncome: 3_000 },
      ],
    },
    expect: {
      '8582': { '2a': 3_000, '2b': -8_000, '2d': -5_000, '3': -5_000, '4': null, '10': 3_000, '11': 3_000 },
      'schedule-e-line-28': { '28(a)': 'Beta LP', '28(f)': true, '28(g)': 3_000, '28(h)': null },
      'schedule-e': { '29a h': 3_000, '29b g': 3_000, '32': 0, '41': 0 },
      '1040': { '11': 50_000 },
    },
  },
  {
    // Line 3: -20,000 - 10,000 + 6,000. Allowance (150,000 - 120,000) / 2 = 15,000. 24,000 - 15,000 = 9,000 waits, of
    // which 5,000 of 15,000 with the rental and 10,000 of 15,000 with the partnership.
    name: 'active-rental-beside-another-passive-loss',
    source: 'Form 8582 (2024), Parts IV to VIII and its instructions, worked by hand',
    input: {
      ...single,
      w2s: [wages(120_000)],
      rentals: [{ id: 'a', fairRentalDays: 365, rents: 10_000, expenses: { repairs: 30_000 } }],
      k1s: [
        {
          entity: 'partnership',
          name: 'Beta LP',
          passive: true,
          ordinaryIncome: -10_000,
          basis: { beginning: 40_000 },
        },
        {
          entity: 'estate',
          name: 'Trust of A. Lee',
          ein: '98-7654321',
          rentalIncome: 7_000,
          directDeductions: 1_000,
        },
      ],
    },
    expect: {
      '8582': {
        '1b': -20_000,
        '1d': -20_000,
        '2a': 6_000,
        '2b': -10_000,
        '2d': -4_000,
        '3': -24_000,
        '4': 20_000,
        '6': 120_000,
        '8': 15_000,
        '9': 15_000,
        '10': 6_000,
        '11': 21_000,
      },
      'schedule-e-properties': { '21': -20_000, '22': -17_000 },
      'schedule-e-line-28': { '28(g)': 4_000 },
      'schedule-e-line-33': {
        '33(a)': 'Trust of A. Lee',
        '33(b)': '98-7654321',
        '33(c)': 1_000,
        '33(d)': 7_000,
        '33(e)': null,
      },
      'schedule-e': {
        '32': -4_000,
        '34a d': 7_000,
        '34b c': 1_000,
        '35': 7_000,
        '36': 1_000,
        '37': 6_000,
        '41': -15_000,
      },
      '1040': { '11': 105_000 },
    },
  },
  {
    // 1,000 + 500 less 300; losses of 600 and 800; 50,000 + 200 + 1,200 - 1,400 - 400 = 49,600.
    name: 'final-year-of-an-estate',
    source: 'Instructions for Schedule K-1 (Form 1041) for a beneficiary (2024), boxes 5, 6, 9, 11 and 13',
    input: {
      ...single,
      w2s: [wages(50_000)],
      k1s: [
        {
          entity: 'estate',
          name: 'Estate of B. Lee',
          interest: 200,
          otherPortfolioIncome: 500,
          ordinaryIncome: 1_000,
          directDeductions: 300,
          excessDeductions: 400,
          shortTermCarryover: 600,
          longTermCarryover: 800,
          estimatedTax: 300,
          backupWithholding: 24,
        },
      ],
    },
    expect: {
      'schedule-e-line-33': { '33(c)': null, '33(d)': null, '33(e)': 300, '33(f)': 1_500 },
      'schedule-e': { '34a f': 1_500, '34b e': 300, '35': 1_500, '36': 300, '37': 1_200, '41': 1_200 },
      'schedule-d': { '5': -600, '12': -800, '16': -1_400, '21': 1_400 },
      'schedule-1': { '24k': 400, '25': 400 },
      '1040': { '2b': 200, '7': -1_400, '11': 49_600, '25c': 24, '26': 300 },
    },
  },
  {
    // 200,000 + 10,000 + 3,000; investment income 10,000 + 3,000 + 90, and 13,000 over the threshold.
    name: 'minimum-tax-and-investment-items-of-schedules-k1',
    source: 'Form 6251 (2024), lines 2j to 2l; Form 8960 (2024), line 7; Schedule D (2024), lines 18 and 19',
    input: {
      ...single,
      w2s: [wages(200_000)],
      amt: { isoSpread: 150_000 },
      k1s: [
        {
          entity: 'partnership',
          name: 'Fund LP',
          passive: true,
          longTermGain: 3_000,
          collectiblesGain: 500,
          unrecaptured1250: 1_000,
          amtDepreciation: 1_000,
          amtAdjustedGain: -500,
        },
        {
          entity: 'estate',
          name: 'Trust of C. Lee',
          interest: 10_000,
          amtTrustAdjustment: 70,
          netInvestmentAdjustment: 90,
        },
      ],
    },
    expect: {
      'schedule-e-line-28': { '28(a)': 'Fund LP', '28(h)': null },
      'schedule-e-line-33': { '33(a)': 'Trust of C. Lee', '33(d)': null },
      'schedule-b-line-1': { '1': 'Trust of C. Lee', '1 amount': 10_000 },
      'schedule-b': { '2': 10_000, '4': 10_000 },
      'schedule-d': { '12': 3_000, '18': 500, '19': 1_000 },
      'rate-28': { '4': 500, '7': 500 },
      'unrecaptured-1250': { '11': 1_000, '18': 1_000 },
      '6251': { '2i': 150_000, '2j': 70, '2k': -500, '2l': 1_000 },
      '8960': { '1': 10_000, '5a': 3_000, '7': 90, '8': 13_090, '15': 13_000, '16': 13_000, '17': 494 },
      '1040': { '11': 213_000 },
    },
  },
  {
    // The loss of 3,000 waits for its own partnership; 5,000 of earlier years count up to this year's 2,000.
    name: 'publicly-traded-partnerships-stand-alone',
    source: 'Instructions for Form 8582 (2024), Publicly Traded Partnerships; IRC 469(k)',
    input: {
      ...single,
      w2s: [wages(40_000)],
      k1s: [
        {
          entity: 'partnership',
          name: 'Pipeline LP',
          passive: true,
          publiclyTraded: true,
          ordinaryIncome: 2_000,
          priorUnallowedLoss: 5_000,
        },
        {
          entity: 'partnership',
          name: 'Tanker LP',
          passive: true,
          publiclyTraded: true,
          ordinaryIncome: -3_000,
          basis: { beginning: 20_000 },
        },
      ],
    },
    expect: {
      '8582': { '3': null },
      'schedule-e-line-28': { '28(a)': 'Pipeline LP', '28(g)': 2_000, '28(h)': 2_000 },
      'schedule-e': { '30': 2_000, '31': 2_000, '32': 0, '41': 0 },
      '1040': { '11': 40_000 },
    },
  },
  {
    // 1,000 + 3,000 of short-term gain, less 100: 3,900 of 5,500 count.
    name: 'investment-interest-beside-sales-and-a-share',
    source: 'Form 4952 (2024), lines 4d to 8, worked by hand',
    input: {
      ...single,
      w2s: [wages(90_000)],
      interest: [{ interest: 1_000 }],
      sales: [
        { description: 'A', acquired: '2024-01-02', sold: '2024-06-01', proceeds: 5_000, basis: 2_000 },
        { description: 'B', acquired: '2019-01-02', sold: '2024-06-01', proceeds: 5_000, basis: 3_000 },
      ],
      itemized: { investmentInterest: 5_000, charityCash: 12_000 },
      k1s: [
        {
          entity: 'partnership',
          name: 'Fund LP',
          passive: true,
          investmentInterest: 500,
          investmentExpenses: 100,
          charityCash: 50,
        },
      ],
    },
    expect: {
      '4952': {
        '1': 5_500,
        '4a': 1_000,
        '4d': 5_000,
        '4e': 2_000,
        '4f': 3_000,
        '4h': 4_000,
        '5': 100,
        '6': 3_900,
        '7': 1_600,
        '8': 3_900,
      },
      'schedule-a': { '9': 3_900, '11': 12_050, '17': 15_950 },
      '1040': { '11': 96_000 },
    },
  },
  {
    // 40,000 - 5,000 = 35,000 of self-employment: x 0.9235 = 32,323; 12.4% is 4,008 and 2.9% is 937; half of 4,945.
    name: 'partner-with-a-section-179-deduction',
    source:
      'Form 4562 (2024), lines 6 to 12; Schedule E (2024), line 28, column (j); Schedule K-1 (1065), box 14',
    input: {
      ...single,
      k1s: [
        {
          entity: 'partnership',
          name: 'Print Shop LLC',
          ordinaryIncome: 40_000,
          selfEmploymentEarnings: 40_000,
          section179: 5_000,
        },
      ],
    },
    expect: {
      'schedule-e-line-28': { '28(j)': 5_000, '28(k)': 40_000 },
      'schedule-e': { '29b j': 5_000, '30': 40_000, '31': 5_000, '32': 35_000, '41': 35_000 },
      'schedule-se': { '2': 35_000, '4a': 32_323, '12': 4_945, '13': 2_473 },
      '1040': { '11': 32_527 },
    },
  },
  {
    // Premiums of 8,000 stand in box 1, not in box 5: 68,000 + 30,000 - 8,000 = 90,000.
    name: 'health-insurance-of-an-s-corporation-owner',
    source: 'IRC 162(l)(5) and 1372(a); Notice 2008-1; Form 7206 (2024), line 11',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-03-09'),
      w2s: [{ employerEin: '12-3456789', wages: 68_000, socialSecurityWages: 60_000, medicareWages: 60_000 }],
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Delgado Inc',
          ein: '12-3456789',
          passive: false,
          ordinaryIncome: 30_000,
        },
      ],
      adjustments: { selfEmployedHealthInsurance: { taxpayer: 8_000 } },
    },
    expect: {
      '7206': {
        '1': 8_000,
        '3': 8_000,
        '4': null,
        '6': null,
        '10': null,
        '11': 60_000,
        '13': 60_000,
        '14': 8_000,
      },
      'schedule-1': { '17': 8_000 },
      '1040': { '11': 90_000 },
    },
  },
  {
    // The deduction is not above the pay of that corporation; pay of another employer does not count.
    name: 'health-insurance-above-the-pay-of-the-s-corporation',
    source: 'IRC 162(l)(2)(A) and (5)(A)',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-03-09'),
      w2s: [
        { employerEin: '12-3456789', wages: 13_000, socialSecurityWages: 5_000, medicareWages: 5_000 },
        { ...wages(40_000), employerEin: '98-7654321' },
      ],
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Delgado Inc',
          ein: '123456789',
          passive: false,
          ordinaryIncome: 30_000,
        },
      ],
      adjustments: { selfEmployedHealthInsurance: { taxpayer: 8_000 } },
    },
    expect: { '7206': { '11': 5_000, '13': 5_000, '14': 5_000 }, 'schedule-1': { '17': 5_000 } },
  },
];
