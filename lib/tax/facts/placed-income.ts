import { z } from 'zod';
import { amount, signedAmount, statedAmount } from './amount';
import { requiredState, state } from './text';

/** Where a business, rental or share of an entity earns, and what its states add or take away. */
export const placedIncome = {
  /** Where it is earned; empty: where the owner lives. */
  state,
  /** Several states: receipts, payroll and property in each. */
  apportionment: z
    .array(z.strictObject({ state: requiredState, receipts: amount, payroll: amount, property: amount }))
    .default([]),
  /** Depreciation under a state's own law where it does not follow the federal one, by state. */
  stateDepreciation: z.array(z.strictObject({ state: requiredState, amount: signedAmount })).default([]),
  /** Tax that the entity paid to a state for its owner; `addition` is what the state's own schedule adds to income. */
  passThroughEntityTax: z
    .array(z.strictObject({ state: requiredState, credit: amount, addition: statedAmount }))
    .default([]),
} as const;
