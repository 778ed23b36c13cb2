import { z } from 'zod';

export const ReturnStatus = z.enum(['draft', 'in-review', 'approved', 'filed']);
export type ReturnStatus = z.infer<typeof ReturnStatus>;

const LineValue = z.union([z.number(), z.string(), z.boolean()]);
export const LineUnit = z.enum(['money', 'count', 'rate', 'yesNo', 'choice']);
const FormLines = z.record(z.string(), z.object({ label: z.string(), value: LineValue, unit: LineUnit }));

/** A calculation as the screens, the PDF and the API read it (spec section 3, contract section 2). Whole dollars. */
const lineValue = z.union([z.number(), z.boolean(), z.string()]);
const stateLines = z.record(z.string(), lineValue);
const dollarsOrNone = z.number().nullable();

/** One state's return: lines by form and printed number, and the figures that every state has. */
export const StateResults = z.object({
  /** "Illinois". */
  name: z.string(),
  /** Id of its main form; empty when the return isn't computed. */
  form: z.string(),
  kind: z.enum(['resident', 'partYear', 'nonresident']),
  lines: z.record(z.string(), z.union([stateLines, z.array(stateLines)])),
  totals: z.object({
    stateAgi: dollarsOrNone,
    stateTaxableIncome: dollarsOrNone,
    stateTaxBeforeCredits: dollarsOrNone,
    stateTaxAfterNonrefundableCredits: dollarsOrNone,
    stateRefundableCredits: dollarsOrNone,
    localTax: dollarsOrNone,
    stateTaxNet: dollarsOrNone,
    withheld: dollarsOrNone,
    refund: dollarsOrNone,
    owed: dollarsOrNone,
  }),
  /** What stands in the way of this return; the federal one doesn't depend on it. */
  problems: z.array(
    z.object({
      severity: z.enum(['unsupported', 'warning']),
      path: z.string(),
      message: z.string(),
      jurisdiction: z.string(),
    }),
  ),
  /** The same lines with their labels, in paper order. */
  pages: z.array(
    z.object({
      form: z.string(),
      name: z.string(),
      title: z.string(),
      copy: z.number().nullable(),
      lines: z.array(
        z.object({
          line: z.string(),
          label: z.string(),
          value: lineValue,
          unit: z.enum(['money', 'count', 'rate', 'yesNo', 'choice']),
        }),
      ),
    }),
  ),
});
export type StateResults = z.infer<typeof StateResults>;

export const CalculationResults = z.object({
  estimatedRefund: z.number(),
  federalTaxBeforeCredits: z.number(),
  federalTaxAfterCredits: z.number(),
  grossIncome: z.number(),
  adjustedGrossIncome: z.number(),
  totalDeductions: z.number(),
  taxableIncome: z.number(),
  credits: z.object({ total: z.number() }),
  totalWithholding: z.number(),
  /** Further lines between tax and refund; each names the line that explains it. */
  breakdown: z.array(z.object({ label: z.string(), amount: z.number(), form: z.string(), line: z.string() })),
  lines: z.record(z.string(), z.union([FormLines, z.array(FormLines)])),
  /** The forms of `lines` in the order of a paper return. */
  forms: z.array(z.object({ id: z.string(), name: z.string(), title: z.string() })),
  /** State returns by postal code; absent when the return names no state. */
  states: z.record(z.string(), StateResults).optional(),
  /** Signed refunds, federal and state; an amount owed is negative. */
  combined: z
    .object({ federal: z.number(), states: z.record(z.string(), z.number()), total: z.number() })
    .optional(),
  engine: z.object({ version: z.string(), taxYear: z.number() }),
  calculatedAt: z.string(),
  stale: z.boolean(),
});
export type CalculationResults = z.infer<typeof CalculationResults>;

export const FilingState = z.enum([
  'ready',
  'signed',
  'queued',
  'transmitted',
  'accepted',
  'rejected',
  'failed',
]);

export const TaxReturn = z.object({
  id: z.string(),
  userId: z.string(),
  taxYear: z.number(),
  status: ReturnStatus,
  estimatedRefund: z.string(),
  totalIncome: z.string(),
  totalDeductions: z.string(),
  calculationResults: CalculationResults.nullable(),
  /** Where its filing stands; null before the first signature. */
  efile: z
    .object({
      state: FilingState,
      /** Set once it was sent, while a simulator answers in place of the IRS. */
      simulated: z.literal(true).optional(),
    })
    .nullable(),
  /** When the facts first changed after the calculation; absent unless they did. */
  staleSince: z.string().optional(),
  updatedAt: z.string(),
  version: z.number(),
  /** Whether a preparer's last decision approved it; absent where nobody asked. */
  reviewed: z.boolean().optional(),
  /** The filed return that this one amends; absent for the first of its year. */
  amends: z.string().optional(),
  /** Set in the one reply to the call that made the draft. */
  created: z.literal(true).optional(),
});
export type TaxReturn = z.infer<typeof TaxReturn>;

