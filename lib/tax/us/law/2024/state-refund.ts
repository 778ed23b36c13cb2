import { type StateRefundLaw } from '../deductions-and-credits';

export const stateRefund: StateRefundLaw = {
  source:
    'Instructions for Form 1040 (2024), Schedule 1, line 1, State and Local Income Tax Refund Worksheet, lines 5 and 6; Rev. Proc. 2022-38, section 3.15; IRC 164(b)(6)',
  priorStandardDeduction: { single: 13_850, mfj: 27_700, mfs: 13_850, hoh: 20_800, qss: 27_700 },
  priorAgeOrBlindness: { single: 1_850, mfj: 1_500, mfs: 1_500, hoh: 1_850, qss: 1_500 },
  priorLastDay: '2023-12-31',
  priorStateTaxLimit: { single: 10_000, mfj: 10_000, mfs: 5_000, hoh: 10_000, qss: 10_000 },
};
