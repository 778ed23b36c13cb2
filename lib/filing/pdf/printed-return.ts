import { z } from 'zod';

const PrintedLine = z.object({
  line: z.string(),
  label: z.string(),
  value: z.union([z.number(), z.string(), z.boolean()]),
  /** What a number counts. */
  unit: z.enum(['money', 'count', 'rate', 'yesNo', 'choice']).default('money'),
});
export type PrintedLine = z.infer<typeof PrintedLine>;

/** What stands on a form besides its lines: names, numbers, addresses, boxes. */
const PrintedFacts = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type PrintedFacts = z.infer<typeof PrintedFacts>;

/** One form or one copy of it. */
const PrintedForm = z.object({
  /** Id in lib/tax. */
  id: z.string().default(''),
  /** As printed on it, such as "Schedule B". */
  name: z.string(),
  title: z.string(),
  /** Which copy, such as the owner's name, when a form is there more than once. */
  copy: z.string().nullable(),
  /** Printed attachment sequence number; null for Form 1040, rows of a form, and what is not attached. */
  sequence: z.string().nullable().default(null),
  /** Worksheets stay with the filer. */
  attached: z.boolean().default(true),
  lines: z.array(PrintedLine),
  facts: PrintedFacts.default({}),
  /** Rows that are facts, not lines, such as the providers of Form 2441. */
  lists: z.record(z.string(), z.array(PrintedFacts)).default({}),
});
export type PrintedForm = z.infer<typeof PrintedForm>;

/** A calculated return as it is printed: finished lines, nothing to compute. Amounts are whole dollars. */
export const PrintedReturnSchema = z.object({
  taxYear: z.number(),
  /** Names of the filers, in the order of the return. */
  filers: z.array(z.object({ name: z.string(), maskedSsn: z.string().nullable() })),
  filingStatus: z.string(),
  status: z.string(),
  calculatedAt: z.string(),
  engineVersion: z.string(),
  refund: z.number(),
  owed: z.number(),
  facts: PrintedFacts.default({}),
  forms: z.array(PrintedForm),
  /** Form 8867, which has no line of the calculation: with a paid preparer only. */
  dueDiligence: PrintedForm.optional(),
  /** Working copies of state returns, for the filer's own papers: no part of what is filed or mailed. */
  stateForms: z.array(PrintedForm).optional(),
  /** Form 1040-X of a return that amends another one: columns A, B and C, and Part II. */
  amended: z
    .object({
      kind: z.enum(['amended', 'superseding']),
      lines: z.array(
        z.object({
          line: z.string(),
          label: z.string(),
          before: z.number().nullable(),
          change: z.number().nullable(),
          after: z.number(),
        }),
      ),
      explanation: z.string(),
    })
    .optional(),
});
export type PrintedReturn = z.infer<typeof PrintedReturnSchema>;
