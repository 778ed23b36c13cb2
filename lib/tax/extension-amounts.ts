import { notBelowZero } from './engine/verbs';

/** Form 4868, line 6: line 4 less line 5, not below zero. Whole dollars; for estimates that a filer types. */
export const computeExtensionBalance = (tax: number, payments: number): number =>
  notBelowZero(tax - payments);
