import { type AskedFact, askedFor, statedBy } from './asked-fact';
import { z } from 'zod';
import { amount, statedAmount } from '../amount';
import { owner } from '../owner';
import { flag, statedFlag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Pennsylvania asks. */
export const PA = stateSchema({
  /** Schedule UE: allowable unreimbursed expenses of a job, by person (PA-40, line 1b). */
  unreimbursedExpenses: z.array(z.strictObject({ owner, amount })).default([]),
  /** Schedule SP, Section III: money that is not PA taxable income but counts for tax forgiveness. */
  forgiveness: z
    .strictObject({
      /** Line 4: life insurance proceeds and inheritances. */
      insuranceAndInheritance: amount,
      /** Line 5: gifts, awards and prizes. */
      giftsAndPrizes: amount,
      /** Line 7: nontaxable military pay, without combat pay. */
      militaryPay: amount,
      /** Line 9: scholarships and other educational assistance that is not taxed. */
      educationalAssistance: amount,
      /** Line 10: cash for personal purposes from outside the home. */
      cashReceived: amount,
      /** Eligibility income of a spouse who files separately; null: not stated. */
      spouseIncome: statedAmount,
      /** Whoever can claim the filer as a dependent qualifies for forgiveness; null: not stated. */
      claimantQualifies: statedFlag,
    })
    .prefault({}),
  /** Form PA-1000: income of the household that the federal return doesn't show, and who claims. */
  rebate: z
    .strictObject({ otherIncome: amount, widowed: flag, disabled: flag, federalPension: flag })
    .prefault({}),
});

/** The interview's questions about them. */
export const asksPA: readonly AskedFact[] = [
  askedFor('money', 'Unreimbursed employee business expenses (Schedule UE)', {
    fact: 'unreimbursedExpenses[0].amount',
    text: 'How much did you pay for unreimbursed employee business expenses?',
    help: 'Include tools, uniforms, and business mileage, but not commuting. For example, 840.00.',
  }),
  askedFor(
    'money',
    'Life insurance or an inheritance',
    {
      fact: 'forgiveness.insuranceAndInheritance',
      text: 'How much did you receive from life insurance or an inheritance?',
      help: 'Include cash and the value of property. For example, 10,000.00.',
    },
    { why: 'Tax forgiveness counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Gifts, awards, or prizes',
    {
      fact: 'forgiveness.giftsAndPrizes',
      text: 'How much did you receive in gifts, awards, and prizes?',
      help: 'Leave out amounts already taxed on your return. For example, 1,500.00.',
    },
    { why: 'Tax forgiveness counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Nontaxable military pay, other than combat pay',
    {
      fact: 'forgiveness.militaryPay',
      text: 'How much untaxed military pay did you receive?',
      help: 'Leave out combat pay. For example, 3,000.00.',
    },
    { why: 'Tax forgiveness counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Nontaxable scholarships',
    {
      fact: 'forgiveness.educationalAssistance',
      text: 'How much did you receive in untaxed scholarships?',
      help: 'Leave out loans. For example, 2,500.00.',
    },
    { why: 'Tax forgiveness counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Cash for personal use from someone outside your home',
    {
      fact: 'forgiveness.cashReceived',
      text: 'How much cash did others give you for personal use?',
      help: 'Leave out cash you already entered as a gift. For example, 1,000.00.',
    },
    { why: 'Tax forgiveness counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Lived with my spouse but am filing separately',
    {
      fact: 'forgiveness.spouseIncome',
      text: 'What was your spouse’s total income?',
      help: 'Use line 11 of your spouse’s Schedule SP. For example, 14,000.00.',
    },
    { only: 'apart', why: 'Tax forgiveness counts all of your household’s income.' },
  ),
  statedBy('rebate.widowed', 'I’m a widow or widower and was 50 or older at the end of 2024'),
  statedBy(
    'rebate.federalPension',
    'A federal civil service (CSRS) pension, at 65 or older or with a disability',
  ),
  statedBy('rebate.disabled', 'One of us was permanently disabled'),
  askedFor(
    'money',
    'Income not on my federal return, and I’m 65 or older, widowed, or disabled',
    {
      fact: 'rebate.otherIncome',
      text: 'How much income did you have that isn’t on your federal return?',
      help: 'Include inheritances, gifts over $300, life insurance over $5,000, cash aid, and workers’ compensation. For example, 1,800.00.',
    },
    { why: 'The property tax or rent rebate counts all of your household’s income.' },
  ),
];
