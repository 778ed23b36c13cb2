import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { requiredDate } from './date';
import { owner } from './owner';
import { count, flag, state, text } from './text';

const SimplifiedMethod = z.strictObject({
  cost: amount,
  startDate: requiredDate,
  ageAtStart: count,
  jointAges: count,
  recoveredBefore: amount,
});

/** Form 1099-R. `taxableAmount` null means that box 2a is empty. */
export const Retirement = z.strictObject({
  owner,
  payer: text,
  grossDistribution: amount,
  taxableAmount: statedAmount,
  taxableNotDetermined: flag,
  capitalGain: amount,
  federalWithholding: amount,
  code: z
    .string()
    .regex(/^[1-9A-HJ-NP-UWY]{0,3}$/, 'Use the code of box 7, such as 7, 1 or G')
    .default('7'),
  ira: flag,
  rollover: amount,
  qualifiedCharitable: amount,
  disaster: amount,
  simplifiedMethod: SimplifiedMethod.nullable().default(null),
  stateWithholding: amount,
  state,
  earlyExceptionCode: text,
  earlyExceptionAmount: amount,
});
export type Retirement = z.infer<typeof Retirement>;

const basisOfOne = z.strictObject({ priorBasis: amount, yearEndValue: amount }).prefault({});

/** Form 8606: nondeductible contributions to traditional IRAs. */
export const IraBasis = z.strictObject({ taxpayer: basisOfOne, spouse: basisOfOne }).prefault({});
