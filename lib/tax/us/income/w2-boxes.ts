import { addCents, type Cents, isSome } from '../../facts/cents';
import { type W2 } from '../../facts/w2';
import { covers, refuse } from '../coverage';

covers(
  'w2s.*.owner',
  'w2s.*.employerName',
  'w2s.*.employerEin',
  'w2s.*.employerAddress',
  'w2s.*.socialSecurityWages',
  'w2s.*.socialSecurityWithholding',
  'w2s.*.medicareWages',
  'w2s.*.medicareWithholding',
  'w2s.*.socialSecurityTips',
  'w2s.*.nonqualifiedPlans',
  'w2s.*.box12',
  'w2s.*.box14',
  'w2s.*.retirementPlan',
  'w2s.*.thirdPartySickPay',
  'w2s.*.states',
);

const codesOf = (w2: W2, codes: RegExp) => w2.box12.filter(({ code }) => codes.test(code.toUpperCase()));

const amountsOf = (w2: W2, codes: RegExp): Cents => addCents(codesOf(w2, codes), (box) => box.amount);

/** Codes A, B (tips), M and N (group-term life insurance after leaving the job). */
export const uncollectedTaxes = (w2: W2): Cents => amountsOf(w2, /^[ABMN]$/);

/** The Social Security part of them: codes A and M. */
export const uncollectedSocialSecurity = (w2: W2): Cents => amountsOf(w2, /^[AM]$/);

/** Code Q. */
export const combatPayOf = (w2: W2): Cents => amountsOf(w2, /^Q$/);

/** Code W: what the employer (or the employee, before tax) put into a health savings account. */
export const employerHealthSavings = (w2: W2): Cents => amountsOf(w2, /^W$/);

/** Code K: the 20% tax on golden parachute payments, figured by the employer. */
export const goldenParachuteTax = (w2: W2): Cents => amountsOf(w2, /^K$/);

/** Code T: adoption benefits of the employer, not in box 1. */
export const adoptionBenefits = (w2: W2): Cents => amountsOf(w2, /^T$/);

/** Elective deferrals and contributions that count for the retirement savings credit. */
export const retirementSavings = (w2: W2): Cents => amountsOf(w2, /^(?:[DEFGHS]|AA|BB|EE)$/);

/** Elective deferrals under one limit: sections 401(k), 403(b) and 408(k)(6), Roth ones with them. */
export const plansDeferrals = (w2: W2): Cents => amountsOf(w2, /^(?:[DEF]|AA|BB)$/);

export const section403bDeferrals = (w2: W2): Cents => amountsOf(w2, /^(?:E|BB)$/);

export const simpleDeferrals = (w2: W2): Cents => amountsOf(w2, /^S$/);

/** Section 457(b) plans have a limit of their own. */
export const section457Deferrals = (w2: W2): Cents => amountsOf(w2, /^(?:G|EE)$/);

/** Designated Roth contributions: they are in box 1. */
export const rothDeferrals = (w2: W2): Cents => amountsOf(w2, /^(?:AA|BB|EE)$/);

/** Contributions to a section 501(c)(18)(D) plan: they are in box 1, too. */
export const section501c18Contributions = (w2: W2): Cents => amountsOf(w2, /^H$/);

/** Codes that say something about pay that is already right in box 1, or nothing about the federal return. */
const informational = /^(?:[ABCDEFGHJKLMNPQSTVWY]|AA|BB|DD|EE|FF|GG|HH|II)$/;

refuse(
  'w2s.box12',
  'A Form W-2 has a box 12 code that isn’t supported: R (Archer MSA), Z (income under a nonqualified deferred compensation plan that fails section 409A), or an invalid code.',
  ({ facts }) =>
    facts.w2s.some((w2) =>
      w2.box12.some(({ code, amount }) => isSome(amount) && !informational.test(code.toUpperCase())),
    ),
);
