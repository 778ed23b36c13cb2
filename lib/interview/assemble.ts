import { labelFact } from '@/lib/tax/facts/describe-fact';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { assembleTree, type FactSource } from './assemble-tree';
import { decideInterview } from './prune-irrelevant';
import { listMissing, type Missing } from './missing';
import { type InterviewState } from './walk';
import { type FactTree, readAt, toBracketPath } from './write-fact';

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
  return { input: null, sources, missing: listConflicts(tree, sources, state) };
}

const isReturnInput = (tree: unknown): tree is ReturnInputJson => parseReturn(tree).ok;

/** What the facts' own rules refuse, in words, each beside the answer or the box that it comes from. */
function listConflicts(
  tree: FactTree,
  sources: Record<string, FactSource>,
  state: InterviewState,
): Missing[] {
  const parsed = parseReturn(tree);
  if (parsed.ok) return [];
  return parsed.issues.map(({ path, message }): Missing => {
    const factPath = toBracketPath(path);
    const exact = sources[factPath];
    if (exact && 'questionId' in exact) return { questionId: exact.questionId, message, kind: 'conflict' };
    const source = exact ?? findBeside(factPath, sources);
    const words = `${labelFact(path)}: ${nameValue(readAt(tree, path), message)}`;
    if (source === undefined) return { questionId: factPath, message: words, kind: 'conflict' };
    if ('questionId' in source) return { questionId: source.questionId, message: words, kind: 'conflict' };
    const document = state.documents.find(({ documentId }) => documentId === source.documentId);
    return {
      questionId: `documents.${source.extractionId}`,
      documentId: source.documentId,
      factPath,
      message: document === undefined ? words : `${words} Check it in “${document.name}.”`,
      kind: 'conflict',
    };
  });
}

/** Where something else of the same row or item was read or answered: a value that is missing has no place of its own. */
function findBeside(factPath: string, sources: Record<string, FactSource>): FactSource | undefined {
  for (let base = withoutLast(factPath); base.includes('['); base = withoutLast(base)) {
    const found = Object.entries(sources).find(
      ([path]) => path.startsWith(`${base}.`) || path.startsWith(`${base}[`),
    );
    if (found) return found[1];
  }
  return undefined;
}

const withoutLast = (path: string): string => path.replace(/(?:\.[^.[]*|\[\d+\])$/u, '');

/** What is wrong, with the value that is. */
function nameValue(value: unknown, message: string): string {
  const isEmpty = value === undefined || value === '';
  if (isEmpty) return 'This is blank. Enter what’s on the form.';
  return typeof value === 'string' || typeof value === 'number'
    ? `“${value}” can’t be right. ${message}.`
    : `${message}.`;
}
