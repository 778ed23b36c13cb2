import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const single = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
} as const satisfies ReturnInputJson;
const fund = (ordinary: number, qualified: number, foreignTaxPaid: number) => ({
  payer: 'Fund',
  ordinary,
  qualified,
  foreignTaxPaid,
});
const abroad = (grossIncome: number, qualifiedDividends: number, taxPaid: number) => ({
  country: 'RIC',
  grossIncome,
  qualifiedDividends,
  taxPaid,
});

const gains: Scenario[] = [
  {
    name: 'foreign-dividends-taxed-at-two-rates',
    source:
      'Instructions for Form 1116, "How to make adjustments", by hand: of 30,000 the worksheet taxes 11,625 (47,025 - 35,400) at 0% and 18,375 at 15%: 18,375 x 0.4054; 14,600 x 0.375; Worksheet for Line 18: 65,400 - 11,625 - 18,375 x 0.5946 = 42,849; 1,974 / 42,849; tax 4,019 + 2,756',
    input: {
      ...single,
      w2s: [wages(50_000)],
      dividends: [fund(30_000, 30_000, 1_500)],
      foreignTax: { byCountry: [abroad(30_000, 30_000, 1_500)] },
    },
    expect: {
      '1040': { '16': 6_775 },
      '1116': {
        '1a': 7_449,
        '3d': 30_000,
        '3g': 5_475,
        '7': 1_974,
        '18': 42_849,
        '19': 0.0461,
        '21': 312,
        '35': 312,
        unused: 1_188,
      },
    },
  },
  {
    name: 'foreign-tax-credit-with-gain-at-28',
    source:
      'Instructions for Form 1116, line 18, "Taxpayers Who Completed the Schedule D Tax Worksheet", by hand: lines 18, 30 and 42 of it are 290,400, 25,000 and 40,000; 5,000 + 25,000 x 0.4054 = 15,135; 355,400 - 40,000 x 0.2432 - 25,000 x 0.5946 = 330,807; 13,951 / 330,807 = 0.0422; 86,965 x 0.0422 = 3,669.92',
    input: {
      ...single,
      w2s: [wages(300_000)],
      dividends: [
        fund(30_000, 25_000, 4_000),
        { payer: 'Gold Fund', capitalGain: 40_000, collectibles28: 40_000 },
      ],
      foreignTax: { byCountry: [abroad(30_000, 25_000, 4_000)] },
    },
    expect: {
      'schedule-d-tax-worksheet': { '18': 290_400, '30': 25_000, '42': 40_000, '47': 86_965 },
      '1116': {
        '1a': 15_135,
        '3e': 370_000,
        '3g': 1_184,
        '7': 13_951,
        '18': 330_807,
        '19': 0.0422,
        '20': 86_965,
        '24': 3_670,
      },
    },
  },
  {
    name: 'foreign-tax-credit-with-gain-at-25',
    source:
      'Instructions for Form 1116, line 18, by hand: lines 33 and 39 of the Schedule D Tax Worksheet are 60,000 and 20,000; 30,000 x 0.5405 = 16,215; 665,400 - 20,000 x 0.3243 - 60,000 x 0.4595 = 631,344; 15,571 / 631,344 = 0.0247; 192,265 x 0.0247 = 4,748.95',
    input: {
      ...single,
      w2s: [wages(600_000)],
      dividends: [
        fund(30_000, 30_000, 4_000),
        { payer: 'Realty Fund', capitalGain: 50_000, unrecaptured1250: 20_000 },
      ],
      foreignTax: { byCountry: [abroad(30_000, 30_000, 4_000)] },
    },
    expect: {
      'schedule-d-tax-worksheet': { '33': 60_000, '39': 20_000, '47': 192_265 },
      '1116': { '1a': 16_215, '3g': 644, '7': 15_571, '18': 631_344, '19': 0.0247, '21': 4_749, '24': 4_000 },
    },
  },
  {
    name: 'adjustment-exception-with-gain-at-28',
    source:
      'Instructions for Form 1116, "Adjustment exception" for the Schedule D Tax Worksheet: line 18 is 85,400, foreign dividends 10,000; nothing is adjusted. 10,000 - 14,600 x 0.0714 = 8,958; 8,958 / 125,400 = 0.0714; 22,239 x 0.0714 = 1,587.86',
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [
        fund(10_000, 10_000, 1_500),
        { payer: 'Gold Fund', capitalGain: 30_000, collectibles28: 30_000 },
      ],
      foreignTax: { byCountry: [abroad(10_000, 10_000, 1_500)] },
    },
    expect: {
      '1040': { '16': 22_239 },
      '1116': { '1a': 10_000, '7': 8_958, '18': 125_400, '19': 0.0714, '21': 1_588, '24': 1_500 },
    },
  },
];

