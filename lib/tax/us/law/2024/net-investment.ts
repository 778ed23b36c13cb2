import { type NetInvestmentLaw } from '../law';

export const netInvestment: NetInvestmentLaw = {
  source: 'IRC 1411(a) and (b); Form 8960 (2024), lines 14 and 17, and its instructions',
  rate: 0.038,
  threshold: { single: 200_000, mfj: 250_000, mfs: 125_000, hoh: 200_000, qss: 250_000 },
};
