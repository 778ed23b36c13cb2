import { labelFact } from './describe-fact';

test.each([
  ['payments.estimated.1.amount', 'Estimated payment (2)'],
  ['payments.estimated.1', 'Estimated payment (2)'],
  ['payments.estimated.1.date', 'Payments, Estimated payment (2), date'],
  ['payments.priorYearOverpayment', '2023 refund applied to 2024'],
  ['w2s.1.federalWithholding', 'Form W-2 (2), federal withholding'],
])('%s is called “%s”', (path, label) => {
  expect(labelFact(path)).toBe(label);
});