const employedAbroad = (otherWages: number) => [{ country: 'Spain', periodFrom: '2020-03-01', otherWages }];
const footnote =
  'Instructions for Form 1040 (2024), footnote of the Foreign Earned Income Tax Worksheet, by hand';

const excesses: Scenario[] = [
  {
    name: 'capital-gain-excess-with-gain-at-28',
    source: `${footnote}: excess 40,000 - 25,400 = 14,600 comes off the gain and off Schedule D, line 18; 25,400 is left, all in the brackets up to 24%`,
    input: {
      ...single,
      foreignEarnedIncome: employedAbroad(100_000),
      dividends: [{ payer: 'Gold Fund', capitalGain: 40_000, collectibles28: 40_000 }],
    },
    expect: {
      'schedule-d-tax-worksheet': {
        '1': 125_400,
        '9': 25_400,
        '10': 25_400,
        '11': 25_400,
        '13': 0,
        '21': 125_400,
      },
      'foreign-earned-income-tax': { '3': 125_400, '4': 23_139, '5': 17_053, '6': 6_086 },
    },
  },
  {
    name: 'capital-gain-excess-with-gain-at-25',
    source: `${footnote}: the excess of 14,600 is a loss on line 16 of the Unrecaptured Section 1250 Gain Worksheet, 30,000 - 14,600 = 15,400; 10,000 of gain at 15%`,
    input: {
      ...single,
      foreignEarnedIncome: employedAbroad(100_000),
      dividends: [{ payer: 'Realty Fund', capitalGain: 40_000, unrecaptured1250: 30_000 }],
    },
    expect: {
      'schedule-d-tax-worksheet': {
        '9': 25_400,
        '11': 15_400,
        '13': 10_000,
        '21': 115_400,
        '30': 10_000,
        '39': 0,
      },
      'foreign-earned-income-tax': { '4': 22_239, '5': 17_053, '6': 5_186 },
    },
  },
  {
    name: 'capital-gain-excess-with-gains-at-both-rates',
    source: `${footnote}: excess 45,000 - 30,400 = 14,600: gain 40,000 - 14,600, dividends untouched; nothing is left of 10,000 at 28%; 20,000 at 25% less 14,600 - 10,000`,
    input: {
      ...single,
      foreignEarnedIncome: employedAbroad(120_000),
      dividends: [
        { payer: 'Fund', ordinary: 5_000, qualified: 5_000 },
        { payer: 'Gold Fund', capitalGain: 10_000, collectibles28: 10_000 },
        { payer: 'Realty Fund', capitalGain: 30_000, unrecaptured1250: 20_000 },
      ],
    },
    expect: {
      'schedule-d-tax-worksheet': {
        '6': 5_000,
        '9': 25_400,
        '11': 15_400,
        '13': 15_000,
        '21': 135_400,
        '30': 15_000,
      },
      'foreign-earned-income-tax': { '3': 150_400, '4': 27_789, '5': 21_843, '6': 5_946 },
    },
  },
];

const partnership = (ordinaryIncome: number, foreignTaxPaid: number, foreignIncomePassive: boolean) =>
  ({
    entity: 'partnership',
    name: 'Maple Partners',
    ordinaryIncome,
    passive: false,
    foreignTaxPaid,
    foreignIncomePassive,
  }) as const;

