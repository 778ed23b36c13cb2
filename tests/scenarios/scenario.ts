import { type ReturnInputJson } from '@/lib/tax/facts/return-input';

/** A whole return with the lines that somebody worked out by hand or published. */
export interface Scenario {
  /** Short and stable: it names the return in tests and seeds. */
  name: string;
  /** Where the figures come from. */
  source: string;
  input: ReturnInputJson;
  /** By form id and printed line; null: the line must be blank. */
  expect: Record<string, Record<string, number | boolean | string | null>>;
  refund?: number;
  owed?: number;
}

export const person = (dateOfBirth: string) => ({ dateOfBirth });

/** A Form W-2 whose payroll boxes follow from the wages. */
export const wages = (amount: number, federalWithholding = 0) => ({
  wages: amount,
  federalWithholding,
  socialSecurityWages: amount,
  socialSecurityWithholding: Math.round(amount * 6.2) / 100,
  medicareWages: amount,
  medicareWithholding: Math.round(amount * 1.45) / 100,
});
