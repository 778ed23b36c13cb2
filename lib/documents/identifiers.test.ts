import { isIdentifier } from './identifiers';

it('knows numbers of people and accounts', () => {
  expect(isIdentifier('employee_ssn', '123-45-6789')).toBe(true);
  expect(isIdentifier('forms[1].employee_ssn', '123-45-6789')).toBe(true);
  expect(isIdentifier('dependents[1].ssn', '123456789')).toBe(true);
  expect(isIdentifier('recipient_tin', 'XXX-XX-6789')).toBe(true);
  expect(isIdentifier('account_number', '4410-99')).toBe(true);
  expect(isIdentifier('note', '123-45-6789')).toBe(true);
});

it('leaves numbers of payers, and amounts that have nine digits', () => {
  expect(isIdentifier('payer_tin', '12-3456789')).toBe(false);
  expect(isIdentifier('employer_ein', '12-3456789')).toBe(false);
  expect(isIdentifier('wages', '1234567.89')).toBe(false);
});
