import { describeWaiting } from './waiting-lines';

const request = {
  id: 'r1',
  preparerName: 'Priya Raman',
  question: 'Is this your only job?',
  reply: null,
  pin: null,
  uploads: [],
  createdAt: '2025-02-01T10:00:00.000Z',
  dueOn: null,
  answeredAt: null,
  closedAt: null,
  acceptedAt: null,
};
const at = request.createdAt;

it('says who asks, about what, and leads to the answer', () => {
  const pin = {
    label: 'W-2: Box 1',
    documentId: 'd1',
    fieldPath: 'p',
    questionId: null,
    form: null,
    line: null,
    copy: null,
  };
  expect(describeWaiting({ kind: 'request', at, request: { ...request, pin } })).toEqual({
    key: 'r1',
    kind: 'request',
    title: 'Priya Raman has a question about W-2: Box 1',
    words: 'Is this your only job?',
    action: 'Answer',
    href: '/requests#r1',
  });
  expect(describeWaiting({ kind: 'request', at, request: { ...request, dueOn: '2025-03-01' } }).words).toBe(
    'Due March 1, 2025\nIs this your only job?',
  );
  expect(describeWaiting({ kind: 'request', at, request }).title).toBe('Priya Raman has a question');
});

it('leads to the document, the interview or the summary', () => {
  const preparerName = 'Priya Raman';
  const decided = { at, returnId: 't1', preparerName, message: 'Thank you' };
  const document = describeWaiting({
    kind: 'document',
    at,
    documentId: 'd1',
    name: 'w2.pdf',
    preparerName,
    notes: 'Cut off.',
    recommendations: 'Upload it again.',
  });
  expect([document.title, document.words, document.href]).toEqual([
    'Priya Raman needs a clearer copy of w2.pdf',
    'Cut off.\nUpload it again.',
    '/upload/d1',
  ]);
  expect(describeWaiting({ kind: 'returned', ...decided }).href).toBe('/interview');
  expect(describeWaiting({ kind: 'approved', ...decided })).toMatchObject({
    title: 'Priya Raman approved your return',
    words: 'Thank you',
    href: '/summary',
  });
});
