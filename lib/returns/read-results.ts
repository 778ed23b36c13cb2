import { type TaxReturn } from './schema';

/** A return as screens use it: its results may come as an object or as a JSON string (spec section 3). */
export function readResults(taxReturn: TaxReturn): TaxReturn {
  const results: unknown = taxReturn.calculationResults;
  if (typeof results !== 'string') return taxReturn;
  const parsed: TaxReturn['calculationResults'] = JSON.parse(results);
  return { ...taxReturn, calculationResults: parsed };
}
