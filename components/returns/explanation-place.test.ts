import { placeStep } from './explanation-place';

test('a step says where it stands', () => {
  expect(placeStep({ kind: 'line', form: '1040', line: '25d' })).toBe('Form 1040, line 25d');
  expect(placeStep({ kind: 'line', form: 'schedule-c', line: '31', copy: 0 })).toBe('Schedule C, line 31');
  expect(placeStep({ kind: 'line', form: 'schedule-c', line: '31', copy: 1 })).toBe(
    'Schedule C, line 31, copy 2',
  );
  expect(placeStep({ kind: 'law' })).toBe('Tax law');
  expect(placeStep({ kind: 'fact' })).toBe('Your return');
  expect(placeStep({ kind: 'fact', origin: { questionId: 'w2', href: '/interview?q=w2' } })).toBe(
    'Your answer',
  );
  const document = {
    documentId: 'd',
    documentName: 'acme.pdf',
    fieldPath: 'wages',
    page: 1,
    box: null,
    href: '/upload/d',
  };
  expect(placeStep({ kind: 'fact', origin: document })).toBe('acme.pdf');
});