/** Opens a return of a year. */
export const CreateReturnInput = z.strictObject({
  taxYear: z.literal([2024, 2025]),
  status: z.literal('draft').default('draft'),
});

/** `message` is what a preparer tells the client with a decision. */
export const UpdateReturnInput = z.strictObject({
  status: ReturnStatus,
  message: z.string().trim().max(4000).optional(),
  /** Why a preparer approves although something is still open; the client doesn't see it. */
  reason: z.string().trim().max(2000).optional(),
  /** The version that whoever decides had before them; a return that is another one by now is not decided on. */
  seenVersion: z.int().min(0).optional(),
});
export type UpdateReturnInput = z.infer<typeof UpdateReturnInput>;

/** A line by form id and printed number; `copy` counts the copies of a form from 0. */
export const ExplainQuery = z.strictObject({
  form: z.string().min(1).max(40),
  line: z.string().min(1).max(10),
  copy: z.coerce.number().int().min(0).max(100).optional(),
});

export const WhatIfInput = z.strictObject({
  changes: z
    .array(z.strictObject({ path: z.string().min(1).max(100), value: z.json() }))
    .min(1)
    .max(20),
});
export type WhatIfInput = z.infer<typeof WhatIfInput>;

export const ValidationIssue = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  impact: z.string(),
  suggestedFix: z.string(),
  estimatedRefundImpact: z.number(),
  /** Where to fix it. */
  href: z.string().optional(),
});

export type ValidationIssue = z.infer<typeof ValidationIssue>;

export const ValidationResult = z.object({ totalIssues: z.number(), issues: z.array(ValidationIssue) });
export type ValidationResult = z.infer<typeof ValidationResult>;

/** Where a fact comes from: an answer of the interview or a field of a document. */
export const FactSource = z.union([
  z.object({ questionId: z.string(), href: z.string() }),
  z.object({
    documentId: z.string(),
    documentName: z.string(),
    fieldPath: z.string(),
    page: z.number().nullable(),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
    href: z.string(),
    /** The amount that we read, where somebody corrected it: as on the document, such as "1234.56". */
    read: z.string().optional(),
  }),
]);
export type FactSource = z.infer<typeof FactSource>;

/** One step of an explanation: a line, a fact, or an amount of the law, with what it was made of. */
export interface Explanation {
  /** What kind of step this is. */
  kind: 'line' | 'fact' | 'law';
  form?: string | undefined;
  line?: string | undefined;
  /** Which copy of a form with copies, from 0. */
  copy?: number | undefined;
  /** The line stands earlier in this explanation with its inputs. */
  repeated?: boolean | undefined;
  /** Path of a fact or of a law amount. */
  path?: string | undefined;
  label: string;
  value: number | string | boolean | null;
  /** What the value counts; absent where it is no number. */
  unit?: z.infer<typeof LineUnit> | 'other' | undefined;
  /** The printed instruction of a line. */
  instruction?: string | undefined;
  /** The form, or where the law's amount is published. */
  source?: string | undefined;
  /** Where a fact was told: the question or the document's box. */
  origin?: FactSource | undefined;
  inputs: Explanation[];
}

export const Explanation: z.ZodType<Explanation> = z.lazy(() =>
  z.object({
    kind: z.enum(['line', 'fact', 'law']),
    form: z.string().optional(),
    line: z.string().optional(),
    copy: z.number().optional(),
    repeated: z.boolean().optional(),
    path: z.string().optional(),
    label: z.string(),
    value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
    unit: z.union([LineUnit, z.literal('other')]).optional(),
    instruction: z.string().optional(),
    source: z.string().optional(),
    origin: FactSource.optional(),
    inputs: z.array(Explanation),
  }),
);

const KeyLines = z.record(z.string(), z.number().nullable());

/** Key lines before and after a change that is not saved, and the difference. Whole dollars. */
export const WhatIfResult = z.object({ before: KeyLines, after: KeyLines, delta: KeyLines });
export type WhatIfResult = z.infer<typeof WhatIfResult>;
