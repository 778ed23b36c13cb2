import { type HomeSaleLaw, type PassiveLossLaw, type Section1256Law } from '../property';

export const passiveLoss: PassiveLossLaw = {
  source: 'IRC 469(i); Form 8582 (2024), lines 5 and 8',
  allowance: 25_000,
  allowanceApart: 12_500,
  phaseOutStart: 100_000,
  phaseOutStartApart: 50_000,
  phaseOutRate: 0.5,
};

export const homeSale: HomeSaleLaw = {
  source: 'IRC 121(a), (b)(1), (b)(4), (c)(1); Reg. 1.121-3(g); Publication 523 (2024), Worksheet 1',
  exclusion: 250_000,
  fullMonths: 24,
  survivorYears: 2,
};

export const section1256: Section1256Law = { source: 'IRC 1256(a)(3)', shortTermShare: 0.4 };
