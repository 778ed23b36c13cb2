import {
  type ElectiveDeferralLaw,
  type EarlyDistributionLaw,
  type EstimatedTaxLaw,
  type IraLaw,
  type SimplifiedMethodLaw,
} from '../savings';

export const ira: IraLaw = {
  source:
    'Notice 2023-75 (limits for 2024); IRC 219(b), (c), and (g), 408A(c)(3), (d)(2)(B), and (d)(3)(F), 4973(a)',
  contribution: 7_000,
  catchUp: 1_000,
  catchUpAge: 50,
  coveredLimit: { single: 87_000, mfj: 143_000, mfs: 10_000, hoh: 87_000, qss: 143_000 },
  spouseCoveredLimit: 240_000,
  apartLimit: 87_000,
  phaseOutRange: { single: 10_000, mfj: 20_000, mfs: 10_000, hoh: 10_000, qss: 20_000 },
  spouseCoveredRange: 10_000,
  step: 10,
  smallestPart: 200,
  rothLimit: { single: 161_000, mfj: 240_000, mfs: 10_000, hoh: 161_000, qss: 240_000 },
  rothRange: { single: 15_000, mfj: 10_000, mfs: 10_000, hoh: 15_000, qss: 10_000 },
  rothApartLimit: 161_000,
  rothApartRange: 15_000,
  rothHoldingYears: 5,
  excessRate: 0.06,
};

export const electiveDeferrals: ElectiveDeferralLaw = {
  source:
    'Notice 2023-75 (limits for 2024); IRC 402(g)(1), (3), and (7), 414(v)(2), 408(p)(2)(E), 457(b)(3), 457(e)(15), 501(c)(18)(D)',
  limit: 23_000,
  catchUp: 7_500,
  catchUpAge: 50,
  simpleLimit: 16_000,
  simpleCatchUp: 3_500,
  simpleHigherLimit: 17_600,
  simpleHigherCatchUp: 3_850,
  laterCatchUp: null,
  fifteenYearCatchUp: 3_000,
  section457Most: 46_000,
  section501c18Limit: 7_000,
  section501c18Share: 0.25,
};

export const earlyDistribution: EarlyDistributionLaw = {
  source:
    'IRC 72(t)(1), (2)(A)(i), (H), (I), and (K), (6), and (8)(B); Notice 2024-55; Form 5329 (2024), Part I; Instructions for Form 5329 (2024), line 2',
  rate: 0.1,
  simpleRate: 0.25,
  firstHomeLimit: 10_000,
  birthLimit: 5_000,
  domesticAbuseLimit: 10_000,
  domesticAbuseShare: 0.5,
  emergencyLimit: 1_000,
  endsAtYears: 59,
};

export const simplifiedMethod: SimplifiedMethodLaw = {
  source: 'IRC 72(d)(1)(B); Instructions for Form 1040 (2024), lines 5a and 5b, Tables 1 and 2',
  oneLife: [
    { upTo: 55, payments: 360 },
    { upTo: 60, payments: 310 },
    { upTo: 65, payments: 260 },
    { upTo: 70, payments: 210 },
    { upTo: 999, payments: 160 },
  ],
  twoLives: [
    { upTo: 110, payments: 410 },
    { upTo: 120, payments: 360 },
    { upTo: 130, payments: 310 },
    { upTo: 140, payments: 260 },
    { upTo: 999, payments: 210 },
  ],
  oneLifeFrom: '1996-11-19',
  twoLivesFrom: '1998-01-01',
};

export const estimatedTax: EstimatedTaxLaw = {
  source:
    'IRC 6654(b) to (e), 7503; Form 2210 (2024), Parts I and III, Schedule AI, lines 2 and 20, and its Penalty Worksheet; rates under IRC 6621(a)(2): IRS quarterly interest rates (each quarter of 2024), Rev. Rul. 2024-25 (first quarter of 2025)',
  smallestAmount: 1_000,
  currentYearShare: 0.9,
  priorYearShare: 1,
  priorYearShareHighIncome: 1.1,
  highIncomeOver: { single: 150_000, mfj: 150_000, mfs: 75_000, hoh: 150_000, qss: 150_000 },
  installmentShare: 0.25,
  annualization: [4, 2.4, 1.5, 1],
  annualizedShares: [0.225, 0.45, 0.675, 0.9],
  installments: [
    { column: 'a', due: '2024-04-15', timelyUpTo: '2024-04-15' },
    { column: 'b', due: '2024-06-15', timelyUpTo: '2024-06-17' },
    { column: 'c', due: '2024-09-15', timelyUpTo: '2024-09-16' },
    { column: 'd', due: '2025-01-15', timelyUpTo: '2025-01-15' },
  ],
  penaltyPeriods: [
    { after: '2024-04-15', upTo: '2024-06-30', rate: 0.08, daysOfYear: 366 },
    { after: '2024-06-30', upTo: '2024-09-30', rate: 0.08, daysOfYear: 366 },
    { after: '2024-09-30', upTo: '2024-12-31', rate: 0.08, daysOfYear: 366 },
    { after: '2024-12-31', upTo: '2025-04-15', rate: 0.07, daysOfYear: 365 },
  ],
};
