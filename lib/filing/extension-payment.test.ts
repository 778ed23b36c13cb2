import { answersFromExtension } from './extension-payment';

test.each([
  ['nobody was asked yet: only the amount waits', {}, 1019, { 'payments.withExtension': 1019 }],
  [
    '"none" gives way',
    { 'payment-kinds': ['none'] },
    1019,
    { 'payments.withExtension': 1019, 'payment-kinds': ['extension'] },
  ],
  [
    'other payments stay',
    { 'payment-kinds': ['estimated'] },
    500,
    { 'payments.withExtension': 500, 'payment-kinds': ['estimated', 'extension'] },
  ],
  ['what the filer said stands', { 'payment-kinds': ['extension'], 'payments.withExtension': 400 }, 1019, {}],
  ['nothing was paid', { 'payment-kinds': ['none'] }, 0, {}],
])('%s', (_what, answers, paying, expected) => {
  expect(answersFromExtension(answers, paying)).toEqual(expected);
});
