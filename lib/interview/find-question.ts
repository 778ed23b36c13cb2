import { type View } from './conditions';
import { askAboutForms } from './document-questions';
import { formGroups } from './document-facts';
import { catalog } from './topics/catalog';
import { isFollowUp, isGroup, type QuestionSpec } from './topics/topic';

const single = new Map<string, QuestionSpec>();
const inItems = new Map<string, { max: number; questions: Map<string, QuestionSpec> }>();

for (const block of catalog.flatMap(({ blocks }) => blocks)) {
  if (isGroup(block))
    inItems.set(block.group, {
      max: block.max,
      questions: new Map([...block.questions, block.more].map((spec) => [spec.id, spec])),
    });
  else if (isFollowUp(block)) {
    const group = inItems.get(block.followUp);
    for (const spec of block.questions) group?.questions.set(spec.id, spec);
  } else single.set(block.id, block);
}

export interface FoundQuestion {
  spec: QuestionSpec;
  item: { group: string; index: number } | null;
}

/** Finds a question by its id, also one that is not asked at the moment. */
export function findQuestion(view: View, questionId: string): FoundQuestion | null {
  const alone = single.get(questionId);
  if (alone) return { spec: alone, item: null };
  const parts = /^([A-Za-z0-9]+)\.(0|[1-9]\d{0,2})(\..+)$/.exec(questionId);
  if (parts) {
    const [, group = '', position = '', rest = ''] = parts;
    const index = Number(position);
    const items = inItems.get(group);
    const spec = items?.questions.get(rest);
    return items && spec && index < items.max ? { spec, item: { group, index } } : null;
  }
  if (!questionId.startsWith('documents.')) return null;
  const about = formGroups.flatMap((group) => askAboutForms(view, group));
  const spec = about.find(({ id }) => id === questionId);
  return spec ? { spec, item: null } : null;
}
