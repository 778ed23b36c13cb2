import { type Responses } from '../schema';
import { identityOf } from './sale';

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
