import { type BaseYearLaw, type FarmAveragingLaw } from '../farm-averaging';

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const;

const joint2021 = [19_900, 81_050, 172_750, 329_850, 418_850, 628_300];
const baseYear2021: BaseYearLaw = {
  source: 'Rev. Proc. 2020-45, sections 3.01 and 3.03; IRC 1(h) and (j)',
  rates,
  starts: {
    single: [9_950, 40_525, 86_375, 164_925, 209_425, 523_600],
    mfj: joint2021,
    mfs: [9_950, 40_525, 86_375, 164_925, 209_425, 314_150],
    hoh: [14_200, 54_200, 86_350, 164_900, 209_400, 523_600],
    qss: joint2021,
  },
  zeroRateUpTo: { single: 40_400, mfj: 80_800, mfs: 40_400, hoh: 54_100, qss: 80_800 },
  fifteenPercentUpTo: { single: 445_850, mfj: 501_600, mfs: 250_800, hoh: 473_750, qss: 501_600 },
};

const joint2022 = [20_550, 83_550, 178_150, 340_100, 431_900, 647_850];
export const baseYear2022: BaseYearLaw = {
  source: 'Rev. Proc. 2021-45, sections 3.01 and 3.03; IRC 1(h) and (j)',
  rates,
  starts: {
    single: [10_275, 41_775, 89_075, 170_050, 215_950, 539_900],
    mfj: joint2022,
    mfs: [10_275, 41_775, 89_075, 170_050, 215_950, 323_925],
    hoh: [14_650, 55_900, 89_050, 170_050, 215_950, 539_900],
    qss: joint2022,
  },
  zeroRateUpTo: { single: 41_675, mfj: 83_350, mfs: 41_675, hoh: 55_800, qss: 83_350 },
  fifteenPercentUpTo: { single: 459_750, mfj: 517_200, mfs: 258_600, hoh: 488_500, qss: 517_200 },
};

const joint2023 = [22_000, 89_450, 190_750, 364_200, 462_500, 693_750];
export const baseYear2023: BaseYearLaw = {
  source: 'Rev. Proc. 2022-38, sections 3.01 and 3.03; IRC 1(h) and (j)',
  rates,
  starts: {
    single: [11_000, 44_725, 95_375, 182_100, 231_250, 578_125],
    mfj: joint2023,
    mfs: [11_000, 44_725, 95_375, 182_100, 231_250, 346_875],
    hoh: [15_700, 59_850, 95_350, 182_100, 231_250, 578_100],
    qss: joint2023,
  },
  zeroRateUpTo: { single: 44_625, mfj: 89_250, mfs: 44_625, hoh: 59_750, qss: 89_250 },
  fifteenPercentUpTo: { single: 492_300, mfj: 553_850, mfs: 276_900, hoh: 523_050, qss: 553_850 },
};

export const farmAveraging: FarmAveragingLaw = {
  source: 'IRC 1301(a) and (b)(1); Instructions for Schedule J (2024), lines 8, 12, and 16',
  threeYearsAgo: baseYear2021,
  twoYearsAgo: baseYear2022,
  lastYear: baseYear2023,
};
