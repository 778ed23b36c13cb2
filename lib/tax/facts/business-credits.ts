import { z } from 'zod';
import { amount } from './amount';
import { flag, text } from './text';

/** Credits with a line of their own on Form 3800, Parts III and IV, by the form (and its part) that they are figured on. */
const BusinessCreditKind = z.enum([
  'form5884',
  'form8586',
  'form8820',
  'form8826',
  'form8844',
  'form8846',
  'form8874',
  'form8881Startup',
  'form8881AutoEnrollment',
  'form8881MilitarySpouse',
  'form8882',
  'form8900',
  'form8906',
  'form8908',
  'form8911',
  'form8932',
  'form8936Business',
  'form8936Commercial',
  'form8941',
  'form8994',
]);
export type BusinessCreditKind = z.output<typeof BusinessCreditKind>;

/** A general business credit that a Schedule K-1 passes on, or that an earlier Form 3800 carries forward. */
export const BusinessCredit = z.strictObject({
  /** Null: not said yet. */
  credit: BusinessCreditKind.nullable().default(null),
  amount,
  /** EIN of the business whose Schedule K-1 passes it on. */
  ein: text,
  /** Year in which a carried credit arose; null: this year. */
  originYear: z.int('Use a four-digit year').min(1990).max(2100).nullable().default(null),
  /** From a passive activity: of this year, or one of an earlier year that Form 8582-CR has not allowed yet. */
  passive: flag,
  /** A passive credit with limits of its own: rental real estate with active participation, or a publicly traded partnership. */
  limitedApart: flag,
});
