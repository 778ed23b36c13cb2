import type { DeductionDiscovery } from '@/lib/returns/results-schema';
import type { CalculationResults, ReturnStatus, ValidationIssue } from '@/lib/returns/schema';
import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { TaxYear } from '@/lib/tax/us/edition';
import type { KeptCalculation } from '@/lib/returns/past-calculations';
import type { FoundPassage } from '@/lib/training/passage';

/** What the tools may look at: one return, its checks, and the training passages. Loaded by load-view.ts. */
export interface ReturnView {
  /** The year of the return: its law answers. */
  taxYear: TaxYear;
  /** The last calculation; null before the first one. */
  calculated: { results: CalculationResults; input: ReturnInputJson; facts: ReturnInput } | null;
  status: ReturnStatus;
  today: Date;
  /** The day an accepted return was sent, YYYY-MM-DD in Eastern time; null before. */
  filedOn: string | null;
  readIssues: () => Promise<ValidationIssue[]>;
  readDeductions: () => Promise<DeductionDiscovery>;
  /** The text of a question that this return is asked; null when it is not. */
  readQuestion: (questionId: string) => Promise<string | null>;
  /** Where a fact is stated: the question or the box of a document. */
  readHref: (factPath: string) => Promise<string>;
  /** The calculations that were kept, newest first. */
  readHistory: () => Promise<KeptCalculation[]>;
  findPassages: (question: string, limit: number, vector?: Float32Array | null) => Promise<FoundPassage[]>;
}
