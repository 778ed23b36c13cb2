import { z } from 'zod';
import type { CalculationResults } from '@/lib/returns/schema';
import type { Tool } from './tool';

type StateOf = NonNullable<CalculationResults['states']>[string];

/** One state's return as it was calculated. Whole dollars; null where the state has no such figure. */
export interface StateFinding extends Pick<StateOf, 'name' | 'kind' | 'totals'> {
  code: string;
  /** Refund; negative: to pay; null: not calculated. */
  balance: number | null;
  /** Why it isn't calculated; null when it is. */
  refused: string | null;
}

type StatesFinding =
  | { state: 'not-calculated' }
  | {
      state: 'found';
      stale: boolean;
      year: number;
      states: StateFinding[];
      /** Federal and state refunds; negative: to pay. Null without a calculated state return. */
      federal: { balance: number } | null;
      together: { balance: number } | null;
    };

const Input = z.strictObject({
  codes: z
    .array(z.string().length(2))
    .max(60)
    .optional()
    .describe('Postal codes, such as IL; if left out, all state returns'),
});

/** What the state returns of this return come to, and federal and states together: from the stored calculation. */
export const stateReturnsTool: Tool<z.infer<typeof Input>, StatesFinding> = {
  name: 'state_returns',
  description:
    'The refund or amount owed, tax, and withholding of each state return, and federal and state together.',
  input: Input,
  run: async ({ calculated }, { codes }) => {
    if (calculated === null) return { data: { state: 'not-calculated' }, citations: [] };
    const { states = {}, combined, stale, engine } = calculated.results;
    const found = Object.entries(states).flatMap(
      ([code, { name, kind, totals, problems }]): StateFinding[] => {
        if (codes !== undefined && !codes.includes(code)) return [];
        const { refund, owed } = totals;
        const refused = problems.find(({ severity }) => severity === 'unsupported')?.message ?? null;
        const balance = refund === null && owed === null ? null : (refund ?? 0) - (owed ?? 0);
        return [{ code, name, kind, totals, balance, refused }];
      },
    );
    // With no state return there is nothing to put together.
    const sums = found.some(({ balance }) => balance !== null) ? combined : undefined;
    return {
      data: {
        state: 'found',
        stale,
        year: engine.taxYear,
        states: found,
        federal: sums === undefined ? null : { balance: sums.federal },
        together: sums === undefined ? null : { balance: sums.total },
      },
      citations: [],
    };
  },
};
