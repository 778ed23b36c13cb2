import { type Amounts, byStatus, type SecondSource } from './second-source';

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
/** Starts of the six higher rates in the order of Form 1040; a surviving spouse has those of a joint return. */
const starts = (single: number[], mfj: number[], mfs: number[], hoh: number[]): Amounts => ({
  single,
  mfj,
  mfs,
  hoh,
  qss: mfj,
});

const baseYear2021: Amounts = {
  rates,
  starts: starts(
    [9_950, 40_525, 86_375, 164_925, 209_425, 523_600],
    [19_900, 81_050, 172_750, 329_850, 418_850, 628_300],
    [9_950, 40_525, 86_375, 164_925, 209_425, 314_150],
    [14_200, 54_200, 86_350, 164_900, 209_400, 523_600],
  ),
  zeroRateUpTo: byStatus(40_400, 80_800, 40_400, 54_100, 80_800),
  fifteenPercentUpTo: byStatus(445_850, 501_600, 250_800, 473_750, 501_600),
};
const baseYear2022: Amounts = {
  rates,
  starts: starts(
    [10_275, 41_775, 89_075, 170_050, 215_950, 539_900],
    [20_550, 83_550, 178_150, 340_100, 431_900, 647_850],
    [10_275, 41_775, 89_075, 170_050, 215_950, 323_925],
    [14_650, 55_900, 89_050, 170_050, 215_950, 539_900],
  ),
  zeroRateUpTo: byStatus(41_675, 83_350, 41_675, 55_800, 83_350),
  fifteenPercentUpTo: byStatus(459_750, 517_200, 258_600, 488_500, 517_200),
};
const baseYear2023: Amounts = {
  rates,
  starts: starts(
    [11_000, 44_725, 95_375, 182_100, 231_250, 578_125],
    [22_000, 89_450, 190_750, 364_200, 462_500, 693_750],
    [11_000, 44_725, 95_375, 182_100, 231_250, 346_875],
    [15_700, 59_850, 95_350, 182_100, 231_250, 578_100],
  ),
  zeroRateUpTo: byStatus(44_625, 89_250, 44_625, 59_750, 89_250),
  fifteenPercentUpTo: byStatus(492_300, 553_850, 276_900, 523_050, 553_850),
};

const source =
  'Tax Rate Schedules and Qualified Dividends worksheets in the Instructions for Form 1040 of each base year; Tax-Calculator II_brk1 to II_brk6, CG_brk1 and CG_brk2, whose top bracket for separate returns of 2023 is wrong; PolicyEngine-US';

/** Schedule J of 2024. */
export const farmAveragingAmounts: SecondSource[] = [
  {
    source,
    amounts: {
      'farmAveraging.threeYearsAgo': baseYear2021,
      'farmAveraging.twoYearsAgo': baseYear2022,
      'farmAveraging.lastYear': baseYear2023,
    },
  },
];

/** Schedule J of 2025: a year further. */
export const farmAveragingAmounts2025: SecondSource[] = [
  {
    source,
    amounts: {
      'farmAveraging.threeYearsAgo': baseYear2022,
      'farmAveraging.twoYearsAgo': baseYear2023,
      'farmAveraging.lastYear': {
        rates,
        starts: starts(
          [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
          [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
          [11_600, 47_150, 100_525, 191_950, 243_725, 365_600],
          [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
        ),
        zeroRateUpTo: byStatus(47_025, 94_050, 47_025, 63_000, 94_050),
        fifteenPercentUpTo: byStatus(518_900, 583_750, 291_850, 551_350, 583_750),
      },
    },
  },
];