const shares: Scenario[] = [
  {
    name: 'foreign-tax-on-passive-income-of-an-active-partnership',
    source:
      'Instructions for Form 1116, "Election To Claim the Foreign Tax Credit Without Filing Form 1116", by hand: all foreign income passive and on a qualified payee statement, 200 is not more than 300',
    input: { ...single, w2s: [wages(60_000)], k1s: [partnership(20_000, 200, true)] },
    expect: { 'schedule-3': { '1': 200 }, 'foreign-tax-credit': { '1': 200, '3': 200 } },
  },
  {
    name: 'foreign-tax-on-business-income-of-a-partnership',
    source:
      'Form 1116, general category, by hand: 14,600 x 15,000/100,000 = 2,190; 12,810 / 85,400 = 0.15; 13,847 x 0.15 = 2,077.05',
    input: {
      ...single,
      w2s: [wages(60_000)],
      k1s: [partnership(40_000, 3_000, false)],
      foreignTax: {
        byCountry: [{ country: 'Canada', category: 'general', grossIncome: 15_000, taxPaid: 3_000 }],
      },
    },
    expect: {
      '1116': {
        category: 'general',
        '3e': 100_000,
        '3g': 2_190,
        '7': 12_810,
        '13': null,
        '19': 0.15,
        '21': 2_077,
        '28': 2_077,
        '35': 2_077,
        unused: 923,
      },
    },
  },
  {
    name: 'foreign-tax-on-a-branch-of-a-partnership',
    source:
      'Form 1116, foreign branch category, by hand: 14,600 x 0.4 = 5,840; 34,160 / 85,400 = 0.4; 13,847 x 0.4 = 5,538.80 is more than the tax of 1,000',
    input: {
      ...single,
      w2s: [wages(60_000)],
      k1s: [partnership(40_000, 1_000, false)],
      foreignTax: {
        byCountry: [{ country: 'Canada', category: 'foreignBranch', grossIncome: 40_000, taxPaid: 1_000 }],
      },
    },
    expect: {
      '1116': { category: 'foreignBranch', '7': 34_160, '21': 5_539, '26': 1_000, '28': null, '35': 1_000 },
    },
  },
];

const payOf = (country: string, grossIncome: number, taxPaid: number) =>
  ({ country, category: 'general', grossIncome, taxPaid, pay: 'taxpayer' }) as const;
const line12 = 'Instructions for Form 1116, line 12 ("Taxes on income excluded on Form 2555"), by hand';

const excludedPay: Scenario[] = [
  {
    name: 'foreign-tax-on-pay-partly-excluded',
    source: `${line12}: 60,000 x 126,500/200,000 = 37,950; line 1a without the excluded pay, line 3d with it; tax on 185,400 less tax on 126,500: 37,539 - 23,403 = 14,136, all of it abroad`,
    input: {
      ...single,
      foreignEarnedIncome: employedAbroad(200_000),
      foreignTax: { byCountry: [payOf('Spain', 200_000, 60_000)] },
    },
    expect: {
      '1116': {
        '1a': 73_500,
        '3d': 200_000,
        '3e': 200_000,
        '3f': 1,
        '7': 58_900,
        '9': 60_000,
        '12': 37_950,
        '14': 22_050,
        '18': 58_900,
        '19': 1,
        '20': 14_136,
        '24': 14_136,
        unused: 7_914,
      },
    },
  },
  {
    name: 'foreign-tax-on-pay-with-deductions-of-excluded-income',
    source: `${line12}: (126,500 - 5,000) / (150,000 - 5,000 x 150,000/126,500) = 0.84333; 30,000 x 0.84333 = 25,300; 8,900 / 13,900 = 0.6403; tax on 135,400 less tax on 121,500 = 3,336; 3,336 x 0.6403 = 2,136.04`,
    input: {
      ...single,
      foreignEarnedIncome: [
        { ...employedAbroad(150_000)[0], relatedDeductions: 5_000, periodFrom: '2020-03-01' },
      ],
      foreignTax: { byCountry: [payOf('Spain', 150_000, 30_000)] },
    },
    expect: {
      '1116': {
        '1a': 23_500,
        '7': 8_900,
        '12': 25_300,
        '14': 4_700,
        '18': 13_900,
        '19': 0.6403,
        '24': 2_136,
      },
    },
  },
  {
    name: 'foreign-tax-on-pay-of-two-countries',
    source: `${line12}: 33,000 x 126,500/180,000 = 23,191.67; 180,000 - 126,500 = 53,500; tax on 165,400 less tax on 126,500: 32,739 - 23,403 = 9,336`,
    input: {
      ...single,
      foreignEarnedIncome: employedAbroad(180_000),
      foreignTax: { byCountry: [payOf('Spain', 100_000, 25_000), payOf('Chile', 80_000, 8_000)] },
    },
    expect: {
      '1116': { '1a': 53_500, '7': 38_900, '12': 23_192, '14': 9_808, '20': 9_336, '24': 9_336, unused: 472 },
    },
  },
];

