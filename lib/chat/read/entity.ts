/** What a question about the return itself is answered with, where that is more than a line. */
export type OwnAnswer =
  | 'refund'
  | 'missing'
  | 'issues'
  | 'missed'
  | 'status'
  | 'filing-status'
  | 'dependents'
  | 'rates'
  | 'forms'
  | 'changed'
  | 'deadlines'
  | 'privacy'
  | 'list:income'
  | 'list:deductions'
  | 'list:adjustments'
  | 'list:itemized'
  | 'list:credits'
  | 'list:taxes'
  | 'list:payments'
  | 'list:expenses';

/** A thing of tax that questions, lines, documents, facts, deductions and screens have in common. */
export interface Entity {
  id: string;
  /** What people call it, each as its words. */
  names: readonly (readonly string[])[];
  /** `form:line`, the one that people mean first. */
  lines: readonly string[];
  /** Ids of the deductions page, without what tells people apart. */
  deductions: readonly string[];
  /** What a what-if can adjust (lib/chat/what-if). */
  input: string | null;
  /** Paths of facts. */
  facts: readonly string[];
  /** Documents as `documents/list-documents.ts` names them. */
  document: string | null;
  own: OwnAnswer | null;
  /** A word of many questions: anything more special that is said beside it is meant. */
  isBroad: boolean;
}
