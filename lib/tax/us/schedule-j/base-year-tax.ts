import { dollars } from '../../facts/cents';
import { type BaseYear } from '../../facts/farm-averaging';
import { type FilingStatus } from '../../facts/household';
import { type TaxReader } from '../form';
import { type BaseYearLaw } from '../law/farm-averaging';
import { type Bracket, type IncomeTaxLaw, type Law } from '../law/law';
import { type RateLaw, taxAtGainRates } from '../worksheets/gain-rates';

const baseYears = 3;
/** The bracket whose top is line 19 of the Schedule D Tax Worksheet: 24%. */
const lastLowerBracket = 3;

/** A third of an amount, as line 6 has it. */
export const thirdOf = (amount: number): number => amount / baseYears;

function bracketsOf({ rates, starts }: BaseYearLaw, status: FilingStatus): readonly Bracket[] {
  const over = starts[status];
  return rates.map((rate, i) => ({ rate, over: i === 0 ? 0 : (over[i - 1] ?? Number.NaN) }));
}

/** The Tax Rate Schedules of the base year, without the Tax Table; its limits with the rates that stay the same. */
function rateLawOf(base: BaseYearLaw, { capitalGain }: Law): RateLaw {
  const { starts, zeroRateUpTo, fifteenPercentUpTo } = base;
  const top = (status: FilingStatus): number => starts[status][lastLowerBracket] ?? Number.NaN;
  const incomeTax: IncomeTaxLaw = {
    source: base.source,
    taxTableBelow: 0,
    brackets: {
      single: bracketsOf(base, 'single'),
      mfj: bracketsOf(base, 'mfj'),
      mfs: bracketsOf(base, 'mfs'),
      hoh: bracketsOf(base, 'hoh'),
      qss: bracketsOf(base, 'qss'),
    },
  };
  return {
    incomeTax,
    capitalGain: {
      source: base.source,
      zeroRateUpTo,
      fifteenPercentUpTo,
      middleRate: capitalGain.middleRate,
      topRate: capitalGain.topRate,
      unrecaptured1250Rate: capitalGain.unrecaptured1250Rate,
      collectiblesRate: capitalGain.collectiblesRate,
      lowerBracketsUpTo: {
        single: top('single'),
        mfj: top('mfj'),
        mfs: top('mfs'),
        hoh: top('hoh'),
        qss: top('qss'),
      },
      lossLimit: capitalGain.lossLimit,
    },
  };
}

/** Gain that belongs to each base year: a third of lines 2b and 2c. */
export interface AllocatedGain {
  readonly gain: number;
  readonly unrecaptured: number;
}

/** Tax on the income of a base year with its third of the elected income (lines 8, 12 and 16). */
export function taxOfBaseYear(
  { law }: Pick<TaxReader, 'law'>,
  income: number,
  year: BaseYear,
  base: BaseYearLaw,
  allocated: AllocatedGain,
): number {
  if (income <= 0 || year.filingStatus === null) return 0;
  const gain = dollars(year.netCapitalGain) + Math.round(thirdOf(allocated.gain));
  return taxAtGainRates(
    income,
    {
      gain,
      preferential: gain + dollars(year.qualifiedDividends),
      at28: dollars(year.collectiblesGain),
      at25: dollars(year.unrecaptured1250Gain) + Math.round(thirdOf(allocated.unrecaptured)),
    },
    year.filingStatus,
    rateLawOf(base, law),
  );
}
