import { type PassiveLossLaw } from '../property';

export const passiveLoss: PassiveLossLaw = {
  source: 'IRC 469(i); Form 8582 (2024), lines 5 and 8',
  allowance: 25_000,
  allowanceApart: 12_500,
  phaseOutStart: 100_000,
  phaseOutStartApart: 50_000,
  phaseOutRate: 0.5,
};
