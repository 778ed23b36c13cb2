import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { assembleTree, type FactSource } from './assemble-tree';
import { decideInterview } from './prune-irrelevant';
import { listMissing, type Missing } from './missing';
import { type InterviewState } from './walk';
import { type FactTree, toBracketPath } from './write-fact';

export { type FactSource } from './assemble-tree';

export interface Assembled {
  /** What the engine takes, or null while something is missing. */
  input: ReturnInputJson | null;
  /** Fact path, such as `w2s[0].wages`, → its source. */
  sources: Record<string, FactSource>;
  missing: Missing[];
}

/** Merges confirmed documents and answers into one return. Documents' items stand first in each list. */
export function assembleReturn(state: InterviewState): Assembled {
  const walk = decideInterview(state);
  const { tree, sources } = assembleTree(walk);
  const missing = listMissing(walk);
  if (missing.length > 0) return { input: null, sources, missing };
  if (isReturnInput(tree)) return { input: tree, sources, missing };
  return { input: null, sources, missing: listConflicts(tree, sources) };
}

const isReturnInput = (tree: unknown): tree is ReturnInputJson => parseReturn(tree).ok;

/** What the facts' own rules refuse, each beside the answer that it comes from. */
function listConflicts(tree: FactTree, sources: Record<string, FactSource>): Missing[] {
  const parsed = parseReturn(tree);
  if (parsed.ok) return [];
  return parsed.issues.map(({ path, message }) => {
    const bracketed = toBracketPath(path);
    const source = sources[bracketed];
    if (source && 'questionId' in source) return { questionId: source.questionId, message, kind: 'conflict' };
    if (source)
      return {
        questionId: `documents.${source.extractionId}`,
        documentId: source.documentId,
        message,
        kind: 'conflict',
      };
    return { questionId: bracketed, message: `${message} (${bracketed})`, kind: 'conflict' };
  });
}
