import { readResults } from './read-results';
import { type TaxReturn } from './schema';

const taxReturn = { id: 'r', estimatedRefund: '981.00', calculationResults: null } as TaxReturn;
const results = { estimatedRefund: 981, stale: false };

/** A reply as another server may send it. */
const withResults = (calculationResults: unknown) => ({ ...taxReturn, calculationResults }) as TaxReturn;

it('gives results that came as a JSON string as the object', () => {
  expect(readResults(withResults(JSON.stringify(results))).calculationResults).toEqual(results);
});

it('leaves an object, and no results, as they are', () => {
  expect(readResults(withResults(results)).calculationResults).toEqual(results);
  expect(readResults(taxReturn)).toBe(taxReturn);
  expect(readResults(withResults('null')).calculationResults).toBeNull();
});
