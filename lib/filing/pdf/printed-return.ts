import { z } from 'zod';

const PrintedLine = z.object({
  line: z.string(),
  label: z.string(),
  value: z.union([z.number(), z.string(), z.boolean()]),
});
export type PrintedLine = z.infer<typeof PrintedLine>;

/** One form or one copy of it. */
const PrintedForm = z.object({
  /** As printed on it, such as "Schedule B". */
  name: z.string(),
  title: z.string(),
  /** Which copy, such as the owner's name, when a form is there more than once. */
  copy: z.string().nullable(),
  lines: z.array(PrintedLine),
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
  forms: z.array(PrintedForm),
});
export type PrintedReturn = z.infer<typeof PrintedReturnSchema>;
