import { type View } from './conditions';
import { askAboutForm, askBesideForm } from './document-questions';
import { formGroups, formsOf } from './document-facts';
import { catalog } from './topics/catalog';
import { isFollowUp, isGroup, isFormsSpec, type QuestionSpec } from './topics/topic';

const single = new Map<string, QuestionSpec>();
const inItems = new Map<string, { max: number; questions: Map<string, QuestionSpec> }>();

/** What is asked about a form that was read, by the list it belongs to. */
const besideForms = new Map<string, readonly QuestionSpec[]>();

for (const block of catalog.flatMap(({ blocks }) => blocks)) {
  if (isGroup(block)) {
    if (block.documents) besideForms.set(block.documents.group, askBesideForm(block));
    inItems.set(block.group, {
      max: block.max,
      questions: new Map([...block.questions, block.more].map((spec) => [spec.id, spec])),
    });
  } else if (isFollowUp(block)) {
    const group = inItems.get(block.followUp);
    for (const spec of block.questions) group?.questions.set(spec.id, spec);
  } else if (isFormsSpec(block))
    besideForms.set(block.formGroup, [...(besideForms.get(block.formGroup) ?? []), ...(block.asks ?? [])]);
  else single.set(block.id, block);
}

export interface FoundQuestion {
  spec: QuestionSpec;
  item: { group: string; index: number } | null;
  /** The form that was read and that it completes, by its extraction. */
  extractionId: string | null;
}

/** Finds a question by its id, also one that is not asked at the moment. */
export function findQuestion(view: View, questionId: string): FoundQuestion | null {
  const alone = single.get(questionId);
  if (alone) return { spec: alone, item: null, extractionId: null };
  const parts = /^([A-Za-z0-9]+)\.(0|[1-9]\d{0,2})(\..+)$/.exec(questionId);
  if (parts) {
    const [, group = '', position = '', rest = ''] = parts;
    const index = Number(position);
    const items = inItems.get(group);
    const spec = items?.questions.get(rest);
    return items && spec && index < items.max ? { spec, item: { group, index }, extractionId: null } : null;
  }
  const ofForm = /^documents\.([^.]+)(\..+)$/.exec(questionId);
  return ofForm ? findBesideForm(view, questionId, ofForm[1] ?? '', ofForm[2] ?? '') : null;
}

/** A question about a form that was read. */
function findBesideForm(
  view: View,
  questionId: string,
  extractionId: string,
  rest: string,
): FoundQuestion | null {
  const placed = formGroups
    .flatMap((group) => formsOf(view.documents, group))
    .find(({ form }) => form.extractionId === extractionId);
  if (!placed) return null;
  const about = askAboutForm(placed, view).find(({ id }) => id === questionId);
  if (about) return { spec: about, item: null, extractionId: null };
  const beside = besideForms.get(placed.form.group)?.find(({ id }) => id === rest);
  return beside ? { spec: beside, item: null, extractionId } : null;
}
