import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { type PremiumCredit } from '../../facts/employer-credits';
import { type ReturnInput } from '../../facts/return-input';
import { type Employer, listEmployers } from '../form-3800/employers';
import { type Law } from '../law/law';

type Insurer = Pick<Employer, 'premiumCredits'>;

/** Businesses and farms whose owner claims a credit for health insurance premiums of the staff: one in a return. */
export const insuringEmployers = (given: { facts: ReturnInput }): readonly Employer[] =>
  listEmployers(given).filter(({ premiumCredits }) => premiumCredits.length > 0);

/** Full-time equivalents, rounded down, but at least one: Worksheets 2 and 7. */
const equivalents = (hours: number, { premiumsPaid }: Law): number =>
  largerOf(1, Math.floor(hours / premiumsPaid.fullTimeHours));

/** Form 8941, line 2. */
export const staffEquivalents = ({ hours }: PremiumCredit, law: Law): number => equivalents(hours, law);
/** Form 8941, line 14. */
export const enrolledEquivalents = ({ enrolledHours }: PremiumCredit, law: Law): number =>
  equivalents(enrolledHours, law);

/** With 25 full-time equivalents the credit is gone, and lines 3 to 11 are skipped. */
export const isTooLarge = (premium: PremiumCredit, law: Law): boolean =>
  staffEquivalents(premium, law) >= law.premiumsPaid.fullCreditEmployees + law.premiumsPaid.employeeRange;

/** Form 8941, line 3: Worksheet 3, rounded down to a multiple of $1,000. */
export const averageWages = (premium: PremiumCredit, law: Law): number => {
  const { wageStep } = law.premiumsPaid;
  return Math.floor(exactDollars(premium.wages) / staffEquivalents(premium, law) / wageStep) * wageStep;
};

/** With average wages of twice the limit the credit is gone, and lines 4 to 11 are skipped. */
export const isPaidTooMuch = (premium: PremiumCredit, law: Law): boolean =>
  averageWages(premium, law) >= 2 * law.premiumsPaid.wageLimit;

export const givesCredit = (premium: PremiumCredit, law: Law): boolean =>
  !isTooLarge(premium, law) && !isPaidTooMuch(premium, law);

/** Form 8941, line 6: premiums up to the average of the small group market. */
export const countedPremiums = ({ premiums, averagePremiums }: PremiumCredit): number =>
  smallerOf(dollars(premiums), dollars(averagePremiums));

/** Form 8941, line 7. */
export const fullCredit = (premium: PremiumCredit, { premiumsPaid }: Law): number =>
  roundHalfUp(countedPremiums(premium) * premiumsPaid.rate);

/** Form 8941, line 8: Worksheet 5. */
export function afterEmployees(premium: PremiumCredit, law: Law): number {
  const { fullCreditEmployees, employeeRange } = law.premiumsPaid;
  const over = notBelowZero(staffEquivalents(premium, law) - fullCreditEmployees);
  const full = fullCredit(premium, law);
  return full - roundHalfUp(full * roundToPlaces(over / employeeRange, 3));
}

/** Form 8941, line 9: Worksheet 6. */
export function afterWages(premium: PremiumCredit, law: Law): number {
  const { wageLimit } = law.premiumsPaid;
  const over = notBelowZero(averageWages(premium, law) - wageLimit);
  const lost = roundHalfUp(fullCredit(premium, law) * roundToPlaces(over / wageLimit, 3));
  return notBelowZero(afterEmployees(premium, law) - lost);
}

/** Form 8941, line 11. */
export const ownPremiums = ({ premiums, stateHelp }: PremiumCredit): number =>
  notBelowZero(dollars(premiums) - dollars(stateHelp));

/** Form 8941, line 12. */
export const premiumCredit = (premium: PremiumCredit, law: Law): number =>
  givesCredit(premium, law) ? smallerOf(afterWages(premium, law), ownPremiums(premium)) : 0;

/** Whole dollars of one employer's credit, which takes the place of as much of its deduction for premiums (IRC 280C(h)). */
export function premiumCreditOf({ premiumCredits }: Insurer, law: Law): number {
  let credit = 0;
  for (const premium of premiumCredits) credit += premiumCredit(premium, law);
  return credit;
}
