import { addAmounts, addedAmounts, addItemForms, addMiscellaneous } from './add-forms';
import { formGroups, formsOf, itemsOf, type PlacedForm } from './document-facts';
import { enters, matchOwner, ownerId } from './document-questions';
import { describeGroup, factPathOf, groupsWithIds, itemPath, placePath, positionOfPerson } from './fact-path';
import { deriveFilingStatus, filesJointly } from './filing-status';
import { targetOf } from './references';
import { type Target } from './topics/topic';
import { type AskedQuestion, type Walk } from './walk';
import { addTo, readAt, removeAt, writeAt, type FactTree } from './write-fact';

/** Where a fact comes from. */
export type FactSource =
  { questionId: string } | { documentId: string; extractionId: string; fieldPath: string };

/** The facts as far as they are known, complete or not; `without` leaves one answer out. */
export function assembleTree(
  walk: Walk,
  without?: string,
): { tree: FactTree; sources: Record<string, FactSource> } {
  const tree: FactTree = { taxYear: walk.view.taxYear };
  const sources: Record<string, FactSource> = {};
  addDocuments(walk, tree, sources);
  for (const question of walk.asked) {
    if (question.id === without) continue;
    addAnswer(walk, question, tree, sources);
    // Nobody said so: it has no source.
    if (question.answer === undefined && question.decided)
      addAnswer(walk, { ...question, answer: question.decided.answer }, tree, {});
  }
  for (const question of walk.implied) addAnswer(walk, question, tree, sources);
  addItemForms(walk, tree, sources);
  addMiscellaneous(walk, tree, sources);
  addIds(walk, tree);
  addFilingStatus(walk, tree, sources);
  dropUnneededSpouse(walk, tree, sources);
  return { tree, sources };
}

function addDocuments(walk: Walk, tree: FactTree, sources: Record<string, FactSource>): void {
  for (const group of formGroups) {
    const entering = formsOf(walk.view.documents, group).filter((placed) => enters(placed, walk.view));
    if (group === 'miscellaneous') continue;
    if (addedAmounts[group]) {
      for (const placed of entering) addAmounts(placed, tree, sources);
      continue;
    }
    const { fact, isOwned } = describeGroup(group);
    const items = entering.flatMap(({ document, form }) =>
      itemsOf(form).map((item) => ({ document, form: { ...form, ...item } })),
    );
    items.forEach((placed, index) =>
      addForm(walk, placed, { base: `${fact}[${index}]`, isOwned }, tree, sources),
    );
  }
}

function addForm(
  walk: Walk,
  placed: PlacedForm,
  { base, isOwned }: { base: string; isOwned: boolean },
  tree: FactTree,
  sources: Record<string, FactSource>,
): void {
  const { document, form } = placed;
  writeAt(tree, base, { ...structuredClone(form.item), ...(isOwned ? { owner: 'taxpayer' } : {}) });
  for (const [path, fieldPath] of Object.entries(form.sources))
    sources[`${base}.${path}`] = {
      documentId: document.documentId,
      extractionId: form.extractionId,
      fieldPath,
    };
  if (!isOwned || !filesJointly(walk.view)) return;
  const answer = walk.view.effective[ownerId(form.extractionId)];
  writeAt(tree, `${base}.owner`, answer ?? matchOwner(placed, walk.view) ?? 'taxpayer');
  if (answer !== undefined) sources[`${base}.owner`] = { questionId: ownerId(form.extractionId) };
}

/** Writes what an answer states. */
export function addAnswer(
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
  const writeAll = (stated: Record<string, unknown>) => {
    for (const [fact, value] of Object.entries(stated)) {
      const place = placePath(walk, question, fact);
      if (place !== null) write(place, value);
    }
  };
  const picked = Array.isArray(answer) ? answer : [answer];
  for (const choice of question.choices) if (picked.includes(choice.value)) writeAll(choice.states ?? {});
  if (spec.refersTo) {
    const target = targetInFacts(walk, answer);
    if (target) writeAll(spec.refersTo.states?.(target) ?? {});
    return;
  }
  if (spec.writes) {
    writeAll(spec.writes(answer));
    return;
  }
  const onlyStates = question.choices.some((choice) => choice.states);
  if (spec.derives || onlyStates || path.startsWith('interview.')) return;
  if (spec.adds) {
    addTo(tree, path, answer);
    // The document stays the source of an amount that nothing was added to.
    if (answer !== 0) sources[path] = { questionId: id };
    return;
  }
  if (spec.entry) writeAt(tree, path.replace(/\.amount$/, '.code'), spec.entry.code);
  write(path, spec.negated ? answer !== true : answer);
}

/** What a reference names, by its place in the facts instead of its place in the interview. */
function targetInFacts(walk: Walk, answer: unknown): Target | null {
  const target = targetOf(answer);
  return target?.kind === 'dependents'
    ? { kind: 'dependents', index: positionOfPerson(walk, target.index) }
    : target;
}

function addIds(walk: Walk, tree: FactTree): void {
  for (const { group, autoId } of groupsWithIds)
    for (let index = 0; index < (walk.view.counts.get(group) ?? 0); index += 1) {
      const base = itemPath(walk, group, index);
      if (base !== null) writeAt(tree, `${base}.id`, `${autoId}-${index + 1}`);
    }
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
