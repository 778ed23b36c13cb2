import { addCents, asCents, type Cents, centsNotBelowZero, centsOf, plus } from '../facts/cents';
import { type ReturnInput } from '../facts/return-input';
import { type W2 } from '../facts/w2';
import { federalEditionFor } from '../us/editions';

/**
 * A Form W-2 with more wages (or less, when negative) and with payroll boxes that follow, as the employer would fill them
 * in: Social Security up to the wage base of the year, regular Medicare tax on all of it. Federal withholding stays. Payroll
 * boxes that are empty on a form with wages stay empty. Withholding keeps parts of a cent, or it would hide the rate.
 */
export function raiseWages({ w2s, taxYear }: ReturnInput, w2: W2, by: Cents): W2 {
  const isNew = centsOf(w2.wages) === 0;
  const { law } = federalEditionFor({ taxYear });
  const { wageBase, employeeRate } = law.socialSecurityTax;
  const cents = centsOf(by);

  const ofOwner = w2s.filter(({ owner }) => owner === w2.owner);
  const all = centsOf(addCents(ofOwner, ({ socialSecurityWages }) => socialSecurityWages));
  const base = wageBase * 100;
  const hasSocialSecurity = isNew || centsOf(w2.socialSecurityWages) > 0;
  // Wages above the base come off first.
  const above = all >= base ? Math.max(0, centsOf(w2.wages) - centsOf(w2.socialSecurityWages)) : 0;
  const socialSecurity = cents > 0 ? Math.min(cents, Math.max(0, base - all)) : Math.min(0, cents + above);
  const hasMedicare = isNew || centsOf(w2.medicareWages) > 0;

  const more = (amount: Cents, change: number, applies: boolean) =>
    applies ? centsNotBelowZero(plus(amount, asCents(change))) : amount;
  return {
    ...w2,
    wages: plus(w2.wages, by),
    socialSecurityWages: more(w2.socialSecurityWages, socialSecurity, hasSocialSecurity),
    socialSecurityWithholding: more(
      w2.socialSecurityWithholding,
      socialSecurity * employeeRate,
      isNew || centsOf(w2.socialSecurityWithholding) > 0,
    ),
    medicareWages: more(w2.medicareWages, cents, hasMedicare),
    medicareWithholding: more(
      w2.medicareWithholding,
      cents * law.additionalMedicare.regularRate,
      isNew || centsOf(w2.medicareWithholding) > 0,
    ),
  };
}
