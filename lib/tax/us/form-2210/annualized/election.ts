import { type ReturnInput } from '../../../facts/return-input';
import { assume, type TaxReader } from '../../form';
import { penaltyOfPeriods } from '../form-2210';

const regularMethod = assume('If you figured the penalty using the regular method', {
  facts: (facts: ReturnInput): ReturnInput => ({
    ...facts,
    annualizedIncome: { ...facts.annualizedIncome, use: false },
  }),
});

/** The penalty with four equal installments. */
export const regularPenalty = ({ proForma }: Pick<TaxReader, 'proForma'>): number =>
  proForma(regularMethod, penaltyOfPeriods);

/** There is a penalty, and the filer says that the income was uneven. */
export const annualizes = (reader: Pick<TaxReader, 'facts' | 'proForma'>): boolean =>
  reader.facts.annualizedIncome.use && regularPenalty(reader) > 0;
