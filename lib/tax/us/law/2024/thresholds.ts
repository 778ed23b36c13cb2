import { type ChildElectionLaw, type ThresholdsLaw } from '../law';

export const thresholds: ThresholdsLaw = {
  source: 'Rev. Proc. 2023-34, section 3.02 (unearned income of a child)',
  kiddieUnearnedIncome: 2_600,
};

export const childElection: ChildElectionLaw = {
  source: 'IRC 1(g)(7); Rev. Proc. 2023-34, section 3.02; Form 8814 (2024), lines 4 and 15',
  incomeBelow: 13_000,
  rate: 0.1,
};
