import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { dollars } from '../answers/answer';
import type { Planned, Statement } from './part';

const shortTerm =
  /\bshort[- ]?term\b|\b(less than|under|within) (a|one|1) year\b|\bsame year\b|\b(few|couple of|two|three|six|\d) (weeks|months) (later|after|ago)\b/;
const atLoss = /\bloss(es)?\b|\blost\b|\blose\b/;
const bought = /\b(?:bought|paid|cost|basis|purchased)\b[^\d$]{0,20}\$?(\d[\d,]*)/;
const soldFor = /\b(?:sold|sell|selling|proceeds)\b.{0,30}?\bfor \$?(\d[\d,]*)/;

const read = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits.replaceAll(',', ''));

/** An investment sold with a gain or at a loss, or nothing sold. */
export function planSale({ sales = [], taxYear }: ReturnInputJson, statement: Statement): Planned {
  const { text, amount, direction } = statement;
  if (direction === 'none' && amount === null)
    return sales.length === 0
      ? { ask: 'Your return has no sale to leave out. What sale should I try, and how much is the gain?' }
      : {
          part: {
            says: 'none of the sales on your return',
            changes: [{ path: 'sales', value: [] }],
          },
        };
  const basis = read(bought.exec(text)?.[1]);
  const proceeds = read(soldFor.exec(text)?.[1]);
  if (
    basis === null &&
    (proceeds !== null || amount === null) &&
    !/\b(gain|profit|loss|lost|made)\b/.test(text)
  )
    return {
      ask: `What did you pay for it${proceeds === null ? ', and what would you sell it for' : ''}? Only the gain is taxed, so I need both amounts. You can also give me the gain or loss in dollars.`,
    };
  const isLoss = basis !== null && proceeds !== null ? proceeds < basis : atLoss.test(text);
  const gain = basis !== null && proceeds !== null ? Math.abs(proceeds - basis) : amount;
  if (gain === null) return { ask: 'How much is the gain or loss?' };
  const term = shortTerm.test(text) ? 'short' : 'long';
  return {
    part: {
      says: `a ${term}-term ${isLoss ? 'loss' : 'gain'} of ${dollars(gain)} from a sale`,
      changes: [
        {
          path: `sales.${sales.length}`,
          value: {
            acquired: term === 'short' ? `${taxYear}-01-02` : '2020-01-02',
            sold: `${taxYear}-06-03`,
            proceeds: proceeds !== null && basis !== null ? proceeds : isLoss ? 0 : gain,
            basis: proceeds !== null && basis !== null ? basis : isLoss ? gain : 0,
            term,
          },
        },
      ],
      ...(term === 'long' && !/\blong[- ]?term\b/.test(text)
        ? { note: 'This assumes you held it for more than a year.' }
        : {}),
    },
  };
}
