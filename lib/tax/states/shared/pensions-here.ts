import { type Line } from '../../engine/line';
import { type StateReader } from '../form';
import { ratio } from './income';
import { filersOf } from './people';

/**
 * The part of exempt retirement income that belongs to a state: each person's own exemption in proportion to that person's
 * pensions in the state. Dollars, not rounded.
 *
 * @param exemptOf exempt retirement income of one person, by position
 */
export function exemptPensionsHere(
  { facts, at }: Pick<StateReader, 'facts' | 'at'>,
  lines: { readonly all: Line<number>; readonly here: Line<number> },
  exemptOf: (person: number) => number,
): number {
  let total = 0;
  for (let person = 0; person < filersOf(facts); person++) {
    const exempt = exemptOf(person);
    if (exempt !== 0) total += exempt * ratio(at(lines.here, person), at(lines.all, person));
  }
  return total;
}
