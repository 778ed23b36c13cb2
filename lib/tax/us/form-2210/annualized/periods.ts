import { type AnnualizedPeriod } from '../../../facts/annualized-income';
import { type ReturnInput } from '../../../facts/return-input';
import { type TaxReader } from '../../form';

/** The first three periods; the fourth is the year itself. */
export const listPeriods = ({
  annualizedIncome: { march, may, august },
}: ReturnInput): readonly AnnualizedPeriod[] => [march, may, august];

/** Columns of Schedule AI. */
export const periods = [
  { letter: 'a', text: 'January 1 to March 31' },
  { letter: 'b', text: 'January 1 to May 31' },
  { letter: 'c', text: 'January 1 to August 31' },
  { letter: 'd', text: 'January 1 to December 31' },
] as const;

/** Periods are annualized by their part of the year: 12 divided by 3, 5, 8 and 12 months. */
export const factorOf = ({ law }: Pick<TaxReader, 'law'>, column: number): number =>
  law.estimatedTax.annualization[column] ?? 1;
