import { type Bracket, type IncomeTaxLaw } from '../law';

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const;
const brackets = (...starts: readonly number[]): Bracket[] =>
  rates.map((rate, i) => ({ over: i === 0 ? 0 : (starts[i - 1] ?? Number.NaN), rate }));

const joint = brackets(23_200, 94_300, 201_050, 383_900, 487_450, 731_200);

export const incomeTax: IncomeTaxLaw = {
  source: 'Rev. Proc. 2023-34, section 3.01, tables 1 to 4; IRC 1(a) to (d) and (j)',
  brackets: {
    single: brackets(11_600, 47_150, 100_525, 191_950, 243_725, 609_350),
    mfj: joint,
    mfs: brackets(11_600, 47_150, 100_525, 191_950, 243_725, 365_600),
    hoh: brackets(16_550, 63_100, 100_500, 191_950, 243_700, 609_350),
    qss: joint,
  },
  taxTableBelow: 100_000,
};
