import { type Amounts, byStatus, type SecondSource } from './second-source';

const payments = (...rows: [upTo: number, payments: number][]): Amounts[] =>
  rows.map(([upTo, count]) => ({ upTo, payments: count }));

/** Savings accounts, retirement and estimated tax. */
export const savingsAmounts: SecondSource[] = [
  {
    source:
      'Publication 969 (2024), HSA limits and additional contribution; Instructions for Form 8889 (2024), line 17b',
    amounts: {
      'healthSavings.selfOnly': 4_150,
      'healthSavings.family': 8_300,
      'healthSavings.catchUp': 1_000,
      'healthSavings.catchUpAge': 55,
      'healthSavings.distributionTaxRate': 0.2,
      'healthSavings.distributionTaxUntilAge': 65,
      'healthSavings.testingTaxRate': 0.1,
    },
  },
  {
    source:
      'IRS news release IR-2023-203 (ranges for 2024); Publication 590-A (2024), Tables 1-2, 1-3 and 2-1',
    amounts: {
      'ira.contribution': 7_000,
      'ira.catchUp': 1_000,
      'ira.catchUpAge': 50,
      'ira.coveredLimit': byStatus(87_000, 143_000, 10_000, 87_000, 143_000),
      'ira.spouseCoveredLimit': 240_000,
      'ira.apartLimit': 87_000,
      'ira.phaseOutRange': byStatus(10_000, 20_000, 10_000, 10_000, 20_000),
      'ira.spouseCoveredRange': 10_000,
      'ira.step': 10,
      'ira.smallestPart': 200,
      'ira.rothLimit': byStatus(161_000, 240_000, 10_000, 161_000, 240_000),
      'ira.rothRange': byStatus(15_000, 10_000, 10_000, 15_000, 10_000),
      'ira.rothApartLimit': 161_000,
      'ira.rothApartRange': 15_000,
    },
  },
  {
    source:
      'Publication 590-B (2024), Figure 2-1: the 5-year period of a qualified distribution from a Roth IRA',
    amounts: { 'ira.rothHoldingYears': 5 },
  },
  {
    source: 'Form 5329 (2024), lines 17, 25 and 49',
    amounts: { 'ira.excessRate': 0.06 },
  },
  {
    source: 'IRS news release IR-2023-203; Publication 590-B (2024), qualified charitable distributions',
    amounts: { 'retirement.charitableDistributionLimit': 105_000, 'retirement.charitableFromYears': 70 },
  },
  {
    source: 'Publication 590-B (2024), Additional 10% Tax, first home and SIMPLE IRA; IRS Topic no. 557',
    amounts: {
      'earlyDistribution.rate': 0.1,
      'earlyDistribution.simpleRate': 0.25,
      'earlyDistribution.firstHomeLimit': 10_000,
      'earlyDistribution.birthLimit': 5_000,
      'earlyDistribution.domesticAbuseLimit': 10_000,
      'earlyDistribution.domesticAbuseShare': 0.5,
      'earlyDistribution.emergencyLimit': 1_000,
      'earlyDistribution.endsAtYears': 59,
    },
  },
  {
    source:
      'Publication 525 (2024), Elective deferrals: limits, catch-up, 15-year rule, SIMPLE plans (110% for small employers), section 457 and 501(c)(18)(D) plans',
    amounts: {
      'electiveDeferrals.limit': 23_000,
      'electiveDeferrals.catchUp': 7_500,
      'electiveDeferrals.catchUpAge': 50,
      'electiveDeferrals.simpleLimit': 16_000,
      'electiveDeferrals.simpleCatchUp': 3_500,
      'electiveDeferrals.simpleHigherLimit': 17_600,
      'electiveDeferrals.simpleHigherCatchUp': 3_850,
      'electiveDeferrals.fifteenYearCatchUp': 3_000,
      'electiveDeferrals.section457Most': 46_000,
      'electiveDeferrals.section501c18Limit': 7_000,
      'electiveDeferrals.section501c18Share': 0.25,
    },
  },
  {
    source: 'Publication 575 (2024), Worksheet A, Tables 1 and 2, and “Who must use the Simplified Method”',
    amounts: {
      'simplifiedMethod.oneLife': payments([55, 360], [60, 310], [65, 260], [70, 210], [999, 160]),
      'simplifiedMethod.twoLives': payments([110, 410], [120, 360], [130, 310], [140, 260], [999, 210]),
      'simplifiedMethod.oneLifeFrom': '1996-11-19',
      'simplifiedMethod.twoLivesFrom': '1998-01-01',
    },
  },
  {
    source:
      'Publication 505 (2024), Table 2-1 (due dates) and chapter 4; IRS, Quarterly interest rates: 8% from October 2023 to December 2024, 7% from January 2025; June 15 and September 15, 2024 are a Saturday and a Sunday',
    amounts: {
      'estimatedTax.smallestAmount': 1_000,
      'estimatedTax.currentYearShare': 0.9,
      'estimatedTax.priorYearShare': 1,
      'estimatedTax.priorYearShareHighIncome': 1.1,
      'estimatedTax.highIncomeOver': byStatus(150_000, 150_000, 75_000, 150_000, 150_000),
      'estimatedTax.installmentShare': 0.25,
      'estimatedTax.annualization': [4, 2.4, 1.5, 1],
      'estimatedTax.annualizedShares': [0.225, 0.45, 0.675, 0.9],
      'estimatedTax.installments': [
        { column: 'a', due: '2024-04-15', timelyUpTo: '2024-04-15' },
        { column: 'b', due: '2024-06-15', timelyUpTo: '2024-06-17' },
        { column: 'c', due: '2024-09-15', timelyUpTo: '2024-09-16' },
        { column: 'd', due: '2025-01-15', timelyUpTo: '2025-01-15' },
      ],
      'estimatedTax.penaltyPeriods': [
        { after: '2024-04-15', upTo: '2024-06-30', rate: 0.08, daysOfYear: 366 },
        { after: '2024-06-30', upTo: '2024-09-30', rate: 0.08, daysOfYear: 366 },
        { after: '2024-09-30', upTo: '2024-12-31', rate: 0.08, daysOfYear: 366 },
        { after: '2024-12-31', upTo: '2025-04-15', rate: 0.07, daysOfYear: 365 },
      ],
    },
  },
];
