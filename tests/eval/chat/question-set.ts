import type { ReturnQuestion } from './questions';
import type { FilerName } from './returns';

/** Questions that were written together, and before the matcher was changed for them. */
export interface QuestionSet {
  returns: readonly (ReturnQuestion & {
    /** `form:line`; the amount of each must stand in the answer, on whichever line it is shown. */
    amounts?: string[];
    matches?: RegExp;
  })[];
  /** Headings of the passages that answer; one of them among the first three. */
  topics: readonly { ask: string; passages: string[] }[];
  /** What the product knows nothing of: nothing may be presented as an answer. */
  unanswerable: readonly { on: FilerName; ask: string }[];
  /** Small talk: a short answer without a figure. */
  talk: readonly string[];
  hostile: readonly { on: FilerName; ask: string; never: string[] }[];
  /** Asked of the return whose names try to give orders. */
  injected: readonly string[];
  /** Passages of a PDF that speak to an assistant: held back. */
  poisoned: readonly string[];
  /** Passages with the same words that say what people have to do: not held back. */
  harmless: readonly string[];
}
