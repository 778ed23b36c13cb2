import { type Line } from '../../engine/line';
import { type StateReader } from '../form';
import { type IncomeKind, type IncomeLines, ratio } from './income';

/** An amount of the income worksheet on the whole return: the sum over the filers. */
export function totalOf({ each }: Pick<StateReader, 'each'>, line: Line<number>): number {
  let total = 0;
  for (const own of each(line)) total += own;
  return total;
}

/** The share of one kind of income that belongs to the state, from 0 to 1: 1 for residents; of the year where there is none. */
export function shareHere(
  reader: Pick<StateReader, 'each' | 'facts'>,
  income: IncomeLines,
  kind: IncomeKind,
): number {
  const all = totalOf(reader, income.all[kind]);
  return all === 0 ? income.shareOfYear(reader.facts) : ratio(totalOf(reader, income.here[kind]), all);
}
