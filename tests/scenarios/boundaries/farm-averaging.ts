import { amounts, barePay, type ByStatus, edge, type Edge, filer, forEachStatus, type Status } from './edge';

/** A base year, and what its Tax Rate Schedules and gain rates make of one income in every filing status. */
interface BaseYear {
  readonly name: 'threeYearsAgo' | 'twoYearsAgo' | 'lastYear';
  readonly line: string;
  /** Tax on 500,000 (joint 650,000, separate 300,000), and on 100,000 more: in the top bracket. */
  readonly tax: ByStatus;
  readonly taxWithThird: ByStatus;
  /** Tax on 700,000 of qualified dividends alone, and with 20,000 of other income. */
  readonly gainTax: ByStatus;
  readonly gainTaxWithThird: ByStatus;
}

// Cents of the schedules: single 2021 is 157,804.25 + 37% of 76,400 = 186,072.25. Gain rates: single 2021 with 20,000 of other
// income is 2,201 (995 + 12% of 10,050) + 15% of 405,450 + 20% of 274,150.
const threeYearsAgo: BaseYear = {
  name: 'threeYearsAgo',
  line: '8',
  tax: amounts(149_544, 177_023, 79_544, 148_095, 177_023),
  taxWithThird: amounts(186_072, 214_023, 116_261, 184_623, 214_023),
  gainTax: amounts(111_648, 102_800, 121_400, 108_198, 102_800),
  gainTaxWithThird: amounts(117_849, 108_802, 127_601, 114_314, 108_802),
};
const twoYearsAgo: BaseYear = {
  name: 'twoYearsAgo',
  line: '12',
  tax: amounts(148_753, 175_049, 78_753, 147_254, 175_049),
  taxWithThird: amounts(184_955, 212_049, 115_275, 183_456, 212_049),
  gainTax: amounts(110_761, 101_638, 120_819, 107_205, 101_638),
  gainTaxWithThird: amounts(116_956, 107_638, 127_014, 113_312, 107_638),
};
const lastYear: BaseYear = {
  name: 'lastYear',
  line: '16',
  tax: amounts(146_895, 171_289, 76_895, 145_289, 171_289),
  taxWithThird: amounts(182_332, 207_414, 112_957, 180_727, 207_414),
  gainTax: amounts(108_691, 98_920, 119_461, 104_885, 98_920),
  gainTaxWithThird: amounts(114_871, 104_920, 125_641, 110_971, 104_920),
};
const baseYears: readonly BaseYear[] = [threeYearsAgo, twoYearsAgo, lastYear];

const income = amounts(500_000, 650_000, 300_000, 500_000, 650_000);

/** Someone in the top bracket this year, whose three base years have one filing status. */
const averaging = (
  status: Status,
  electedIncome: number,
  taxableIncome: number,
  taxOf: (year: BaseYear) => number,
  qualifiedDividends: number,
) => {
  const of = (year: BaseYear) => ({
    filingStatus: status,
    taxableIncome,
    tax: taxOf(year),
    qualifiedDividends,
  });
  return filer('single', {
    ...barePay(1_500_000),
    farmAveraging: {
      electedIncome,
      threeYearsAgo: of(threeYearsAgo),
      twoYearsAgo: of(twoYearsAgo),
      lastYear: of(lastYear),
    },
  });
};

/** Schedule J: rates and limits of the base years. */
export const farmAveragingEdges: readonly Edge[] = forEachStatus((status) => {
  const byRates = averaging(status, 300_000, income[status], ({ tax }) => tax[status], 0);
  const byGainRates = averaging(status, 60_000, 700_000, ({ gainTax }) => gainTax[status], 700_000);
  return baseYears.flatMap(({ name, line, taxWithThird, gainTaxWithThird }) => [
    edge(`farmAveraging.${name}`, byRates, `schedule-j ${line}`, taxWithThird[status]),
    edge(`farmAveraging.${name}`, byGainRates, `schedule-j ${line}`, gainTaxWithThird[status]),
  ]);
});
