import { type Responses, type SalesImports } from '../schema';
import { type CsvSale, identityOf } from './sale';

/** What makes each sale told so far the same as one in a list (see `identityOf`). */
export const knownSales = (answers: Responses): Set<string> =>
  new Set(
    Object.entries(answers).flatMap(([id, description]) => {
      const item = /^(sales\.\d+)\.description$/.exec(id)?.[1];
      if (item === undefined || typeof description !== 'string') return [];
      const { [`${item}.sold`]: sold, [`${item}.proceeds`]: proceeds, [`${item}.basis`]: basis } = answers;
      return typeof sold === 'string' && typeof proceeds === 'number' && typeof basis === 'number'
        ? [identityOf({ description, sold, proceeds, basis })]
        : [];
    }),
  );

/** The document from which the same sale was read; documents and lists name what was sold in words of their own. */
export const documentOf = ({ sold, proceeds, basis }: CsvSale, read: SalesImports['read']): string | null =>
  read.find((one) => one.sold === sold && one.proceeds === proceeds && one.basis === basis)?.from ?? null;
