import { capitalGain } from '../2024/capital-gain';
import { baseYear2022, baseYear2023 } from '../2024/farm-averaging';
import { incomeTax } from '../2024/income-tax';
import { type BaseYearLaw, type FarmAveragingLaw } from '../farm-averaging';
import { type Bracket } from '../law';

const startsOf = (brackets: readonly Bracket[]): number[] => brackets.slice(1).map(({ over }) => over);
const { single, mfj, mfs, hoh, qss } = incomeTax.brackets;

/** The rates of 2024 stand in its own law; Schedule J takes them without the Tax Table. */
const baseYear2024: BaseYearLaw = {
  source: 'Rev. Proc. 2023-34, sections 3.01 and 3.03; IRC 1(h) and (j)',
  rates: single.map(({ rate }) => rate),
  starts: {
    single: startsOf(single),
    mfj: startsOf(mfj),
    mfs: startsOf(mfs),
    hoh: startsOf(hoh),
    qss: startsOf(qss),
  },
  zeroRateUpTo: capitalGain.zeroRateUpTo,
  fifteenPercentUpTo: capitalGain.fifteenPercentUpTo,
};

export const farmAveraging: FarmAveragingLaw = {
  source: 'IRC 1301(a) and (b)(1); Instructions for Schedule J (2025), lines 8, 12, and 16',
  threeYearsAgo: baseYear2022,
  twoYearsAgo: baseYear2023,
  lastYear: baseYear2024,
};
