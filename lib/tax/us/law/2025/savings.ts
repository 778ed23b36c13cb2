import { foreignEarnedIncome as foreignEarnedIncome2024 } from '../2024/foreign-earned-income';
import { healthSavings as healthSavings2024, premiumCredit as premiumCredit2024 } from '../2024/health';
import { retirement as retirement2024 } from '../2024/retirement';
import {
  earlyDistribution as earlyDistribution2024,
  electiveDeferrals as electiveDeferrals2024,
  estimatedTax as estimatedTax2024,
  ira as ira2024,
  simplifiedMethod as simplifiedMethod2024,
} from '../2024/savings';
import { type ForeignEarnedIncomeLaw } from '../foreign-earned-income';
import { type HealthSavingsLaw, type PremiumCreditLaw } from '../health';
import { type RetirementLaw } from '../law';
import {
  type EarlyDistributionLaw,
  type ElectiveDeferralLaw,
  type EstimatedTaxLaw,
  type IraLaw,
  type SimplifiedMethodLaw,
} from '../savings';

export const retirement: RetirementLaw = {
  ...retirement2024,
  source: 'Notice 2024-80 (qualified charitable distributions); IRC 408(d)(8)',
  charitableDistributionLimit: 108_000,
};

export const healthSavings: HealthSavingsLaw = {
  ...healthSavings2024,
  source: 'Rev. Proc. 2024-25, section 2 (limits for 2025); IRC 223(b)(3) (age 55) and 223(f)(4) (20% tax)',
  selfOnly: 4_300,
  family: 8_550,
};

export const premiumCredit: PremiumCreditLaw = {
  ...premiumCredit2024,
  source:
    '89 FR 2961 (2024 poverty guidelines, used for 2025); Instructions for Form 8962 (2025), Tables 1-1 to 1-3, 2, and 5; IRC 36B(b)(3)(A)(iii); Rev. Proc. 2024-40, section 2.07 (repayment caps)',
  povertyLine: {
    mainland: { onePerson: 15_060, eachFurther: 5_380 },
    alaska: { onePerson: 18_810, eachFurther: 6_730 },
    hawaii: { onePerson: 17_310, eachFurther: 6_190 },
  },
  repaymentCaps: [
    { below: 200, single: 375, mfj: 750, mfs: 750, hoh: 750, qss: 750 },
    { below: 300, single: 975, mfj: 1_950, mfs: 1_950, hoh: 1_950, qss: 1_950 },
    { below: 400, single: 1_625, mfj: 3_250, mfs: 3_250, hoh: 3_250, qss: 3_250 },
  ],
};

export const ira: IraLaw = {
  ...ira2024,
  source:
    'Notice 2024-80 (limits for 2025); IRC 219(b), (c), and (g), 408A(c)(3), (d)(2)(B), and (d)(3)(F), 4973(a)',
  coveredLimit: { single: 89_000, mfj: 146_000, mfs: 10_000, hoh: 89_000, qss: 146_000 },
  spouseCoveredLimit: 246_000,
  apartLimit: 89_000,
  rothLimit: { single: 165_000, mfj: 246_000, mfs: 10_000, hoh: 165_000, qss: 246_000 },
  rothApartLimit: 165_000,
};

export const electiveDeferrals: ElectiveDeferralLaw = {
  ...electiveDeferrals2024,
  source:
    'Notice 2024-80 (limits for 2025); IRC 402(g)(1), (3), and (7), 414(v)(2), 408(p)(2)(E), 457(b)(3), 457(e)(15), 501(c)(18)(D)',
  limit: 23_500,
  simpleLimit: 16_500,
  laterCatchUp: { fromAge: 60, toAge: 63, catchUp: 11_250, simpleCatchUp: 5_250 },
  section457Most: 47_000,
};

export const earlyDistribution: EarlyDistributionLaw = {
  ...earlyDistribution2024,
  source:
    'IRC 72(t)(1), (2)(A)(i), (H), (I), and (K), (6), and (8)(B); Notice 2024-55; Notice 2024-80; Form 5329 (2025), Part I; Instructions for Form 5329 (2025), line 2',
  domesticAbuseLimit: 10_300,
};

export const simplifiedMethod: SimplifiedMethodLaw = {
  ...simplifiedMethod2024,
  source: 'IRC 72(d)(1)(B); Instructions for Form 1040 (2025), lines 5a and 5b, Tables 1 and 2',
};

export const foreignEarnedIncome: ForeignEarnedIncomeLaw = {
  ...foreignEarnedIncome2024,
  source:
    'IRC 911(b)(2)(D), (c), and (d)(1); Rev. Proc. 2024-40, section 2.35; Form 2555 (2025), lines 29b, 32, 37, and 39: 16% and 30% of the exclusion, a 365th for each day',
  largestExclusion: 130_000,
  housingBase: 20_800,
  housingBaseEachDay: 56.99,
  housingLimit: 39_000,
  daysOfYear: 365,
};

export const estimatedTax: EstimatedTaxLaw = {
  ...estimatedTax2024,
  source:
    'IRC 6654(b) to (e), 7503; Form 2210 (2025), Parts I and III, and its Penalty Worksheet; rates under IRC 6621(a)(2): IRS quarterly interest rates (each quarter of 2025), Rev. Rul. 2025-22 (first quarter of 2026)',
  installments: [
    { column: 'a', due: '2025-04-15', timelyUpTo: '2025-04-15' },
    { column: 'b', due: '2025-06-15', timelyUpTo: '2025-06-16' },
    { column: 'c', due: '2025-09-15', timelyUpTo: '2025-09-15' },
    { column: 'd', due: '2026-01-15', timelyUpTo: '2026-01-15' },
  ],
  penaltyPeriods: [
    { after: '2025-04-15', upTo: '2025-06-30', rate: 0.07, daysOfYear: 365 },
    { after: '2025-06-30', upTo: '2025-09-30', rate: 0.07, daysOfYear: 365 },
    { after: '2025-09-30', upTo: '2025-12-31', rate: 0.07, daysOfYear: 365 },
    { after: '2025-12-31', upTo: '2026-04-15', rate: 0.07, daysOfYear: 365 },
  ],
};
