import { toFacts } from '@/lib/documents/kinds/to-facts';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { assembleReturn } from '@/lib/interview/assemble';
import { assembleTree } from '@/lib/interview/assemble-tree';
import { type DocumentFacts } from '@/lib/interview/document-facts';
import { decideInterview } from '@/lib/interview/prune-irrelevant';
import { answerAll, type Script } from '@/lib/interview/testing/answer-all';
import { aboutMaria, readW2 } from '@/lib/interview/testing/people';

const wages = readW2('clinic', 140_000, 22_000);
const single: Script = { 'marital-status': 'Never married', ...aboutMaria };

/** Form 1098 with the boxes as the reader leaves them. */
function form1098(unconfirmed = 0): DocumentFacts {
  const facts = toFacts('1098', {
    lender_name: 'Larkspur Home Lending',
    box1_mortgage_interest: '16040.19',
    box2_outstanding_principal: '240000.00',
    box3_origination_date: '06/15/2019',
    box6_points: '900.00',
  });
  if (facts === null || facts.group === 'other') throw new Error('Form 1098 has no place in the return');
  const { group, item, sources } = facts;
  return {
    documentId: 'document-1098',
    name: '1098.pdf',
    type: 'Other',
    forms: [{ extractionId: 'x1098', form: '1098', group, item, sources, unconfirmed, taxYear: 2024 }],
  };
}

test('a Form 1098 that was read is interest and points of Schedule A, each with its box as the source', () => {
  const documents = [wages, form1098()];
  const answers = answerAll(single, documents);
  const { input, missing } = assembleReturn({ answers, documents });
  expect(missing).toEqual([]);
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { lines } = calculateReturn(parsed.facts);
  // Schedule A, line 8a: interest and points reported on Form 1098: 16,040.19 + 900.00.
  expect(lines['schedule-a']).toMatchObject({ '8a': 16_940 });
  const { sources } = assembleTree(decideInterview({ answers, documents }));
  expect(sources['itemized.mortgages[0].interest']).toEqual({
    documentId: 'document-1098',
    extractionId: 'x1098',
    fieldPath: 'box1_mortgage_interest',
  });
  expect(sources['itemized.mortgages[0].points']).toMatchObject({ fieldPath: 'box6_points' });
});

test('without the paper, or while a field of it waits for a look, none of it is in the return', () => {
  const none = assembleTree(decideInterview({ answers: answerAll(single, [wages]), documents: [wages] }));
  expect(JSON.stringify(none.tree)).not.toContain('16040.19');
  const waiting = [wages, form1098(1)];
  const held = assembleTree(decideInterview({ answers: {}, documents: waiting }));
  expect(JSON.stringify(held.tree)).not.toContain('16040.19');
});
