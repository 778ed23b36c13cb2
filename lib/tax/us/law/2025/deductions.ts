import { adjustments as adjustments2024 } from '../2024/adjustments';
import { benefits as benefits2024 } from '../2024/benefits';
import { dependents as dependents2024 } from '../2024/dependents';
import { itemized as itemized2024 } from '../2024/itemized';
import { standardDeduction as standardDeduction2024 } from '../2024/standard-deduction';
import { type ItemizedLaw, type StateRefundLaw } from '../deductions-and-credits';
import {
  type AdjustmentsLaw,
  type BenefitsLaw,
  type ChildElectionLaw,
  type DependentsLaw,
  type ThresholdsLaw,
} from '../law';

export const adjustments: AdjustmentsLaw = {
  ...adjustments2024,
  source:
    'Rev. Proc. 2024-40, sections 2.13 (educators) and 2.31 (student loans); IRC 62(a)(2)(D) and 221; Pub. L. 115-97, section 11051 (alimony)',
  studentLoanPhaseOutStart: { single: 85_000, mfj: 170_000, mfs: 85_000, hoh: 85_000, qss: 85_000 },
};

export const benefits: BenefitsLaw = {
  ...benefits2024,
  source: 'IRC 86; Instructions for Form 1040 (2025), Social Security Benefits Worksheet, lines 8 to 17',
};

export const dependents: DependentsLaw = {
  ...dependents2024,
  source: 'IRC 152 and 24(c); gross income limit: Rev. Proc. 2024-40, section 2.24 (exemption amount $5,200)',
  qualifyingRelativeIncomeLimit: 5_200,
};

export const itemized: ItemizedLaw = {
  ...itemized2024,
  source:
    'IRC 163(h)(3), 164(b)(6) and (7) (Pub. L. 119-21, section 70120), 170(b)(1) and (i), 213(a); Notice 2025-5 (miles); Schedule A (2025), lines 3 and 5e; Publication 936 (2025), Table 1',
  medicalMile: 0.21,
  stateTaxLimit: { single: 40_000, mfj: 40_000, mfs: 20_000, hoh: 40_000, qss: 40_000 },
  stateTaxPhaseDown: {
    start: { single: 500_000, mfj: 500_000, mfs: 250_000, hoh: 500_000, qss: 500_000 },
    rate: 0.3,
    floor: { single: 10_000, mfj: 10_000, mfs: 5_000, hoh: 10_000, qss: 10_000 },
  },
};

export const stateRefund: StateRefundLaw = {
  source:
    'Instructions for Form 1040 (2025), Schedule 1, line 1, State and Local Income Tax Refund Worksheet, lines 5 and 6; Rev. Proc. 2023-34, section 3.15; IRC 164(b)(6)',
  priorStandardDeduction: standardDeduction2024.amount,
  priorAgeOrBlindness: standardDeduction2024.ageOrBlindness,
  priorLastDay: '2024-12-31',
  priorStateTaxLimit: itemized2024.stateTaxLimit,
};

export const thresholds: ThresholdsLaw = {
  source: 'Rev. Proc. 2024-40, section 2.02 (unearned income of a child); Form 8615 (2025), line 2',
  kiddieUnearnedIncome: 2_700,
};

export const childElection: ChildElectionLaw = {
  source: 'IRC 1(g)(7); Rev. Proc. 2024-40, section 2.02; Form 8814 (2025), lines 4 and 15',
  incomeBelow: 13_500,
  rate: 0.1,
};
