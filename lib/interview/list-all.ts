import { isOptional } from './check-value';
import { choicesOf } from './references';

import { catalog } from './topics/catalog';
import {
  type CategorySpec,
  isFollowUp,
  isGroup,
  isFormsSpec,
  type QuestionSpec,
  wordsOf,
} from './topics/topic';
import { type AskedQuestion, walkInterview } from './walk';

export interface CatalogQuestion {
  asked: AskedQuestion;
  factPath: string;
}

/** Every question there is, each repeated group once, whatever was answered. */
export function listCatalog(): { category: CategorySpec; questions: CatalogQuestion[] }[] {
  const { view } = walkInterview({ answers: {}, documents: [] });
  return catalog.map((category) => ({
    category,
    questions: category.blocks.flatMap((block) => {
      if (isGroup(block)) {
        // Items of a list inside another are shown at the first place where they can stand.
        const [[owner, list] = ['', '']] = Object.entries(block.within?.lists ?? {});
        const base = block.within ? `${owner}[0].${list}` : block.fact;
        return [...block.questions, block.more].map((spec) => describe(category, spec, block.group, base));
      }
      if (isFollowUp(block))
        return block.questions.map((spec) => describe(category, spec, block.followUp, block.followUp));
      // What is asked about a document that was read stands here once, with a document that has no name.
      if (isFormsSpec(block))
        return (block.again ? [] : (block.asks ?? [])).map((spec) =>
          describe(category, spec, block.formGroup, block.formGroup),
        );
      return [describe(category, block, null, '')];
    }),
  }));

  function describe(
    category: CategorySpec,
    spec: QuestionSpec,
    group: string | null,
    base: string,
  ): CatalogQuestion {
    const item = group === null ? null : { group, index: 0 };
    const own = { ...view, item };
    const place = spec.fact.startsWith('.') ? `${base}[0]${spec.fact === '.' ? '' : spec.fact}` : spec.fact;
    return {
      asked: {
        id: item ? `${item.group}.0${spec.id}` : spec.id,
        spec,
        category,
        item,
        placedForm: null,
        text: wordsOf(spec.text, own),
        note: undefined,
        optional: isOptional(spec, own),
        choices: choicesOf(spec, own),
        answer: undefined,
      },
      factPath: spec.entry ? `${place}[0].amount` : place,
    };
  }
}