const highTaxedText = 'Instructions for Form 1116, "High-taxed income" and line 13, Reg. 1.904-4(c), by hand';

const highTaxed: Scenario[] = [
  {
    name: 'high-taxed-passive-income',
    source: `${highTaxedText}: 14,600 x 0.0385 = 562; 37% of 3,438 = 1,272 is less than 1,500, so that all of it is general category income: 3,438 / 89,400 = 0.0385; 14,727 x 0.0385 = 566.99`,
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(4_000, 0, 1_500)],
      foreignTax: { byCountry: [abroad(4_000, 0, 1_500)] },
    },
    expect: {
      '1116-high-tax': { '1': 4_000, '2': 562, '5': 3_438, '6': 1_272, '7': 1_500, '8': true, '9': 4_000 },
      '1116': {
        category: 'passive',
        '1a': 0,
        '1a-HTKO': -4_000,
        '6': 0,
        '6-HTKO': -562,
        '7': 0,
        '13': -1_500,
        '14': 0,
        '24': null,
        '28': 567,
        '35': 567,
      },
      'schedule-3': { '1': 567 },
    },
  },
  {
    name: 'high-taxed-income-by-kind-of-tax',
    source: `${highTaxedText}: withheld tax of less than 15% and assessed tax are two items; 1,327 of deductions are 796 and 531; 37% of 5,204 is more than 600, 37% of 3,469 = 1,284 is less than 1,800; passive 5,204 / 95,400 = 0.0545, credit 600; general 3,469 / 95,400 = 0.0364, 16,047 x 0.0364 = 584.11`,
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(10_000, 0, 2_400)],
      foreignTax: {
        byCountry: [
          { country: 'Japan', grossIncome: 6_000, taxPaid: 600 },
          { country: 'Denmark', grossIncome: 4_000, taxPaid: 1_800, assessed: true },
        ],
      },
    },
    expect: {
      '1116-high-tax': { '1': 6_000, '2': 796, '5': 5_204, '6': 1_925, '8': false, '11': null },
      '1116': {
        '1a': 6_000,
        '6': 796,
        '7': 5_204,
        '13': -1_800,
        '14': 600,
        '19': 0.0545,
        '27': 600,
        '28': 584,
        '35': 1_184,
      },
    },
  },
  {
    name: 'passive-loss-with-foreign-tax',
    source: `${highTaxedText}: 4,000 - 4,500 - 562 is a loss, so that its tax of 300 is one on general category income (Reg. 1.904-4(c)(1)), which the loss of 1,062 reduces (line 16): 17,192 - 1,062 = 16,130; 16,130 / 89,400 = 0.1804; 14,727 x 0.1804 = 2,656.75`,
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(4_000, 0, 300)],
      foreignTax: {
        byCountry: [
          { country: 'Japan', category: 'general', grossIncome: 20_000, taxPaid: 2_000 },
          { ...abroad(4_000, 0, 300), relatedExpenses: 4_500 },
        ],
      },
    },
    expect: {
      '1116-high-tax': { '3': -1_062, '5': 0, '8': true, '9': 0, '10': 0, '11': 300 },
      '1116': {
        category: 'general',
        '1a': 20_000,
        '3g': 2_808,
        '13': 300,
        '14': 2_300,
        '15': 17_192,
        '16': -1_062,
        '17': 16_130,
        '19': 0.1804,
        '21': 2_657,
        '24': 2_300,
        '27': null,
        '35': 2_300,
      },
    },
  },
  {
    name: 'passive-loss-of-one-kind-of-tax',
    source: `${highTaxedText}: 4,000 - 5,000 - 531 = -1,531 reduces the other item, 6,000 - 796 - 1,531 = 3,673 (Reg. 1.904-4(c)(2)(ii)); the tax of 300 on the loss moves; 3,673 / 95,400 = 0.0385; 16,047 x 0.0385 = 617.81`,
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(10_000, 0, 900)],
      foreignTax: {
        byCountry: [
          { country: 'Japan', grossIncome: 6_000, taxPaid: 600 },
          { country: 'Ireland', grossIncome: 4_000, relatedExpenses: 5_000, taxPaid: 300, assessed: true },
        ],
      },
    },
    expect: {
      '1116-high-tax': { '3': 5_204, '4': 1_531, '5': 3_673, '6': 1_359, '8': false },
      '1116': {
        '1a': 10_000,
        '7': 3_673,
        '13': -300,
        '14': 600,
        '19': 0.0385,
        '21': 618,
        '28': null,
        '35': 600,
      },
    },
  },
];

