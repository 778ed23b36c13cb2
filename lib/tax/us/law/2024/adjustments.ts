import { type AdjustmentsLaw } from '../law';

export const adjustments: AdjustmentsLaw = {
  source:
    'Rev. Proc. 2023-34, sections 3.13 (educators) and 3.30 (student loans); IRC 62(a)(2)(D) and 221; Pub. L. 115-97, section 11051 (alimony)',
  educatorEach: 300,
  studentLoanMaximum: 2_500,
  studentLoanPhaseOutStart: { single: 80_000, mfj: 165_000, mfs: 80_000, hoh: 80_000, qss: 80_000 },
  studentLoanPhaseOutRange: { single: 15_000, mfj: 30_000, mfs: 15_000, hoh: 15_000, qss: 15_000 },
  alimonyAgreementsUpTo: '2018-12-31',
};
