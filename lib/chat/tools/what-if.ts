import { z } from 'zod';
import type { Calculation } from '@/lib/tax/calculate-return';
import { findForm } from '@/lib/tax/list-forms';
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
      /** The lines that were asked for. */
      lines: { form: string; line: string; label: string; before: number; after: number }[];
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
    .max(30),
  lines: z
    .array(z.strictObject({ form: z.string().max(40), line: z.string().max(10) }))
    .max(5)
    .optional()
    .describe('Lines to return before and after the change, such as 1040 and 11'),
});

/** The amount on a line, of the first copy of a form; 0 where it is blank. */
function amountOn(lines: Calculation['lines'], form: string, line: string): number {
  const page = lines[form];
  const value = (Array.isArray(page) ? page[0] : page)?.[line];
  return typeof value === 'number' ? value : 0;
}

/** The refund with some facts changed. Saves nothing. */
export const whatIfTool: Tool<z.infer<typeof Input>, WhatIfFinding> = {
  name: 'what_if',
  description: 'What the refund and the tax would be if some facts of this return changed. Saves nothing.',
  input: Input,
  run: async ({ calculated }, { changes, lines = [] }) => {
    if (calculated === null) return { data: { state: 'not-calculated' }, citations: [] };
    const result = whatIf(calculated.input, changes);
    if (!result.ok) {
      const why = result.issues[0]?.message ?? 'This change doesn’t apply to the return.';
      return { data: { state: 'does-not-fit', why }, citations: [] };
    }
    const balance = ({ refund, owed }: { refund: number; owed: number }) => refund - owed;
    const found = lines.flatMap(({ form, line }) => {
      const label = findForm(form)?.lines.find(({ number }) => number === line)?.label;
      return label === undefined
        ? []
        : [
            {
              form,
              line,
              label,
              before: amountOn(result.lines.before, form, line),
              after: amountOn(result.lines.after, form, line),
            },
          ];
    });
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
        lines: found,
      },
      citations: [
        ...found.map(({ form, line, label }) => citeLine(form, line, label)),
        citeLine('1040', '24', 'Total tax'),
      ],
    };
  },
};
