import { z } from 'zod';
import { whatIf } from '@/lib/tax/what-if';
import { citeLine } from '../line-links';
import type { Tool } from './tool';

export type WhatIfFinding =
  | { state: 'not-calculated' }
  | { state: 'does-not-fit'; why: string }
  | {
      state: 'found';
      stale: boolean;
      changes: { path: string; value: unknown }[];
      /** Refund less amount owed, whole dollars. */
      before: number;
      after: number;
      change: number;
      taxBefore: number;
      taxAfter: number;
      taxChange: number;
    };

const Input = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        path: z.string().max(100).describe('Path of a fact, such as w2s.0.wages'),
        value: z.unknown().describe('Dollars for amounts'),
      }),
    )
    .min(1)
    .max(10),
});

/** The refund with some facts changed. Saves nothing. */
export const whatIfTool: Tool<z.infer<typeof Input>, WhatIfFinding> = {
  name: 'what_if',
  description: 'What the refund and the tax would be with some facts of this return changed. Saves nothing.',
  input: Input,
  run: async ({ calculated }, { changes }) => {
    if (calculated === null) return { data: { state: 'not-calculated' }, citations: [] };
    const result = whatIf(calculated.input, changes);
    if (!result.ok) {
      const why = result.issues[0]?.message ?? 'This change does not fit the return.';
      return { data: { state: 'does-not-fit', why }, citations: [] };
    }
    const balance = ({ refund, owed }: { refund: number; owed: number }) => refund - owed;
    return {
      data: {
        state: 'found',
        stale: calculated.results.stale,
        changes,
        before: balance(result.before),
        after: balance(result.after),
        change: balance(result.after) - balance(result.before),
        taxBefore: result.before.totalTax,
        taxAfter: result.after.totalTax,
        taxChange: result.after.totalTax - result.before.totalTax,
      },
      citations: [citeLine('1040', '24', 'Total tax')],
    };
  },
};
