import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { assembleReturn } from '../assemble';
import { assembleTree } from '../assemble-tree';
import { type DocumentFacts } from '../document-facts';
import { decideInterview } from '../prune-irrelevant';
import { planInterview } from '../plan';
import { type Responses } from '../schema';
import { answerAll, type Script } from './answer-all';
import { aboutMaria, readW2 } from './people';

export type Form = DocumentFacts['forms'][number];

/** An uploaded document with one form that was read; each value has a place on it. */
export const read = (
  form: string,
  group: Form['group'],
  item: Form['item'],
  more: Partial<Form> = {},
): DocumentFacts => ({
  documentId: `document-${form}`,
  name: `${form}.pdf`,
  type: 'Other',
  forms: [
    {
      extractionId: `x${form.replaceAll(/\W/g, '')}`,
      form,
      group,
      item,
      sources: Object.fromEntries(Object.keys(item).map((key) => [key, `box_${key}`])),
      unconfirmed: 0,
      taxYear: 2024,
      ...more,
    },
  ],
});

export const months = Array.from({ length: 12 }, () => ({ premium: 600, benchmark: 500, advance: 300 }));
export const plan1095 = read('1095-A', 'marketplace', { policy: 'P-77', state: 'OH', monthly: months });
export const paid = readW2('clinic', 40_000, 3_000);
export const single: Script = { 'marital-status': 'Never married', ...aboutMaria };

export const linesOf = (script: Script, documents: DocumentFacts[]) => {
  const { input, missing } = assembleReturn({ answers: answerAll(script, documents), documents });
  if (missing.length > 0) throw new Error(JSON.stringify(missing));
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts).lines;
};
export const askedOf = (answers: Responses, documents: DocumentFacts[]) =>
  planInterview({ answers, documents }).categories.flatMap(({ questions }) => questions);
export const treeOf = (answers: Responses, documents: DocumentFacts[]) =>
  assembleTree(decideInterview({ answers, documents }));
