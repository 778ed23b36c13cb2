import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { qualifiedDividends } from '../form-1040/income';
import { gainAt25, gainAt28, netGain, netLongTermGain } from './schedule-d';
import { allUnrecaptured, carryover, collectibles, shortTermLoss } from './unrecaptured-1250-worksheet';

/** Amounts of the Schedule D Tax Worksheet. */
export interface GainAfterExcess {
  /** Lines 6 and 9. */
  readonly dividends: number;
  readonly gain: number;
  /** Schedule D, lines 18 and 19, as they count here. */
  readonly at28: number;
  readonly at25: number;
}

/** The excess is one more loss on line 16 of the Unrecaptured Section 1250 Gain Worksheet. */
function unrecapturedAfter({ get }: TaxReader, excess: number): number {
  if (get(gainAt25) === 0) return 0;
  const losses = notBelowZero(excess - (get(collectibles) + get(shortTermLoss) + get(carryover)));
  return notBelowZero(get(allUnrecaptured) - losses);
}

/**
 * With Form 2555, what a capital gain excess leaves: it comes off the gain first, then the dividends, and off gain at 28%
 * before gain at 25% (footnote of the Foreign Earned Income Tax Worksheet, modifications 1 to 4; IRC 911(f)(2)).
 */
export function gainAfterExcess(reader: TaxReader, excess: number): GainAfterExcess {
  const { get } = reader;
  const gain = notBelowZero(smallerOf(get(netLongTermGain), get(netGain)));
  if (excess <= 0)
    return { dividends: get(qualifiedDividends), gain, at28: get(gainAt28), at25: get(gainAt25) };
  return {
    dividends: notBelowZero(get(qualifiedDividends) - notBelowZero(excess - gain)),
    gain: notBelowZero(gain - excess),
    at28: notBelowZero(get(gainAt28) - excess),
    at25: unrecapturedAfter(reader, excess),
  };
}

/** Line 13: dividends and gain without the part at 25% and 28%. */
export const regularPartOf = ({ dividends, gain, at28, at25 }: GainAfterExcess): number =>
  dividends + gain - smallerOf(gain, at28 + at25);