const interest: Scenario[] = [
  {
    name: 'student-loan-interest-with-foreign-income',
    source:
      'Instructions for Form 1116, line 4b (all assets), by hand: 800 x 50,000/200,000 = 200; 6,000 - 1,327 - 200 = 4,473; 4,473 / 50,600 = 0.0884; 6,191 x 0.0884 = 547.28',
    input: {
      ...single,
      w2s: [wages(60_000)],
      dividends: [fund(6_000, 0, 600)],
      adjustments: { studentLoanInterest: 800 },
      foreignTax: {
        byCountry: [abroad(6_000, 0, 600)],
        assets: { all: 200_000, abroad: { passive: 50_000 } },
      },
    },
    expect: { '1116': { '4b': 200, '7': 4_473, '18': 50_600, '19': 0.0884, '21': 547, '35': 547 } },
  },
  {
    name: 'investment-interest-with-foreign-income',
    source:
      'Instructions for Form 1116, line 4b, Example: 2,000 x 60,000/100,000 = 1,200. By hand: 9,000 x 0.0909 = 818; 7,982 / 90,000 = 0.0887; 14,859 x 0.0887 = 1,317.99',
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(10_000, 0, 1_500)],
      itemized: { realEstateTax: 9_000, charityCash: 9_000, investmentInterest: 2_000 },
      foreignTax: {
        byCountry: [abroad(10_000, 0, 1_500)],
        assets: { investments: 100_000, investmentsAbroad: 60_000 },
      },
    },
    expect: { '1116': { '3a': 9_000, '3g': 818, '4b': 1_200, '7': 7_982, '19': 0.0887, '21': 1_318 } },
  },
  {
    name: 'student-loan-interest-with-pay-from-abroad',
    source:
      'Instructions for Form 1116, line 4b, by hand: 2,500 x 10,000/100,000 = 250; 30,000 - 5,475 - 250 = 24,275; 24,275 / 62,900 = 0.3859; 8,897 x 0.3859 = 3,433.35',
    input: {
      ...single,
      w2s: [wages(80_000)],
      adjustments: { studentLoanInterest: 2_500 },
      foreignTax: {
        byCountry: [{ country: 'Japan', category: 'general', grossIncome: 30_000, taxPaid: 4_000 }],
        assets: { all: 100_000, abroad: { general: 10_000 } },
      },
    },
    expect: { '1116': { '4b': 250, '7': 24_275, '19': 0.3859, '21': 3_433, '35': 3_433 } },
  },
  {
    name: 'student-loan-interest-with-a-foreign-branch',
    source:
      'Instructions for Form 1116, line 4b, by hand: 2,500 x 20,000/100,000 = 500; 30,000 - 5,475 - 500 = 24,025; 24,025 / 62,900 = 0.3820; 8,897 x 0.382 = 3,398.65',
    input: {
      ...single,
      w2s: [wages(80_000)],
      adjustments: { studentLoanInterest: 2_500 },
      foreignTax: {
        byCountry: [{ country: 'Japan', category: 'foreignBranch', grossIncome: 30_000, taxPaid: 4_000 }],
        assets: { all: 100_000, abroad: { foreignBranch: 20_000 } },
      },
    },
    expect: { '1116': { '4b': 500, '7': 24_025, '19': 0.382, '21': 3_399, '26': 3_399 } },
  },
];

