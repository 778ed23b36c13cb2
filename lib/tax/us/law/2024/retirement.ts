import { type RetirementLaw } from '../law';

export const retirement: RetirementLaw = {
  source: 'Notice 2023-75 (qualified charitable distributions); IRC 408(d)(8)',
  charitableDistributionLimit: 105_000,
  charitableFromYears: 70,
};
