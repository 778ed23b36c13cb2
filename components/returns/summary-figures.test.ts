import { effectiveRate, refundFigure, stageOf } from './summary-figures';
import { sampleForm1040, sampleResults } from './summary-sample';

test('a return is calculated only with results and past draft', () => {
  const stale = { ...sampleResults, stale: true };
  expect(stageOf({ status: 'draft', calculationResults: null })).toBe('none');
  expect(stageOf({ status: 'in-review', calculationResults: null })).toBe('none');
  expect(stageOf({ status: 'draft', calculationResults: stale })).toBe('outdated');
  expect(stageOf({ status: 'in-review', calculationResults: stale })).toBe('outdated');
  expect(stageOf({ status: 'draft', calculationResults: sampleResults })).toBe('reopened');
  expect(stageOf({ status: 'in-review', calculationResults: sampleResults })).toBe('calculated');
  expect(stageOf({ status: 'filed', calculationResults: sampleResults })).toBe('calculated');
});

test('a refund stands on line 34', () => {
  expect(refundFigure(sampleResults)).toEqual({
    title: 'Estimated Refund',
    amount: 1314,
    type: 'refund',
    line: { form: '1040', line: '34', copy: 0 },
  });
});

test('a refund of which a part goes to next year stands on line 35a', () => {
  const lines = sampleForm1040({ '34': 1314, '35a': 1000, '36': 314 });
  expect(refundFigure({ estimatedRefund: 1000, lines }).line.line).toBe('35a');
});

test('what is owed has its own title, line 37 and no minus sign', () => {
  expect(refundFigure({ estimatedRefund: -812, lines: sampleForm1040({ '37': 812 }) })).toEqual({
    title: 'Amount Owed',
    amount: 812,
    type: 'owed',
    line: { form: '1040', line: '37', copy: 0 },
  });
});

test('neither refund nor debt is an estimated refund of 0', () => {
  expect(refundFigure({ estimatedRefund: 0, lines: {} })).toMatchObject({
    title: 'Estimated Refund',
    amount: 0,
    type: 'neutral',
  });
});

test('the effective rate is tax after credits over gross income', () => {
  expect(effectiveRate(sampleResults)).toBeCloseTo(0.08907, 4);
  expect(effectiveRate({ federalTaxAfterCredits: 0, grossIncome: 500 })).toBe(0);
});

test('without income there is no rate', () => {
  expect(effectiveRate({ federalTaxAfterCredits: 100, grossIncome: 0 })).toBeNull();
  expect(effectiveRate({ federalTaxAfterCredits: 100, grossIncome: -4000 })).toBeNull();
});
