import { type Line } from '../../engine/line';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { listFilers } from '../../us/filers';
import { type StateReader } from '../form';
import { pensionPart } from './pensions';

/** The part of one person's pensions that the Railroad Retirement Board pays (Form RRB-1099-R): no state may tax it (45 U.S.C. 231m). */
export const railroadPart = (facts: ReturnInput, owner: Owner, pensions: number): number =>
  pensionPart(facts, owner, pensions, ({ planKind }) => planKind === 'railroad');

/** The same for all filers, out of a line of pensions by person. */
export const railroadPensions = (
  { facts, at }: Pick<StateReader, 'facts' | 'at'>,
  pensions: Line<number>,
): number =>
  listFilers({ facts }).reduce(
    (total, { owner }, person) => total + railroadPart(facts, owner, at(pensions, person)),
    0,
  );