const losses: Scenario[] = [
  {
    name: 'foreign-loss-reduces-the-other-category',
    source:
      'Instructions for Form 1116, line 16, "2. Allocation of foreign losses", by hand: general 5,000 - 9,000 - 14,600 x 0.0455 = -4,664; 8,673 - 4,664 = 4,009; 4,009 / 95,400 = 0.0420; 16,047 x 0.042 = 673.97',
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(10_000, 0, 1_500)],
      foreignTax: {
        byCountry: [
          abroad(10_000, 0, 1_500),
          { country: 'Peru', category: 'general', grossIncome: 5_000, relatedExpenses: 9_000, taxPaid: 100 },
        ],
      },
    },
    expect: {
      '1116': {
        '15': 8_673,
        '16': -4_664,
        '17': 4_009,
        '19': 0.042,
        '21': 674,
        '27': 674,
        '28': null,
        '35': 674,
      },
    },
  },
  {
    name: 'loss-in-the-united-states-reduces-two-categories',
    source:
      'Instructions for Form 1116, line 16, "3. Allocation of U.S. losses", by hand: 37,834 + 7,566 - 42,400 = 3,000, of which 37,834/45,400 are 2,500; 35,334 / 42,400 = 0.8333; 4,859 x 0.8333 = 4,049; the tax of 500 on passive income is below 810',
    input: {
      ...single,
      w2s: [wages(50_000)],
      dividends: [fund(10_000, 0, 500)],
      sales: [
        { description: 'Shares', acquired: '2020-01-02', sold: '2024-05-01', proceeds: 1_000, basis: 4_000 },
      ],
      foreignTax: {
        byCountry: [
          { country: 'Japan', category: 'general', grossIncome: 50_000, taxPaid: 6_000 },
          abroad(10_000, 0, 500),
        ],
      },
    },
    expect: {
      '1116': {
        '15': 37_834,
        '16': -2_500,
        '17': 35_334,
        '18': 42_400,
        '19': 0.8333,
        '24': 4_049,
        '27': 500,
        '28': 4_049,
        '35': 4_549,
      },
    },
  },
];

const options = { amt: { isoSpread: 300_000 } };
const fundAbroad = {
  ...single,
  ...options,
  w2s: [wages(250_000)],
  dividends: [fund(30_000, 30_000, 4_000)],
};
const line8 = 'Instructions for Form 6251, line 8, by hand';

