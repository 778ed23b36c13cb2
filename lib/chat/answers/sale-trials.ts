import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { Wish } from '../read-wish';
import { dollars } from './answer';
import type { Trial } from './trials';

type Input = ReturnInputJson;

const dollarsOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Held for a year or less, as people say it. */
const shortTerm =
  /\bshort[- ]?term\b|\b(less than|under|within|not even|inside) (a|one|1|the) (same )?year\b|\bsame year\b|\bthat (same )?year\b|\bwithin \w+ (days|weeks|months)\b|\b(a )?(few|couple of|two|three|four|five|six|\d) (days|weeks|months) (later|after)\b|\bday[- ]trad\w+|\bflipp\w+\b|\bbought .*\b2024\b.*\b2024\b|\b2024\b.*\bbought .*\b2024\b|\bbought (it |them )?in (january|february|march|april|may|june|july|august|jan|feb|mar|apr|jun|jul|aug)\b(?!,? (of )?(19|20)\d\d)/;

const longAgo = /\b(19\d\d|20(0[1-9]|1\d|2[0-2]))\b|\blong[- ]?term\b/;

const lossWords = /\bloss(es)?\b|\blost\b|\blose\b|\bdown \$?\d/;

const words =
  /\b(?:(bought|buy|paid|pay|costs?|basis|purchased?)|(sold|sell|selling|got|get|fetch(?:ed)?|proceeds|worth|dumped?|unload(?:ed)?))\b|(?<![\d-])\$?(\d{1,3}(?:,\d{3})+|\d{3,7})\b(?! (?:shares|units))/g;
const isYear = (value: number, digits: string): boolean =>
  value >= 1990 && value <= 2025 && !digits.includes(',');

/** What was paid and what was received, where a question says both: "bought for 3000 in 2019 and sold for 7000". */
function readBought(text: string): { basis: number; proceeds: number } | null {
  let side: 'basis' | 'proceeds' | null = null;
  const found: Partial<Record<'basis' | 'proceeds', number>> = {};
  for (const [, buys, sells, digits = ''] of text.matchAll(words)) {
    if (buys !== undefined) side = 'basis';
    else if (sells !== undefined) side = 'proceeds';
    else {
      const value = Number(digits.replaceAll(',', ''));
      if (side !== null && !isYear(value, digits)) found[side] ??= value;
    }
  }
  const { basis, proceeds } = found;
  return basis === undefined || proceeds === undefined ? null : { basis, proceeds };
}

/** An investment sold with a gain or, when the question says so, at a loss; or the sale on the return made another. */
export function trySale(input: Input, { amount, factor, isWhole, text }: Wish): Trial | null {
  const isLoss = lossWords.test(text);
  const own = ownSale(input, text);
  if (own !== null && amount !== null && (isWhole || /\b(the|my|her|his|our|those)\b/.test(text))) {
    if (/\b(for|fetch\w*|proceeds|brought)\b/.test(text) && !isLoss && !/\bgain|profit\b/.test(text))
      return setSale(own, 'proceeds', amount);
    return setSale(own, 'proceeds', Math.max(0, own.basis + (isLoss ? -amount : amount)));
  }
  if (own !== null && factor !== null)
    return setSale(own, 'proceeds', Math.round(own.basis + (own.proceeds - own.basis) * factor));
  const both = readBought(text);
  const gain = both === null ? amount : Math.abs(both.proceeds - both.basis);
  if (gain === null || gain === 0) return null;
  const lost = both === null ? isLoss : both.proceeds < both.basis;
  const term = shortTerm.test(text) && !longAgo.test(text) ? 'short' : 'long';
  return {
    says: `a ${term}-term ${lost ? 'loss' : 'gain'} of ${dollars(gain)} from selling an investment`,
    changes: [
      {
        path: `sales.${input.sales?.length ?? 0}`,
        value: {
          acquired: term === 'short' ? '2024-01-02' : '2020-01-02',
          sold: '2024-06-03',
          proceeds: both?.proceeds ?? (lost ? 0 : gain),
          basis: both?.basis ?? (lost ? gain : 0),
          term,
        },
      },
    ],
  };
}

interface OwnSale {
  proceeds: number;
  basis: number;
}

/** The only sale on the return when the question speaks of it rather than of another. */
function ownSale({ sales = [] }: Input, text: string): OwnSale | null {
  const [sale] = sales;
  if (
    sale === undefined ||
    sales.length > 1 ||
    /\b(another|other|more|also|extra|additional|some|too|second|a (fund|stock|share|coin))\b|\bcrypto|\bbitcoin/.test(
      text,
    )
  )
    return null;
  return { proceeds: dollarsOf(sale.proceeds), basis: dollarsOf(sale.basis) };
}

function setSale(own: OwnSale, key: keyof OwnSale, value: number): Trial {
  const name = key === 'proceeds' ? 'received for what you sold' : 'as the cost of what you sold';
  return {
    says: `${dollars(value)} ${name} instead of ${dollars(own[key])}`,
    changes: [{ path: `sales.0.${key}`, value }],
  };
}

/** Another cost of what was sold. */
export function tryBasis(input: Input, { amount, more, less, text }: Wish): Trial | null {
  const own = ownSale(input, text.replaceAll(/\bmore\b/g, ''));
  if (own === null || amount === null) return null;
  return setSale(own, 'basis', more ? own.basis + amount : less ? Math.max(0, own.basis - amount) : amount);
}

/** Nothing sold at all; null when nothing was. */
export const dropSales = ({ sales = [] }: Input): Trial | null =>
  sales.length === 0 ? null : { says: 'nothing sold', changes: [{ path: 'sales', value: [] }] };
