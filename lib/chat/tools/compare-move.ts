import { z } from 'zod';
import { compareMove } from '@/lib/tax/move';
import type { Tool } from './tool';

type MoveFinding =
  | { state: 'not-calculated' }
  | { state: 'does-not-fit'; why: string }
  | {
      state: 'found';
      stale: boolean;
      /** Federal, state and local tax of the year in whole dollars, as it is and as if lived elsewhere. */
      before: { federal: number; state: number; local: number; total: number };
      after: { federal: number; state: number; local: number; total: number };
      change: number;
    };

const Input = z.strictObject({ to: z.string().length(2).describe('Postal code of the other state: TX') });

/** The year's taxes as if all of it had been lived in another state. Saves nothing. */
export const compareMoveTool: Tool<z.infer<typeof Input>, MoveFinding> = {
  name: 'compare_move',
  description:
    'Federal, state, and local tax of this return as if the whole year had been lived in another state.',
  input: Input,
  run: async ({ calculated }, { to }) => {
    if (calculated === null) return { data: { state: 'not-calculated' }, citations: [] };
    const moved = compareMove(calculated.facts, { state: to });
    if (!moved.ok) return { data: { state: 'does-not-fit', why: moved.reasons.join(' ') }, citations: [] };
    const { before, after } = moved;
    const { stale } = calculated.results;
    return {
      data: { state: 'found', stale, before, after, change: after.total - before.total },
      citations: [],
    };
  },
};
