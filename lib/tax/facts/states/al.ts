import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Alabama asks. */
export const AL = stateSchema({
  /** Overtime pay exempt in Alabama in 2024, as the employer states it (Schedule W-2). */
  overtimeExempt: amount,
  /** Taxable payments of defined benefit plans by person, which Alabama leaves untaxed (Schedule RS, Part I). */
  definedBenefit: z.strictObject({ taxpayer: amount, spouse: amount }).prefault({}),
  /** Health insurance premiums of an employee of a small employer (Form 40, Part II). */
  healthInsuranceSmallEmployer: amount,
  /** Costs to retrofit or upgrade a home against wind or flood (Form 40, Part II). */
  retrofit: amount,
  /** Adoption expenses (Form 40, Part II). */
  adoptionExpenses: amount,
  /** Interest of irrevocable trusts. */
  irrevocableTrustInterest: amount,
});

/** The interview's questions about them. */
export const asksAL: readonly AskedFact[] = [
  askedFor('money', 'Overtime pay exempt in Alabama', {
    fact: 'overtimeExempt',
    text: 'How much exempt overtime does your Form W-2 show for Alabama?',
    help: 'Look in box 14 for words like “exempt overtime.” For example, 2,150.00.',
  }),
  askedFor(
    'money',
    'A pension from a defined benefit plan',
    {
      fact: 'definedBenefit.taxpayer',
      text: 'How much of your pensions came from defined benefit plans?',
      help: 'These plans pay a set amount each month for life. Enter the taxable part. For example, 18,000.00.',
    },
    {
      spouse: {
        fact: 'definedBenefit.spouse',
        text: 'How much of your spouse’s pensions came from defined benefit plans?',
        help: 'Enter the taxable part, or 0 if none. For example, 12,000.00.',
      },
    },
  ),
  askedFor('money', 'Health insurance through an employer with fewer than 25 workers', {
    fact: 'healthInsuranceSmallEmployer',
    text: 'How much did you pay for health insurance through your small employer?',
    help: 'Include only premiums paid with after-tax money. For example, 1,800.00.',
  }),
  askedFor('money', 'Storm retrofits to your home', {
    fact: 'retrofit',
    text: 'How much did you pay for storm retrofits to your home?',
    help: 'Include work that protects against wind or flood. For example, 3,000.00.',
  }),
  askedFor('money', 'Adoption expenses', {
    fact: 'adoptionExpenses',
    text: 'How much did you pay in adoption expenses?',
    help: 'Include legal, medical, and agency costs for the year. For example, 9,500.00.',
  }),
];
