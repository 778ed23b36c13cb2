import { addCents, type Cents, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { covers, refuse } from '../coverage';

covers(
  'k1s.*.charityCash',
  'k1s.*.charityNoncash',
  'k1s.*.investmentInterest',
  'k1s.*.investmentExpenses',
  'k1s.*.estateTaxDeduction',
  'k1s.*.excessDeductions',
  'k1s.*.excessItemizedDeductions',
  'k1s.*.healthInsurance',
  'k1s.*.taxExemptInterest',
  'k1s.*.amtDepreciation',
  'k1s.*.amtAdjustedGain',
  'k1s.*.amtTrustAdjustment',
  'k1s.*.estimatedTax',
  'k1s.*.backupWithholding',
  'k1s.*.netInvestmentAdjustment',
  'k1s.*.section1231Gain',
);

/** Amounts of a Schedule K-1 that go to forms of others. */
type Amount = {
  [Name in keyof K1]: K1[Name] extends Cents ? Name : never;
}[keyof K1];

/** One box of all Schedules K-1, for the form that it belongs to. */
export const allK1s = (facts: ReturnInput, name: Amount): Cents => addCents(facts.k1s, (k1) => k1[name]);

const onlyEstates = [
  'estateTaxDeduction',
  'excessDeductions',
  'excessItemizedDeductions',
  'shortTermCarryover',
  'longTermCarryover',
  'amtTrustAdjustment',
  'estimatedTax',
  'backupWithholding',
  'netInvestmentAdjustment',
] as const satisfies readonly Amount[];

refuse(
  'k1s.estateTaxDeduction',
  'Boxes 10 to 14 of Schedule K-1 (Form 1041) (estate tax, excess deductions, loss carryovers, credits) apply only to an estate or trust.',
  ({ facts }) =>
    facts.k1s.some((k1) => k1.entity !== 'estate' && onlyEstates.some((name) => isSome(k1[name]))),
);
refuse(
  'k1s.healthInsurance',
  'Health insurance in box 13, code M, is supported only for a partner who materially participates.',
  ({ facts }) =>
    facts.k1s.some((k1) => isSome(k1.healthInsurance) && (k1.entity !== 'partnership' || k1.passive)),
);
