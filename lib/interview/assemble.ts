import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { formGroups, formsOf, type PlacedForm } from './document-facts';
import { enters, matchOwner, ownerId } from './document-questions';
import { factPathOf, placePath } from './fact-path';
import { deriveFilingStatus, filesJointly } from './filing-status';
import { listMissing, type Missing } from './missing';
import { type AskedQuestion, type InterviewState, type Walk, walkInterview } from './walk';
import { readAt, removeAt, writeAt, type FactTree } from './write-fact';

/** Where a fact comes from. */
export type FactSource =
  { questionId: string } | { documentId: string; extractionId: string; fieldPath: string };

export interface Assembled {
  /** What the engine takes, or null while something is missing. */
  input: ReturnInputJson | null;
  /** Fact path, such as `w2s[0].wages`, → its source. */
  sources: Record<string, FactSource>;
  missing: Missing[];
}

/** Merges confirmed documents and answers into one return. Documents' items stand first in each list. */
export function assembleReturn(state: InterviewState): Assembled {
  const walk = walkInterview(state);
  const tree: FactTree = { taxYear: 2024 };
  const sources: Record<string, FactSource> = {};
  addDocuments(walk, tree, sources);
  for (const question of walk.asked) addAnswer(walk, question, tree, sources);
  addFilingStatus(walk, tree, sources);
  dropUnneededSpouse(walk, tree, sources);

  const missing = listMissing(walk);
  if (missing.length > 0) return { input: null, sources, missing };
  if (isReturnInput(tree)) return { input: tree, sources, missing };
  return { input: null, sources, missing: listConflicts(tree, sources) };
}

const isReturnInput = (tree: unknown): tree is ReturnInputJson => parseReturn(tree).ok;

function addDocuments(walk: Walk, tree: FactTree, sources: Record<string, FactSource>): void {
  for (const group of formGroups) {
    const entering = formsOf(walk.view.documents, group).filter((placed) => enters(placed, walk.view));
    entering.forEach((placed, index) => addForm(walk, placed, `${group}[${index}]`, tree, sources));
  }
}

function addForm(
  walk: Walk,
  placed: PlacedForm,
  base: string,
  tree: FactTree,
  sources: Record<string, FactSource>,
): void {
  const { document, form } = placed;
  writeAt(tree, base, { ...structuredClone(form.item), owner: 'taxpayer' });
  for (const [path, fieldPath] of Object.entries(form.sources))
    sources[`${base}.${path}`] = {
      documentId: document.documentId,
      extractionId: form.extractionId,
      fieldPath,
    };
  if (!filesJointly(walk.view)) return;
  const answer = walk.view.effective[ownerId(form.extractionId)];
  writeAt(tree, `${base}.owner`, answer ?? matchOwner(placed, walk.view) ?? 'taxpayer');
  if (answer !== undefined) sources[`${base}.owner`] = { questionId: ownerId(form.extractionId) };
}

function addAnswer(
  walk: Walk,
  question: AskedQuestion,
  tree: FactTree,
  sources: Record<string, FactSource>,
): void {
  const { id, spec, answer } = question;
  if (answer === undefined || answer === '') return;
  const write = (path: string, value: unknown) => {
    writeAt(tree, path, value);
    sources[path] = { questionId: id };
  };
  const path = factPathOf(walk, question);
  if (path === 'interview.leftOut') return;
  const picked = Array.isArray(answer) ? answer : [answer];
  const states = (spec.choices ?? []).filter(({ value }) => picked.includes(value));
  for (const choice of states)
    for (const [fact, value] of Object.entries(choice.states ?? {})) {
      const place = placePath(walk, question, fact);
      if (place !== null) write(place, value);
    }
  const onlyStates = (spec.choices ?? []).some((choice) => choice.states);
  if (spec.derives || onlyStates || path.startsWith('interview.')) return;
  if (spec.entry) writeAt(tree, path.replace(/\.amount$/, '.code'), spec.entry.code);
  write(path, spec.negated ? answer !== true : answer);
}

function addFilingStatus(walk: Walk, tree: FactTree, sources: Record<string, FactSource>): void {
  const derived = deriveFilingStatus(walk.view);
  if (!derived) return;
  tree['filingStatus'] = derived.status;
  sources['filingStatus'] = { questionId: derived.questionId };
  // Apart all year includes the second half, which is then not asked.
  if (readAt(tree, 'livedApartAllYear') === true) {
    tree['livedApartLastSixMonths'] = true;
    sources['livedApartLastSixMonths'] = { questionId: 'lived-apart-all-year' };
  }
}

/** On a separate return the spouse is a fact only when the date of birth is known. */
function dropUnneededSpouse(walk: Walk, tree: FactTree, sources: Record<string, FactSource>): void {
  if (filesJointly(walk.view) || readAt(tree, 'spouse.dateOfBirth') !== undefined) return;
  removeAt(tree, 'spouse');
  for (const path of Object.keys(sources)) if (path.startsWith('spouse.')) delete sources[path];
}

/** What the facts' own rules refuse, each beside the answer that it comes from. */
function listConflicts(tree: FactTree, sources: Record<string, FactSource>): Missing[] {
  const parsed = parseReturn(tree);
  if (parsed.ok) return [];
  return parsed.issues.map(({ path, message }) => {
    const bracketed = path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
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
