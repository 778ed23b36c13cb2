import { type Line } from '../../engine/line';
import { type StateReader } from '../form';
import { type IncomeKind, type IncomeLines } from './income';

type Reads = Pick<StateReader, 'each'>;
type ReadsFacts = Pick<StateReader, 'each' | 'facts'>;

/** Sum of a line over the filers. Whole dollars. */
export const together = ({ each }: Reads, line: Line<number>): number =>
  each(line).reduce((total, own) => total + own, 0);

/**
 * Which share, from 0 to 1, of a kind of federal income belongs to the state, for all filers; the share of the year where
 * there is none.
 */
export function shareHere(reader: ReadsFacts, income: IncomeLines, kind: IncomeKind): number {
  const all = together(reader, income.all[kind]);
  if (all <= 0) return income.shareOfYear(reader.facts);
  return Math.min(1, Math.max(0, together(reader, income.here[kind]) / all));
}
