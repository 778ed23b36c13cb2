import { ledgerSteps } from './summary-ledger-steps';
import { sampleForm1040, sampleResults } from './summary-sample';

const outline = (results: typeof sampleResults) =>
  ledgerSteps(results).map(({ label, amount, from, to }) => [label, amount, from, to]);

test('tax counts down, withholding counts up, the rest is the refund', () => {
  expect(outline(sampleResults)).toEqual([
    ['Total tax', -5586, 0, -5586],
    ['Tax withheld', 6900, -5586, 1314],
    ['Estimated Refund', 1314, 0, 1314],
  ]);
});

test('refundable credits and payments are steps of their own, and all adds up', () => {
  const results = {
    ...sampleResults,
    estimatedRefund: 2979,
    federalTaxAfterCredits: 348,
    totalWithholding: 1275,
    lines: sampleForm1040({
      '26': 425,
      '27': 1500,
      '28': 600,
      '31': 40,
      '34': 3492,
      '35a': 2979,
      '36': 500,
      '38': 13,
    }),
  };
  expect(outline(results)).toEqual([
    ['Total tax', -348, 0, -348],
    ['Tax withheld', 1275, -348, 927],
    ['Estimated tax payments', 425, 927, 1352],
    ['Refundable credits and other payments', 2140, 1352, 3492],
    ['Estimated tax penalty', -13, 3492, 3479],
    ['Applied to next year’s estimated tax', -500, 3479, 2979],
    ['Estimated Refund', 2979, 0, 2979],
  ]);
  expect(ledgerSteps(results).at(-1)?.line?.line).toBe('35a');
});

test('too little paid ends with the amount owed, line 37', () => {
  const steps = ledgerSteps({ ...sampleResults, estimatedRefund: -5586, totalWithholding: 0 });
  expect(steps.map(({ label, amount }) => [label, amount])).toEqual([
    ['Total tax', -5586],
    ['Tax withheld', 0],
    ['Amount Owed', -5586],
  ]);
  expect(steps.at(-1)?.line).toEqual({ form: '1040', line: '37', copy: 0 });
});

test('credits alone are called refundable credits', () => {
  const lines = sampleForm1040({ '27': 4253, '28': 3362 });
  const results = {
    ...sampleResults,
    estimatedRefund: 9562,
    federalTaxAfterCredits: 0,
    totalWithholding: 1947,
  };
  expect(outline({ ...results, lines })).toEqual([
    ['Total tax', 0, 0, 0],
    ['Tax withheld', 1947, 0, 1947],
    ['Refundable credits', 7615, 1947, 9562],
    ['Estimated Refund', 9562, 0, 9562],
  ]);
});

test('a difference that no line accounts for is shown, never swallowed', () => {
  expect(outline({ ...sampleResults, estimatedRefund: 1300 }).slice(2)).toEqual([
    ['Other lines', -14, 1314, 1300],
    ['Estimated Refund', 1300, 0, 1300],
  ]);
});