const minimumTax: Scenario[] = [
  {
    name: 'amt-foreign-tax-credit-with-its-own-carryover',
    source: `${line8}: 30,000 and 8,000 of earlier years are less than 111,352 x 0.3708 = 41,289; 111,352 - 38,000; the regular tax is all credited`,
    input: {
      ...single,
      ...options,
      w2s: [wages(200_000)],
      foreignTax: {
        carryover: 10_000,
        amtCarryover: { general: 8_000 },
        byCountry: [{ country: 'Japan', category: 'general', grossIncome: 200_000, taxPaid: 30_000 }],
      },
    },
    expect: {
      '1116': { '10': 10_000, '14': 40_000, '24': 37_539 },
      '1116-amt': { '10': 8_000, '14': 38_000, '21': 41_289, '24': 38_000 },
      '6251': { '8': 38_000, '9': 73_352, '10': 0, '11': 73_352 },
    },
  },
  {
    name: 'amt-foreign-tax-credit-with-adjusted-dividends',
    source: `${line8} (simplified limitation) and AMT Worksheet for Line 18: 580,000 - 30,000 x 0.4643 = 566,071; 10,598 / 566,071 = 0.0187; 129,852 x 0.0187 = 2,428.23. Regular: 30,000 x 0.4054 - 1,564 = 10,598; 10,598 / 247,562 = 0.0428; 57,515 x 0.0428 = 2,461.64`,
    input: { ...fundAbroad, foreignTax: { byCountry: [abroad(30_000, 30_000, 4_000)] } },
    expect: {
      '1116': { '1a': 12_162, '7': 10_598, '18': 247_562, '24': 2_462 },
      '1116-amt': { '17': 10_598, '18': 566_071, '19': 0.0187, '24': 2_428 },
      '6251': { '7': 129_852, '8': 2_428, '9': 127_424, '10': 55_053, '11': 72_371 },
    },
  },
  {
    name: 'amt-foreign-tax-credit-figured-again',
    source: `${line8}, without the election: no standard deduction, 200,000 / 500,000 = 0.4; 111,352 x 0.4 = 44,540.80`,
    input: {
      ...single,
      ...options,
      w2s: [wages(200_000)],
      foreignTax: {
        amtSimplifiedElection: false,
        byCountry: [{ country: 'Japan', category: 'general', grossIncome: 200_000, taxPaid: 50_000 }],
      },
    },
    expect: {
      '1116-amt': { '15': 200_000, '17': 200_000, '18': 500_000, '19': 0.4, '24': 44_541 },
      '6251': { '8': 44_541, '9': 66_811, '11': 66_811 },
    },
  },
  {
    name: 'amt-foreign-tax-credit-figured-again-with-dividends',
    source: `${line8}, without the election: 30,000 x 0.5357 = 16,071; 16,071 / 566,071 = 0.0284; 129,852 x 0.0284 = 3,687.80`,
    input: {
      ...fundAbroad,
      foreignTax: { amtSimplifiedElection: false, byCountry: [abroad(30_000, 30_000, 4_000)] },
    },
    expect: {
      '1116-amt': { '15': 16_071, '18': 566_071, '19': 0.0284, '24': 3_688 },
      '6251': { '8': 3_688, '9': 126_164, '11': 71_111 },
    },
  },
  {
    name: 'amt-foreign-tax-credit-with-a-foreign-loss',
    source: `${line8}, without the election: 10,000 - 4,000 (line 16) = 6,000; 6,000 / 410,000 = 0.0146; 86,152 x 0.0146 = 1,257.82; regular 16,047 - 674`,
    input: {
      ...single,
      ...options,
      w2s: [wages(100_000)],
      dividends: [fund(10_000, 0, 1_500)],
      foreignTax: {
        amtSimplifiedElection: false,
        byCountry: [
          abroad(10_000, 0, 1_500),
          { country: 'Peru', category: 'general', grossIncome: 5_000, relatedExpenses: 9_000, taxPaid: 100 },
        ],
      },
    },
    expect: {
      '1116-amt': { '15': 10_000, '16': -4_000, '17': 6_000, '18': 410_000, '19': 0.0146, '24': 1_258 },
      '6251': { '7': 86_152, '8': 1_258, '9': 84_894, '10': 15_373, '11': 69_521 },
    },
  },
];

export const foreignIncome: Scenario[] = [
  ...gains,
  ...excesses,
  ...shares,
  ...excludedPay,
  ...highTaxed,
  ...interest,
  ...losses,
  ...minimumTax,
];
