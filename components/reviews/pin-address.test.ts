import { pinAddress } from './pin-address';

const nowhere = {
  label: 'x',
  documentId: null,
  fieldPath: null,
  questionId: null,
  form: null,
  line: null,
  copy: null,
};

it('leads to the field of a document, or to the explanation of a line', () => {
  expect(pinAddress({ ...nowhere, documentId: 'd1', fieldPath: 'forms[1].ein' })).toBe(
    '/upload/d1?field=forms%5B1%5D.ein',
  );
  expect(pinAddress({ ...nowhere, documentId: 'd1' })).toBe('/upload/d1');
  expect(pinAddress({ ...nowhere, form: '1040', line: '25d', copy: 0 })).toBe('/summary?explain=1040%3A25d');
  expect(pinAddress({ ...nowhere, form: 'schedule-c', line: '31', copy: 1 })).toBe(
    '/summary?explain=schedule-c%3A31%3A1',
  );
});

it('leads to a question of the interview', () => {
  expect(pinAddress({ ...nowhere, questionId: 'w2s.0.wages' })).toBe('/interview?q=w2s.0.wages');
});

it('leads nowhere when the document was deleted', () => {
  expect(pinAddress({ ...nowhere, fieldPath: 'wages' })).toBeNull();
});
