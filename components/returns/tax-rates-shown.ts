import { formatDollars, formatRate } from '@/lib/format/money';
import { countOf } from '@/lib/format/words';
import { type TaxRates } from '@/lib/returns/results-schema';

interface RateSpan {
  /** Dollars of the main income. */
  from: number;
  to: number;
  /** Share of a dollar more that is lost, between these two. */
  rate: number;
}

/** What a dollar more costs between two points of the curve, spans of nearly the same rate drawn as one. */
export function rateSpans({ curve, main }: Pick<TaxRates, 'curve' | 'main'>): RateSpan[] {
  const spans: RateSpan[] = [];
  for (const [index, point] of curve.entries()) {
    const before = curve[index - 1];
    if (before === undefined || point.change === before.change) continue;
    const rate = (before.balance - point.balance) / (point.change - before.change);
    const [from, to] = [main.amount + before.change, main.amount + point.change];
    const last = spans.at(-1);
    // The rows of the Tax Table make the rate of a span waver by less than a point.
    if (last !== undefined && Math.abs(last.rate - rate) < 0.012 && last.to === from) {
      last.rate = (last.rate * (last.to - last.from) + rate * (to - from)) / (to - last.from);
      last.to = to;
    } else {
      spans.push({ from, to, rate });
    }
  }
  return spans;
}

interface Scale {
  /** Ends of the vertical scale, shares of 1. */
  low: number;
  high: number;
  marks: number[];
}

/** A scale in tens of percent that holds every rate; in twenties when the range is wide. */
export function rateScale(rates: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...rates), Math.max(0.1, ...rates)];
  const step = most - least > 0.7 ? 20 : 10;
  const [low, high] = [Math.floor((least * 100) / step) * step, Math.ceil((most * 100) / step) * step];
  const marks = Array.from({ length: (high - low) / step + 1 }, (_, index) => (low + index * step) / 100);
  return { low: low / 100, high: high / 100, marks };
}

/** "22 cents" of a rate of 0.22; half a cent is said. */
export function sayCents(rate: number): string {
  const cents = Math.round(Math.abs(rate) * 1000) / 10;
  return countOf(cents, 'cent', 'cents');
}

/** What the next dollar and the average dollar cost, in two sentences. */
export function sayRates({ main, effectiveRate }: Pick<TaxRates, 'main' | 'effectiveRate'>): string {
  const average =
    effectiveRate === null ? '' : ` Your average rate on all income is ${formatRate(effectiveRate)}.`;
  if (main.rate === null) return average.trim();
  const next =
    main.rate >= 0
      ? `On your next $1,000 of ${main.label.toLowerCase()}, you’d pay about ${sayCents(main.rate)} of each dollar in federal tax.`
      : `On your next $1,000 of ${main.label.toLowerCase()}, your result improves by about ${sayCents(main.rate)} for each dollar.`;
  return `${next}${average}`;
}

/** Where the rate changes next, in a sentence; null when it stays for as far as was looked. */
export function sayNext(change: TaxRates['next']['raise'], direction: 'more' | 'less'): string | null {
  if (change === null) return null;
  const { distance, jump, rateBefore, rateAfter, causes } = change;
  const because = causes.length === 0 ? '' : ` ${causes.map(({ text }) => text).join('. ')}.`;
  const at = `With ${formatDollars(distance)} ${direction}`;
  if (jump !== 0) {
    const way = jump > 0 ? 'improves' : 'drops';
    return `${at}, your result suddenly ${way} by ${formatDollars(Math.abs(jump))}.${because}`;
  }
  const [before, after] = [formatRate(rateBefore), formatRate(rateAfter)];
  // Too small a step to be seen in print.
  return before === after ? null : `${at}, the rate goes from ${before} to ${after}.${because}`;
}
