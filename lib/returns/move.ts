import { compareMove } from '@/lib/tax/move';
import type { OpenReturn } from './access';
import { readCalculated } from './calculated-return';
import type { MoveInput, MoveResult } from './results-schema';

/**
 * Taxes of the last calculation as they are and as if the filers had lived in another state all year. Saves nothing.
 * A return that was never calculated is a conflict
 */
export async function tryMove(
  open: OpenReturn<'read'>,
  { state, county, city }: MoveInput,
): Promise<MoveResult> {
  const { snapshot } = await readCalculated(open);
  const home = {
    state,
    ...(county === undefined ? {} : { county }),
    ...(city === undefined ? {} : { city }),
  };
  const moved = compareMove(snapshot.facts, home);
  return moved.ok
    ? { before: moved.before, after: moved.after, reasons: [] }
    : { before: null, after: null, reasons: moved.reasons };
}
