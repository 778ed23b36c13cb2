import { type Responses } from '../schema';
import { type Reporting } from './cells';

/** One sale as a list states it. Amounts in dollars and cents. */
export interface CsvSale {
  description: string;
  /** A day, `various`, `inherited`, or null when the list does not say. */
  acquired: string | null;
  sold: string;
  /** Null when the days tell. */
  term: 'short' | 'long' | null;
  proceeds: number;
  basis: number;
  reporting: Reporting;
  /** Form 8949 column (f), and (g) with its sign; empty and 0 when nothing changes the gain. */
  adjustmentCode: string;
  adjustment: number;
  withheld: number;
}

/** The answers to the questions about a sale that say the same; ids start with a dot, as in the item's questions. */
export function answersOfSale(sale: CsvSale): Responses {
  const { acquired, term, adjustmentCode, adjustment, withheld } = sale;
  const isDay = acquired !== null && acquired !== 'various' && acquired !== 'inherited';
  const others = [
    ...(withheld > 0 ? ['federalWithholding'] : []),
    ...(adjustmentCode === '' ? [] : ['adjusted']),
  ];
  return {
    '.description': sale.description,
    '.acquiredKind': isDay ? 'date' : (acquired ?? 'unknown'),
    ...(isDay ? { '.acquired': acquired } : {}),
    '.sold': sale.sold,
    ...(term === null ? {} : { '.term': term }),
    '.proceeds': sale.proceeds,
    '.basis': sale.basis,
    '.paper': sale.reporting,
    '.otherBoxes': others.length > 0 ? others : ['none'],
    ...(withheld > 0 ? { '.federalWithholding': withheld } : {}),
    ...(adjustmentCode === '' ? {} : { '.adjustmentCode': adjustmentCode, '.adjustment': adjustment }),
  };
}

/** What makes two lines the same sale. */
export const identityOf = ({
  description,
  sold,
  proceeds,
  basis,
}: Pick<CsvSale, 'description' | 'sold' | 'proceeds' | 'basis'>): string =>
  JSON.stringify([description.trim().toLowerCase(), sold, proceeds, basis]);
