import { type DocumentFacts, type FormFacts } from './document-facts';
import { prefillAnswers } from './prefill';

const document = (type: DocumentFacts['type'], ...forms: [string, FormFacts['group']][]): DocumentFacts => ({
  documentId: 'd',
  name: 'paper.pdf',
  type,
  forms: forms.map(([form, group]) => ({
    extractionId: 'e',
    form,
    group,
    item: {},
    sources: {},
    unconfirmed: 0,
    taxYear: 2024,
  })),
});

test.each<[string, DocumentFacts[], Record<string, boolean>]>([
  ['nothing', [], {}],
  ['a W-2 by type alone', [document('W-2')], { 'had-w2-income': true }],
  ['a W-2 that was read', [document('W-2', ['W-2', 'w2s'])], { 'had-w2-income': true }],
  ['a 1099 of unknown kind', [document('1099')], { 'had-self-employment': true }],
  ['a 1099-NEC', [document('1099', ['1099-NEC', 'other'])], { 'had-self-employment': true }],
  ['a 1099-K', [document('1099', ['1099-K', 'other'])], { 'had-self-employment': true }],
  ['a 1099-MISC', [document('1099', ['1099-MISC', 'other'])], { 'had-self-employment': true }],
  ['a 1099-MISC whose boxes were read', [document('1099', ['1099-MISC', 'miscellaneous'])], {}],
  ['a 1099-INT', [document('1099', ['1099-INT', 'interest'])], {}],
  ['a 1099-B', [document('1099', ['1099-B', 'other'])], {}],
  ['a receipt', [document('Receipt')], {}],
  [
    'several',
    [document('W-2', ['W-2', 'w2s']), document('Other', ['SSA-1099', 'socialSecurity'])],
    { 'had-w2-income': true },
  ],
])('%s', (_, documents, answers) => {
  expect(prefillAnswers(documents)).toEqual(answers);
});
