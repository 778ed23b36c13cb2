import type { Payment } from './schema';

/** The payment that makes the plan of a year, or null. */
export const activeOf = (payments: readonly Payment[], year: number): Payment | null =>
  payments.find(({ status, taxYear }) => status === 'succeeded' && taxYear === year) ?? null;
