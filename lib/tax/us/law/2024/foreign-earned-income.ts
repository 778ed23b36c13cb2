import { type ForeignEarnedIncomeLaw } from '../foreign-earned-income';

export const foreignEarnedIncome: ForeignEarnedIncomeLaw = {
  source:
    'IRC 911(b)(2)(D), (c), and (d)(1); Rev. Proc. 2023-34, section 2.40; Notice 2024-31, section 2; Form 2555 (2024), lines 29b, 32, 37, and 39',
  largestExclusion: 126_500,
  housingBase: 20_240,
  housingBaseEachDay: 55.3,
  housingLimit: 37_950,
  fullDaysNeeded: 330,
  daysOfYear: 366,
};
