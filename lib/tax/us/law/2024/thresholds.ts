import { type ThresholdsLaw } from '../law';

export const thresholds: ThresholdsLaw = {
  source: 'Rev. Proc. 2023-34, section 3.02 (unearned income of a child)',
  kiddieUnearnedIncome: 2_600,
};
